import { foldEmail } from '#domain/email.ts'
import { AppError } from '#domain/error.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { countBack, countInDatabase } from './admission/rate-limit.ts'
import type { Limit } from './route.ts'

/**
 * Limits beyond those by network, keyed by the target: attackers with many networks are stopped by
 * these. Counted whether or not the target exists, so that a refusal reveals nothing.
 */
const hour = 3600
const day = 86_400

const limits = {
  /** Failed look-ups of a reference, or with an e-mail. */
  'look-up of reference': { times: 10, seconds: hour },
  'look-up with e-mail': { times: 10, seconds: hour },
  /** Queries whether an e-mail has applied before. */
  'duplicates of e-mail': { times: 30, seconds: hour },
  'codes of application': { times: 3, seconds: day },
  /** For access by an expired link, so no visa depends on these. */
  'access codes of application': { times: 3, seconds: day },
  'tries at application': { times: 15, seconds: day },
  'corrections of application': { times: 40, seconds: day },
  'contact codes of application': { times: 3, seconds: day },
  'address tries of application': { times: 1, seconds: day },
  'tries at contact of application': { times: 15, seconds: day },
  /** Letters of one kind to one mailbox. */
  'contact-code to': { times: 3, seconds: day },
  /** Requested by strangers; exceeding it is silent. */
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

/** Counts one. Throws request.too-many. */
export function countGuarded(tx: Tx, what: Guarded, whom: string | number, now: Date) {
  return countInDatabase(tx, keyOf(what, whom), limits[what], now)
}

/** Counts one; false beyond the limit. */
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
 * Attempts a guess. It is counted first, so that concurrent guesses do not evade the limit, and
 * uncounted when right. Throws request.too-many.
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
