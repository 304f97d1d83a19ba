import * as z from 'zod/mini'
import { rejectionReasons } from '#domain/document/review.ts'
import { reportDimensions, reportNames } from '#domain/report.ts'
import { endpoint } from '../endpoint.ts'
import { count, day } from '../shapes.ts'
import { staffErrors } from './application.ts'

/** Both days included, in London; at most 366 of them. */
const span = { from: day, to: day }

/** Hours, with one decimal; null where nothing was measured. */
const hours = z.nullable(z.number())
const spread = z.object({ count, median: hours, p90: hours })
/** From the hand-over to the first verdict, to the filing; from there to the decision. */
const times = { review: spread, file: spread, decision: spread }

/** Minutes, of half of them and of nine in ten; null where nothing was measured. */
const minutes = z.object({ median: z.nullable(count), p90: z.nullable(count) })
/** Conversations that began in these days. */
const talks = {
  began: count,
  answered: count,
  resolved: count,
  /** From the beginning to the first answer, and to the last closing. */
  firstAnswer: minutes,
  resolution: minutes,
}
const rating = { good: count, bad: count }

export const getReports = endpoint({
  method: 'GET',
  path: '/api/admin/reports',
  summary:
    'How the office works: times, promises, rejections, who and whose, from visit to hand-over',
  query: z.object(span),
  answers: {
    200: z.object({
      overall: z.object(times),
      /** By the Monday of the week in which it happened, oldest first. */
      times: z.array(z.object({ week: z.string(), ...times })),
      /** By month, of the promises that were judged in it. */
      onTime: z.array(z.object({ month: z.string(), kept: count, missed: count })),
      rejections: z.array(z.object({ reason: z.enum(rejectionReasons), count })),
      groups: z.array(
        z.object({
          dimension: z.enum(reportDimensions),
          /** A country (alpha-2), a language, or the id of a colleague. */
          key: z.string(),
          name: z.nullable(z.string()),
          filed: count,
          approved: count,
          rejected: count,
        }),
      ),
      funnel: z.object({
        /** Public pages read, and of them the page of the application. */
        visits: count,
        begun: count,
        created: count,
        paid: count,
        complete: count,
      }),
      chat: z.object({
        ...talks,
        /** Of the ratings that visitors gave in these days. */
        ...rating,
        /** Those on which any began, oldest first. */
        days: z.array(z.object({ day: z.string(), ...talks })),
        colleagues: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            /** In which they wrote in these days, and how many messages. */
            conversations: count,
            messages: count,
            /** Of those whose answering was theirs. */
            ...rating,
          }),
        ),
      }),
    }),
  },
  errors: staffErrors,
})

export const getReportCsv = endpoint({
  method: 'GET',
  path: '/api/admin/reports/csv',
  summary: 'One of the reports as CSV',
  query: z.object({ ...span, report: z.enum(reportNames) }),
  answers: { 200: { media: 'text/csv' } },
  errors: staffErrors,
})
