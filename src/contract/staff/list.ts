import * as z from 'zod/mini'
import { processingTypes, visaTypes } from '#domain/application/choice.ts'
import { maxBulk, maxFilterValues, queues, sorts } from '#domain/application/list.ts'
import { applicationStatuses } from '#domain/application/status.ts'
import { workFlags, workStates } from '#domain/application/work.ts'
import { inboxBoxes } from '#domain/inbox.ts'
import { languages } from '#domain/reference/languages.ts'
import { endpoint } from '../endpoint.ts'
import {
  applicationStatus,
  day as calendarDay,
  cents,
  count,
  dollars,
  moment,
  nullableMoment,
  paymentStatus,
  typed,
} from '../shapes.ts'
import { staffErrors } from './application.ts'

/** Selected rows of the list. */
export const chosenIds = z.array(z.int().check(z.gt(0))).check(z.minLength(1), z.maxLength(maxBulk))

const colleague = z.object({ id: z.string(), name: z.string() })
const day = z.string()

export const getStats = endpoint({
  method: 'GET',
  path: '/api/admin/stats',
  summary: 'How many applications stand in each status',
  answers: {
    200: z.object({
      total: count,
      pending: count,
      paid: count,
      processing: count,
      approved: count,
      rejected: count,
    }),
  },
  errors: staffErrors,
})

export const getChart = endpoint({
  method: 'GET',
  path: '/api/admin/chart',
  summary: 'Applications and revenue of each of the last days (UTC), oldest first',
  query: z.object({
    days: z._default(z.coerce.number().check(z.int(), z.gte(7), z.lte(366)), 30),
  }),
  answers: {
    200: z.object({
      days: z.array(z.object({ day, applications: count, revenueCents: cents })),
    }),
  },
  errors: staffErrors,
})

/** Values of one filter, separated by commas; each of at most `length` characters. */
const several = (value: string, length: number) =>
  z
    .string()
    .check(
      z.maxLength(maxFilterValues * (length + 1), { abort: true }),
      z.regex(new RegExp(`^(?:${value})(?:,(?:${value})){0,${maxFilterValues - 1}}$`)),
    )
const someOf = (values: readonly string[]) =>
  several(values.join('|'), Math.max(...values.map((each) => each.length)))

/** Filters stored by a saved view; a search names a person and is not stored. */
export const listFilter = {
  status: z.optional(z.enum(applicationStatuses)),
  queue: z.optional(z.enum(queues)),
  work: z.optional(someOf(workStates)),
  flag: z.optional(someOf(workFlags)),
  visaType: z.optional(someOf(visaTypes)),
  processingType: z.optional(someOf(processingTypes)),
  /** Alpha-2. */
  nationality: z.optional(several('[A-Z]{2}', 2)),
  language: z.optional(z.enum(languages)),
  /** `me`, `nobody`, or the id of a colleague. */
  assignee: z.optional(several('[\\w-]{1,64}', 64)),
  /** First arrival of the undecided travellers, both days inclusive. */
  arrivalFrom: z.optional(calendarDay),
  arrivalTo: z.optional(calendarDay),
}

const filter = { search: z.optional(typed(200)), ...listFilter }

export const listItem = z.object({
  id: count,
  reference: z.string(),
  version: count,
  status: applicationStatus,
  paymentStatus,
  contactName: z.string(),
  contactEmail: z.string(),
  visaType: z.enum(visaTypes),
  processingType: z.enum(processingTypes),
  numberOfApplicants: count,
  /** Number of decided travellers. */
  decided: count,
  totalPrice: dollars,
  createdAt: moment,
  paidAt: nullableMoment,
  completedAt: nullableMoment,
  /** The promised day, once handed over and while undecided. */
  dueOn: z.nullable(day),
  assignee: z.nullable(colleague),
  work: z.enum(workStates),
  flags: z.array(z.enum(workFlags)),
  /** First arrival of the undecided travellers. */
  arrivesOn: z.nullable(day),
  /** Promise or arrival, whichever is first. */
  nextOn: z.nullable(day),
  /** Of all travellers, unique (alpha-2). */
  nationalities: z.array(z.string()),
  language: z.enum(languages),
  /** For undecided travellers. */
  documents: z.object({ accepted: count, received: count, needed: count }),
})

/** Number of applications in each queue, capped at a thousand, and of what else waits for the current user. */
export const getQueues = endpoint({
  method: 'GET',
  path: '/api/admin/queues',
  summary: 'The number of applications in each queue of the current user, and of what else waits',
  answers: {
    200: z.object({
      queues: z.record(z.enum(queues), z.object({ count, isExact: z.boolean() })),
      /** Open requests to cancel. */
      cancellations: count,
      /** Emails that wait for an answer, by box of the inbox; null without the right to read them. */
      emails: z.nullable(z.record(z.enum(inboxBoxes), count)),
      /**
       * The same for open pages of the release before, which would say that nobody waits: of applications that are
       * the current user's or nobody's, and of none. Unneeded after the next release.
       */
      ownMessages: count,
      newEmails: z.nullable(count),
    }),
  },
  errors: staffErrors,
})

export const listStaffApplications = endpoint({
  method: 'GET',
  path: '/api/admin/applications',
  summary: 'Applications by search, status and queue, a page at a time',
  query: z.object({
    ...filter,
    sort: z._default(z.enum(sorts), 'newest'),
    cursor: z.optional(z.string().check(z.maxLength(200))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
  }),
  answers: {
    200: z.object({
      items: z.array(listItem),
      nextCursor: z.nullable(z.string()),
      total: count,
      /** False if there are more than `total`, which is capped. */
      totalIsExact: z.boolean(),
    }),
  },
  errors: staffErrors,
})

export const exportApplications = endpoint({
  method: 'GET',
  path: '/api/admin/export',
  summary: 'The filtered list as CSV, streamed',
  query: z.object(filter),
  answers: { 200: { media: 'text/csv' } },
  errors: [...staffErrors, 'staff.confirm-required'],
})

export const exportChosen = endpoint({
  method: 'POST',
  path: '/api/admin/export',
  summary: 'Up to 200 applications as CSV; X-Left-Out names the ids that are not there',
  body: z.object({ ids: chosenIds }),
  answers: { 200: { media: 'text/csv' } },
  errors: [...staffErrors, 'application.not-found', 'staff.confirm-required'],
})
