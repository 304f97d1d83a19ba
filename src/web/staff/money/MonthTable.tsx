import { Link } from 'react-router'
import type { AnswerOf } from '#client/route.ts'
import { addDays, addMonths } from '#domain/time/calendar.ts'
import { formatMoney } from '#phrases/format.ts'
import { useLanguage, useTranslate, useWords } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Section } from '../parts/Section.tsx'

export type Books = AnswerOf<'GET /api/admin/money/months/{month}'>
const parts = ['total', 'authority', 'expected', 'service', 'held'] as const

/** Opening, what moved, closing: each column adds up, and so does each line. */
export function MonthTable({ books, name }: Readonly<{ books: Books; name: string }>) {
  const t = useTranslate()
  const { month, opening, lines, closing, isOver } = books
  const days = { from: `${month}-01`, to: addDays(addMonths(`${month}-01`, 1), -1) }
  const moved = lines.filter(({ count }) => count > 0)
  return (
    <>
      {!isOver && <p className="text-sm text-quiet">{t('staff.money.month.open')}</p>}
      {!books.agrees && <Notice tone="error" title={t('staff.money.month.differs')} />}
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys
        tabIndex={0}
        aria-label={t('staff.money.month.table', { month: name })}
        className="overflow-x-auto rounded-card border border-line bg-surface"
      >
        <table className="w-full min-w-[40rem] text-sm">
          <caption className="sr-only">{t('staff.money.month.table', { month: name })}</caption>
          <thead>
            <tr className="bg-sunken text-xs text-quiet">
              <th scope="col" className="px-4 py-2 text-start font-medium">
                {t('staff.money.month.line')}
              </th>
              <th scope="col" className="px-3 py-2 text-end font-medium">
                {t('staff.money.month.count')}
              </th>
              {parts.map((part) => (
                <th key={part} scope="col" className="px-3 py-2 text-end font-medium last:pe-4">
                  {t(part === 'total' ? 'staff.money.month.total' : `staff.money.${part}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Line name={t('staff.money.month.opening')} shares={opening} isBold />
            {moved.map(({ kind, count, ...shares }) => (
              <Line
                key={kind}
                name={
                  <Link
                    className="link"
                    to={`${staffPages.admin}/payments?${new URLSearchParams({ kind, ...days })}`}
                  >
                    {t(`staff.money.kind.${kind}`)}
                  </Link>
                }
                count={count}
                shares={shares}
              />
            ))}
            <Line name={t('staff.money.month.closing')} shares={closing} isBold />
          </tbody>
        </table>
      </section>
      <p className="text-sm text-quiet">
        {t('staff.money.month.fee')} {t('staff.money.zone')}
      </p>
    </>
  )
}

type LineProps = Readonly<{
  name: React.ReactNode
  count?: number
  shares: Books['opening']
  isBold?: boolean
}>

function Line({ name, count, shares, isBold = false }: LineProps) {
  const language = useLanguage()
  return (
    <tr className={`border-t border-line ${isBold ? 'font-semibold' : ''}`}>
      <th scope="row" className="px-4 py-2.5 text-start font-[inherit]">
        {name}
      </th>
      <td className="figures px-3 py-2.5 text-end text-quiet">{count}</td>
      {parts.map((part) => (
        <td key={part} className="figures px-3 py-2.5 text-end whitespace-nowrap last:pe-4">
          {shares[`${part}Cents`] === 0 ? '–' : formatMoney(shares[`${part}Cents`], language)}
        </td>
      ))}
    </tr>
  )
}

/** What the numbered papers say of the same month. */
export function Papers({ books: { receipts, creditNotes, agrees } }: Readonly<{ books: Books }>) {
  const { t, language } = useWords()
  const fact = (name: string, { count, totalCents, first, last }: Books['receipts']) => ({
    name,
    value: `${formatMoney(totalCents, language)} (${t('staff.money.count', { count })})`,
    aside: first !== null && last !== null && (
      <span className="figures block text-quiet">
        {first === last ? first : t('staff.money.month.numbers', { first, last })}
      </span>
    ),
  })
  return (
    <Section
      title={t('staff.money.month.papers')}
      lead={agrees ? t('staff.money.month.agrees') : undefined}
    >
      <Facts
        facts={[
          fact(t('staff.money.month.receipts'), receipts),
          fact(t('staff.money.month.notes'), creditNotes),
        ]}
      />
    </Section>
  )
}
