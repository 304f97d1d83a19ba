import { stateBefore } from '#domain/application/undo.ts'
import { AppError } from '#domain/error.ts'
import { findApplicants } from '../data/application/applicant.ts'
import type { ApplicationRow } from '../data/application/application.ts'
import { findTimeline } from '../data/application/event.ts'
import { findVisas } from '../data/casework/approval.ts'
import { findHeld, findHeldOf, findUndone } from '../data/casework/held-decision.ts'
import type { Tx } from '../platform/db/database.ts'

/**
 * An application as its traveller was told: what staff may still undo has not happened for them. Read after what
 * it is about, so that nothing is shown that was decided in between. A letter that tells of something tells of it
 * as if it had gone already.
 */
export async function asTold(tx: Tx, application: ApplicationRow, now: Date, letterId?: string) {
  const applicants = await findApplicants(tx, application.id)
  const all = await findHeld(tx, application.id, now)
  const own = all.find((each) => each.letterId === letterId)
  const held = own ? all.filter(({ id }) => id > own.id) : all
  const before = held.map((each) => each.before)
  const visaIds = held.flatMap((each) => each.visaIds)
  const visas = await findVisas(tx, application.id, visaIds)
  return { ...stateBefore({ application, applicants }, before), visas }
}

/** What a traveller reads of the history: nothing that was undone, or may still be. */
export async function toldTimeline(tx: Tx, applicationId: number, now: Date) {
  const events = await findTimeline(tx, applicationId)
  const held = await findHeld(tx, applicationId, now)
  const hidden = new Set(held.flatMap(({ eventIds }) => eventIds))
  const undone = await findUndone(tx, applicationId)
  return events.filter(({ id }) => !hidden.has(id) && !undone.has(id))
}

/** Several applications as their travellers were told, without what belongs to them. */
export async function rowsAsTold<Row extends ApplicationRow>(
  tx: Tx,
  rows: readonly Row[],
  now: Date,
): Promise<Row[]> {
  const held = await findHeldOf(
    tx,
    rows.map(({ id }) => id),
    now,
  )
  return rows.map((application) => {
    const before = held.filter((each) => each.applicationId === application.id)
    const standings = before.map((each) => each.before)
    return stateBefore({ application, applicants: [] }, standings).application
  })
}

/**
 * What a traveller asks for while staff may still undo a decision waits until that is over: neither may a refusal
 * tell of it, nor may what it rests on change. Throws application.held.
 */
export async function refuseHeld(tx: Tx, applicationId: number, now: Date): Promise<void> {
  if ((await findHeld(tx, applicationId, now)).length > 0) throw new AppError('application.held')
}
