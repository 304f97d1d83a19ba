import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import type { StaffChatSession } from '#contract/staff/chat.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { call } from '../../api/client.ts'
import { sayShortDay } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { ActButton } from '../parts/ActButton.tsx'
import { type Application, applicationKey, nameOf } from '../parts/application/application.ts'
import { WorkBadge } from '../parts/application/Flags.tsx'
import { applicationPath, backHere } from '../parts/application/outlet.ts'
import { PaymentBadge } from '../parts/application/PaymentBadge.tsx'
import { allSlots } from '../parts/application/slots.ts'
import { asked } from '../parts/asked.ts'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { compact } from '../parts/looks.ts'
import { namedApplication } from '../parts/references.ts'
import { SmallButton } from '../parts/SmallButton.tsx'
import { submitting } from '../parts/submitting.ts'
import { TextBox } from '../parts/TextBox.tsx'
import { useSending } from '../parts/use-sending.ts'
import { sessionKey, sessionsKey, useThread } from './queries.ts'

/** Every look leaves a trace: an application that was just looked at is not asked for again. */
export const applicationQuery = (id: number) =>
  asked(
    applicationKey(id),
    'GET /api/admin/applications/{id}',
    { params: { id } },
    { staleTime: 60_000 },
  )

type SideApplicationProps = Readonly<{ id: number; onClose: (() => void) | undefined }>

export function SideApplication({ id, onClose }: SideApplicationProps) {
  const t = useTranslate()
  const query = useQuery(applicationQuery(id))
  return (
    <div className="mt-3">
      <Loaded query={query} isBare>
        {(data) => (
          <>
            <ApplicationFacts application={data} />
            <Link
              to={applicationPath(id)}
              state={backHere}
              onClick={onClose}
              className={buttonClass('secondary', `mt-4 w-full ${compact}`)}
            >
              {t('staff.chat.side.application.open')}
            </Link>
            <Link
              to={applicationPath(id, 'messages')}
              state={backHere}
              onClick={onClose}
              className={buttonClass('quiet', `mt-1 w-full ${compact}`)}
            >
              {t('staff.chat.side.messages')}
            </Link>
          </>
        )}
      </Loaded>
    </div>
  )
}

function ApplicationFacts({ application }: Readonly<{ application: Application }>) {
  const t = useTranslate()
  const reader = useLanguage()
  const { reference, status, work, paymentStatus, visaType, applicants, dueOn } = application
  const [arrival] = applicants.map(({ intendedDateOfArrival }) => intendedDateOfArrival).sort()
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="figures text-base font-semibold">{reference}</span>
        <WorkBadge work={work} status={status} />
        {work !== 'refunded' && <PaymentBadge paymentStatus={paymentStatus} status={status} />}
      </p>
      <dl className={`mt-2 ${facts}`}>
        <Rejected application={application} />
        <Line name={t('staff.chat.side.visa')}>{t(`staff.parts.visa.${visaType}`)}</Line>
        <Line name={t('staff.chat.side.travellers')}>
          <ul>
            {applicants.map((applicant) => (
              <li key={applicant.id}>
                <bdi>{nameOf(applicant) || t('staff.parts.erased.name')}</bdi>
              </li>
            ))}
          </ul>
        </Line>
        <Line name={t('staff.chat.side.payer')}>
          <bdi className="block">{application.contactName || t('staff.parts.erased.name')}</bdi>
          <bdi className="block text-quiet">{application.contactEmail}</bdi>
        </Line>
        {arrival && <Line name={t('staff.chat.side.arrival')}>{sayShortDay(arrival, reader)}</Line>}
        {dueOn && <Line name={t('staff.chat.side.due')}>{sayShortDay(dueOn, reader)}</Line>}
      </dl>
    </>
  )
}

/** What they most often write about: the documents that were not taken, and why. */
function Rejected({ application }: Readonly<{ application: Application }>) {
  const t = useTranslate()
  const rejected = allSlots(application).filter(({ state }) => state === 'rejected')
  if (rejected.length === 0) return null
  return (
    <Line name={t('staff.review.documents.state.rejected')}>
      <ul>
        {rejected.map(({ applicant, type, document }) => (
          <li key={`${applicant.id} ${type}`}>
            <span>{t(`document.type.${type}`)}</span>
            {application.applicants.length > 1 && (
              <bdi className="block text-quiet">{nameOf(applicant)}</bdi>
            )}
            {document?.review.reason && (
              <span className="block text-quiet">
                {t(`staff.review.reason.${document.review.reason}`)}
              </span>
            )}
            {document?.review.note && (
              <bdi className="block whitespace-pre-line text-quiet">{document.review.note}</bdi>
            )}
          </li>
        ))}
      </ul>
    </Line>
  )
}

export function Part({ title, children }: Readonly<{ title: string; children: Elements }>) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-b border-line px-5 py-4 last:border-0">
      <h3 id={id} className="mb-2 text-sm text-quiet">
        {title}
      </h3>
      {children}
    </section>
  )
}

export const facts = 'space-y-1.5 text-sm'

export function Line({ name, children }: Readonly<{ name: string; children: ReactNode }>) {
  return (
    <div className="flex gap-3">
      <dt className="w-21 shrink-0 text-xs/5.5 text-quiet">{name}</dt>
      <dd className="min-w-0 flex-1 wrap-anywhere">{children}</dd>
    </div>
  )
}

function useAttach(id: string) {
  const client = useQueryClient()
  return async (reference: string | null) => {
    const session = await call('POST /api/admin/chat/sessions/{id}/application', {
      params: { id },
      body: { reference },
    })
    client.setQueryData(sessionKey(id), session)
    await client.invalidateQueries({ queryKey: sessionsKey })
  }
}

/** A conversation that names no application: the number that its visitor typed is one press away. */
export function Attach({ session }: Readonly<{ session: StaffChatSession }>) {
  const t = useTranslate()
  const id = useId()
  const { sessionId } = session
  const thread = useThread(sessionId).data
  const said = thread?.messages.flatMap(({ type, message }) => (type === 'user' ? [message] : []))
  const named = namedApplication(said ?? [])
  const attach = useAttach(sessionId)
  const { isBusy, error, send } = useSending()
  const [typed, type] = useState('')
  const reference = typed.trim()
  return (
    <>
      {named !== null && (
        <p className="mb-3 flex flex-wrap items-center justify-between gap-2 rounded-field border border-ocean/40 bg-ocean-tint px-3 py-1.5 text-sm">
          <span>{t('staff.chat.side.attach.named', { reference: referenceOf(named) })}</span>
          <SmallButton busy={isBusy} onClick={() => void send(() => attach(referenceOf(named)))}>
            {t('staff.chat.side.attach')}
          </SmallButton>
        </p>
      )}
      <form
        className="flex gap-2"
        onSubmit={submitting(() => reference !== '' && !isBusy && send(() => attach(reference)))}
      >
        <TextBox
          label={t('staff.chat.side.attach.reference')}
          isLabelInside
          aria-describedby={`${id}-hint`}
          placeholder="TZ-001042"
          spellCheck={false}
          maxLength={40}
          value={typed}
          onType={type}
        />
        {reference !== '' && (
          <SmallButton type="submit" busy={isBusy}>
            {t('staff.chat.side.attach')}
          </SmallButton>
        )}
      </form>
      <p id={`${id}-hint`} className="mt-1 text-xs text-quiet">
        {t('staff.chat.side.attach.hint')}
      </p>
      <ErrorNotice error={error} className="mt-2" />
    </>
  )
}

/** Takes back what a colleague said it is about. */
export function Detach({ id }: Readonly<{ id: string }>) {
  const t = useTranslate()
  const attach = useAttach(id)
  return (
    <ActButton isSmall look="quiet" className="mt-1 w-full" act={() => attach(null)}>
      {t('staff.chat.side.detach')}
    </ActButton>
  )
}
