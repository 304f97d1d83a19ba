import type { AnswerOf } from '#client/route.ts'
import { formatMoney } from '#phrases/format.ts'
import { useWords } from '../../i18n/provider.tsx'

type Totals = NonNullable<AnswerOf<'GET /api/admin/money/moves'>['totals']>

/** What everything that matches comes to, and whose it is. */
export function MoneyTotals({ totals }: Readonly<{ totals: Totals }>) {
  const { t, language } = useWords()
  const sums = [
    { name: t('staff.money.in'), cents: totals.inCents },
    { name: t('staff.money.out'), cents: -totals.outCents },
    { name: t('staff.money.net'), cents: totals.totalCents },
    { name: t('staff.money.authority'), cents: totals.authorityCents },
    { name: t('staff.money.expected'), cents: totals.expectedCents },
    { name: t('staff.money.service'), cents: totals.serviceCents },
    { name: t('staff.money.held'), cents: totals.heldCents },
  ]
  return (
    <section aria-label={t('staff.money.totals')}>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-4 lg:grid-cols-7">
        {sums.map(({ name, cents }) => (
          <div key={name} className="bg-surface px-4 py-3 last:col-span-2 lg:last:col-span-1">
            <dt className="text-xs text-quiet">{name}</dt>
            <dd className="figures mt-0.5 text-lg font-semibold">
              {formatMoney(cents || 0, language)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-1.5 text-xs text-quiet">
        {`${t('staff.money.totals')}: ${t('staff.money.count', { count: totals.count })}`}
      </p>
    </section>
  )
}
