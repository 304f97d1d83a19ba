import { createHmac, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
const digits = 6
/** Tolerated steps of a phone's clock. */
const drift = 1

/** The 30-second step of a time (RFC 6238). */
export const stepOf = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds)

/** The code of a step: HMAC-SHA-1, six digits (RFC 4226), as in every authenticator app. */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step of a code, or null. Compares all candidates in constant time. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  if (!/^[0-9]{6}$/.test(code)) return null
  const given = Buffer.from(code)
  let found: number | null = null
  for (let step = stepOf(now) - drift; step <= stepOf(now) + drift; step += 1) {
    if (timingSafeEqual(Buffer.from(codeOf(secret, step)), given)) found = step
  }
  return found
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base 32 without padding (RFC 4648). */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** The content of an authenticator app's QR code. */
export function otpauthUri(issuer: string, account: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const query = new URLSearchParams({
    secret,
    issuer,
    algorithm: 'SHA1',
    digits: String(digits),
    period: String(stepSeconds),
  })
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`
}
