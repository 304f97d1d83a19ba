import { visaTypes } from '#domain/application/choice.ts'
import type { RulesDocument } from '#domain/rules/rules.ts'
import { formatPrice } from '#phrases/format.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'

type TableProps = Readonly<{
  heads: readonly string[]
  rows: readonly (readonly [key: string, ...cells: string[]])[]
}>

/** The first column names its row. */
function Table({ heads, rows }: TableProps) {
  return (
    <table className="w-full max-w-160 text-sm">
      <thead>
        <tr className="align-bottom text-xs text-quiet">
          {heads.map((head, column) => (
            <th
              key={head}
              scope="col"
              className={`py-2 font-semibold ${column === 0 ? 'text-start' : 'ps-3 text-end'}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {rows.map(([key, first, ...others]) => (
          <tr key={key} className="align-top">
            <th scope="row" className="py-2 text-start font-medium">
              {first}
            </th>
            {others.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
              <td key={column} className="figures py-2 ps-3 text-end whitespace-nowrap">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What each visa costs and how long it is valid. */
export function VisaTable({ prices }: Readonly<{ prices: RulesDocument['prices'] }>) {
  const t = useTranslate()
  const language = useLanguage()
  const heads = (['visa', 'baseCents', 'authorityCents', 'validityDays'] as const).map((column) =>
    t(`staff.rules.column.${column}`),
  )
  const rows = visaTypes.map((type) => {
    const { baseCents, authorityCents, validityDays } = prices.visas[type]
    return [
      type,
      t(`apply.visaType.${type}`),
      formatPrice(baseCents, language),
      formatPrice(authorityCents, language),
      t('staff.rules.unit.days', { count: validityDays }),
    ] as const
  })
  return <Table heads={heads} rows={rows} />
}

/** The processing fee, by number of travellers. */
export function StepTable({ prices }: Readonly<{ prices: RulesDocument['prices'] }>) {
  const t = useTranslate()
  const language = useLanguage()
  const rows = prices.processing.map(({ from, cents }, index) => {
    const next = prices.processing[index + 1]?.from
    const to = next === undefined ? undefined : next - 1
    const people =
      to === undefined
        ? t('staff.rules.step.open', { from })
        : to === from
          ? String(from)
          : t('staff.rules.step.range', { from, to })
    return [String(from), people, formatPrice(cents, language)] as const
  })
  const heads = [t('staff.rules.column.from'), t('staff.rules.column.fee')]
  return <Table heads={heads} rows={rows} />
}
