import type { AnswerOf } from '#contract/endpoint.ts'
import type { getReports } from '#contract/staff/report.ts'
import { AppError } from '#domain/error.ts'
import { isReportSpan, type ReportName, weeksOf } from '#domain/report.ts'
import { byteOrderMark, csvLine } from '../csv.ts'
import * as data from '../data/report.ts'
import type { Tx } from '../db/database.ts'

type Reports = AnswerOf<typeof getReports>
type Times = Reports['times'][number]

const nothing = { count: 0, median: null, p90: null }

function timesOf(rows: readonly data.TimeRow[], { from, to }: data.Span): Times[] {
  const at = (week: string, kind: data.TimeRow['kind']) => {
    const row = rows.find((each) => each.week === week && each.kind === kind)
    if (!row) return nothing
    const oneDecimal = (hours: number) => Math.round(hours * 10) / 10
    return { count: row.count, median: oneDecimal(row.median), p90: oneDecimal(row.p90) }
  }
  return weeksOf(from, to).map((week) => ({
    week,
    review: at(week, 'review'),
    file: at(week, 'file'),
    decision: at(week, 'decision'),
  }))
}

/** All reports of a span. Throws request.invalid for days in the wrong order, or more than a year of them. */
export async function reportsOf(tx: Tx, span: data.Span): Promise<Reports> {
  if (!isReportSpan(span.from, span.to)) throw new AppError('request.invalid')
  return {
    times: timesOf(await data.findTimes(tx, span), span),
    onTime: await data.findOnTime(tx, span),
    rejections: await data.findRejections(tx, span),
    groups: await data.findGroups(tx, span),
    funnel: await data.findFunnel(tx, span),
  }
}

type Cell = string | number | null

const tableOf: Record<ReportName, (reports: Reports) => readonly (readonly Cell[])[]> = {
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
}

/** One report as CSV. Throws as `reportsOf`. */
export async function reportCsv(tx: Tx, span: data.Span, report: ReportName): Promise<string> {
  const rows = tableOf[report](await reportsOf(tx, span))
  return byteOrderMark + rows.map((row) => csvLine(row)).join('')
}
