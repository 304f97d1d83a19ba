import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '#domain/error.ts'

/** Maximum clock difference of a signed message, either way, in seconds. */
const freshnessSeconds = 300

export type MailSignature = {
  /** A piece of the raw body. */
  update(chunk: Uint8Array | string): void
  /** After the last piece: returns the message id. Throws mail.signature-wrong. */
  check(): string
}

/**
 * Verifies a Standard Webhooks signature of a mail service: `webhook-id`, `webhook-timestamp` (Unix
 * seconds, within five minutes) and `webhook-signature`, with `v1,` and the base64 HMAC-SHA256 of
 * `id.timestamp.body`, several during a rotation of secrets. Streams the body. Throws
 * mail.signature-wrong, at once if the headers are wrong.
 */
export function openMailSignature(headers: Headers, secret: string, now: Date): MailSignature {
  const id = headers.get('webhook-id') ?? ''
  const time = headers.get('webhook-timestamp') ?? ''
  const given = (headers.get('webhook-signature') ?? '').split(' ').filter((each) => each !== '')
  const age = Math.abs(now.getTime() / 1000 - Number(time))
  const isFresh = /^\d{1,12}$/.test(time) && age <= freshnessSeconds
  if (id === '' || id.length > 200 || !isFresh || given.length === 0) {
    throw new AppError('mail.signature-wrong')
  }
  const mac = createHmac('sha256', secret).update(`${id}.${time}.`)
  return {
    update: (chunk) => void mac.update(chunk),
    check() {
      const right = Buffer.from(`v1,${mac.digest('base64')}`)
      if (given.slice(0, 8).some((each) => same(Buffer.from(each), right))) return id
      throw new AppError('mail.signature-wrong')
    },
  }
}

/** Compares in constant time. */
const same = (given: Buffer, right: Buffer): boolean =>
  given.length === right.length && timingSafeEqual(given, right)
