import { parse, serialize } from 'hono/utils/cookie'
import {
  deleteOldBrowsers,
  findBrowsers,
  hasNetworks,
  isBrowserKnown,
  putBrowser,
} from '../../data/staff/known-browser.ts'
import { hashToken } from '../../http/cookie.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import { isKnownNetwork } from './sign-in-delay.ts'

const knownForDays = 180
const maxAge = knownForDays * 86_400

const names = { secure: '__Host-staff-browser', plain: 'staff-browser' } as const

/** The token of a known browser. It grants nothing. */
export function browserTokenIn(request: Request): string | null {
  const cookies = parse(request.headers.get('cookie') ?? '')
  return cookies[names.secure] ?? cookies[names.plain] ?? null
}

/** Its cookie, sent with a sign-in. */
export function browserCookie({ publicUrl }: Services, token: string): string {
  const secure = publicUrl.startsWith('https:')
  const options = { path: '/', httpOnly: true, sameSite: 'Strict', secure, maxAge } as const
  return serialize(secure ? names.secure : names.plain, token, options)
}

const since = (now: Date) => new Date(now.getTime() - knownForDays * 86_400_000)

/** The browser's token if we issued it; others are ignored. */
async function ownToken(tx: Tx, token: string | null, now: Date): Promise<string | null> {
  if (token === null) return null
  return (await isBrowserKnown(tx, hashToken(token), since(now))) ? token : null
}

/**
 * Records a sign-in's browser. `isNew`: this account signed in before, but not here. Sign-ins from
 * before browsers were recorded count by network.
 */
export async function rememberBrowser(
  tx: Tx,
  services: Services,
  seen: { staffId: string; token: string | null; network: string; now: Date },
): Promise<{ token: string; isNew: boolean }> {
  const { staffId, network, now } = seen
  const token = (await ownToken(tx, seen.token, now)) ?? services.random.token()
  const tokenHash = hashToken(token)
  const known = await findBrowsers(tx, staffId, since(now))
  const isNew =
    known.length > 0
      ? !known.some((each) => each.equals(tokenHash))
      : (await hasNetworks(tx, staffId)) && !(await isKnownNetwork(tx, staffId, network, now))
  await putBrowser(tx, { staffId, tokenHash, seenAt: now })
  return { token, isNew }
}

export const sweepBrowsers = (tx: Tx, now: Date): Promise<void> => deleteOldBrowsers(tx, since(now))
