import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { addMonths } from '#domain/time/calendar.ts'
import { localeOf } from '#phrases/format.ts'
import { call } from '../../api/client.ts'
import { now } from '../../clock.ts'
import { useWords } from '../../i18n/provider.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Icon } from '../../ui/Icon.tsx'
import { chevronRightIcon } from '../../ui/icons.ts'
import { ExportButton } from '../parts/ExportButton.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { square } from '../parts/looks.ts'
import { useAnswer } from '../parts/use-answer.ts'
import { MoneyFrame } from './MoneyFrame.tsx'
import { MonthClosing } from './MonthClosing.tsx'
import { MonthTable, Papers } from './MonthTable.tsx'

const isMonth = /^2[01]\d\d-(0[1-9]|1[0-2])$/
const step = (month: string, by: number) => addMonths(`${month}-01`, by).slice(0, 7)

const useBooks = (month: string, enabled: boolean) => {
  const request = { params: { month } }
  return useAnswer(['staff', 'month', month], 'GET /api/admin/money/months/{month}', request, {
    enabled,
  })
}

/** The books of one month: the one in the address, else what is to be closed next, else the running one. */
export function MonthPage() {
  const { t, language } = useWords()
  const [query, setQuery] = useSearchParams()
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
  const show = (next: string) => setQuery({ month: next })
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
        <Step label={t('staff.money.month.earlier')} onPress={() => show(step(month, -1))}>
          <Icon path={chevronRightIcon} className="size-5 rotate-180" />
        </Step>
        <h2 className="text-lg">{name}</h2>
        {month < current && (
          <Step label={t('staff.money.month.later')} onPress={() => show(step(month, 1))}>
            <Icon path={chevronRightIcon} className="size-5" />
          </Step>
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

type StepProps = Readonly<{ label: string; onPress: () => void; children: Elements }>

function Step({ label, onPress, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className={`${square} first:-ms-3`}
    >
      {children}
    </button>
  )
}
