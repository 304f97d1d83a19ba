import { stateBefore } from '#domain/application/undo.ts'
import { findApplicants } from '../data/application/applicant.ts'
import type { ApplicationRow } from '../data/application/application.ts'
import { findTimeline } from '../data/application/event.ts'
import { findVisas } from '../data/casework/approval.ts'
import { findHeld, findHeldOf, findUndone } from '../data/casework/held-decision.ts'
import type { Tx } from '../platform/db/database.ts'

/**
 * An application as its traveller knows it: decisions that staff can still undo have not happened.
 * Loaded after its related data, so that nothing newer shows. A letter reads it as if it had been
 * sent already.
 */
export async function rowForTraveller(
  tx: Tx,
  application: ApplicationRow,
  now: Date,
  letterId?: string,
) {
  const applicants = await findApplicants(tx, application.id)
  const all = await findHeld(tx, application.id, now)
  const own = all.find((each) => each.letterId === letterId)
  const held = own ? all.filter(({ id }) => id > own.id) : all
  const before = held.map((each) => each.before)
  const visaIds = held.flatMap((each) => each.visaIds)
  const visas = await findVisas(tx, application.id, visaIds)
  return { ...stateBefore({ application, applicants }, before), visas }
}

/** The traveller's timeline, without events that were undone or may still be. */
export async function timelineForTraveller(tx: Tx, applicationId: number, now: Date) {
  const events = await findTimeline(tx, applicationId)
  const held = await findHeld(tx, applicationId, now)
  const hidden = new Set(held.flatMap(({ eventIds }) => eventIds))
  const undone = await findUndone(tx, applicationId)
  return events.filter(({ id }) => !hidden.has(id) && !undone.has(id))
}

/** Rows of several applications as their travellers know them. */
export async function rowsForTraveller<Row extends ApplicationRow>(
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
