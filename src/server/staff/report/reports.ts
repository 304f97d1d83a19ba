import type { AnswerOf } from '#contract/endpoint.ts'
import type { getReports } from '#contract/staff/report.ts'
import { AppError } from '#domain/error.ts'
import { isReportSpan, type ReportName, weeksOf } from '#domain/report.ts'
import { findDays } from '../../data/casework/tally.ts'
import { findAnswerers, findRatings, findTalks, type TalkRow } from '../../data/chat/report.ts'
import * as data from '../../data/staff/report.ts'
import { amountCell, byteOrderMark, csvLine } from '../../http/csv.ts'
import type { Tx } from '../../platform/db/database.ts'

type Reports = AnswerOf<typeof getReports>
type Times = Omit<Reports['times'][number], 'week'>

const nothing = { count: 0, median: null, p90: null }

/** Of one week, or of the whole span. */
function timesIn(rows: readonly data.TimeRow[], week: string | null): Times {
  const of = (kind: data.TimeRow['kind']) => {
    const row = rows.find((each) => each.week === week && each.kind === kind)
    if (!row) return nothing
    const oneDecimal = (hours: number) => Math.round(hours * 10) / 10
    return { count: row.count, median: oneDecimal(row.median), p90: oneDecimal(row.p90) }
  }
  return { review: of('review'), file: of('file'), decision: of('decision') }
}

const minutes = (median: number | null, p90: number | null) => ({
  median: median === null ? null : Math.round(median),
  p90: p90 === null ? null : Math.round(p90),
})

const talksOf = (row: TalkRow) => ({
  began: row.began,
  answered: row.answered,
  resolved: row.resolved,
  firstAnswer: minutes(row.answerMedian, row.answerP90),
  resolution: minutes(row.resolutionMedian, row.resolutionP90),
})

const noTalks = {
  ...{ began: 0, answered: 0, resolved: 0 },
  ...{ answerMedian: null, answerP90: null, resolutionMedian: null, resolutionP90: null },
}

async function chatOf(tx: Tx, span: data.Span): Promise<Reports['chat']> {
  const rows = await findTalks(tx, span)
  const whole = rows.find(({ day }) => day === null) ?? { day: null, ...noTalks }
  return {
    ...talksOf(whole),
    ...(await findRatings(tx, span)),
    days: rows.flatMap(({ day, ...row }) =>
      day === null ? [] : [{ day, ...talksOf({ day, ...row }) }],
    ),
    colleagues: await findAnswerers(tx, span),
  }
}

/** All reports of a span. Throws request.invalid for reversed days, or more than a year. */
export async function reportsOf(tx: Tx, span: data.Span): Promise<Reports> {
  if (!isReportSpan(span.from, span.to)) throw new AppError('request.invalid')
  const times = await data.findTimes(tx, span)
  return {
    overall: timesIn(times, null),
    times: weeksOf(span.from, span.to).map((week) => ({ week, ...timesIn(times, week) })),
    onTime: await data.findOnTime(tx, span),
    rejections: await data.findRejections(tx, span),
    groups: await data.findGroups(tx, span),
    funnel: await data.findFunnel(tx, span),
    chat: await chatOf(tx, span),
  }
}

type Cell = string | number | null

const tableOf: Record<
  Exclude<ReportName, 'days'>,
  (reports: Reports) => readonly (readonly Cell[])[]
> = {
  times: ({ times }) => [
    ['week', 'what', 'count', 'medianHours', 'p90Hours'],
    ...times.flatMap(({ week, ...kinds }) =>
      (['review', 'file', 'decision'] as const).map((kind) => {
        const { count, median, p90 } = kinds[kind]
        return [week, kind, count, median, p90]
      }),
    ),
  ],
  onTime: ({ onTime }) => [
    ['month', 'kept', 'missed'],
    ...onTime.map(({ month, kept, missed }) => [month, kept, missed]),
  ],
  rejections: ({ rejections }) => [
    ['reason', 'count'],
    ...rejections.map(({ reason, count }) => [reason, count]),
  ],
  groups: ({ groups }) => [
    ['by', 'key', 'name', 'filed', 'approved', 'rejected'],
    ...groups.map(({ dimension, key, name, filed, approved, rejected }) => [
      ...[dimension, key, name],
      ...[filed, approved, rejected],
    ]),
  ],
  funnel: ({ funnel }) => [['step', 'count'], ...Object.entries(funnel)],
  chat: ({ chat }) => [
    [
      ...['day', 'began', 'answered', 'resolved', 'firstAnswerMedianMinutes'],
      ...['firstAnswerP90Minutes', 'resolutionMedianMinutes', 'resolutionP90Minutes'],
    ],
    ...chat.days.map(({ day, began, answered, resolved, firstAnswer, resolution }) => [
      ...[day, began, answered, resolved, firstAnswer.median, firstAnswer.p90],
      ...[resolution.median, resolution.p90],
    ]),
  ],
  answers: ({ chat }) => [
    ['key', 'name', 'conversations', 'messages', 'good', 'bad'],
    ...chat.colleagues.map(({ id, name, conversations, messages, good, bad }) => [
      ...[id, name, conversations, messages, good, bad],
    ]),
  ],
}

/** Applications and revenue by day (UTC), without empty days. */
async function dayTable(tx: Tx, { from, to }: data.Span): Promise<readonly (readonly Cell[])[]> {
  if (!isReportSpan(from, to)) throw new AppError('request.invalid')
  const days = await findDays(tx, from, to)
  return [
    ['day', 'applications', 'revenue'],
    ...days.map(({ day, applications, cents }) => [day, applications, amountCell(cents)]),
  ]
}

/** One report as CSV. Throws as `reportsOf`. */
export async function reportCsv(tx: Tx, span: data.Span, report: ReportName): Promise<string> {
  const rows =
    report === 'days' ? await dayTable(tx, span) : tableOf[report](await reportsOf(tx, span))
  return byteOrderMark + rows.map((row) => csvLine(row)).join('')
}
