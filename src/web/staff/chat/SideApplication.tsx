import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { sayShortDay } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type Application, applicationKey, nameOf } from '../parts/application/application.ts'
import { WorkBadge } from '../parts/application/Flags.tsx'
import { applicationPath, backHere } from '../parts/application/outlet.ts'
import { PaymentBadge } from '../parts/application/PaymentBadge.tsx'
import { allSlots } from '../parts/application/slots.ts'
import { Failed } from '../parts/Loaded.tsx'
import { compact } from '../parts/looks.ts'

/** Every look leaves a trace: an application that was just looked at is not asked for again. */
export const applicationQuery = (id: number) =>
  queryOptions({
    queryKey: applicationKey(id),
    queryFn: ({ signal }) => call('GET /api/admin/applications/{id}', { params: { id }, signal }),
    staleTime: 60_000,
  })

type SideApplicationProps = Readonly<{ id: number; onClose: (() => void) | undefined }>

/** The application that a conversation is about. */
export function SideApplication({ id, onClose }: SideApplicationProps) {
  const t = useTranslate()
  const { data, error, isFetching, refetch } = useQuery(applicationQuery(id))
  return (
    <div className="mt-3">
      {error !== null && !data && (
        <Failed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && error === null && (
        <div role="status" className="space-y-3">
          <span className="sr-only">{t('staff.chat.side.application.loading')}</span>
          <Skeleton className="h-6 w-36" />
          <Skeleton className="h-4 w-44" />
          <Skeleton className="h-4 w-52" />
          <Skeleton className="h-4 w-40" />
        </div>
      )}
      {data && (
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

type Titled = Readonly<{ title: string; children: Elements }>

/** A stretch of the panel beside a conversation. */
export function Part({ title, children }: Titled) {
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

/** A list of facts in it. */
export const facts = 'space-y-1.5 text-sm'

export function Line({ name, children }: Readonly<{ name: string; children: ReactNode }>) {
  return (
    <div className="flex gap-3">
      <dt className="w-21 shrink-0 text-xs/5.5 text-quiet">{name}</dt>
      <dd className="min-w-0 flex-1 wrap-anywhere">{children}</dd>
    </div>
  )
}
