import { createHmac } from 'node:crypto'
import { foldEmail } from '#domain/email.ts'

/** Replaces an address where it must not be stored: a keyed hash. */
export function addressHash(linkKey: Buffer, email: string): Buffer {
  return createHmac('sha256', linkKey)
    .update(`address:${foldEmail(email)}`)
    .digest()
}
