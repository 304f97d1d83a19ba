import { useMutation } from '@tanstack/react-query'
import type { CancellationView } from '#contract/cancellation.ts'
import { cancellationAnswerBy } from '#domain/application/cancellation.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { call } from '../api/client.ts'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import { RulesOf } from '../api/RulesOf.tsx'
import { sayDay } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Agreed, Outcome } from './Outcome.tsx'
import { useCancellation } from './use-cancellation.ts'

type RefundProps = Readonly<{
  application: Readonly<{ id: number; rulesVersion: number }>
  /** Cancelled rather than rejected. */
  isCancelled?: boolean
}>

/** After the end: the refund; after a rejection by the policy, with requesting it. */
export function Refund({ application, isCancelled = false }: RefundProps) {
  const t = useTranslate()
  const params = { id: application.id }
  const { data, error, refetch } = useCancellation(application.id)
  const ask = useMutation({
    mutationFn: () => call('POST /api/applications/{id}/cancellation', { params, body: {} }),
    onSuccess: () => refetch(),
  })
  if (error) {
    return <ErrorNotice error={error} />
  }
  if (!data) return <Skeleton className="h-20 w-full" />
  if (isCancelled) return <Agreed view={data} />
  const request = data.requests[0]
  return (
    <div className="space-y-3">
      <Outcome view={data} />
      {request && <Request application={application} request={request} />}
      <ErrorNotice error={ask.error} />
      {!request && data.ends === 'asked' && (
        <Button look="secondary" busy={ask.isPending} onClick={() => ask.mutate()}>
          {t('help.refund.ask')}
        </Button>
      )}
    </div>
  )
}

type RequestProps = Pick<RefundProps, 'application'> &
  Readonly<{ request: CancellationView['requests'][number] }>

function Request({ application, request: { state, createdAt, note } }: RequestProps) {
  const t = useTranslate()
  const language = useLanguage()
  if (state === 'declined') {
    return <Notice tone="warning">{t('help.refund.declined', { note: note ?? '' })}</Notice>
  }
  if (state === 'accepted') return null
  const askedOn = dayAtSeat(new Date(createdAt))
  const day = sayDay(askedOn, language)
  return (
    <RulesOf application={application}>
      {(rules) => {
        const by = sayDay(cancellationAnswerBy(rules, askedOn), language)
        return <Notice role="status">{t('help.refund.open', { day, by })}</Notice>
      }}
    </RulesOf>
  )
}
