import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '#domain/error.ts'

/** The first secret signs; all are accepted, so that secrets can be rotated in operation. */
export type Secrets = readonly [string, ...string[]]

/** Maximum clock difference of a signed message, either way. */
export const freshnessSeconds = 300

/** One line per field, sorted by name, percent-encoded, so that different fields never give the same text. */
export function canonicalForm(fields: Readonly<Record<string, string>>): string {
  return Object.keys(fields)
    .sort()
    .map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(fields[name] ?? '')}`)
    .join('\n')
}

export function hmac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text, 'utf8').digest('base64')
}

/** The fields and their signature, ready for the form. */
export function signForm(fields: Readonly<Record<string, string>>, secrets: Secrets) {
  return { ...fields, signature: hmac(secrets[0], `form\n${canonicalForm(fields)}`) }
}

/** Headers of a call to the gateway, signed over method, path, time and body. */
export function signRequest(
  request: { method: string; path: string; body: string; at: Date },
  secrets: Secrets,
): Record<string, string> {
  const time = String(Math.floor(request.at.getTime() / 1000))
  const text = `request\n${request.method} ${request.path}\n${time}.${request.body}`
  return { 'gateway-timestamp': time, 'gateway-signature': hmac(secrets[0], text) }
}

/**
 * Verifies a Standard Webhooks signature: `webhook-signature` has `v1,` and the base64 HMAC-SHA256
 * of `id.time.body`, several while the sender rotates its secret.
 */
export function checkNotification(headers: Headers, body: string, secrets: Secrets, now: Date) {
  const eventId = headers.get('webhook-id') ?? ''
  const time = headers.get('webhook-timestamp') ?? ''
  const age = Math.abs(now.getTime() / 1000 - Number(time))
  const fresh = /^\d{1,12}$/.test(time) && age <= freshnessSeconds
  const given = (headers.get('webhook-signature') ?? '').split(' ').filter((each) => each !== '')
  const right = secrets.map((secret) => `v1,${hmac(secret, `${eventId}.${time}.${body}`)}`)
  const signed = given.slice(0, 8).some((each) => right.some((other) => same(each, other)))
  if (eventId === '' || eventId.length > 200 || !fresh || !signed) {
    throw new AppError('payment.signature-wrong')
  }
  return { eventId, sentAt: new Date(Number(time) * 1000) }
}

/** Compares in constant time. */
function same(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
