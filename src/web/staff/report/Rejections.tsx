import { useTranslate } from '../../i18n/provider.tsx'
import { Ranking, rankedBy } from '../parts/Ranking.tsx'
import { NumberTable, ReportCard } from './ReportCard.tsx'
import type { Reports } from './reports.ts'

type RejectionsProps = Readonly<{ rejections: Reports['rejections']; file: string }>

/** Why documents were rejected. */
export function Rejections({ rejections, file }: RejectionsProps) {
  const t = useTranslate()
  const rows = rejections.map(({ reason, count }) => ({
    name: t(`staff.review.reason.${reason}`),
    count,
  }))
  return (
    <ReportCard
      title={t('staff.report.rejections')}
      what={t('staff.report.rejections.what')}
      file={file}
      isEmpty={rows.length === 0}
      chart={<Ranking rows={rankedBy(rows, String)} />}
      table={
        <NumberTable
          caption={t('staff.report.rejections')}
          head={[t('staff.report.column.reason'), t('staff.report.column.count')]}
          rows={rows.map(({ name, count }) => [name, String(count)])}
        />
      }
    />
  )
}
