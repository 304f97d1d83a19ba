import * as z from 'zod/mini'
import { auditActions } from '#domain/audit.ts'
import { permissions, roles } from '#domain/permission.ts'
import { languages } from '#domain/reference/languages.ts'
import { endpoint } from './endpoint.ts'
import { count, moment, nullableMoment } from './shapes.ts'

export const role = z.enum(roles)
export const language = z.enum(languages)
const email = z.string().check(z.maxLength(254))
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(128))
/** As typed. Longer than allowed is told by the rules for passwords. */
const password = z.string().check(z.maxLength(1024))
/** Six digits of the authenticator app, or a recovery code. */
const code = z.string().check(z.maxLength(32))

export const currentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The member of staff who is signed in; travellers have no account and hear 401',
  answers: {
    200: z.object({
      id: z.string(),
      email: z.string(),
      name: z.string(),
      roles: z.array(z.string()),
    }),
  },
  errors: ['request.unauthorized'],
})

export const loginForm = endpoint({
  method: 'GET',
  path: '/api/admin/login',
  summary: 'What the sign-in page asks for: the e-mail too, once colleagues have accounts',
  answers: { 200: z.object({ emailRequired: z.boolean() }) },
  errors: [],
})

export const signedIn = z.object({
  id: z.string(),
  name: z.string(),
  role,
  /** True: nothing else opens before a second factor is set up, because the owner asks for one. */
  secondFactorMissing: z.boolean(),
})

export const login = endpoint({
  method: 'POST',
  path: '/api/admin/login',
  summary:
    'Signs a member of staff in; 401 staff.code-required asks for the same again with a code',
  body: z.object({ password, email: z.optional(email), code: z.optional(code) }),
  answers: { 200: signedIn },
  errors: [
    'request.invalid',
    'staff.invalid-password',
    'staff.code-required',
    'staff.code-wrong',
    'staff.passkey-required',
    'request.too-many',
  ],
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/admin/logout',
  summary: 'Signs this browser out; repeated, the same',
  answers: { 204: null },
  errors: [],
})

export const logoutEverywhere = endpoint({
  method: 'POST',
  path: '/api/admin/logout-everywhere',
  summary: 'Signs the member of staff out of every browser, this one included',
  answers: { 204: null },
  errors: ['request.unauthorized'],
})

export const confirm = endpoint({
  method: 'POST',
  path: '/api/admin/confirm',
  summary:
    'Says again who one is, by password or code, for ten minutes; who has a second factor gives a code',
  body: z.object({ password: z.optional(password), code: z.optional(code) }),
  answers: { 204: null },
  errors: [
    'request.invalid',
    'request.unauthorized',
    'staff.invalid-password',
    'staff.code-required',
    'staff.code-wrong',
    'request.too-many',
  ],
})

const sessionView = z.object({
  id: z.uuid(),
  /** What the browser says it is. */
  userAgent: z.string(),
  createdAt: moment,
  lastSeenAt: moment,
  current: z.boolean(),
})

const passkeyView = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: moment,
  lastUsedAt: nullableMoment,
})

export const accountView = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  language,
  role,
  permissions: z.array(z.enum(permissions)),
  secondFactor: z.object({
    /** An authenticator app is set up. */
    enabled: z.boolean(),
    recoveryCodesLeft: count,
    /** The owner asks it of everybody. */
    required: z.boolean(),
    /** It is asked for, and this session has shown none: set one up, or sign in again with it. */
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
  summary: 'Changes the own name, e-mail address (confirmed) or language',
  body: z.object({
    name: z.optional(name),
    email: z.optional(email),
    language: z.optional(language),
  }),
  answers: { 200: accountView },
  errors: [
    'request.invalid',
    'request.unauthorized',
    'staff.confirm-required',
    'staff.email-taken',
  ],
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

export const startSecondFactor = endpoint({
  method: 'POST',
  path: '/api/admin/second-factor/start',
  summary: 'A fresh secret for an authenticator app; counts once a code of it was given',
  answers: { 200: z.object({ uri: z.string(), secret: z.string() }) },
  errors: ['request.unauthorized', 'staff.confirm-required'],
})

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const activateSecondFactor = endpoint({
  method: 'POST',
  path: '/api/admin/second-factor/activate',
  summary:
    'Turns the authenticator app on with its first code; the recovery codes are told only now',
  body: z.object({ code }),
  answers: { 200: recoveryCodes },
  errors: [
    'request.invalid',
    'request.unauthorized',
    'staff.code-wrong',
    'staff.confirm-required',
    'request.too-many',
  ],
})

export const removeSecondFactor = endpoint({
  method: 'DELETE',
  path: '/api/admin/second-factor',
  summary: 'Turns the authenticator app off, while the owner does not ask for a second factor',
  answers: { 204: null },
  errors: ['request.unauthorized', 'staff.confirm-required', 'staff.second-factor-required'],
})

export const makeRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/admin/second-factor/recovery-codes',
  summary: 'Fresh recovery codes; the old ones stop counting',
  answers: { 200: recoveryCodes },
  errors: ['request.unauthorized', 'staff.confirm-required', 'staff.second-factor-required'],
})

/** Options and answers of WebAuthn, as the browser's API gives and takes them. */
const webAuthn = z.record(z.string(), z.json())

export const passkeyOptions = endpoint({
  method: 'POST',
  path: '/api/admin/passkeys/options',
  summary: 'What a browser needs to make a passkey for this account, within five minutes',
  answers: { 200: webAuthn },
  errors: ['request.unauthorized', 'staff.confirm-required'],
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/admin/passkeys',
  summary: 'Adds the passkey that the browser made',
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
    response: webAuthn,
  }),
  answers: { 201: passkeyView },
  errors: [
    'request.invalid',
    'request.unauthorized',
    'staff.confirm-required',
    'staff.passkey-refused',
  ],
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/admin/passkeys/{id}',
  summary: 'Removes a passkey of the own account',
  params: z.object({ id: z.string().check(z.maxLength(1400)) }),
  answers: { 204: null },
  errors: ['request.unauthorized', 'request.not-found', 'staff.confirm-required'],
})

export const passkeyLoginOptions = endpoint({
  method: 'POST',
  path: '/api/admin/login/passkey/options',
  summary: 'What a browser needs to sign in with a passkey, within five minutes',
  answers: { 200: webAuthn },
  errors: ['request.too-many'],
})

export const passkeyLogin = endpoint({
  method: 'POST',
  path: '/api/admin/login/passkey',
  summary: 'Signs in with a passkey, which proves two things at once',
  body: z.object({ response: webAuthn }),
  answers: { 200: signedIn },
  errors: ['request.invalid', 'staff.passkey-refused', 'request.too-many'],
})

export const passkeyConfirmOptions = endpoint({
  method: 'POST',
  path: '/api/admin/confirm/passkey/options',
  summary: 'What a browser needs to confirm with a passkey of the own account',
  answers: { 200: webAuthn },
  errors: ['request.unauthorized'],
})

export const passkeyConfirm = endpoint({
  method: 'POST',
  path: '/api/admin/confirm/passkey',
  summary: 'Says again who one is, by passkey, for ten minutes',
  body: z.object({ response: webAuthn }),
  answers: { 204: null },
  errors: ['request.invalid', 'request.unauthorized', 'staff.passkey-refused', 'request.too-many'],
})

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

export const colleagues = endpoint({
  method: 'GET',
  path: '/api/admin/colleagues',
  summary: 'Names of those who can be given work or stand in a history',
  answers: {
    200: z.object({
      items: z.array(z.object({ id: z.string(), name: z.string(), active: z.boolean() })),
    }),
  },
  errors: ['request.unauthorized'],
})

export const invite = endpoint({
  method: 'POST',
  path: '/api/admin/staff/invitations',
  summary: 'Sends a letter that makes somebody a colleague, once, within three days',
  body: z.object({ email, name, role, language: z._default(language, 'en') }),
  answers: { 201: invitationView },
  errors: [
    'request.invalid',
    'request.unauthorized',
    'staff.forbidden',
    'staff.confirm-required',
    'staff.email-taken',
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
  errors: ['request.unauthorized', 'staff.forbidden', 'staff.confirm-required', 'staff.not-found'],
})

/** The token of the letter; it never stands in an address that a server sees. */
const invitationToken = z.string().check(z.maxLength(128))

export const lookAtInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/invitation/look',
  summary: 'Whom an invitation is for; looking does not use it up',
  body: z.object({ token: invitationToken }),
  answers: {
    200: z.object({ email: z.string(), name: z.string(), role, language, isReset: z.boolean() }),
  },
  errors: ['request.invalid', 'invitation.expired', 'request.too-many'],
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/invitation/accept',
  summary: 'Uses an invitation up: the colleague has an account and is signed in',
  body: z.object({ token: invitationToken, name, password }),
  answers: { 200: signedIn },
  errors: ['request.invalid', 'invitation.expired', 'staff.password-weak', 'request.too-many'],
})

export const settings = z.object({
  /** Everybody has to show a second factor: a code, or a passkey. */
  requireSecondFactor: z.boolean(),
  /** Who accepted the documents cannot be who approves. */
  twoPersonApproval: z.boolean(),
})

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/admin/settings',
  summary: 'What the owner decided for everybody',
  answers: { 200: settings },
  errors: ['request.unauthorized'],
})

export const changeSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/settings',
  summary: 'Decides for everybody',
  body: settings,
  answers: { 200: settings },
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
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    cursor: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 50),
  }),
  answers: {
    200: z.object({ items: z.array(auditEntry), nextCursor: z.nullable(z.string()) }),
  },
  errors: ['request.invalid', 'request.unauthorized', 'staff.forbidden'],
})
