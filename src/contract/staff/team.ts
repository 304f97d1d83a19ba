import * as z from 'zod/mini'
import { auditActions } from '#domain/audit.ts'
import { endpoint } from '../endpoint.ts'
import { count, day, moment, nullableMoment } from '../shapes.ts'
import { language, role, staffEmail, staffName } from './account.ts'

export const staffView = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  secondFactor: z.boolean(),
  passkeys: count,
  disabledAt: nullableMoment,
  createdAt: moment,
  lastSeenAt: nullableMoment,
})

export const invitationView = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role,
  createdAt: moment,
  expiresAt: moment,
  /** For a colleague who starts anew, having lost password or second factor. */
  isReset: z.boolean(),
})

export const listStaff = endpoint({
  method: 'GET',
  path: '/api/admin/staff',
  summary: 'All colleagues and the open invitations',
  answers: {
    200: z.object({ items: z.array(staffView), invitations: z.array(invitationView) }),
  },
  errors: ['request.unauthorized', 'staff.forbidden'],
})

export const invite = endpoint({
  method: 'POST',
  path: '/api/admin/staff/invitations',
  summary: 'Sends a letter that makes somebody a colleague, once, within three days',
  body: z.object({
    email: staffEmail,
    name: staffName,
    role,
    language: z._default(language, 'en'),
  }),
  answers: { 201: invitationView },
  errors: [
    'request.invalid',
    'request.unauthorized',
    'staff.forbidden',
    'staff.confirm-required',
    'staff.email-taken',
    'request.too-many',
  ],
})

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/api/admin/staff/invitations/{id}',
  summary: 'Takes an invitation back',
  params: z.object({ id: z.uuid() }),
  answers: { 204: null },
  errors: ['request.unauthorized', 'staff.forbidden', 'invitation.expired'],
})

const staffParam = z.object({ id: z.string().check(z.maxLength(64)) })

export const changeStaff = endpoint({
  method: 'PATCH',
  path: '/api/admin/staff/{id}',
  summary: 'Changes the role of a colleague, or disables them; their sessions end at once',
  params: staffParam,
  body: z.object({ role: z.optional(role), disabled: z.optional(z.boolean()) }),
  answers: { 200: staffView },
  errors: [
    'request.invalid',
    'request.unauthorized',
    'staff.forbidden',
    'staff.confirm-required',
    'staff.not-found',
    'staff.last-owner',
  ],
})

export const resetStaff = endpoint({
  method: 'POST',
  path: '/api/admin/staff/{id}/reset',
  summary:
    'Sends a colleague who lost password or second factor a letter to choose both anew; their sessions end at once',
  params: staffParam,
  answers: { 201: invitationView },
  errors: [
    'request.unauthorized',
    'staff.forbidden',
    'staff.confirm-required',
    'staff.not-found',
    'request.too-many',
  ],
})

export const settings = z.object({
  /** Everybody has to show a second factor: a code, or a passkey. */
  requireSecondFactor: z.boolean(),
  /** Who accepted the documents cannot be who approves. */
  twoPersonApproval: z.boolean(),
})

/** `isFactorFixed`: the installation asks for the second factor, whatever is decided here. */
const settingsView = z.extend(settings, { isFactorFixed: z.boolean() })

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/admin/settings',
  summary: 'What the owner decided for everybody',
  answers: { 200: settingsView },
  errors: ['request.unauthorized'],
})

export const changeSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/settings',
  summary: 'Decides for everybody',
  body: settings,
  answers: { 200: settingsView },
  errors: [
    'request.invalid',
    'request.unauthorized',
    'staff.forbidden',
    'staff.confirm-required',
    'staff.second-factor-required',
  ],
})

export const auditEntry = z.object({
  id: count,
  at: moment,
  /** null: nobody was signed in, as when a sign-in failed. */
  staff: z.nullable(z.object({ id: z.string(), name: z.string() })),
  action: z.string(),
  applicationId: z.nullable(count),
  /** Id of what else it was about: a colleague, a document, a letter. */
  subject: z.nullable(z.string()),
  details: z.record(z.string(), z.json()),
})

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary:
    'What staff did and looked at, newest first; `from` and `to` are days in UTC, both included',
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
      /** The newest nightly check of the seals; null before the first one. */
      check: z.nullable(z.object({ at: moment, isWhole: z.boolean() })),
    }),
  },
  errors: ['request.invalid', 'request.unauthorized', 'staff.forbidden'],
})
