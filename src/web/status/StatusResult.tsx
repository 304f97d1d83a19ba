import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isCode } from '#client/error.ts'
import { wordsOf } from '../api/error.ts'
import { RetryNotice } from '../api/RetryNotice.tsx'
import { sayTime } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { SendLink } from '../link/SendLink.tsx'
import { Card } from '../ui/Card.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Applicants } from './Applicants.tsx'
import { ApplicationDetails } from './ApplicationDetails.tsx'
import { NowCard } from './NowCard.tsx'
import { isEnded, type Standing, stageOf } from './standing.ts'
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
      <NowCard
        standing={data}
        orderId={null}
        question={question}
        onChanged={() => void refetch()}
      />
      <OpenHere question={question} />
      <Applicants standing={data} />
      <TimelineCard standing={data} />
      <ApplicationDetails standing={data} />
      {!isEnded(stageOf(data)) && (
        <p className="figures text-sm text-quiet">
          {t('status.checked', { time: sayTime(new Date(dataUpdatedAt).toISOString(), language) })}
        </p>
      )}
    </section>
  )
}

/** A look-up allows no actions: those need the link. */
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
