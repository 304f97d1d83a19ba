import { createHmac, timingSafeEqual } from 'node:crypto'

// The other side of the protocol, implemented independently: a mistake in one is not hidden by the
// same mistake in the other.

const freshnessSeconds = 300

export function formIsSigned(
  fields: Readonly<Record<string, string>>,
  secrets: readonly string[],
): boolean {
  const { signature = '', ...signed } = fields
  const lines = Object.entries(signed)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  return secrets.some((secret) => same(signature, hmac(secret, `form\n${lines.join('\n')}`)))
}

export function requestIsSigned(
  request: { method: string; path: string; headers: Headers; body: string },
  secrets: readonly string[],
  now: Date,
): boolean {
  const time = request.headers.get('gateway-timestamp') ?? ''
  const signature = request.headers.get('gateway-signature') ?? ''
  const text = `request\n${request.method} ${request.path}\n${time}.${request.body}`
  const fresh = Math.abs(now.getTime() / 1000 - Number(time || Number.NaN)) <= freshnessSeconds
  return fresh && secrets.some((secret) => same(signature, hmac(secret, text)))
}

/** Notification headers according to Standard Webhooks. */
export function signNotification(
  message: { eventId: string; body: string; at: Date },
  secret: string,
): Record<string, string> {
  const time = String(Math.floor(message.at.getTime() / 1000))
  return {
    'content-type': 'application/json',
    'webhook-id': message.eventId,
    'webhook-timestamp': time,
    'webhook-signature': `v1,${hmac(secret, `${message.eventId}.${time}.${message.body}`)}`,
  }
}

export function same(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function hmac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text, 'utf8').digest('base64')
}
