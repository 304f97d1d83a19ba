import { createHash } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'

const maxAgeSeconds = 90 * 24 * 3600

export type TravellerCookie = {
  /** SHA-256 of the presented token, or null. */
  read(header: string | null): Buffer | null
  write(token: string): string
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The cookie that a traveller's authority hangs on; `__Host-` and Secure behind https. */
export function travellerCookie(secure: boolean): TravellerCookie {
  const name = secure ? '__Host-traveller' : 'traveller'
  return {
    read(header) {
      const token = header ? parse(header, name)[name] : undefined
      return token ? hashToken(token) : null
    },
    write: (token) =>
      serialize(name, token, {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure,
        maxAge: maxAgeSeconds,
      }),
  }
}
