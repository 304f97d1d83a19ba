import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const settings = z.object({
  /** Everyone needs a second factor: a code, or a passkey. */
  requireSecondFactor: z.boolean(),
  /** The reviewer of the documents cannot approve. */
  twoPersonApproval: z.boolean(),
})

/** `isFactorFixed`: the installation requires the second factor regardless of this setting. */
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
