import { useMutation } from '@tanstack/react-query'
import { pause, withRetries } from '#client/retry.ts'
import { call } from '../api/client.ts'
import { wordsOf } from '../api/error.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import type { Elements } from '../ui/elements.ts'
import { Notice } from '../ui/Notice.tsx'
import type { Application } from './checklist.ts'

type LettersReturnProps = Readonly<{
  application: Pick<Application, 'id' | 'paymentOrderId' | 'unreachable'>
  /** A link to correct the address. */
  correct: Elements
  /** The address is considered valid again: reload the application. */
  onTried: () => void
}>

/** Warns on all the traveller's pages that mail bounces, with both remedies. */
export function LettersReturn({ application, correct, onTried }: LettersReturnProps) {
  const t = useTranslate()
  const { id, unreachable } = application
  const retry = useMutation({
    mutationFn: () =>
      withRetries(
        () => call('POST /api/applications/{id}/letters/retry', { params: { id } }),
        pause,
      ),
    onSuccess: onTried,
  })
  if (!unreachable) {
    return retry.isSuccess ? (
      <Notice tone="info" role="status">
        {t('document.returned.tried')}
      </Notice>
    ) : null
  }
  return (
    <Notice tone="warning" title={t('document.returned.title')}>
      <p className="max-w-prose">{t('document.returned.text', { address: unreachable.address })}</p>
      {retry.error && (
        <p role="alert" className="mt-2 font-semibold">
          {wordsOf(retry.error, t)}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {correct}
        <Button
          look="quiet"
          className="px-2! text-start"
          busy={retry.isPending}
          onClick={() => retry.mutate()}
        >
          {t('document.returned.right')}
        </Button>
      </div>
    </Notice>
  )
}
