import * as z from 'zod/mini'
import { permissions, roles } from '#domain/permission.ts'
import { staffLanguages } from '#domain/reference/languages.ts'
import { endpoint } from '../endpoint.ts'
import { bounds, count, moment, nullableMoment, typed } from '../shapes.ts'

export const role = z.enum(roles)
/** Of the screens that a member of staff works at, and of the letters they receive. */
export const language = z.enum(staffLanguages)
export const staffEmail = z.string().check(z.maxLength(254))
export const staffName = typed(128, 1)
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
  body: z.object({ password, email: z.optional(staffEmail), code: z.optional(code) }),
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
  /** A new address that does not count before the link in the letter to it is used. */
  waitingEmail: z.nullable(z.string()),
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
  summary:
    'Changes the own name or language; a new e-mail address (confirmed) counts once its letter was answered',
  body: z.object({
    name: z.optional(staffName),
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
const webAuthn = z
  .record(z.string(), z.json())
  .register(bounds, { depth: 6, values: 200, characters: 24_000 })

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
    name: typed(64, 1),
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

/** The token of a letter; it never stands in an address that a server sees. */
const letterToken = z.string().check(z.maxLength(128))

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/admin/email/confirm',
  summary: 'Uses the letter to a new address up: from now on it is that of the account',
  body: z.object({ token: letterToken }),
  answers: { 200: z.object({ email: z.string() }) },
  errors: ['request.invalid', 'link.expired', 'staff.email-taken', 'request.too-many'],
})

export const lookAtInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/invitation/look',
  summary: 'Whom an invitation is for; looking does not use it up',
  body: z.object({ token: letterToken }),
  answers: {
    200: z.object({ email: z.string(), name: z.string(), role, language, isReset: z.boolean() }),
  },
  errors: ['request.invalid', 'invitation.expired', 'request.too-many'],
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/invitation/accept',
  summary: 'Uses an invitation up: the colleague has an account and is signed in',
  body: z.object({ token: letterToken, name: staffName, password }),
  answers: { 200: signedIn },
  errors: ['request.invalid', 'invitation.expired', 'staff.password-weak', 'request.too-many'],
})
