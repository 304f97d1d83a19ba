import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

type RetryNoticeProps = Readonly<{
  title?: string
  /** That there is no network, if left out. */
  text?: string | null
  isBusy?: boolean
  onRetry: () => void
}>

/** A part of the page did not load, and may be loaded again. */
export function RetryNotice({ title, text, isBusy = false, onRetry }: RetryNoticeProps) {
  const t = useTranslate()
  return (
    <Notice tone="error" role="alert" title={title}>
      <p>{text ?? t('form.network')}</p>
      <Button look="secondary" className="mt-3" busy={isBusy} onClick={onRetry}>
        {t('form.retry')}
      </Button>
    </Notice>
  )
}
