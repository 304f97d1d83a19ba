import { createHmac, timingSafeEqual } from 'node:crypto'

type Purpose = 'staff-invitation' | 'staff-email'

/** The token of a letter to staff, from an id alone: it is never stored. */
function tokenOf(linkKey: Buffer, purpose: Purpose, id: string): string {
  const mac = createHmac('sha256', linkKey).update(`${purpose}:${id}`).digest('base64url')
  return `${id}.${mac}`
}

/** The id in a token of ours, or null. */
function idIn(linkKey: Buffer, purpose: Purpose, token: string): string | null {
  const id = token.split('.')[0] ?? ''
  const expected = Buffer.from(tokenOf(linkKey, purpose, id))
  const given = Buffer.from(token)
  return expected.length === given.length && timingSafeEqual(expected, given) ? id : null
}

export const invitationToken = (linkKey: Buffer, id: string) =>
  tokenOf(linkKey, 'staff-invitation', id)
export const idInToken = (linkKey: Buffer, token: string) =>
  idIn(linkKey, 'staff-invitation', token)

export const emailChangeToken = (linkKey: Buffer, id: string) => tokenOf(linkKey, 'staff-email', id)
export const idInEmailToken = (linkKey: Buffer, token: string) =>
  idIn(linkKey, 'staff-email', token)
