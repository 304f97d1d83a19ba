import { useState } from 'react'
import { sayShortDay } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Bars } from '../parts/Bars.tsx'
import { NumberTable, ReportCard } from './ReportCard.tsx'
import type { Reports } from './reports.ts'

const kinds = ['review', 'file', 'decision'] as const
const fills = { review: 'fill-ocean', file: 'fill-leaf', decision: 'fill-sun' } as const

type TimesProps = Readonly<{ times: Reports['times']; file: string }>

/** Hours to review, to file and to the decision, week by week. */
export function Times({ times, file }: TimesProps) {
  const t = useTranslate()
  const language = useLanguage()
  const [chosen, setChosen] = useState<number | null>(null)
  const hours = (value: number | null) =>
    value === null ? '–' : t('staff.report.hours', { count: value })
  const say = (index: number) => {
    const row = times[index]
    if (!row) return ''
    const each = kinds.map(
      (kind) => `${t(`staff.report.times.${kind}`)} ${hours(row[kind].median)}`,
    )
    return `${sayShortDay(row.week, language)}: ${each.join(', ')}`
  }
  return (
    <ReportCard
      title={t('staff.report.times')}
      what={t('staff.report.times.what')}
      file={file}
      isEmpty={times.every((row) => kinds.every((kind) => row[kind].count === 0))}
      chart={
        <div className="grid h-64 gap-3">
          {kinds.map((kind) => (
            <Bars
              key={kind}
              values={times.map((row) => row[kind].median ?? 0)}
              chosen={chosen}
              onChoose={setChosen}
              say={say}
              label={t(`staff.report.times.${kind}`)}
              write={(value) => hours(value)}
              fill={fills[kind]}
            />
          ))}
          <p className="figures min-h-4 text-xs text-quiet">{chosen === null ? '' : say(chosen)}</p>
        </div>
      }
      table={
        <NumberTable
          caption={t('staff.report.times')}
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
              ...kinds.flatMap((kind) => [hours(row[kind].median), hours(row[kind].p90)]),
            ])}
        />
      }
    />
  )
}
