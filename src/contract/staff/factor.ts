import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { typed } from '../shapes.ts'
import { code, passkeyView, webAuthn } from './shapes.ts'

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
