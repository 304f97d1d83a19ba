import { useState } from 'react'
import type { AnswerOf } from '#client/route.ts'
import { toDollars } from '#domain/money/money.ts'
import type { Language } from '#domain/reference/languages.ts'
import { addDays, todayIn } from '#domain/time/calendar.ts'
import { formatDollars, formatPrice } from '#phrases/format.ts'
import type { Translate } from '#phrases/translate.ts'
import { now } from '../../clock.ts'
import { sayDay, sayShortDay } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { fresh, useAsked } from '../parts/asked.ts'
import { Bars } from '../parts/Bars.tsx'
import { Choice } from '../parts/Choice.tsx'
import { FigureTable } from '../parts/FigureTable.tsx'
import { Failed, Lines } from '../parts/Loaded.tsx'
import { useMay } from '../parts/use-me.ts'
import { FileLink } from './ReportCard.tsx'

const spans = [30, 90] as const
const everyMinute = 60_000

/** The last days until today, as the tally counts them. */
function daysOf(days: number) {
  const to = todayIn(now(), 'UTC')
  return { from: addDays(to, 1 - days), to }
}

export function ChartCard() {
  const t = useTranslate()
  const may = useMay()
  const [days, setDays] = useState<number>(spans[0])
  const [isTable, setTable] = useState(false)
  return (
    <section
      aria-label={t('staff.parts.chart.title', { days })}
      className="flex min-w-0 flex-col rounded-card border border-line bg-surface px-4 pt-2 pb-4"
    >
      <div className="flex flex-wrap items-center gap-x-1">
        <h2 className="me-auto py-2 max-sm:w-full text-sm font-semibold">
          {t('staff.parts.chart.title', { days })}
        </h2>
        {spans.map((span) => (
          <Choice key={span} isChosen={span === days} onChoose={() => setDays(span)}>
            {t('staff.parts.chart.span', { days: span })}
          </Choice>
        ))}
        <Choice isChosen={isTable} onChoose={() => setTable(!isTable)}>
          {t('staff.report.chart.table')}
        </Choice>
        {may('report.read') && (
          <FileLink
            report="days"
            span={daysOf(days)}
            title={t('staff.parts.chart.title', { days })}
          />
        )}
      </div>
      <ChartOf days={days} isTable={isTable} />
    </section>
  )
}

function ChartOf({ days, isTable }: Readonly<{ days: number; isTable: boolean }>) {
  const { t, language } = useWords()
  const [chosen, setChosen] = useState<number | null>(null)
  const query = useAsked(
    ['applications', 'chart', days],
    'GET /api/admin/chart',
    { query: { days } },
    { ...fresh, refetchInterval: everyMinute },
  )
  const { data, error } = query
  if (!data) return error ? <Failed query={query} /> : <Lines isBare />
  const say = (index: number) => dayWords(data.days[index], t, language)
  return (
    <>
      <p aria-hidden={chosen !== null} className="figures text-xs text-quiet">
        {chosen === null ? sumWords(data.days, t, language) : say(chosen)}
      </p>
      {isTable ? (
        <ChartTable days={data.days} />
      ) : (
        <Chart days={data.days} chosen={chosen} onChoose={setChosen} say={say} />
      )}
    </>
  )
}

function dayWords(day: Day | undefined, t: Translate, language: Language): string {
  if (!day) return ''
  return t('staff.report.chart.day', {
    day: sayDay(day.day, language),
    count: day.applications,
    revenue: formatPrice(day.revenueCents, language),
  })
}

function sumWords(days: readonly Day[], t: Translate, language: Language): string {
  return t('staff.report.chart.sum', {
    count: days.reduce((sum, { applications }) => sum + applications, 0),
    revenue: formatPrice(
      days.reduce((sum, { revenueCents }) => sum + revenueCents, 0),
      language,
    ),
  })
}

type Day = AnswerOf<'GET /api/admin/chart'>['days'][number]

type ChartProps = Readonly<{
  days: readonly Day[]
  chosen: number | null
  onChoose: (index: number | null) => void
  /** What a day says, for those who hear it. */
  say: (index: number) => string
}>

/** Applications and revenue over the same days, gone through by pointer, touch or arrow keys. */
function Chart({ days, ...common }: ChartProps) {
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

function ChartTable({ days }: Readonly<{ days: readonly Day[] }>) {
  const { t, language } = useWords()
  return (
    <FigureTable
      caption={t('staff.report.chart.table.caption')}
      isDense
      head={[
        t('staff.report.chart.column.day'),
        t('staff.report.chart.applications'),
        t('staff.report.chart.revenue'),
      ]}
      rows={days
        .toReversed()
        .map(({ day, applications, revenueCents }) => [
          sayShortDay(day, language),
          String(applications),
          formatPrice(revenueCents, language),
        ])}
      className="mt-2 h-44 lg:h-32"
    />
  )
}
