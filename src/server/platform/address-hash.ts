import { createHmac } from 'node:crypto'
import { foldEmail } from '#domain/email.ts'

/** What stands for an address where the address itself may not stand: without our key it tells nobody. */
export function addressHash(linkKey: Buffer, email: string): Buffer {
  return createHmac('sha256', linkKey)
    .update(`address:${foldEmail(email)}`)
    .digest()
}
