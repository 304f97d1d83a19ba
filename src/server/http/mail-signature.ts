import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '#domain/error.ts'

/** How old, or how far ahead, a signed message may be, in seconds. */
const freshnessSeconds = 300

export type MailSignature = {
  /** A piece of the body, exactly as it came. */
  update(chunk: Uint8Array | string): void
  /** After the last piece: what its sender calls the message. Throws mail.signature-wrong. */
  check(): string
}

/**
 * Checks what a mail service hands over, signed as Standard Webhooks lays down: `webhook-id`,
 * `webhook-timestamp` (Unix seconds, at most five minutes off) and `webhook-signature`, which holds
 * `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`; several of them while its sender changes the
 * secret. The body need not be in memory at once. Throws mail.signature-wrong at once where the headers
 * alone say so.
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

/** Compares without telling by its duration where the two differ. */
const same = (given: Buffer, right: Buffer): boolean =>
  given.length === right.length && timingSafeEqual(given, right)
