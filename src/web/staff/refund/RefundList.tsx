import { formatPrice } from '#phrases/format.ts'
import { call } from '../../api/client.ts'
import { now } from '../../clock.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { nameOf } from '../parts/application/application.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { useConfirmed } from '../parts/confirm/confirm.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { compact } from '../parts/looks.ts'
import { useSending } from '../parts/use-sending.ts'
import type { RefundView } from './refund.ts'

type Refund = RefundView['refunds'][number]

const tones: Record<Refund['state'], BadgeTone> = { due: 'info', done: 'success', failed: 'error' }

/** After so long the job has given up, or will not try for a while: somebody may hurry it. */
const patienceMs = 3_600_000

const canRetry = ({ state, createdAt }: Refund): boolean =>
  state === 'failed' || (state === 'due' && now().getTime() - Date.parse(createdAt) > patienceMs)

/** What was paid back, is about to be, or could not be. */
export function RefundList({ refunds }: Readonly<{ refunds: readonly Refund[] }>) {
  const t = useTranslate()
  const { application } = useDetail()
  const language = useLanguage()
  if (refunds.length === 0) return null
  return (
    <ul aria-label={t('staff.refund.list')} className="divide-y divide-line text-sm">
      {refunds.map((refund) => {
        const { id, state, reason, ground, amountCents, note, createdAt, doneAt, by } = refund
        const traveller = application.applicants.find((each) => each.id === refund.applicantId)
        const origin = reason === 'staff' ? (ground ?? 'refund') : reason
        return (
          <li key={id} className="space-y-1 py-2">
            <p className="flex flex-wrap items-center gap-2">
              <span className="figures font-semibold">{formatPrice(amountCents, language)}</span>
              <Badge tone={tones[state]}>{t(`staff.refund.state.${state}`)}</Badge>
              <span>{t(`staff.refund.ground.${origin}`)}</span>
              {traveller && <bdi>{t('staff.refund.of', { name: nameOf(traveller) })}</bdi>}
            </p>
            <p className="text-xs text-quiet">
              <bdi>{by?.name ?? t('staff.application.history.actor.system')}</bdi>
              <span>{`, ${sayMoment(doneAt ?? createdAt, language)}`}</span>
            </p>
            {note && <p className="whitespace-pre-wrap">{note}</p>}
            {canRetry(refund) && <Retry id={id} />}
          </li>
        )
      })}
    </ul>
  )
}

function Retry({ id }: Readonly<{ id: string }>) {
  const t = useTranslate()
  const confirmed = useConfirmed()
  const { refreshRelated } = useDetail()
  const { send, isBusy, error } = useSending()
  const retry = async () => {
    if (
      await send(() =>
        confirmed(() => call('POST /api/admin/refunds/{id}/retry', { params: { id } })),
      )
    )
      refreshRelated()
  }
  return (
    <>
      <Button look="secondary" className={compact} busy={isBusy} onClick={() => void retry()}>
        {t('staff.refund.retry')}
      </Button>
      <ErrorNotice error={error} />
    </>
  )
}
