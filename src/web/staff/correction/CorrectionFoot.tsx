import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'

type CorrectionFootProps = Readonly<{
  save: string
  isBusy: boolean
  /** Somebody tried to save what nobody changed. */
  isSame: boolean
  error: unknown
  onClose: () => void
}>

/** Below what staff correct: why it was not saved, and the ways on. */
export function CorrectionFoot({ save, isBusy, isSame, error, onClose }: CorrectionFootProps) {
  const t = useTranslate()
  return (
    <>
      {isSame && <Notice role="alert">{t('correction.answers.same')}</Notice>}
      <ErrorNotice error={error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {save}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {t('correction.cancel')}
        </Button>
      </div>
    </>
  )
}
