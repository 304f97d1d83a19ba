import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { lockApplication } from '../application/application.ts'
import { findMisbooked } from '../money/authority-fee.ts'
import { bookFees } from '../money/booking.ts'
import { deleteHeld, findFinal, findHeld, findHeldOfLetter } from './held-decision.ts'

type Parts = Pick<Services, 'db' | 'rules'>

/** Ends the time to undo a decision and those before it, and books what they imply. */
export async function tell(
  tx: Tx,
  rules: Services['rules'],
  { id, applicationId }: { id: number; applicationId: number },
  now: Date,
): Promise<void> {
  const application = await lockApplication(tx, applicationId)
  await deleteHeld(tx, applicationId, id)
  await bookFees(tx, rules, application, now)
}

/**
 * The same for decisions about these travellers, or anybody, of a locked application: money or an
 * answer that nobody can call back rests on them.
 */
export async function tellOf(
  tx: Tx,
  rules: Services['rules'],
  { applicationId, applicantIds }: { applicationId: number; applicantIds?: readonly number[] },
  now: Date,
): Promise<void> {
  const held = await findHeld(tx, applicationId, now)
  const newest = held.find(
    ({ before }) => !applicantIds || before.applicants.some(({ id }) => applicantIds.includes(id)),
  )
  if (newest) await tell(tx, rules, newest, now)
}

/**
 * Ends the time to undo the decision that a letter tells, once it is over. Returns the seconds left
 * until then, or null if the letter may go.
 */
export async function tellIfDue(
  { db, rules }: Parts,
  letterId: string,
  now: Date,
): Promise<number | null> {
  const held = await findHeldOfLetter(db, letterId)
  if (!held) return null
  const restMs = held.until.getTime() - now.getTime()
  if (restMs > 0) return Math.ceil(restMs / 1000)
  await inTransaction(db, (tx) => tell(tx, rules, held, now))
  return null
}

/** The same for decisions whose letters wait for other reasons. */
export async function tellFinal({ db, rules }: Parts, now: Date): Promise<void> {
  for (const held of await findFinal(db, now))
    await inTransaction(db, (tx) => tell(tx, rules, held, now))
}

/** The next run continues. */
const mostBooked = 500

/** Books what a node of the release before, beside this one, left out when it told, or booked twice. */
export async function bookMissed({ db, rules }: Parts, now: Date): Promise<void> {
  for (const id of await findMisbooked(db, mostBooked)) {
    await inTransaction(db, async (tx) => bookFees(tx, rules, await lockApplication(tx, id), now))
  }
}
