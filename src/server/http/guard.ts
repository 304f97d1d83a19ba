import { foldEmail } from '#domain/email.ts'
import { AppError } from '#domain/error.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { countBack, countInDatabase } from './admission/rate-limit.ts'
import type { Limit } from './route.ts'

/**
 * Counters besides the network's, by what a stranger is after: networks are cheap, and whoever has many
 * is stopped by these. Each counts whether the thing exists or not, so that a refusal tells nothing.
 */
const hour = 3600
const day = 86_400

const limits = {
  /** Wrong look-ups of one reference, or with one e-mail. */
  'look-up of reference': { times: 10, seconds: hour },
  'look-up with e-mail': { times: 10, seconds: hour },
  /** Questions whether somebody with this e-mail has applied already. */
  'duplicates of e-mail': { times: 30, seconds: hour },
  'codes of application': { times: 3, seconds: day },
  /** Asked for by whoever has an old link: no visa waits for these. */
  'access codes of application': { times: 3, seconds: day },
  'tries at application': { times: 15, seconds: day },
  'corrections of application': { times: 40, seconds: day },
  'contact codes of application': { times: 3, seconds: day },
  'address tries of application': { times: 1, seconds: day },
  'tries at contact of application': { times: 15, seconds: day },
  /** Letters of one kind to one mailbox. */
  'contact-code to': { times: 3, seconds: day },
  /** Asked for by strangers: whoever is over these is told nothing of it. */
  'letters for network': { times: 20, seconds: hour },
  'application-link of': { times: 5, seconds: day },
  'application-link to': { times: 5, seconds: day },
  'applications-found to': { times: 3, seconds: day },
  'application-received to': { times: 5, seconds: day },
  'continue-link to': { times: 3, seconds: day },
  'draft reminders for network': { times: 20, seconds: day },
  'own-part letters to': { times: 10, seconds: day },
  'own-part letters of session': { times: 100, seconds: day },
  'own-part links of session': { times: 200, seconds: day },
  'own-part-finished to': { times: 12, seconds: day },
  'chat-transcript to': { times: 3, seconds: day },
  'reminder-payment to': { times: 3, seconds: day },
  'reminder-documents to': { times: 3, seconds: day },
  'staff-invitation to': { times: 5, seconds: day },
  'staff-email to': { times: 5, seconds: day },
} as const satisfies Record<string, Limit>

export type Guarded = keyof typeof limits

const keyOf = (what: Guarded, whom: string | number): string =>
  `${what} ${typeof whom === 'number' ? whom : foldEmail(whom)}`

/** Counts one more. Throws request.too-many. */
export function countGuarded(tx: Tx, what: Guarded, whom: string | number, now: Date) {
  return countInDatabase(tx, keyOf(what, whom), limits[what], now)
}

/** Counts one more; false where it was one too many. */
export async function isWithin(tx: Tx, what: Guarded, whom: string | number, now: Date) {
  try {
    await countGuarded(tx, what, whom, now)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'request.too-many') return false
    throw error
  }
}

/**
 * Lets a guess happen. It is counted before it is looked at, so that a hundred at once are no way around
 * the limit, and one that was right is taken back. Throws request.too-many.
 */
export async function guess<T>(
  db: Database,
  guards: readonly (readonly [Guarded, string | number])[],
  now: Date,
  look: () => Promise<T>,
): Promise<T> {
  for (const [what, whom] of guards) await countGuarded(db, what, whom, now)
  const found = await look()
  for (const [what, whom] of guards) await countBack(db, keyOf(what, whom))
  return found
}
