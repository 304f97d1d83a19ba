import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { count, moment, nullableMoment } from '../shapes.ts'
import { roleView } from './role.ts'
import { language, role, staffEmail, staffName } from './shapes.ts'

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
  /** A colleague's reset after losing password or second factor. */
  isReset: z.boolean(),
})

export const listStaff = endpoint({
  method: 'GET',
  path: '/api/admin/staff',
  summary: 'All colleagues, the open invitations, and the roles that the owner composed',
  answers: {
    200: z.object({
      items: z.array(staffView),
      invitations: z.array(invitationView),
      roles: z.array(roleView),
    }),
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
    'role.not-found',
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
    'role.not-found',
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
