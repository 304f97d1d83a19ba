import { createHmac, timingSafeEqual } from 'node:crypto'

/** X-Hub-Signature-256 of WhatsApp: over the body as sent. */
export const hubSignature = (body: string, secret: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

/** X-Twilio-Signature of the SMS gateway: over the address and the sorted fields. */
export function smsSignature(url: string, fields: URLSearchParams, token: string): string {
  const sorted = [...fields].sort(([a], [b]) => (a < b ? -1 : 1))
  return createHmac('sha1', token)
    .update(url + sorted.flat().join(''))
    .digest('base64')
}

/** Equal texts, in constant time. */
export function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
