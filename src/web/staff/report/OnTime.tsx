import { useWords } from '../../i18n/provider.tsx'
import { Ranking } from '../parts/Ranking.tsx'
import { NumberTable, ReportCard } from './ReportCard.tsx'
import type { Reports } from './reports.ts'

type OnTimeProps = Readonly<{ months: Reports['onTime']; file: string }>

/** Which share of what was promised was kept, month by month. */
export function OnTime({ months, file }: OnTimeProps) {
  const { t, language } = useWords()
  const percent = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'percent' })
  const named = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    ...{ month: 'short', year: 'numeric', timeZone: 'UTC' },
  })
  const monthOf = (month: string) => named.format(new Date(`${month}-01T00:00:00Z`))
  const shareOf = ({ kept, missed }: (typeof months)[number]) => kept / (kept + missed)
  return (
    <ReportCard
      title={t('staff.report.onTime')}
      what={t('staff.report.onTime.what')}
      file={file}
      isEmpty={months.length === 0}
      chart={
        <Ranking
          rows={months.toReversed().map((row) => ({
            name: monthOf(row.month),
            share: shareOf(row),
            words: t('staff.report.onTime.share', {
              kept: row.kept,
              all: row.kept + row.missed,
              share: percent.format(shareOf(row)),
            }),
          }))}
        />
      }
      table={
        <NumberTable
          caption={t('staff.report.onTime')}
          head={[
            t('staff.report.column.month'),
            t('staff.report.onTime.kept'),
            t('staff.report.onTime.missed'),
            t('staff.report.onTime'),
          ]}
          rows={months
            .toReversed()
            .map((row) => [
              ...[monthOf(row.month), String(row.kept), String(row.missed)],
              percent.format(shareOf(row)),
            ])}
        />
      }
    />
  )
}
