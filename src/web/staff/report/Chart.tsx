import type { AnswerOf } from '#client/route.ts'
import { toDollars } from '#domain/money/money.ts'
import { formatDollars } from '#phrases/format.ts'
import { sayShortDay } from '../../i18n/moment.ts'
import { useWords } from '../../i18n/provider.tsx'
import { Bars } from '../parts/Bars.tsx'

export type Day = AnswerOf<'GET /api/admin/chart'>['days'][number]

type ChartProps = Readonly<{
  days: readonly Day[]
  chosen: number | null
  onChoose: (index: number | null) => void
  /** What a day says, for those who hear it. */
  say: (index: number) => string
}>

/** Applications and revenue over the same days, gone through by pointer, touch or arrow keys. */
export function Chart({ days, ...common }: ChartProps) {
  const { t, language } = useWords()
  const ends = [days.at(0), days.at(-1)].map((each) => each && sayShortDay(each.day, language))
  return (
    <div className="mt-2 grid min-h-48 flex-1 gap-4 sm:grid-cols-2 sm:gap-6">
      <Bars
        {...common}
        ends={ends}
        values={days.map(({ applications }) => applications)}
        label={t('staff.report.chart.applications')}
        write={(value) => new Intl.NumberFormat(`${language}-u-nu-latn`).format(value)}
        fill="fill-ocean"
      />
      <Bars
        {...common}
        ends={ends}
        values={days.map(({ revenueCents }) => toDollars(revenueCents))}
        label={t('staff.report.chart.revenue')}
        write={(value) => formatDollars(Math.round(value), language)}
        fill="fill-leaf"
      />
    </div>
  )
}
