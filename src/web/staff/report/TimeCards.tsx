import { useState } from 'react'
import type { Language } from '#domain/reference/languages.ts'
import type { Translate } from '#phrases/translate.ts'
import { sayShortDay } from '../../i18n/moment.ts'
import { useWords } from '../../i18n/provider.tsx'
import { Bars } from '../parts/Bars.tsx'
import { Overall, ReportCard, type ReportProps, type Reports } from './ReportCard.tsx'

const kinds = ['review', 'file', 'decision'] as const
const fills = { review: 'fill-ocean', file: 'fill-leaf', decision: 'fill-sun' } as const

/** Longer than this is told in days. */
const hoursAsHours = 72

/** Hours to review, to file and to the decision, week by week. */
export function Times({ reports: { overall, times }, span }: ReportProps) {
  const { t, language } = useWords()
  const [chosen, setChosen] = useState<number | null>(null)
  const said = (value: number | null) => {
    if (value === null) return '–'
    return value < hoursAsHours
      ? t('staff.report.hours', { count: value })
      : t('staff.report.days', { count: Math.round(value / 2.4) / 10 })
  }
  const ends = [times.at(0), times.at(-1)].map((row) => row && sayShortDay(row.week, language))
  /** An axis of days ends at round days. */
  const unitOf = (kind: (typeof kinds)[number]) =>
    times.some((row) => (row[kind].median ?? 0) >= hoursAsHours) ? 24 : 1
  const say = (index: number) => {
    const row = times[index]
    if (!row) return ''
    const each = kinds.map((kind) => `${t(`staff.report.times.${kind}`)} ${said(row[kind].median)}`)
    return `${sayShortDay(row.week, language)}: ${each.join(', ')}`
  }
  const facts = kinds.map(
    (kind) =>
      [
        t(`staff.report.times.${kind}`),
        said(overall[kind].median),
        overall[kind].p90 === null
          ? ''
          : t('staff.report.times.p90', { time: said(overall[kind].p90) }),
      ] as const,
  )
  return (
    <ReportCard
      name="times"
      span={span}
      isEmpty={times.every((row) => kinds.every((kind) => row[kind].count === 0))}
      chart={
        <>
          <Overall facts={facts} />
          <div className="grid gap-4">
            {kinds.map((kind) => (
              <Bars
                key={kind}
                ends={kind === 'decision' ? ends : []}
                values={times.map((row) => (row[kind].median ?? 0) / unitOf(kind))}
                chosen={chosen}
                onChoose={setChosen}
                say={say}
                label={t(`staff.report.times.${kind}`)}
                write={(value) => said(value * unitOf(kind))}
                fill={fills[kind]}
              />
            ))}
            <p className="figures min-h-4 text-xs text-quiet">
              {chosen === null ? '' : say(chosen)}
            </p>
          </div>
        </>
      }
      head={[
        t('staff.report.column.week'),
        ...kinds.flatMap((kind) => [
          t('staff.report.column.median', { what: t(`staff.report.times.${kind}`) }),
          t('staff.report.column.p90', { what: t(`staff.report.times.${kind}`) }),
        ]),
      ]}
      rows={times
        .toReversed()
        .map((row) => [
          sayShortDay(row.week, language),
          ...kinds.flatMap((kind) => [said(row[kind].median), said(row[kind].p90)]),
        ])}
    />
  )
}

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
