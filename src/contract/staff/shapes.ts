import * as z from 'zod/mini'
import { staffLanguages } from '#domain/reference/languages.ts'
import { maxDisplayName } from '#domain/staff/display-name.ts'
import { roles } from '#domain/staff/permission.ts'
import { bounds, moment, nullableMoment, typed, typedEmail } from '../shapes.ts'

/** One of every installation, or the id of one that the owner composed. */
export const role = z.union([z.enum(roles), z.uuid()])
/** Of a composed role; null for one of every installation, whose words the screens have. */
export const roleName = z.nullable(z.string())
/** Of the screens that a member of staff works at, and of the letters they receive. */
export const language = z.enum(staffLanguages)
export const staffEmail = typedEmail()
export const staffName = typed(128, 1)
/** What travellers see of it. */
export const displayName = typed(maxDisplayName, 1)
/** As typed. Longer than allowed is told by the rules for passwords. */
export const password = z.string().check(z.maxLength(1024))
/** Six digits of the authenticator app, or a recovery code. */
export const code = z.string().check(z.maxLength(32))

/** The token of a letter; it never stands in an address that a server sees. */
export const letterToken = z.string().check(z.maxLength(128))

/** Options and answers of WebAuthn, as the browser's API gives and takes them. */
export const webAuthn = z
  .record(z.string(), z.json())
  .register(bounds, { depth: 6, values: 200, characters: 24_000 })

export const passkeyView = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: moment,
  lastUsedAt: nullableMoment,
})
