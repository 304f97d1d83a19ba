import { useState } from 'react'
import type { Language } from '#domain/reference/languages.ts'
import type { Translate } from '#phrases/translate.ts'
import { sayShortDay } from '../../i18n/moment.ts'
import { useWords } from '../../i18n/provider.tsx'
import { Bars } from '../parts/Bars.tsx'
import { Overall, ReportCard, type ReportProps, type Reports } from './ReportCard.tsx'

/** How soon visitors were answered, and whether that helped them. */
export function Talks({ reports: { chat }, span }: ReportProps) {
  const { t, language } = useWords()
  const [chosen, setChosen] = useState<number | null>(null)
  const { days, good, bad } = chat
  const say = (index: number) => {
    const row = days[index]
    if (!row) return ''
    return t('staff.report.chat.day', {
      day: sayShortDay(row.day, language),
      count: row.began,
      answer: minutesWords(row.firstAnswer.median, t),
    })
  }
  return (
    <ReportCard
      name="chat"
      span={span}
      isEmpty={chat.began === 0 && good + bad === 0}
      chart={
        <>
          <Overall facts={factsOf(chat, t, language)} />
          <div className="grid gap-3">
            <Bars
              values={days.map(({ began }) => began)}
              ends={[days.at(0), days.at(-1)].map(
                (each) => each && sayShortDay(each.day, language),
              )}
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
      {...tableOf(days, t, language)}
    />
  )
}

type Chat = Reports['chat']

/** Longer than this is told in hours. */
const minutesAsMinutes = 120

function minutesWords(minutes: number | null, t: Translate): string {
  if (minutes === null) return '–'
  return minutes < minutesAsMinutes
    ? t('staff.report.minutes', { count: minutes })
    : t('staff.report.hours', { count: Math.round(minutes / 6) / 10 })
}

/** How soon visitors were answered and helped, and how content those were who said so. */
function factsOf(chat: Chat, t: Translate, language: Language) {
  const { firstAnswer, resolution, good, bad } = chat
  const timed = (name: string, { median, p90 }: Chat['firstAnswer']) =>
    [
      name,
      minutesWords(median, t),
      p90 === null ? '' : t('staff.report.times.p90', { time: minutesWords(p90, t) }),
    ] as const
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const rated = good + bad
  return [
    timed(t('staff.report.chat.answer'), firstAnswer),
    timed(t('staff.report.chat.resolved'), resolution),
    [
      t('staff.report.chat.rating'),
      rated === 0 ? '–' : percent.format(good / rated),
      t('staff.report.chat.rated', { count: rated }),
    ],
  ] as const
}

/** The same day by day, the newest first. */
function tableOf(days: Chat['days'], t: Translate, language: Language) {
  const what = t('staff.report.chat.answer')
  return {
    head: [
      t('staff.report.chart.column.day'),
      ...(['began', 'answered', 'resolved.count'] as const).map((each) =>
        t(`staff.report.chat.${each}`),
      ),
      t('staff.report.column.median', { what }),
      t('staff.report.column.p90', { what }),
    ],
    rows: days
      .toReversed()
      .map(({ day, began, answered, resolved, firstAnswer: { median, p90 } }) => [
        sayShortDay(day, language),
        ...[began, answered, resolved].map(String),
        ...[median, p90].map((minutes) => minutesWords(minutes, t)),
      ]),
  }
}
