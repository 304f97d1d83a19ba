import { wordsOf } from '../api/error.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

type SavingFootProps = Readonly<{
  /** What the button that saves says. */
  save: string
  isBusy: boolean
  /** It was pressed, and everything stands as it was. */
  isSame: boolean
  /** Why nothing can be saved. */
  refusal?: string | null
  /** Why it was not; null where the fields say it. */
  error: unknown
  onCancel: () => void
}>

/** The end of each form of a correction: why nothing was saved, saving, and leaving it as it was. */
export function SavingFoot({ save, isBusy, isSame, refusal, error, onCancel }: SavingFootProps) {
  const t = useTranslate()
  return (
    <>
      <div role="alert">
        {refusal && <Notice tone="error">{refusal}</Notice>}
        {!refusal && isSame && <Notice>{t('correction.answers.same')}</Notice>}
        {error !== null && <Notice tone="error">{wordsOf(error, t)}</Notice>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {save}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {t('correction.cancel')}
        </Button>
      </div>
    </>
  )
}
