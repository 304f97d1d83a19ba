import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Ranking, rankedBy } from '../parts/Ranking.tsx'
import { ReportCard, type ReportProps } from './ReportCard.tsx'

export function Answers({ reports, span }: ReportProps) {
  const t = useTranslate()
  const { colleagues } = reports.chat
  const columns = ['conversations', 'messages', 'good', 'bad'] as const
  const counts = colleagues.map(({ name, conversations }) => ({ name, count: conversations }))
  return (
    <ReportCard
      name="answers"
      span={span}
      isEmpty={colleagues.length === 0}
      chart={<Ranking rows={rankedBy(counts, String)} />}
      head={[
        t('staff.report.groups.colleague'),
        ...columns.map((each) => t(`staff.report.answers.${each}`)),
      ]}
      rows={colleagues.map((each) => [each.name, ...columns.map((what) => String(each[what]))])}
    />
  )
}

export function Rejections({ reports, span }: ReportProps) {
  const t = useTranslate()
  const rows = reports.rejections.map(({ reason, count }) => ({
    name: t(`staff.review.reason.${reason}`),
    count,
  }))
  return (
    <ReportCard
      name="rejections"
      span={span}
      isEmpty={rows.length === 0}
      chart={<Ranking rows={rankedBy(rows, String)} />}
      head={[t('staff.report.column.reason'), t('staff.report.column.count')]}
      rows={rows.map(({ name, count }) => [name, String(count)])}
    />
  )
}

const usePercent = () =>
  new Intl.NumberFormat(`${useWords().language}-u-nu-latn`, { style: 'percent' })

const steps = ['visits', 'begun', 'created', 'paid', 'complete'] as const

/** From a page that is read to documents that are handed over, each step as a share of the one before. */
export function Funnel({ reports: { funnel }, span }: ReportProps) {
  const t = useTranslate()
  const percent = usePercent()
  return (
    <ReportCard
      name="funnel"
      span={span}
      isEmpty={steps.every((step) => funnel[step] === 0)}
      head={(['step', 'count', 'before'] as const).map((each) => t(`staff.report.column.${each}`))}
      rows={steps.map((step, index) => {
        const before = funnel[steps[index - 1] ?? step]
        return [
          t(`staff.report.funnel.${step}`),
          String(funnel[step]),
          index === 0 || before === 0 ? '–' : percent.format(funnel[step] / before),
        ]
      })}
    />
  )
}

/** Which share of what was promised was kept, month by month. */
export function OnTime({ reports, span }: ReportProps) {
  const { t, language } = useWords()
  const percent = usePercent()
  const named = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    ...{ month: 'short', year: 'numeric', timeZone: 'UTC' },
  })
  const months = reports.onTime.toReversed().map(({ month, kept, missed }) => ({
    ...{ kept, missed, name: named.format(new Date(`${month}-01T00:00:00Z`)) },
    share: kept / (kept + missed),
  }))
  return (
    <ReportCard
      name="onTime"
      span={span}
      isEmpty={months.length === 0}
      chart={
        <Ranking
          rows={months.map(({ name, kept, missed, share }) => ({
            name,
            share,
            words: t('staff.report.onTime.share', {
              ...{ kept, all: kept + missed, share: percent.format(share) },
            }),
          }))}
        />
      }
      head={[
        t('staff.report.column.month'),
        t('staff.report.onTime.kept'),
        t('staff.report.onTime.missed'),
        t('staff.report.onTime'),
      ]}
      rows={months.map(({ name, kept, missed, share }) => [
        ...[name, String(kept), String(missed)],
        percent.format(share),
      ])}
    />
  )
}
