import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { NumberTable, ReportCard } from './ReportCard.tsx'
import type { Reports } from './reports.ts'

const steps = ['visits', 'begun', 'created', 'paid', 'complete'] as const

type FunnelProps = Readonly<{ funnel: Reports['funnel']; file: string }>

/** From a page that is read to documents that are handed over, each step as a share of the one before. */
export function Funnel({ funnel, file }: FunnelProps) {
  const t = useTranslate()
  const percent = new Intl.NumberFormat(`${useLanguage()}-u-nu-latn`, { style: 'percent' })
  return (
    <ReportCard
      title={t('staff.report.funnel')}
      what={t('staff.report.funnel.what')}
      file={file}
      isEmpty={steps.every((step) => funnel[step] === 0)}
      table={
        <NumberTable
          caption={t('staff.report.funnel')}
          head={[
            t('staff.report.column.step'),
            t('staff.report.column.count'),
            t('staff.report.column.before'),
          ]}
          rows={steps.map((step, index) => {
            const before = funnel[steps[index - 1] ?? step]
            return [
              t(`staff.report.funnel.${step}`),
              String(funnel[step]),
              index === 0 || before === 0 ? '–' : percent.format(funnel[step] / before),
            ]
          })}
        />
      }
    />
  )
}
