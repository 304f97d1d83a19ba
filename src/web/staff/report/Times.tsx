import { useState } from 'react'
import { sayShortDay } from '../../i18n/moment.ts'
import { useWords } from '../../i18n/provider.tsx'
import { Bars } from '../parts/Bars.tsx'
import { Overall, ReportCard, type ReportProps } from './ReportCard.tsx'

const kinds = ['review', 'file', 'decision'] as const
const fills = { review: 'fill-ocean', file: 'fill-leaf', decision: 'fill-sun' } as const

/** Longer than this is told in days. */
const hoursAsHours = 72

/** Hours to review, to file and to the decision, week by week. */
export function Times({ reports: { overall, times }, span }: ReportProps) {
  const { t, language } = useWords()
  const [chosen, setChosen] = useState<number | null>(null)
  const said = (value: number | null) => {
    if (value === null) return '–'
    return value < hoursAsHours
      ? t('staff.report.hours', { count: value })
      : t('staff.report.days', { count: Math.round(value / 2.4) / 10 })
  }
  const ends = [times.at(0), times.at(-1)].map((row) => row && sayShortDay(row.week, language))
  /** An axis of days ends at round days. */
  const unitOf = (kind: (typeof kinds)[number]) =>
    times.some((row) => (row[kind].median ?? 0) >= hoursAsHours) ? 24 : 1
  const say = (index: number) => {
    const row = times[index]
    if (!row) return ''
    const each = kinds.map((kind) => `${t(`staff.report.times.${kind}`)} ${said(row[kind].median)}`)
    return `${sayShortDay(row.week, language)}: ${each.join(', ')}`
  }
  const facts = kinds.map(
    (kind) =>
      [
        t(`staff.report.times.${kind}`),
        said(overall[kind].median),
        overall[kind].p90 === null
          ? ''
          : t('staff.report.times.p90', { time: said(overall[kind].p90) }),
      ] as const,
  )
  return (
    <ReportCard
      name="times"
      span={span}
      isEmpty={times.every((row) => kinds.every((kind) => row[kind].count === 0))}
      chart={
        <>
          <Overall facts={facts} />
          <div className="grid gap-4">
            {kinds.map((kind) => (
              <Bars
                key={kind}
                ends={kind === 'decision' ? ends : []}
                values={times.map((row) => (row[kind].median ?? 0) / unitOf(kind))}
                chosen={chosen}
                onChoose={setChosen}
                say={say}
                label={t(`staff.report.times.${kind}`)}
                write={(value) => said(value * unitOf(kind))}
                fill={fills[kind]}
              />
            ))}
            <p className="figures min-h-4 text-xs text-quiet">
              {chosen === null ? '' : say(chosen)}
            </p>
          </div>
        </>
      }
      head={[
        t('staff.report.column.week'),
        ...kinds.flatMap((kind) => [
          t('staff.report.column.median', { what: t(`staff.report.times.${kind}`) }),
          t('staff.report.column.p90', { what: t(`staff.report.times.${kind}`) }),
        ]),
      ]}
      rows={times
        .toReversed()
        .map((row) => [
          sayShortDay(row.week, language),
          ...kinds.flatMap((kind) => [said(row[kind].median), said(row[kind].p90)]),
        ])}
    />
  )
}
