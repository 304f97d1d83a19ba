import { useState } from 'react'
import { Link } from 'react-router'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { addDays, addMonths } from '#domain/time/calendar.ts'
import { formatMoney, localeOf } from '#phrases/format.ts'
import { call } from '../../api/client.ts'
import { now } from '../../clock.ts'
import { useLanguage, useTranslate, useWords } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { chevronRightIcon } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { fresh, useAsked } from '../parts/asked.ts'
import { ExportButton } from '../parts/ExportButton.tsx'
import { Facts } from '../parts/Facts.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { Section } from '../parts/Section.tsx'
import { useAddressQuery } from '../parts/use-address-query.ts'
import { MoneyFrame } from './MoneyFrame.tsx'
import { type Books, MonthClosing } from './MonthClosing.tsx'

const isMonth = /^2[01]\d\d-(0[1-9]|1[0-2])$/
const step = (month: string, by: number) => addMonths(`${month}-01`, by).slice(0, 7)

const useBooks = (month: string, enabled: boolean) => {
  const request = { params: { month } }
  return useAsked(['staff', 'month', month], 'GET /api/admin/money/months/{month}', request, {
    ...fresh,
    enabled,
  })
}

/** The books of one month: the one in the address, else what is to be closed next, else the running one. */
export function MonthPage() {
  const { t, language } = useWords()
  const [query, setQuery] = useAddressQuery()
  const current = dayAtSeat(now()).slice(0, 7)
  const asked = query.get('month') ?? ''
  const named = isMonth.test(asked) && asked <= current ? asked : null
  const running = useBooks(current, named === null)
  // Stays where it is once that month is closed.
  const [first, setFirst] = useState<string | null>(null)
  const toClose = running.data && (running.data.toClose ?? current)
  if (named === null && first === null && toClose) setFirst(toClose)
  const month = named ?? first ?? current
  const shown = useBooks(month, named !== null || first !== null)
  const books = named === null && first === null ? running : shown
  const show = (next: string) => setQuery(new URLSearchParams({ month: next }))
  const style = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  const names = new Intl.DateTimeFormat(localeOf(language), style)
  const nameOf = (each: string) => names.format(new Date(`${each}-01`))
  const name = nameOf(month)
  return (
    <MoneyFrame
      title={t('staff.money.month.title')}
      lead={t('staff.money.month.lead')}
      actions={
        <ExportButton
          of="money"
          name={`books-${month}.csv`}
          load={() => call('GET /api/admin/money/months/{month}/export', { params: { month } })}
        >
          {t('staff.money.export')}
        </ExportButton>
      }
    >
      <div className="flex items-center gap-x-1">
        <IconButton
          path={chevronRightIcon}
          label={t('staff.money.month.earlier')}
          onClick={() => show(step(month, -1))}
          className="-ms-3"
          iconClass="size-5 rotate-180"
        />
        <h2 className="text-lg">{name}</h2>
        {month < current && (
          <IconButton
            path={chevronRightIcon}
            label={t('staff.money.month.later')}
            onClick={() => show(step(month, 1))}
          />
        )}
      </div>
      <Loaded query={books} lines={8}>
        {(data) => (
          <>
            <MonthTable books={data} name={name} />
            <div className="grid items-start gap-6 lg:grid-cols-2">
              <MonthClosing books={data} name={name} nameOf={nameOf} />
              <Papers books={data} />
            </div>
          </>
        )}
      </Loaded>
    </MoneyFrame>
  )
}

const parts = ['total', 'authority', 'expected', 'service', 'held'] as const

/** Opening, what moved, closing: each column adds up, and so does each line. */
function MonthTable({ books, name }: Readonly<{ books: Books; name: string }>) {
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
function Papers({ books: { receipts, creditNotes, agrees } }: Readonly<{ books: Books }>) {
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
