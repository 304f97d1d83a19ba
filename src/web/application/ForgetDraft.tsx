import { isCode } from '#client/error.ts'
import { call } from '../api/client.ts'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import { useRequest } from '../api/use-request.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

/** 'Forget this' of a reminder: acts on the button only, not on opening the link. */
export function ForgetDraft({ token }: Readonly<{ token: string }>) {
  const t = useTranslate()
  const body = { token }
  const { isBusy, isDone, error, start } = useRequest(() =>
    call('POST /api/draft/forget', { body }),
  )
  const isExpired = isCode(error, 'link.expired')
  return (
    <div className="mx-auto w-full max-w-form px-5 py-10 sm:py-16">
      <h1 className="text-2xl sm:text-3xl">{t('forget.title')}</h1>
      {isDone ? (
        <Notice tone="success" role="status" title={t('forget.done.title')} className="mt-6">
          {t('forget.done.text')}
        </Notice>
      ) : (
        <p className="mt-2 text-quiet">{t('forget.lead')}</p>
      )}
      <ErrorNotice error={error} className="mt-6" />
      {!isDone && !isExpired && (
        <Button look="danger" className="mt-6" busy={isBusy} onClick={() => start()}>
          {t('forget.button')}
        </Button>
      )}
    </div>
  )
}
