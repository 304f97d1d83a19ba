import * as z from 'zod/mini'
import { alertKinds, alertWays } from '#domain/staff/alert.ts'
import { endpoint } from '../endpoint.ts'
import { count, moment, nullableMoment, pushSubscription, uuidParam } from '../shapes.ts'
import { staffErrors } from './application.ts'

const kind = z.enum(alertKinds)
const ways = z.array(z.enum(alertWays)).check(z.maxLength(alertWays.length))

const alertView = z.object({
  id: z.uuid(),
  kind,
  /** Reference of its application, or null. */
  reference: z.nullable(z.string()),
  /** The path it links to below /admin. */
  place: z.string(),
  at: moment,
  readAt: nullableMoment,
})

export const listAlerts = endpoint({
  method: 'GET',
  path: '/api/admin/alerts',
  summary: 'What one is told in the page, the newest fifty first, and how many are unread',
  answers: { 200: z.object({ alerts: z.array(alertView), unread: count }) },
  errors: staffErrors,
})

export const readAlert = endpoint({
  method: 'POST',
  path: '/api/admin/alerts/{id}/read',
  summary: 'Marks one of the own alerts as read; once more changes nothing',
  params: uuidParam,
  answers: { 204: null },
  errors: [...staffErrors, 'request.not-found'],
})

export const readAllAlerts = endpoint({
  method: 'POST',
  path: '/api/admin/alerts/read',
  summary: 'Marks all of the own alerts as read that were there at a moment',
  body: z.object({ until: z.iso.datetime().check(z.maxLength(30)) }),
  answers: { 204: null },
  errors: staffErrors,
})

const choicesView = z.object({
  choices: z.array(
    z.object({
      kind,
      /** Available channels. */
      offered: z.array(z.enum(alertWays)),
      chosen: z.array(z.enum(alertWays)),
    }),
  ),
  /** Hour at the seat at which the digest is sent. */
  digestHour: count,
  push: z.object({
    /** The key browsers subscribe with: our public VAPID key, base64url. */
    key: z.string(),
    /** Whether this browser is subscribed. */
    isOn: z.boolean(),
  }),
})

export const getAlertChoices = endpoint({
  method: 'GET',
  path: '/api/admin/alert-choices',
  summary: 'Of what one can be told and by which ways, and what is chosen of it',
  answers: { 200: choicesView },
  errors: staffErrors,
})

export const putAlertChoices = endpoint({
  method: 'PUT',
  path: '/api/admin/alert-choices',
  summary: 'Chooses by which ways one hears of each kind named; the others stay',
  body: z.object({
    choices: z
      .array(z.object({ kind, ways }))
      .check(z.minLength(1), z.maxLength(alertKinds.length)),
  }),
  answers: { 200: choicesView },
  errors: staffErrors,
})

export const putPushSubscription = endpoint({
  method: 'PUT',
  path: '/api/admin/push-subscription',
  summary: 'Has this browser told by Web Push, as its push service said; ends with signing out',
  body: pushSubscription,
  answers: { 204: null },
  errors: staffErrors,
})

export const deletePushSubscription = endpoint({
  method: 'DELETE',
  path: '/api/admin/push-subscription',
  summary: 'Has this browser told no more',
  answers: { 204: null },
  errors: staffErrors,
})
