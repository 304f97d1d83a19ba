import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AnswerOf } from '#client/route.ts'
import { messengerLimits } from '#domain/messenger.ts'
import { callPatiently } from '../api/client.ts'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import { sayTime } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { QrCode } from '../ui/QrCode.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { isConnected, type Offer, useMessengers } from './use-messengers.ts'

type Code = AnswerOf<'POST /api/applications/{id}/messengers/{messenger}/code'>

type ConnectProps = Readonly<{ applicationId: number; offer: Offer; onClose: () => void }>

/** Leads into the traveller's own app with the words to send, and says by itself when they have arrived. */
export function Connect({ applicationId, offer, onClose }: ConnectProps) {
  const t = useTranslate()
  const { messenger, isSandbox } = offer
  const name = t(`messenger.${messenger}`)
  const code = useCode(applicationId, offer)
  const isLate = useIsLate(code.dataUpdatedAt)
  const isMade = code.data !== undefined && !isLate
  const { data } = useMessengers(applicationId, isMade ? messenger : null)
  const isDone = isConnected(data, messenger)
  return (
    <Dialog
      title={t('messenger.own.connect', { messenger: name })}
      text={
        !isDone && (
          <>
            <p>{t(`messenger.own.how.${messenger}`)}</p>
            <p className="text-sm">{t('messenger.own.means')}</p>
          </>
        )
      }
      onClose={onClose}
    >
      <div className="mt-4 space-y-4">
        {isSandbox && <p className="text-sm font-semibold">{t('messenger.own.sandbox')}</p>}
        <ErrorNotice error={code.error} />
        {code.isPending && <Skeleton className="h-28 w-full" />}
        {code.data && isMade && !isDone && <Way code={code.data} offer={offer} />}
        <p role="status" className="font-semibold empty:hidden">
          {isDone
            ? t('messenger.own.done', { messenger: name })
            : code.data && t(`messenger.own.${isLate ? 'late' : 'waiting'}`)}
        </p>
        <div className="flex flex-wrap gap-3">
          {!isDone && (isLate || code.error) && (
            <Button busy={code.isFetching} onClick={() => void code.refetch()}>
              {t('messenger.own.renew')}
            </Button>
          )}
          <Button look="secondary" onClick={onClose}>
            {t('messenger.own.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

type WayProps = Readonly<{ code: Code; offer: Offer }>

/** A link for this device, a picture for the phone beside it, and the words. */
function Way({ code: { url, words, expiresAt }, offer: { messenger } }: WayProps) {
  const t = useTranslate()
  const language = useLanguage()
  const name = t(`messenger.${messenger}`)
  return (
    <>
      {/* Telegram sends no words but the code, which its link brings. */}
      {messenger !== 'telegram' && (
        <p
          dir="auto"
          className="rounded-field border border-line bg-paper p-3 text-sm wrap-anywhere select-all"
        >
          {words}
        </p>
      )}
      <ButtonLink href={url} target="_blank" rel="noopener" className="w-full">
        <span>{t('messenger.own.open', { messenger: name })}</span>
        <span className="sr-only"> {t('form.newTab')}</span>
      </ButtonLink>
      <figure className="space-y-2 pointer-coarse:hidden">
        <figcaption className="text-sm text-quiet">{t('messenger.own.scan')}</figcaption>
        <QrCode text={url} label={t('messenger.own.scan.label', { messenger: name })} />
      </figure>
      <p className="text-sm text-quiet">
        {t('messenger.own.until', { time: sayTime(expiresAt, language) })}
      </p>
    </>
  )
}

/** A code for this opening of the dialog, made anew on request. */
function useCode(applicationId: number, { messenger }: Offer) {
  return useQuery({
    queryKey: ['messenger-code', applicationId, messenger],
    queryFn: () =>
      callPatiently('POST /api/applications/{id}/messengers/{messenger}/code', {
        params: { id: applicationId, messenger },
      }),
    gcTime: 0,
  })
}

/** Whether a code is over, measured from its arrival: the device's clock may be wrong. */
function useIsLate(madeAt: number): boolean {
  const [late, setLate] = useState(0)
  useEffect(() => {
    if (madeAt === 0) return
    const timer = setTimeout(() => setLate(madeAt), messengerLimits.codeMinutes * 60_000)
    return () => clearTimeout(timer)
  }, [madeAt])
  return madeAt !== 0 && late === madeAt
}
