import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { pause, withRetries } from '#client/retry.ts'
import { parseReference } from '#domain/application/reference.ts'
import { type OpenedAddress, takeFragment, takeOpening } from '../api/address.ts'
import { call } from '../api/client.ts'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import { loadOwnApplications, type OwnApplication } from '../api/own-applications.ts'
import { useChatReference } from '../api/use-chat-reference.ts'
import { sayDay } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'
import { chevronRightIcon, searchIcon } from '../ui/icons.ts'
import { Notice } from '../ui/Notice.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { LookupForm } from './LookupForm.tsx'
import { StatusResult } from './StatusResult.tsx'
import { type Question, useStanding } from './use-standing.ts'

export type OwnProps = Readonly<{ orderId: string; onLoaded: (reference: string) => void }>

type StatusViewProps = Readonly<{
  /** The complete application, for browsers with access. */
  Own: ComponentType<OwnProps>
}>

/**
 * The status of an application: complete in a browser with access, limited after a look-up by
 * reference and e-mail. The form shrinks once there is a result.
 */
export function StatusView({ Own }: StatusViewProps) {
  const t = useTranslate()
  const opened = useOpening()
  const [question, setQuestion] = useState<Question | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [asksAnother, setAsksAnother] = useState(false)
  const [ownReference, setOwnReference] = useState<string | undefined>()
  const standing = useStanding(question)
  // A look-up of an application this browser has access to shows all of it.
  const found = opened.own.find(({ id }) => id === standing.data?.id)?.orderId
  const orderId = question ? (found ?? null) : (chosen ?? opened.orderId)
  useChatReference(orderId ? ownReference : standing.data?.reference)
  const isAnswered = orderId !== null || standing.data !== undefined
  const ask = (next: Question) => {
    const isSame = next.applicationId === question?.applicationId && next.email === question?.email
    if (isSame) void standing.refetch()
    else setQuestion(next)
    setAsksAnother(false)
  }
  const choose = (next: string) => {
    setQuestion(null)
    setAsksAnother(false)
    setChosen(next)
  }
  const others = opened.own.filter((item) => item.orderId !== orderId)
  const showsForm = !isAnswered || asksAnother
  return (
    <>
      {orderId === null && (
        <header className="mx-auto max-w-column">
          <h1 className="text-2xl sm:text-3xl">{t('status.title')}</h1>
          <p className="mt-1 text-quiet">{t('status.lead')}</p>
        </header>
      )}
      {opened.stops && (
        <div className="mx-auto mb-6 max-w-column">
          <StopReminders {...opened.stops} />
        </div>
      )}
      {orderId !== null && <Own key={orderId} orderId={orderId} onLoaded={setOwnReference} />}
      <div className="mx-auto mt-6 flex max-w-column flex-col gap-8">
        {orderId === null && question && (
          <StatusResult key={JSON.stringify(question)} standing={standing} question={question} />
        )}
        {(showsForm || !isAnswered) && others.length > 0 && (
          <OwnApplications items={others} onChoose={choose} />
        )}
        {showsForm ? (
          <Unfolded isUnfolded={asksAnother}>
            <LookupForm
              title={isAnswered || others.length > 0 ? t('status.form.another') : null}
              prefill={isAnswered ? '' : opened.prefill}
              isBusy={standing.isFetching}
              onAsk={ask}
            />
          </Unfolded>
        ) : (
          <Button
            look="quiet"
            className="-ms-3 self-start px-3!"
            onClick={() => setAsksAnother(true)}
          >
            <Icon path={searchIcon} />
            <span>{t('status.form.another')}</span>
          </Button>
        )}
      </div>
    </>
  )
}

/** Takes the focus when it replaces the pressed button. */
function Unfolded({ isUnfolded, children }: { isUnfolded: boolean; children: React.ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isUnfolded) place.current?.querySelector('input')?.focus()
  }, [isUnfolded])
  return <div ref={place}>{children}</div>
}

type OwnApplicationsProps = Readonly<{
  items: readonly OwnApplication[]
  onChoose: (orderId: string) => void
}>

/** Applications this browser has access to. */
function OwnApplications({ items, onChoose }: OwnApplicationsProps) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <section>
      <h2 className="text-lg">{t('status.own.title')}</h2>
      <p className="text-sm text-quiet">{t('status.own.text')}</p>
      <ul className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {items.map(({ id, reference, orderId, status, createdAt }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose(orderId)}
              className="flex min-h-14 w-full items-center gap-4 px-4 py-2 text-start hover:bg-ocean-tint"
            >
              <span className="figures min-w-0 flex-1 sm:flex sm:items-baseline sm:gap-4">
                <span className="reads-ltr block font-semibold">{reference}</span>
                <span className="block text-sm text-quiet">
                  {t('status.own.line', { day: sayDay(createdAt.slice(0, 10), language) })}
                </span>
              </span>
              <span className="shrink-0 whitespace-nowrap">
                <StatusBadge status={status} words={t(`status.state.${status}`)} />
              </span>
              <Icon path={chevronRightIcon} className="size-5 text-quiet rtl:-scale-x-100" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const stopBy = (by: Readonly<{ orderId: string } | { token: string }>) =>
  'token' in by
    ? call('POST /api/stop-reminders/{token}', { params: by })
    : call('POST /api/stop-reminders', { body: by })

/** The target of an unsubscribe link; needs a press, so that mail scanners do not unsubscribe. */
function StopReminders(by: Readonly<{ orderId: string } | { token: string }>) {
  const t = useTranslate()
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking')
  const [error, setError] = useState<unknown>(null)
  const stop = async () => {
    setState('busy')
    setError(null)
    try {
      await withRetries(() => stopBy(by), pause)
      setState('done')
    } catch (failure) {
      setError(failure)
      setState('asking')
    }
  }
  if (state === 'done') {
    return (
      <Notice tone="success" role="status" className="mt-6">
        {t('status.reminders.done')}
      </Notice>
    )
  }
  return (
    <Card className="mt-6 p-4 sm:p-6">
      <h2 className="text-lg">{t('status.reminders.title')}</h2>
      <p className="mt-1 max-w-prose text-quiet">{t('status.reminders.text')}</p>
      <ErrorNotice error={error} className="mt-3" />
      <Button className="mt-4" busy={state === 'busy'} onClick={stop}>
        {t('status.reminders.action')}
      </Button>
    </Card>
  )
}

type Opened = Readonly<{
  /** Prefills the reference field. */
  prefill: string
  /** Known immediately: from the address, or this browser's application. */
  orderId: string | null
  /** Reminders to stop: by the order in older letters, or a token from the mail program. */
  stops: Readonly<{ orderId: string } | { token: string }> | null
  own: readonly OwnApplication[]
}>

/** The address's content immediately, the cookie's after a request. */
function useOpening(): Opened {
  const [opening, setOpening] = useState<OpenedAddress | null>(null)
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => {
    setOpening(takeOpening())
    setToken(takeFragment('stop'))
  }, [])
  // On failure the form is enough.
  const own = useQuery({ queryKey: ['own'], queryFn: loadOwnApplications }).data ?? []
  const query = opening?.query
  const orderId = query?.get('orderId') ?? null
  const asked = query?.get('reminders') === 'stop'
  const prefill = query?.get('id') ?? orderId ?? ''
  const id = opening?.again?.applicationId ?? parseReference(prefill)
  const found = own.find((item) => item.id === id)
  return {
    prefill,
    orderId: orderId ?? found?.orderId ?? null,
    stops: token ? { token } : asked && orderId ? { orderId } : null,
    own,
  }
}
