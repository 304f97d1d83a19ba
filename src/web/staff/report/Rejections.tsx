import { useTranslate } from '../../i18n/provider.tsx'
import { NumberTable, Ranking, ReportCard } from './ReportCard.tsx'
import type { Reports } from './reports.ts'

type RejectionsProps = Readonly<{ rejections: Reports['rejections']; file: string }>

/** Why documents were rejected. */
export function Rejections({ rejections, file }: RejectionsProps) {
  const t = useTranslate()
  const rows = rejections.map(({ reason, count }) => ({
    name: t(`staff.review.reason.${reason}`),
    value: count,
  }))
  return (
    <ReportCard
      title={t('staff.report.rejections')}
      what={t('staff.report.rejections.what')}
      file={file}
      isEmpty={rows.length === 0}
      chart={<Ranking rows={rows} />}
      table={
        <NumberTable
          caption={t('staff.report.rejections')}
          head={[t('staff.report.column.reason'), t('staff.report.column.count')]}
          rows={rows.map(({ name, value }) => [name, String(value)])}
        />
      }
    />
  )
}
