import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AnswerOf } from '#client/route.ts'
import { fromDollars } from '#domain/money/money.ts'
import { formatMoney } from '#phrases/format.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { applicationPath } from '../parts/application/outlet.ts'
import { Section } from '../parts/Section.tsx'

type Payouts = AnswerOf<'GET /api/admin/money/payouts'>
type LeftOverProps = Readonly<Pick<Payouts, 'theirs' | 'ours'>>

/** What the gateway's books and ours do not share. */
export function LeftOver({ theirs, ours }: LeftOverProps) {
  const t = useTranslate()
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Section title={t('staff.money.payout.theirs')}>
        {theirs.count === 0 && (
          <p className="text-sm text-quiet">{t('staff.money.payout.theirs.none')}</p>
        )}
        <List shown={theirs.items.length} count={theirs.count}>
          {theirs.items.map(({ id, kind, state, gatewayRef, lineRef, amount, happenedAt }) => (
            <Line key={id} amount={amount} at={happenedAt} gatewayRef={gatewayRef ?? lineRef}>
              {t(`staff.money.payout.kind.${kind}`)}
              <Badge tone="warning">{t(`staff.money.payout.state.${state}`)}</Badge>
            </Line>
          ))}
        </List>
      </Section>
      <Section
        title={t('staff.money.payout.ours')}
        lead={t('staff.money.payout.ours.lead', { days: ours.days })}
      >
        {ours.count === 0 && (
          <p className="text-sm text-quiet">
            {t('staff.money.payout.ours.none', { days: ours.days })}
          </p>
        )}
        <List shown={ours.items.length} count={ours.count}>
          {ours.items.map(({ id, kind, application, gatewayRef, amount, at }) => (
            <Line key={id} amount={amount} at={at} gatewayRef={gatewayRef}>
              {t(`staff.money.payout.kind.${kind}`)}
              <Link className="link figures reads-ltr" to={applicationPath(application.id)}>
                {application.reference}
              </Link>
            </Line>
          ))}
        </List>
      </Section>
    </div>
  )
}

type ListProps = Readonly<{ shown: number; count: number; children: ReactNode }>

function List({ shown, count, children }: ListProps) {
  const t = useTranslate()
  if (count === 0) return null
  return (
    <>
      <ul className="divide-y divide-line text-sm">{children}</ul>
      {count > shown && (
        <p className="mt-2 text-sm text-quiet">{t('staff.money.payout.more', { shown, count })}</p>
      )}
    </>
  )
}

type LineProps = Readonly<{
  amount: number
  at: string
  gatewayRef: string | null
  children: ReactNode
}>

function Line({ amount, at, gatewayRef, children }: LineProps) {
  const language = useLanguage()
  return (
    <li className="flex flex-wrap justify-between gap-x-4 py-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3">{children}</p>
        <p className="text-quiet">
          <time dateTime={at} className="figures me-3">
            {sayMoment(at, language)}
          </time>
          {gatewayRef && (
            <span className="reads-ltr font-mono text-xs break-all">{gatewayRef}</span>
          )}
        </p>
      </div>
      <span className="figures font-semibold">{formatMoney(fromDollars(amount), language)}</span>
    </li>
  )
}
