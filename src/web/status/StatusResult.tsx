import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isCode } from '#client/error.ts'
import { isDecidedState } from '#domain/application/applicant-state.ts'
import { wordsOf } from '../api/error.ts'
import { RetryNotice } from '../api/RetryNotice.tsx'
import { sayDay, sayMoment, sayTime } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { SendLink } from '../link/SendLink.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Fact } from '../ui/FactList.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { isForTraveller, NowCard } from './NowCard.tsx'
import { StateBadge, standWords } from './StateBadge.tsx'
import { shownAtFirst } from './shown-at-first.ts'
import { isCancelled, isEnded, type Standing, stageOf } from './standing.ts'
import { TimelineCard } from './Timeline.tsx'
import type { Question } from './use-standing.ts'

type StatusResultProps = Readonly<{
  standing: UseQueryResult<Standing>
  question: Question
}>

/** The limited status of a look-up by reference and e-mail. */
export function StatusResult({ standing, question }: StatusResultProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { data, error, dataUpdatedAt, isFetching, refetch } = standing
  if (!data && (isFetching || !error)) return <ResultSkeleton />
  if (!data) return <LoadFailed error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  return (
    <section aria-labelledby="standing-title" className="space-y-6">
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0 space-y-6">
          <NowCard
            standing={data}
            orderId={null}
            question={question}
            onChanged={() => void refetch()}
          />
          {!isForTraveller(stageOf(data)) && <OpenHere question={question} />}
          <Applicants standing={data} />
        </div>
        <div className="min-w-0 space-y-6">
          <TimelineCard standing={data} />
          <ApplicationDetails standing={data} />
        </div>
      </div>
      {!isEnded(stageOf(data)) && (
        <p className="figures text-sm text-quiet">
          {t('status.checked', { time: sayTime(new Date(dataUpdatedAt).toISOString(), language) })}
        </p>
      )}
    </section>
  )
}

/** A look-up allows no actions: those need the link, which what awaits the traveller offers by itself. */
function OpenHere({ question }: Readonly<{ question: Question }>) {
  const t = useTranslate()
  return (
    <Card className="space-y-3 p-4 sm:p-6">
      <h3 className="text-lg">{t('link.title')}</h3>
      <p className="max-w-prose text-quiet">{t('link.text')}</p>
      <SendLink {...question} />
    </Card>
  )
}

type FailedProps = Readonly<{ error: unknown; onRetry: () => void; isBusy: boolean }>

/** Why loading failed, with a retry if that may help. */
export function LoadFailed({ error, onRetry, isBusy }: FailedProps) {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const isMissing = isCode(error, 'application.not-found')
  const [title, text] = [t('status.offline.title'), wordsOf(error, t)]
  return (
    <div ref={box} tabIndex={-1}>
      {isMissing ? (
        <Notice tone="error" role="alert">
          <p>{text}</p>
        </Notice>
      ) : (
        <RetryNotice {...{ title, text, isBusy, onRetry }} />
      )}
    </div>
  )
}

export function ResultSkeleton() {
  const t = useTranslate()
  return (
    <div className="space-y-6">
      <p role="status" className="sr-only">
        {t('status.loading')}
      </p>
      <Card className="space-y-4 p-4 sm:p-6">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-8 w-72 max-w-full" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-44" />
      </Card>
      <Card className="space-y-5 p-4 sm:p-6">
        <Skeleton className="h-6 w-32" />
        {[1, 2, 3].map((line) => (
          <Skeleton key={line} className="h-10 w-64 max-w-full" />
        ))}
      </Card>
    </div>
  )
}

/** Each applicant's decision, or who acts next, what and by when. */
export function Applicants({ standing }: Readonly<{ standing: Standing }>) {
  const { applicants } = standing
  const isAsked = stageOf(standing) === 'asked'
  const t = useTranslate()
  const language = useLanguage()
  const [isAll, setAll] = useState(false)
  const shown = isAll ? applicants : applicants.slice(0, shownAtFirst(applicants.length))
  return (
    <Card className="p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg">{t('status.travellers.title')}</h3>
        <DecidedCount applicants={applicants} />
      </div>
      <ul className="mt-1 -mb-3 divide-y divide-line">
        {shown.map((applicant, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two applicants may share a name, and the order is fixed
          <li key={index} className="flex items-start justify-between gap-4 py-3">
            <div className="min-w-0">
              <p className="font-semibold">
                <bdi>
                  {applicant.name || t('status.travellers.fallback', { number: index + 1 })}
                </bdi>
              </p>
              <p className="text-sm text-quiet">
                {standWords(applicant, { applicants, isAsked }, t, (day) => sayDay(day, language))}
              </p>
            </div>
            <span className="shrink-0 whitespace-nowrap">
              <StateBadge applicant={applicant} all={applicants} />
            </span>
          </li>
        ))}
      </ul>
      {applicants.length > shown.length && (
        <Button look="quiet" className="-ms-3 px-3!" onClick={() => setAll(true)}>
          {t('status.travellers.all', { count: applicants.length })}
        </Button>
      )}
    </Card>
  )
}

/** '2 of 3 decided', while only some are. */
function DecidedCount({ applicants }: Readonly<Pick<Standing, 'applicants'>>) {
  const t = useTranslate()
  const total = applicants.length
  const decided = applicants.filter(({ state }) => isDecidedState(state)).length
  if (decided === 0 || decided === total) return null
  return (
    <p className="text-sm font-semibold">{t('status.travellers.decided', { decided, total })}</p>
  )
}

export function ApplicationDetails({ standing }: Readonly<{ standing: Standing }>) {
  const t = useTranslate()
  const language = useLanguage()
  const { visaType, processingType, numberOfApplicants, createdAt, paidAt, status } = standing
  const rows: [string, ReactNode][] = [
    [t('status.details.visa'), t(`status.visa.${visaType}`)],
    [t('status.details.speed'), t(`status.speed.${processingType}`)],
    [t('status.details.travellers'), numberOfApplicants],
    [t('status.details.made'), sayMoment(createdAt, language)],
    [t('status.details.paid'), paidAt && sayMoment(paidAt, language)],
    [
      t('status.details.status'),
      t(isCancelled(standing) ? 'status.timeline.withdrawn' : `status.state.${status}`),
    ],
  ]
  return (
    <Card className="p-4 sm:p-6">
      <h3 className="text-lg">{t('status.details.title')}</h3>
      <dl className="mt-1 divide-y divide-line">
        {rows.map(
          ([name, value]) =>
            value && <Fact key={name} name={name} value={value} className="py-2" />,
        )}
      </dl>
    </Card>
  )
}
