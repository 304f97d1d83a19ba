import { useEffect, useState } from 'react'
import { ApiError, isCode } from '#client/error.ts'
import { call } from '../api/client.ts'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import { wordsOf } from '../api/error.ts'
import { useRequest } from '../api/use-request.ts'
import { type IslandProps, PhrasesProvider, useLanguage, useTranslate } from '../i18n/provider.tsx'
import { pathTo } from '../paths.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

export function ContinuePage(island: IslandProps) {
  return (
    <PhrasesProvider {...island}>
      <Opened />
    </PhrasesProvider>
  )
}

/** The page of two links in letters: continue a draft, or forget it. */
function Opened() {
  const secret = useSecret()
  return secret?.is === 'forget' ? (
    <ForgetDraft token={secret.token} />
  ) : (
    <Continue token={secret?.token ?? null} />
  )
}

const useUp = 'POST /api/links/use'

/**
 * Uses a letter's link only on a button press, so that link scanners use nothing up. `token` is
 * empty until the address is read, null if absent.
 */
function Continue({ token }: Readonly<{ token: string | null }>) {
  const t = useTranslate()
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ApiError | null>(null)

  const go = async () => {
    if (!token || isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      const { purpose } = await call(useUp, { body: { token } })
      const found = purpose === 'application' ? await newest() : null
      const { orderId, id, paymentStatus } = found ?? {}
      const isPaid = paymentStatus !== undefined && paymentStatus !== 'unpaid'
      const next = isPaid
        ? pathTo('documents', language, { orderId, applicationId: id })
        : pathTo('application', language, { orderId })
      location.replace(next)
    } catch (error) {
      setBusy(false)
      setProblem(error instanceof ApiError ? error : new ApiError('network'))
    }
  }

  return (
    <div className="mx-auto w-full max-w-form px-5 py-10 sm:py-16">
      <h1 className="text-2xl sm:text-3xl">{t('apply.continue.title')}</h1>
      {token === null ? (
        <Notice tone="warning" title={t('apply.continue.missing.title')} className="mt-6">
          {t('apply.continue.missing.text')}
        </Notice>
      ) : (
        <p className="mt-2 text-quiet">{t('apply.continue.lead')}</p>
      )}
      {problem && (
        <Notice
          tone="error"
          role="alert"
          className="mt-6"
          title={problem.kind === 'problem' ? t('apply.continue.expired.title') : undefined}
        >
          {wordsOf(problem, t)}
        </Notice>
      )}
      <div className="mt-6 flex flex-col gap-3 sm:flex-row">
        {token !== null && problem?.code !== 'link.expired' && (
          <Button busy={isBusy || token === ''} onClick={() => void go()}>
            {t('apply.continue.button')}
          </Button>
        )}
        {(token === null || problem) && (
          <ButtonLink look="secondary" href={pathTo('application', language)}>
            {t('apply.continue.start')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

type Secret = Readonly<{ is: 'continue' | 'forget'; token: string }>

/** The secret of the link, removed from the address immediately: empty until read, null if absent. */
function useSecret(): Secret | null {
  const [secret, setSecret] = useState<Secret | null>({ is: 'continue', token: '' })
  useEffect(() => {
    const fragment = new URLSearchParams(location.hash.slice(1))
    const bare = location.hash.slice(1).includes('=') ? '' : location.hash.slice(1)
    const forget = fragment.get('forget')
    const found = fragment.get('token') ?? new URLSearchParams(location.search).get('token') ?? bare
    if (location.hash || location.search) history.replaceState(null, '', location.pathname)
    const token = forget || found
    if (token) setSecret({ is: forget ? 'forget' : 'continue', token })
    else setSecret((last) => (last?.token ? last : null))
  }, [])
  return secret
}

async function newest() {
  const { items } = await call('GET /api/my-applications', {})
  return items[0]
}

/** 'Forget this' of a reminder: acts on the button only, not on opening the link. */
function ForgetDraft({ token }: Readonly<{ token: string }>) {
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
