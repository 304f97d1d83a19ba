import { useTranslate } from '../../i18n/provider.tsx'
import { NumberTable, ReportCard } from './ReportCard.tsx'
import type { Reports } from './reports.ts'

const steps = ['visits', 'begun', 'created', 'paid', 'complete'] as const

type FunnelProps = Readonly<{ funnel: Reports['funnel']; file: string }>

/** From a page that is read to documents that are handed over: a table is all it needs. */
export function Funnel({ funnel, file }: FunnelProps) {
  const t = useTranslate()
  return (
    <ReportCard
      title={t('staff.report.funnel')}
      what={t('staff.report.funnel.what')}
      file={file}
      isEmpty={steps.every((step) => funnel[step] === 0)}
      table={
        <NumberTable
          caption={t('staff.report.funnel')}
          head={[t('staff.report.column.step'), t('staff.report.column.count')]}
          rows={steps.map((step) => [t(`staff.report.funnel.${step}`), String(funnel[step])])}
        />
      }
    />
  )
}
