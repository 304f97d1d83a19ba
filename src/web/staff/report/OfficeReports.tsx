import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReportName } from '#domain/report.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { addDays } from '#domain/time/calendar.ts'
import { call } from '../../api/client.ts'
import { now } from '../../clock.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Choice } from '../parts/Choice.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { Answers } from './Answers.tsx'
import { Funnel } from './Funnel.tsx'
import { Groups } from './Groups.tsx'
import { OnTime } from './OnTime.tsx'
import { Rejections } from './Rejections.tsx'
import { Talks } from './Talks.tsx'
import { Times } from './Times.tsx'

const spans = [30, 90, 365] as const

/** How the office works in the last days, each with its table and its file. */
export function OfficeReports() {
  const t = useTranslate()
  const [days, setDays] = useState<number>(spans[1])
  const to = dayAtSeat(now())
  const span = { from: addDays(to, 1 - days), to }
  const reports = useQuery({
    queryKey: ['staff', 'reports', span],
    queryFn: ({ signal }) => call('GET /api/admin/reports', { query: span, signal }),
    refetchOnMount: 'always',
  })
  const fileOf = (report: ReportName) =>
    `/api/admin/reports/csv?${new URLSearchParams({ ...span, report })}`
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
        {({ overall, times, onTime, rejections, groups, funnel, chat }) => (
          <div className="mt-3 gap-4 xl:columns-2">
            <Times overall={overall} times={times} file={fileOf('times')} />
            <OnTime months={onTime} file={fileOf('onTime')} />
            <Rejections rejections={rejections} file={fileOf('rejections')} />
            <Groups groups={groups} file={fileOf('groups')} />
            <Funnel funnel={funnel} file={fileOf('funnel')} />
            <Talks chat={chat} file={fileOf('chat')} />
            <Answers chat={chat} file={fileOf('answers')} />
          </div>
        )}
      </Loaded>
    </section>
  )
}
