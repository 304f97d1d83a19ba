import { useState } from 'react'
import { ApiError } from '#client/error.ts'
import { call } from '../api/client.ts'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

/** 'Forget this' of a reminder: acts on the button only, not on opening the link. */
export function ForgetDraft({ token }: Readonly<{ token: string }>) {
  const t = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const [problem, setProblem] = useState<ApiError | null>(null)
  const forget = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await call('POST /api/draft/forget', { body: { token } })
      setDone(true)
    } catch (error) {
      setProblem(error instanceof ApiError ? error : new ApiError('network'))
    }
    setBusy(false)
  }
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
      <ErrorNotice error={problem} className="mt-6" />
      {!isDone && problem?.code !== 'link.expired' && (
        <Button look="danger" className="mt-6" busy={isBusy} onClick={() => void forget()}>
          {t('forget.button')}
        </Button>
      )}
    </div>
  )
}
