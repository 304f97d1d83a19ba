import * as z from 'zod/mini'
import { dataRequestKinds, retainedRecords } from '#domain/retention.ts'
import { endpoint } from '../endpoint.ts'
import { count, moment, nullableMoment, typedEmail, uuidParam } from '../shapes.ts'
import { staffErrors } from './application.ts'

const dataRequestView = z.object({
  id: z.uuid(),
  kind: z.enum(dataRequestKinds),
  /** Null some time after the answer: only a hash remains. */
  email: z.nullable(z.string()),
  createdAt: moment,
  /** The promised last day. */
  dueOn: z.string(),
  doneAt: nullableMoment,
  /** Null if the person asked through an application's link. */
  by: z.nullable(z.object({ id: z.string(), name: z.string() })),
  applications: z.array(
    z.object({
      id: count,
      reference: z.string(),
      /** The effect of an erasure: deleted, or anonymised while accounting law requires the payment. */
      outcome: z.enum(['delete', 'anonymise', 'done']),
      /** The day until which the payment must be stored. */
      keptUntil: z.nullable(z.string()),
    }),
  ),
})

export const listDataRequests = endpoint({
  method: 'GET',
  path: '/api/admin/data-requests',
  summary: 'Requests of persons about their data, newest first, with their deadlines',
  answers: { 200: z.object({ items: z.array(dataRequestView) }) },
  errors: staffErrors,
})

export const openDataRequest = endpoint({
  method: 'POST',
  path: '/api/admin/data-requests',
  summary: 'Writes down that a person asked for their data or for its erasure',
  body: z.object({
    kind: z.enum(dataRequestKinds),
    email: typedEmail(3),
  }),
  answers: { 201: z.object({ request: dataRequestView }) },
  errors: [...staffErrors, 'person.not-found'],
})

export const exportPerson = endpoint({
  method: 'POST',
  path: '/api/admin/data-requests/{id}/export',
  summary:
    'Everything held about the person, as a ZIP of JSON and files; the request counts as done',
  params: uuidParam,
  answers: { 200: { media: 'application/zip' } },
  errors: [...staffErrors, 'staff.confirm-required', 'data-request.not-found', 'application.held'],
})

export const erasePerson = endpoint({
  method: 'POST',
  path: '/api/admin/data-requests/{id}/erase',
  summary: 'Erases the person, leaving what accounting law needs; repeated, the same answer',
  params: uuidParam,
  answers: { 200: z.object({ request: dataRequestView }) },
  errors: [
    ...staffErrors,
    'staff.confirm-required',
    'data-request.not-found',
    'data-request.open-application',
  ],
})

export const getRetention = endpoint({
  method: 'GET',
  path: '/api/admin/retention',
  summary: 'What the next retention run would take away: a dry run',
  answers: {
    200: z.object({
      runsNext: moment,
      items: z.array(
        z.object({
          record: z.enum(retainedRecords),
          before: z.string(),
          count,
          examples: z.array(z.string()),
        }),
      ),
    }),
  },
  errors: staffErrors,
})
