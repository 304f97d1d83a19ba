import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Elements } from '../../ui/elements.ts'

type DialogButtonsProps = Readonly<{
  onClose: () => void
  /** What is done instead; without it the dialog was there to be looked at. */
  children?: Elements
}>

/** What ends a dialog: always in sight, over its whole width, however long the dialog is. */
export function DialogButtons({ onClose, children }: DialogButtonsProps) {
  const t = useTranslate()
  return (
    <div className="sticky -bottom-5 z-10 -mx-5 mt-5 -mb-5 flex flex-col-reverse gap-3 bg-surface px-5 pt-3 pb-5 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:flex-row sm:justify-end sm:px-6 sm:pb-6">
      <Button look="secondary" onClick={onClose}>
        {t(children ? 'staff.parts.cancel' : 'staff.parts.close')}
      </Button>
      {children}
    </div>
  )
}
