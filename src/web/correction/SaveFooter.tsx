import { wordsOf } from '../api/error.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

type SaveFooterProps = Readonly<{
  /** Label of the save button. */
  save: string
  isBusy: boolean
  /** Save was pressed without a change. */
  isSame: boolean
  /** Why it cannot be saved. */
  refusal?: string | null
  /** Why saving failed; null if the fields show it. */
  error: unknown
  onCancel: () => void
}>

/** The end of each correction form: errors, save and cancel. */
export function SaveFooter({ save, isBusy, isSame, refusal, error, onCancel }: SaveFooterProps) {
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
