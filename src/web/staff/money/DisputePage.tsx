import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { AnswerOf } from '#client/route.ts'
import type { DisputeState } from '#domain/money/dispute.ts'
import { fromDollars } from '#domain/money/money.ts'
import { formatMoney } from '#phrases/format.ts'
import { call } from '../../api/client.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { applicationPath } from '../parts/application/outlet.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { NothingHere } from '../parts/NothingHere.tsx'
import { MoneyFrame } from './MoneyFrame.tsx'

type Dispute = AnswerOf<'GET /api/admin/money/disputes'>['items'][number]

/** Payers who asked their bank for the money back, those to answer first. */
export function DisputePage() {
  const t = useTranslate()
  const disputes = useQuery({
    queryKey: ['staff', 'disputes'],
    queryFn: ({ signal }) => call('GET /api/admin/money/disputes', { signal }),
    refetchOnMount: 'always',
  })
  return (
    <MoneyFrame title={t('staff.money.dispute.title')} lead={t('staff.money.dispute.lead')}>
      <Loaded query={disputes}>
        {({ items }) =>
          items.length === 0 ? (
            <NothingHere
              title={t('staff.money.dispute.empty.title')}
              text={t('staff.money.dispute.empty.text')}
            />
          ) : (
            <ul
              aria-label={t('staff.money.dispute.list')}
              className="divide-y divide-line rounded-card border border-line bg-surface text-sm"
            >
              {items.map((dispute) => (
                <DisputeLine key={dispute.id} dispute={dispute} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </MoneyFrame>
  )
}

const tones: Record<DisputeState, BadgeTone> = {
  inquiry: 'info',
  open: 'warning',
  answered: 'info',
  won: 'success',
  lost: 'error',
}

function DisputeLine({ dispute }: Readonly<{ dispute: Dispute }>) {
  const t = useTranslate()
  const language = useLanguage()
  const { state, application, reason, respondBy, openedAt, gatewayRef, amount } = dispute
  const waits = state === 'open' || state === 'inquiry'
  return (
    <li className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {application ? (
            <Link
              className="link figures reads-ltr font-semibold"
              to={applicationPath(application.id)}
            >
              {application.reference}
            </Link>
          ) : (
            <span className="font-semibold">{t('staff.money.dispute.unknown')}</span>
          )}
          <Badge tone={tones[state]}>{t(`staff.money.dispute.state.${state}`)}</Badge>
          {waits && respondBy && (
            <span className="font-medium">
              {t('staff.money.dispute.by', { at: sayMoment(respondBy, language) })}
            </span>
          )}
        </p>
        <p className="flex flex-wrap gap-x-3 text-quiet">
          <span>{t('staff.money.dispute.opened', { at: sayMoment(openedAt, language) })}</span>
          <span>{t('staff.money.dispute.reason', { reason })}</span>
          <span className="reads-ltr font-mono text-xs break-all">{gatewayRef}</span>
        </p>
        {(state === 'open' || state === 'answered') && (
          <p className="text-quiet">{t('staff.money.dispute.blocked')}</p>
        )}
      </div>
      <span className="figures font-semibold">{formatMoney(fromDollars(amount), language)}</span>
    </li>
  )
}
