import { createHmac, timingSafeEqual } from 'node:crypto'

/** The token of an invitation's letter, from its id alone: it is never stored. */
export function invitationToken(linkKey: Buffer, id: string): string {
  const mac = createHmac('sha256', linkKey).update(`staff-invitation:${id}`).digest('base64url')
  return `${id}.${mac}`
}

/** The id in a token of ours, or null. */
export function idInToken(linkKey: Buffer, token: string): string | null {
  const id = token.split('.')[0] ?? ''
  const expected = Buffer.from(invitationToken(linkKey, id))
  const given = Buffer.from(token)
  return expected.length === given.length && timingSafeEqual(expected, given) ? id : null
}
