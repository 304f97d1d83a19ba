import * as z from 'zod/mini'
import { rejectionReasons } from '#domain/document/review.ts'
import { reportDimensions, reportNames } from '#domain/report.ts'
import { endpoint } from '../endpoint.ts'
import { count, day } from '../shapes.ts'
import { staffErrors } from './application.ts'

/** Inclusive days in London; at most 366. */
const span = { from: day, to: day }

/** Hours with one decimal; null without data. */
const hours = z.nullable(z.number())
const spread = z.object({ count, median: hours, p90: hours })
/** From hand-over to first verdict and to filing; from filing to decision. */
const times = { review: spread, file: spread, decision: spread }

/** Minutes, median and 90th percentile; null without data. */
const minutes = z.object({ median: z.nullable(count), p90: z.nullable(count) })
/** Conversations started in the period. */
const talks = {
  began: count,
  answered: count,
  resolved: count,
  /** From the start to the first answer and to the last closing. */
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
      /** By Monday of the week, oldest first. */
      times: z.array(z.object({ week: z.string(), ...times })),
      /** By month in which the promise was judged. */
      onTime: z.array(z.object({ month: z.string(), kept: count, missed: count })),
      rejections: z.array(z.object({ reason: z.enum(rejectionReasons), count })),
      groups: z.array(
        z.object({
          dimension: z.enum(reportDimensions),
          /** A country (alpha-2), a language, or a colleague's id. */
          key: z.string(),
          name: z.nullable(z.string()),
          filed: count,
          approved: count,
          rejected: count,
        }),
      ),
      funnel: z.object({
        /** Public page views, and those of the application page. */
        visits: count,
        begun: count,
        created: count,
        paid: count,
        complete: count,
      }),
      chat: z.object({
        ...talks,
        /** Ratings given in the period. */
        ...rating,
        /** Days with new conversations, oldest first. */
        days: z.array(z.object({ day: z.string(), ...talks })),
        colleagues: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            /** Conversations they wrote in, and number of messages. */
            conversations: count,
            messages: count,
            /** Ratings of conversations they answered. */
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
