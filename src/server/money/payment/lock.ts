import { lockApplication } from '../../data/application/application.ts'
import { findAttempt } from '../../data/money/payment-attempt.ts'
import type { Tx } from '../../platform/db/database.ts'

export type Locked = NonNullable<Awaited<ReturnType<typeof lockAttempt>>>

/**
 * An attempt and its application, locked in that order so that payment changes are serialised. Null
 * for a foreign attempt.
 */
export async function lockAttempt(tx: Tx, attemptId: string) {
  const attempt = await findAttempt(tx, attemptId)
  if (!attempt) return null
  const application = await lockApplication(tx, attempt.applicationId)
  // Again: it may have changed while waiting for the lock.
  const current = await findAttempt(tx, attemptId)
  return current ? { application, attempt: current } : null
}
