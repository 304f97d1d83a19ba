import { useState } from 'react'
import { type ReportDimension, reportDimensions } from '#domain/report.ts'
import { useWords } from '../../i18n/provider.tsx'
import { Choice } from '../parts/Choice.tsx'
import { Ranking, rankedBy } from '../parts/Ranking.tsx'
import { ReportCard, type ReportProps } from './ReportCard.tsx'

const most = 15
const columns = ['filed', 'approved', 'rejected'] as const

export function Groups({ reports: { groups }, span }: ReportProps) {
  const { t, language } = useWords()
  const [dimension, setDimension] = useState<ReportDimension>('colleague')
  const type = dimension === 'nationality' ? 'region' : 'language'
  const names = new Intl.DisplayNames([language], { type })
  const shown = groups
    .filter((each) => each.dimension === dimension)
    .map(({ key, name, ...counts }) => ({
      name: dimension === 'colleague' ? (name ?? key) : (names.of(key) ?? key),
      counts: columns.map((column) => counts[column]),
    }))
  const ranked = shown.slice(0, most).map(({ name, counts }) => ({
    name,
    count: counts.reduce((sum, count) => sum + count, 0),
  }))
  return (
    <ReportCard
      name="groups"
      span={span}
      isEmpty={groups.length === 0}
      above={
        <div className="-ms-2 mb-2 flex flex-wrap gap-1">
          {reportDimensions.map((each) => (
            <Choice key={each} isChosen={each === dimension} onChoose={() => setDimension(each)}>
              {t(`staff.report.groups.${each}`)}
            </Choice>
          ))}
        </div>
      }
      chart={<Ranking rows={rankedBy(ranked, String)} />}
      head={[
        t(`staff.report.groups.${dimension}`),
        ...columns.map((column) => t(`staff.report.column.${column}`)),
      ]}
      rows={shown.map(({ name, counts }) => [name, ...counts.map(String)])}
    />
  )
}
