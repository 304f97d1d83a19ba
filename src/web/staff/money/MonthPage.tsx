import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { addDays, addMonths } from '#domain/time/calendar.ts'
import { formatMoney, localeOf } from '#phrases/format.ts'
import { call } from '../../api/client.ts'
import { now } from '../../clock.ts'
import { useWords } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { chevronRightIcon } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { fresh, useAsked } from '../parts/asked.ts'
import { ExportButton } from '../parts/ExportButton.tsx'
import { Facts } from '../parts/Facts.tsx'
import { FigureTable } from '../parts/FigureTable.tsx'
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
  const { t, language } = useWords()
  const { month, opening, lines, closing, isOver } = books
  const days = { from: `${month}-01`, to: addDays(addMonths(`${month}-01`, 1), -1) }
  const row = (line: ReactNode, shares: Books['opening'], count?: number) => [
    line,
    count,
    ...parts.map((part) => {
      const cents = shares[`${part}Cents`]
      return cents === 0 ? '–' : formatMoney(cents, language)
    }),
  ]
  const moved = lines
    .filter(({ count }) => count > 0)
    .map(({ kind, count, ...shares }) => {
      const search = new URLSearchParams({ kind, ...days })
      const link = (
        <Link className="link" to={`${staffPages.admin}/payments?${search}`}>
          {t(`staff.money.kind.${kind}`)}
        </Link>
      )
      return row(link, shares, count)
    })
  return (
    <>
      {!isOver && <p className="text-sm text-quiet">{t('staff.money.month.open')}</p>}
      {!books.agrees && <Notice tone="error" title={t('staff.money.month.differs')} />}
      <FigureTable
        caption={t('staff.money.month.table', { month: name })}
        head={[
          t('staff.money.month.line'),
          t('staff.money.month.count'),
          ...parts.map((part) =>
            t(part === 'total' ? 'staff.money.month.total' : `staff.money.${part}`),
          ),
        ]}
        rows={[
          row(t('staff.money.month.opening'), opening),
          ...moved,
          row(t('staff.money.month.closing'), closing),
        ]}
        isSum
        className="bg-surface"
      />
      <p className="text-sm text-quiet">
        {t('staff.money.month.fee')} {t('staff.money.zone')}
      </p>
    </>
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
