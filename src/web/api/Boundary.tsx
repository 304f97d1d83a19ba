import { Component } from 'react'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import type { Elements } from '../ui/elements.ts'
import { reportBroken } from './report-broken.ts'

type BoundaryProps = Readonly<{ children: Elements }>

/** Catches render errors, and chunks missing after a release: reloading helps in both cases. */
export class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    reportBroken(error)
  }

  override render(): Elements {
    return this.state.isBroken ? <Broken /> : this.props.children
  }
}

function Broken() {
  const t = useTranslate()
  return (
    <div role="alert" className="mx-auto w-full max-w-[32rem] px-4 py-16">
      <h1 className="text-xl">{t('site.broken.title')}</h1>
      <p className="mt-2 text-quiet">{t('site.broken.text')}</p>
      <Button className="mt-6" onClick={() => location.reload()}>
        {t('site.broken.action')}
      </Button>
    </div>
  )
}
