import type { AnswerOf } from '#client/route.ts'
import type { Cents } from '#domain/money/money.ts'
import { formatMoney } from '#phrases/format.ts'
import { sayMoment, sayShortDay } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'

type Payout = AnswerOf<'GET /api/admin/money/payouts'>['items'][number]

export function PayoutList({ payouts }: Readonly<{ payouts: readonly Payout[] }>) {
  const t = useTranslate()
  return (
    <ul
      aria-label={t('staff.money.payout.list')}
      className="divide-y divide-line rounded-card border border-line bg-surface text-sm"
    >
      {payouts.map((payout) => (
        <PayoutLine key={payout.id} payout={payout} />
      ))}
    </ul>
  )
}

function PayoutLine({ payout }: Readonly<{ payout: Payout }>) {
  const t = useTranslate()
  const language = useLanguage()
  const say = (cents: Cents) => formatMoney(cents, language)
  const { reference, arrivedOn, importedAt, by, lines, matched, leftOver } = payout
  return (
    <li className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3">
          {arrivedOn && (
            <span className="figures font-semibold">{sayShortDay(arrivedOn, language)}</span>
          )}
          <span className="reads-ltr font-mono text-xs break-all text-quiet">{reference}</span>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-quiet">
          <span>{t('staff.money.payout.lines', { lines, matched })}</span>
          {leftOver > 0 && (
            <Badge tone="warning">{t('staff.money.payout.left', { count: leftOver })}</Badge>
          )}
          <span>
            {t('staff.money.payout.by', { at: sayMoment(importedAt, language), name: by.name })}
          </span>
        </p>
      </div>
      <div className="sm:text-end">
        <p className="figures font-semibold">
          <span className="me-2 font-normal text-quiet">{t('staff.money.payout.net')}</span>
          <span>{say(payout.netCents)}</span>
        </p>
        <p className="figures text-quiet">
          {t('staff.money.payout.gross', {
            gross: say(payout.grossCents),
            fees: say(payout.feeCents),
          })}
        </p>
      </div>
    </li>
  )
}
