import { useState } from 'react'
import type { Messenger } from '#domain/messenger.ts'
import { callPatiently } from '../api/client.ts'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import { RetryNotice } from '../api/RetryNotice.tsx'
import { useLoaded } from '../form/use-loaded.ts'
import { sayMoment } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { type Offer, type OwnMessenger, useMessengers } from './use-messengers.ts'

const loadConnect = () => import('./Connect.tsx')

type MessengersProps = Readonly<{
  applicationId: number
  /** Nothing more is to be told: none is offered, but those connected can be ended. */
  isOver?: boolean
}>

/** Typed with the application, and without consent to news: not connected, like one that nobody typed. */
const isKnown = ({ state, wantsNews }: OwnMessenger) => state !== 'claimed' || wantsNews

/** An application's messengers: those connected or ended, and in one line those that can be connected. */
export function Messengers({ applicationId, isOver = false }: MessengersProps) {
  const t = useTranslate()
  const { data, refetch } = useMessengers(applicationId)
  const [chosen, setChosen] = useState<Messenger | null>(null)
  const part = useLoaded(loadConnect, chosen !== null)
  if (!data) return null
  const offered = isOver ? [] : data.offered
  const known = data.items.filter(isKnown)
  const isConnected = known.some(({ state }) => state === 'proved')
  const free = offered.filter(
    ({ messenger }) => !isConnected && !known.some((each) => each.messenger === messenger),
  )
  if (known.length + free.length === 0) return null
  const offer = offered.find(({ messenger }) => messenger === chosen)
  return (
    <section tabIndex={-1} aria-label={t('messenger.own.title')} className="space-y-3 text-sm">
      {known.map((item) => (
        <KnownMessenger
          key={item.messenger}
          applicationId={applicationId}
          item={item}
          onConnect={
            offered.some(({ messenger }) => messenger === item.messenger)
              ? () => setChosen(item.messenger)
              : null
          }
          onChanged={refetch}
        />
      ))}
      {free.length > 0 && <Offered offered={free} onConnect={setChosen} />}
      {chosen && part.state === 'failed' && <RetryNotice onRetry={part.retry} />}
      {offer && part.state === 'ready' && (
        <part.value.Connect
          applicationId={applicationId}
          offer={offer}
          onClose={() => setChosen(null)}
        />
      )}
    </section>
  )
}

type OfferedProps = Readonly<{
  offered: readonly Offer[]
  onConnect: (messenger: Messenger) => void
}>

function Offered({ offered, onConnect }: OfferedProps) {
  const t = useTranslate()
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <p className="text-quiet">{t('messenger.own.offer')}</p>
      <div className="-ms-3 flex flex-wrap gap-x-2">
        {offered.map(({ messenger }) => (
          <Button
            key={messenger}
            look="quiet"
            className="px-3! text-sm!"
            // The sentence before says it to eyes, and the names fit a line of a phone.
            aria-label={t('messenger.own.connect', { messenger: t(`messenger.${messenger}`) })}
            onClick={() => onConnect(messenger)}
          >
            {t(`messenger.${messenger}`)}
          </Button>
        ))}
      </div>
    </div>
  )
}

type KnownMessengerProps = Readonly<{
  applicationId: number
  item: OwnMessenger
  /** Null where it can no longer be connected. */
  onConnect: (() => void) | null
  onChanged: () => Promise<unknown>
}>

/** What goes to a messenger, or why nothing does any more; and how to change that. */
function KnownMessenger({ applicationId, item, onConnect, onChanged }: KnownMessengerProps) {
  const t = useTranslate()
  const language = useLanguage()
  const [busy, setBusy] = useState<'news' | 'end' | null>(null)
  const [error, setError] = useState<unknown>(null)
  const { messenger, address, state, wantsNews, endedAt, endReason } = item
  const params = { id: applicationId, messenger }
  const change = async (what: 'news' | 'end', send: () => Promise<unknown>) => {
    setBusy(what)
    setError(null)
    try {
      await send()
      await onChanged()
    } catch (failure) {
      setError(failure)
    }
    setBusy(null)
  }
  const words =
    endedAt && endReason
      ? t(`messenger.own.ended.${endReason}`, { moment: sayMoment(endedAt, language) })
      : state === 'claimed'
        ? t('messenger.own.claimed')
        : t(`messenger.own.news.${wantsNews ? 'on' : 'off'}`)
  const name = t(`messenger.${messenger}`)
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-3">
      <p>
        <span className="font-semibold">{name}</span>{' '}
        <bdi dir="ltr" className="figures text-quiet">
          {address}
        </bdi>
      </p>
      <p role="status" className="mt-1 text-quiet">
        {words}
      </p>
      <ErrorNotice error={error} className="mt-2" />
      <div className="mt-1 -ms-3 flex flex-wrap gap-x-2">
        {state !== 'proved' && onConnect && (
          <Button look="quiet" className="px-3! text-sm!" onClick={onConnect}>
            {t(`messenger.own.${state === 'ended' ? 'again' : 'connect'}`, { messenger: name })}
          </Button>
        )}
        {state === 'proved' && (
          <Button
            look="quiet"
            className="px-3! text-sm!"
            busy={busy === 'news'}
            onClick={() =>
              void change('news', () =>
                callPatiently('PATCH /api/applications/{id}/messengers/{messenger}', {
                  params,
                  body: { wantsNews: !wantsNews },
                }),
              )
            }
          >
            {t(`messenger.own.turn.${wantsNews ? 'off' : 'on'}`)}
          </Button>
        )}
        {state !== 'ended' && (
          <Button
            look="quiet"
            className="px-3! text-sm!"
            busy={busy === 'end'}
            onClick={() =>
              void change('end', () =>
                callPatiently('DELETE /api/applications/{id}/messengers/{messenger}', { params }),
              )
            }
          >
            <span>{t(`messenger.own.${state === 'claimed' ? 'turn.off' : 'end'}`)}</span>
            <span className="sr-only">{` ${name}`}</span>
          </Button>
        )}
      </div>
    </div>
  )
}
