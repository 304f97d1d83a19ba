import { Component, type ReactNode } from 'react'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'

type BoundaryProps = Readonly<{ children: ReactNode }>

/** Catches what breaks while drawing, or a part that a new version no longer has: reloading mends both. */
export class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children
  }
}

function Broken() {
  const t = useTranslate()
  return (
    <div role="alert" className="mx-auto w-full max-w-[32rem] px-4 py-16">
      <h1 className="text-xl">{t('staff.shell.broken.title')}</h1>
      <p className="mt-2 text-quiet">{t('staff.shell.broken.text')}</p>
      <Button className="mt-6" onClick={() => location.reload()}>
        {t('staff.shell.broken.action')}
      </Button>
    </div>
  )
}
