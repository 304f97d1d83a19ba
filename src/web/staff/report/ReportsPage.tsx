import { useState } from 'react'
import { Link } from 'react-router'
import { type ApplicationStatus, applicationStatuses } from '#domain/application/status.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { addDays } from '#domain/time/calendar.ts'
import { now } from '../../clock.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { fresh, useAsked } from '../parts/asked.ts'
import { Choice } from '../parts/Choice.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { PageFrame } from '../parts/PageFrame.tsx'
import { useMay } from '../parts/use-me.ts'
import { ChartCard } from './ChartCard.tsx'
import { Answers, Funnel, OnTime, Rejections } from './CountCards.tsx'
import { Groups } from './Groups.tsx'
import { Talks, Times } from './TimeCards.tsx'

/** How the office does: how many applications, and what they bring in. */
export function ReportsPage() {
  const t = useTranslate()
  const may = useMay()
  return (
    <PageFrame title={t('staff.report.title')} lead={t('staff.report.lead')}>
      <StatCards />
      <ChartCard />
      {may('report.read') && <OfficeReports />}
    </PageFrame>
  )
}

const spans = [30, 90, 365] as const

/** How the office works in the last days, each with its table and its file. */
function OfficeReports() {
  const t = useTranslate()
  const [days, setDays] = useState<number>(spans[1])
  const to = dayAtSeat(now())
  const span = { from: addDays(to, 1 - days), to }
  const reports = useAsked(
    ['staff', 'reports', span],
    'GET /api/admin/reports',
    { query: span },
    fresh,
  )
  return (
    <section aria-labelledby="office-reports">
      <div className="flex flex-wrap items-center gap-1">
        <h2 id="office-reports" className="me-auto text-lg">
          {t('staff.report.office')}
        </h2>
        {spans.map((each) => (
          <Choice key={each} isChosen={each === days} onChoose={() => setDays(each)}>
            {t('staff.parts.chart.span', { days: each })}
          </Choice>
        ))}
      </div>
      <Loaded query={reports}>
        {(data) => (
          <div className="mt-3 gap-4 xl:columns-2">
            <Times reports={data} span={span} />
            <OnTime reports={data} span={span} />
            <Rejections reports={data} span={span} />
            <Groups reports={data} span={span} />
            <Funnel reports={data} span={span} />
            <Talks reports={data} span={span} />
            <Answers reports={data} span={span} />
          </div>
        )}
      </Loaded>
    </section>
  )
}

const everyTenSeconds = 10_000

const marks: Record<ApplicationStatus | 'total', string> = {
  total: 'bg-ink',
  pending: 'bg-amber',
  paid: 'bg-ocean',
  processing: 'bg-ocean/60',
  approved: 'bg-leaf',
  rejected: 'bg-clay',
}

/** How many applications stand in each status; each leads to the list of them. */
function StatCards() {
  const { t, language } = useWords()
  const { data, isError } = useAsked(
    ['applications', 'stats'],
    'GET /api/admin/stats',
    {},
    { ...fresh, refetchInterval: everyTenSeconds },
  )
  const number = new Intl.NumberFormat(`${language}-u-nu-latn`)
  return (
    <ul
      aria-label={t('staff.report.stats.label')}
      className="grid grid-cols-2 gap-2 min-[23rem]:grid-cols-3 sm:gap-3 md:grid-cols-6"
    >
      {(['total', ...applicationStatuses] as const).map((kind) => (
        <li key={kind} className="flex">
          <Link
            to={{ pathname: staffPages.admin, search: kind === 'total' ? '' : `?status=${kind}` }}
            className="flex w-full min-w-0 flex-col justify-center rounded-card border border-line bg-surface px-3 py-2.5 text-start text-ink no-underline hover:border-ocean sm:px-4 md:max-lg:px-2.5"
          >
            <span className="flex min-w-0 items-center gap-1.5 text-xs font-medium text-quiet">
              <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${marks[kind]}`} />
              <span className="truncate">
                {t(kind === 'total' ? 'staff.report.stats.total' : `staff.parts.status.${kind}`)}
              </span>
            </span>
            <span className="figures mt-0.5 text-lg font-semibold sm:text-xl">
              {data ? (
                number.format(data[kind])
              ) : isError ? (
                '–'
              ) : (
                <Skeleton className="my-1 h-6 w-12" />
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
