import * as z from 'zod/mini'
import { auditActions } from '#domain/staff/audit.ts'
import { endpoint } from '../endpoint.ts'
import { count, day, moment } from '../shapes.ts'

export const auditEntry = z.object({
  id: count,
  at: moment,
  /** Null without a session, as in a failed sign-in. */
  staff: z.nullable(z.object({ id: z.string(), name: z.string() })),
  action: z.enum(auditActions),
  applicationId: z.nullable(count),
  /** Id of a further subject: a colleague, a document, a letter. */
  subject: z.nullable(z.string()),
  details: z.record(z.string(), z.json()),
})

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary:
    'What staff did and looked at, newest first; `from` and `to` are days in London, both included',
  query: z.object({
    staffId: z.optional(z.string().check(z.maxLength(64))),
    action: z.optional(z.enum(auditActions)),
    applicationId: z.optional(z.coerce.number().check(z.int(), z.gt(0))),
    from: z.optional(day),
    to: z.optional(day),
    cursor: z.optional(z.string().check(z.maxLength(18), z.regex(/^\d{1,18}$/))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 50),
  }),
  answers: {
    200: z.object({
      items: z.array(auditEntry),
      nextCursor: z.nullable(z.string()),
      /** The latest nightly seal check; null before the first. */
      check: z.nullable(z.object({ at: moment, isWhole: z.boolean() })),
    }),
  },
  errors: ['request.invalid', 'request.unauthorized', 'staff.forbidden'],
})
