import * as z from 'zod/mini'
import { staffLanguages } from '#domain/reference/languages.ts'
import { maxDisplayName } from '#domain/staff/display-name.ts'
import { roles } from '#domain/staff/permission.ts'
import { bounds, moment, nullableMoment, typed, typedEmail } from '../shapes.ts'

/** A built-in role, or the id of a custom one. */
export const role = z.union([z.enum(roles), z.uuid()])
/** Name of a custom role; null for built-in ones, which are translated. */
export const roleName = z.nullable(z.string())
/** Language of the staff area and of letters to the member of staff. */
export const language = z.enum(staffLanguages)
export const staffEmail = typedEmail()
export const staffName = typed(128, 1)
/** The name travellers see. */
export const displayName = typed(maxDisplayName, 1)
/** As typed. The password rules report excess length. */
export const password = z.string().check(z.maxLength(1024))
/** Six digits of the authenticator app, or a recovery code. */
export const code = z.string().check(z.maxLength(32))

/** A letter's token; never in a URL that a server sees. */
export const letterToken = z.string().check(z.maxLength(128))

/** WebAuthn options and responses in the browser API's JSON form. */
export const webAuthn = z
  .record(z.string(), z.json())
  .register(bounds, { depth: 6, values: 200, characters: 24_000 })

export const passkeyView = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: moment,
  lastUsedAt: nullableMoment,
})
