import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Purpose of a link: opening an application or a draft, an action of a staff member, or
 * unsubscribing from reminders.
 */
type LinkPurpose =
  | 'letter'
  | 'payment'
  | 'link'
  | 'own-part'
  | 'draft-reminder'
  | 'staff-invitation'
  | 'staff-email'
  | 'stop-reminders'
  | 'stop-draft-reminders'

/** The token of a link in a letter: an id and its HMAC, so that nothing usable is stored. */
export function linkToken(linkKey: Buffer, purpose: LinkPurpose, id: string): string {
  const mac = createHmac('sha256', linkKey).update(`${purpose}:${id}`).digest('base64url')
  return `${id}.${mac}`
}

/** The id in a valid token, or null. */
export function readLinkToken(linkKey: Buffer, purpose: LinkPurpose, token: string): string | null {
  const id = token.split('.')[0] ?? ''
  const expected = Buffer.from(linkToken(linkKey, purpose, id))
  const given = Buffer.from(token)
  return expected.length === given.length && timingSafeEqual(expected, given) ? id : null
}
