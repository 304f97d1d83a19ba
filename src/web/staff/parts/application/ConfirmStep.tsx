import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslate } from '../../../i18n/provider.tsx'
import { SmallButton } from '../SmallButton.tsx'

type ConfirmStepProps = Readonly<{
  title: string
  action: string
  isBusy: boolean
  isGrave?: boolean
  onYes: () => void
  onBack: () => void
  children: ReactNode
}>

/** Says in place of the button what will happen, and asks once more. */
export function ConfirmStep(props: ConfirmStepProps) {
  const { title, action, isBusy, isGrave = false, onYes, onBack, children } = props
  const t = useTranslate()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: one question inside a form, not a set of fields
    <div
      role="group"
      aria-labelledby={id}
      className={`rounded-card border p-4 ${isGrave ? 'border-clay/50 bg-clay-tint' : 'border-ocean/40 bg-ocean-tint'}`}
    >
      <h4 id={id} ref={heading} tabIndex={-1} className="font-semibold">
        {title}
      </h4>
      <div className="mt-1 text-sm">{children}</div>
      <div className="mt-3 flex flex-wrap gap-2">
        <SmallButton look={isGrave ? 'danger' : 'primary'} busy={isBusy} onClick={onYes}>
          {action}
        </SmallButton>
        <SmallButton aria-disabled={isBusy || undefined} onClick={onBack}>
          {t('staff.parts.back')}
        </SmallButton>
      </div>
    </div>
  )
}
