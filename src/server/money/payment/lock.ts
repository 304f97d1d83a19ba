import { lockApplication } from '../../data/application/application.ts'
import { findAttempt } from '../../data/money/payment-attempt.ts'
import type { Tx } from '../../platform/db/database.ts'

export type Locked = NonNullable<Awaited<ReturnType<typeof lockAttempt>>>

/**
 * An attempt and its application, which is locked first: every change of its payment waits here, in
 * one order. null for an attempt that is not ours.
 */
export async function lockAttempt(tx: Tx, attemptId: string) {
  const attempt = await findAttempt(tx, attemptId)
  if (!attempt) return null
  const application = await lockApplication(tx, attempt.applicationId)
  // Read again: it may have moved while we waited for the lock.
  const current = await findAttempt(tx, attemptId)
  return current ? { application, attempt: current } : null
}
