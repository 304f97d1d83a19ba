import { useState } from 'react'
import { sayShortDay } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Bars } from '../parts/Bars.tsx'
import { Overall } from './Overall.tsx'
import { NumberTable, ReportCard } from './ReportCard.tsx'
import type { Reports } from './reports.ts'

type TalksProps = Readonly<{ chat: Reports['chat']; file: string }>

/** Longer than this is told in hours. */
const minutesAsMinutes = 120

/** How soon visitors were answered, and whether that helped them. */
export function Talks({ chat, file }: TalksProps) {
  const t = useTranslate()
  const language = useLanguage()
  const [chosen, setChosen] = useState<number | null>(null)
  const { days, firstAnswer, resolution, good, bad } = chat
  const said = (minutes: number | null) => {
    if (minutes === null) return '–'
    return minutes < minutesAsMinutes
      ? t('staff.report.minutes', { count: minutes })
      : t('staff.report.hours', { count: Math.round(minutes / 6) / 10 })
  }
  const say = (index: number) => {
    const row = days[index]
    if (!row) return ''
    return t('staff.report.chat.day', {
      day: sayShortDay(row.day, language),
      count: row.began,
      answer: said(row.firstAnswer.median),
    })
  }
  const share = good + bad === 0 ? null : good / (good + bad)
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const facts = [
    [
      t('staff.report.chat.answer'),
      said(firstAnswer.median),
      t('staff.report.times.p90', { time: said(firstAnswer.p90) }),
    ],
    [
      t('staff.report.chat.resolved'),
      said(resolution.median),
      t('staff.report.times.p90', { time: said(resolution.p90) }),
    ],
    [
      t('staff.report.chat.rating'),
      share === null ? '–' : percent.format(share),
      t('staff.report.chat.rated', { count: good + bad }),
    ],
  ] as const
  return (
    <ReportCard
      title={t('staff.report.chat')}
      what={t('staff.report.chat.what')}
      file={file}
      isEmpty={chat.began === 0 && share === null}
      chart={
        <>
          <Overall facts={facts} />
          <div className="grid h-32 gap-3">
            <Bars
              values={days.map(({ began }) => began)}
              chosen={chosen}
              onChoose={setChosen}
              say={say}
              label={t('staff.report.chat.began')}
              write={String}
              fill="fill-ocean"
            />
            <p className="figures min-h-4 text-xs text-quiet">
              {chosen === null ? '' : say(chosen)}
            </p>
          </div>
        </>
      }
      table={
        <NumberTable
          caption={t('staff.report.chat')}
          head={[
            t('staff.report.chart.column.day'),
            ...(['began', 'answered', 'resolved.count'] as const).map((each) =>
              t(`staff.report.chat.${each}`),
            ),
            t('staff.report.column.median', { what: t('staff.report.chat.answer') }),
            t('staff.report.column.p90', { what: t('staff.report.chat.answer') }),
          ]}
          rows={days
            .toReversed()
            .map((row) => [
              sayShortDay(row.day, language),
              ...[row.began, row.answered, row.resolved].map(String),
              ...[said(row.firstAnswer.median), said(row.firstAnswer.p90)],
            ])}
        />
      }
    />
  )
}
