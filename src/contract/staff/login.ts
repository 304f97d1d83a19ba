import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import {
  code,
  language,
  letterToken,
  password,
  role,
  roleName,
  staffEmail,
  staffName,
  webAuthn,
} from './shapes.ts'

export const currentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The member of staff who is signed in; travellers have no account and hear 401',
  answers: {
    200: z.object({
      id: z.string(),
      email: z.string(),
      name: z.string(),
      roles: z.array(role),
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
  /** Nothing else opens before a second factor is set up, as the owner requires one. */
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
    200: z.object({
      email: z.string(),
      name: z.string(),
      role,
      roleName,
      language,
      isReset: z.boolean(),
    }),
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
