import { hash } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { cookieLife } from '#domain/cookie.ts'

const maxAgeSeconds = cookieLife.ownApplicationDays * 24 * 3600

export type TravellerCookie = {
  /** SHA-256 of the token, or null. */
  read(header: string | null): Buffer | null
  write(token: string): string
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** The traveller's session cookie; `__Host-` and Secure over https. */
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

export type StaffCookie = {
  read(header: string | null): Buffer | null
  /** A session cookie. Null deletes it. */
  write(token: string | null): string
}

/** The cookie of staff: SameSite=Strict. */
export function staffCookie(secure: boolean): StaffCookie {
  const name = secure ? '__Host-staff' : 'staff'
  const options = { path: '/', httpOnly: true, sameSite: 'Strict', secure } as const
  return {
    read(header) {
      const token = header ? parse(header, name)[name] : undefined
      return token ? hashToken(token) : null
    },
    write: (token) =>
      token === null
        ? serialize(name, '', { ...options, maxAge: 0 })
        : serialize(name, token, options),
  }
}
