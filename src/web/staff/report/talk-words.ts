import type { Language } from '#domain/reference/languages.ts'
import type { Translate } from '#phrases/translate.ts'
import { sayShortDay } from '../../i18n/moment.ts'
import type { Reports } from './reports.ts'

type Chat = Reports['chat']

/** Longer than this is told in hours. */
const minutesAsMinutes = 120

export function minutesWords(minutes: number | null, t: Translate): string {
  if (minutes === null) return '–'
  return minutes < minutesAsMinutes
    ? t('staff.report.minutes', { count: minutes })
    : t('staff.report.hours', { count: Math.round(minutes / 6) / 10 })
}

/** How soon visitors were answered and helped, and how content those were who said so. */
export function factsOf(chat: Chat, t: Translate, language: Language) {
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
export function tableOf(days: Chat['days'], t: Translate, language: Language) {
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
