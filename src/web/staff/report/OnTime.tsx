import { useState } from 'react'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Bars } from '../parts/Bars.tsx'
import { NumberTable, ReportCard } from './ReportCard.tsx'
import type { Reports } from './reports.ts'

type OnTimeProps = Readonly<{ months: Reports['onTime']; file: string }>

/** Which share of what was promised was kept, month by month. */
export function OnTime({ months, file }: OnTimeProps) {
  const t = useTranslate()
  const language = useLanguage()
  const [chosen, setChosen] = useState<number | null>(null)
  const percent = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'percent' })
  const named = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    ...{ month: 'short', year: 'numeric', timeZone: 'UTC' },
  })
  const monthOf = (month: string) => named.format(new Date(`${month}-01T00:00:00Z`))
  const shareOf = ({ kept, missed }: (typeof months)[number]) => kept / (kept + missed)
  const say = (index: number) => {
    const row = months[index]
    return row ? `${monthOf(row.month)}: ${percent.format(shareOf(row))}` : ''
  }
  return (
    <ReportCard
      title={t('staff.report.onTime')}
      what={t('staff.report.onTime.what')}
      file={file}
      isEmpty={months.length === 0}
      chart={
        <div className="grid h-40">
          <Bars
            values={months.map((row) => shareOf(row) * 100)}
            chosen={chosen}
            onChoose={setChosen}
            say={say}
            label={t('staff.report.onTime')}
            write={(value) => percent.format(value / 100)}
            fill="fill-leaf"
          />
          <p className="figures mt-2 min-h-4 text-xs text-quiet">
            {say(chosen ?? months.length - 1)}
          </p>
        </div>
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
