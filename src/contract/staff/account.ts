import * as z from 'zod/mini'
import { permissions } from '#domain/staff/permission.ts'
import { endpoint } from '../endpoint.ts'
import { cents, count, moment } from '../shapes.ts'
import {
  displayName,
  language,
  passkeyView,
  password,
  role,
  roleName,
  staffEmail,
  staffName,
} from './shapes.ts'

const sessionView = z.object({
  id: z.uuid(),
  /** The browser's user agent. */
  userAgent: z.string(),
  createdAt: moment,
  lastSeenAt: moment,
  current: z.boolean(),
})

export const accountView = z.object({
  id: z.string(),
  /** Shown to colleagues. */
  name: z.string(),
  /** Shown to travellers; null: the first part of the name. */
  displayName: z.nullable(z.string()),
  email: z.string(),
  /** A new address, unconfirmed until the link in its letter is used. */
  waitingEmail: z.nullable(z.string()),
  language,
  role,
  roleName,
  permissions: z.array(z.enum(permissions)),
  /** Maximum manual refunds of one application; null: no limit. */
  refundLimitCents: z.nullable(cents),
  secondFactor: z.object({
    /** An authenticator app is set up. */
    enabled: z.boolean(),
    recoveryCodesLeft: count,
    /** Required by the owner for everyone. */
    required: z.boolean(),
    /** Required, but this session has none: set one up, or sign in again with it. */
    missing: z.boolean(),
  }),
  passkeys: z.array(passkeyView),
  sessions: z.array(sessionView),
})

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/admin/account',
  summary: 'Who is signed in, what they may do, how they sign in and where they are signed in',
  answers: { 200: accountView },
  errors: ['request.unauthorized'],
})

export const changeAccount = endpoint({
  method: 'PATCH',
  path: '/api/admin/account',
  summary:
    'Changes the own name, what travellers see of it, or the language; a new e-mail address (confirmed) counts once its letter was answered',
  body: z.object({
    name: z.optional(staffName),
    /** null: the first part of the name. */
    displayName: z.optional(z.nullable(displayName)),
    email: z.optional(staffEmail),
    language: z.optional(language),
  }),
  answers: { 200: accountView },
  errors: [
    'request.invalid',
    'request.unauthorized',
    'staff.confirm-required',
    'staff.email-taken',
    'staff.second-factor-required',
    'request.too-many',
  ],
})

export const forgetEmailChange = endpoint({
  method: 'DELETE',
  path: '/api/admin/account/email',
  summary: 'Takes the wish for another e-mail address back',
  answers: { 204: null },
  errors: ['request.unauthorized', 'request.not-found'],
})

export const endOneSession = endpoint({
  method: 'DELETE',
  path: '/api/admin/account/sessions/{id}',
  summary: 'Signs one other browser of the member of staff out',
  params: z.object({ id: z.uuid() }),
  answers: { 204: null },
  errors: ['request.unauthorized', 'request.not-found'],
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/admin/password',
  summary: 'Changes the own password and signs all other browsers out',
  body: z.object({ current: password, next: password }),
  answers: { 204: null },
  errors: [
    'request.invalid',
    'request.unauthorized',
    'staff.invalid-password',
    'staff.password-weak',
    'request.too-many',
  ],
})
