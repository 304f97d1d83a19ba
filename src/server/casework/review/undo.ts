import { AppError } from '#domain/error.ts'
import { newsOfLetter } from '#domain/news.ts'
import { type Moved, moveApplicants, setDirectly } from '../../application/applicant-states.ts'
import { findApplicants } from '../../data/application/applicant.ts'
import { restoreMoments } from '../../data/application/applicant-state.ts'
import {
  type ApplicationRow,
  changeApplication,
  lockApplication,
} from '../../data/application/application.ts'
import { recordStaffEvent } from '../../data/application/event.ts'
import { deleteVisas } from '../../data/casework/approval.ts'
import { findEndedSince, setHandOver } from '../../data/casework/hand-over.ts'
import {
  findApplicationOfHeld,
  findHeld,
  type Held,
  isDecidedSince,
  markUndone,
} from '../../data/casework/held-decision.ts'
import { closeLetter, findQueued } from '../../data/correspondence/letter.ts'
import { dropNewsOf } from '../../data/correspondence/messenger-message.ts'
import { deleteNewsSince } from '../../data/correspondence/traveller-news.ts'
import { bookFees } from '../../data/money/booking.ts'
import type { StaffActor, Trace } from '../../http/staff-route.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'

type Call = { id: number; staff: StaffActor; trace: Trace; now: Date }

/**
 * Undoes a decision before its letter went: states, timestamps, its visa document and its letter; both steps stay in the history for colleagues. Idempotent. Returns the application's id.
 * Throws decision.told, application.changed after a later decision.
 */
export async function undoDecision(services: Services, call: Call): Promise<number> {
  const { id, staff, trace, now } = call
  const known = await findApplicationOfHeld(services.db, id)
  if (!known) throw new AppError('decision.told')
  const { applicationId } = known
  await inTransaction(services.db, async (tx) => {
    const row = await lockApplication(tx, applicationId)
    const about = { applicationId, subject: String(id) }
    if ((await findApplicationOfHeld(tx, id))?.undoneAt) {
      return trace(tx, { ...about, details: { repeated: true } })
    }
    const held = (await findHeld(tx, applicationId, now)).find((each) => each.id === id)
    if (!held) throw new AppError('decision.told')
    if (await isDecidedSince(tx, held)) throw new AppError('application.changed')
    const by = { applicationId, staffId: staff.id, now }
    const eventIds = [await recordStaffEvent(tx, by, { kind: 'undone' })]
    const moved = await moveBack(tx, services, row, held, staff.id, now)
    eventIds.push(...moved.eventIds, ...(moved.statusEventId === null ? [] : [moved.statusEventId]))
    await deleteVisas(tx, held.visaIds)
    const letterEnd = { state: 'failed', sentAt: null, troubledAt: null } as const
    const isUntold = held.letterId !== null && (await closeLetter(tx, held.letterId, letterEnd))
    const undone = { id, eventIds: [...held.eventIds, ...eventIds] }
    if (!isUntold || !(await markUndone(tx, undone, now))) throw new AppError('decision.told')
    // A waiting notice tells of all that changed: it goes if no other letter is on its way.
    const others = await findQueued(tx, applicationId)
    if (!others.some(({ kind }) => newsOfLetter(kind) === 'change')) {
      await deleteNewsSince(tx, applicationId, held.madeAt)
    }
    if (held.letterId !== null) await dropNewsOf(tx, held.letterId, now)
    // Nothing, unless a node of the release before booked when it was filed.
    await bookFees(tx, services.rules, row, now)
    await trace(tx, about)
  })
  return applicationId
}

/** Restores the previous states; if others moved meanwhile, the status is derived from all. */
async function moveBack(
  tx: Tx,
  services: Services,
  row: ApplicationRow,
  { before: { application, applicants }, eventIds, madeAt }: Held,
  staffId: string,
  now: Date,
): Promise<Moved> {
  const { status, documentsAskedAt, ...moments } = application
  const by = { actor: 'staff', staffId, now, change: {} } as const
  const people = await findApplicants(tx, row.id)
  if (people.length === 0) return setDirectly(tx, row, status, by)
  const moves = people.flatMap((applicant) => {
    const before = applicants.find(({ id }) => id === applicant.id)
    if (!before) return []
    const { state, stateReason: reason } = before
    const to = state === 'collecting' ? 'ready' : state
    return [{ applicant, to, reason }]
  })
  const open = status === 'pending' || status === 'paid' ? status : undefined
  const moved = await moveApplicants(tx, services, row, moves, by, open)
  await restoreMoments(tx, applicants)
  const ended = await findEndedSince(tx, row.id, { eventId: Math.max(...eventIds), at: madeAt })
  for (const { id, handedOverBy: by, handedOverTo: to, handedOverAt: at } of people) {
    const before = applicants.find((each) => each.id === id)
    const since = by && at ? { by, to, at } : null
    const handOver = since ?? (ended.has(id) ? null : before?.handOver)
    if (before && handOver) await setHandOver(tx, [id], handOver)
  }
  const { version, documentsAskedAt: askedAt } = await lockApplication(tx, row.id)
  await changeApplication(
    tx,
    { id: row.id, version },
    {
      ...(moved.to === status && moments),
      ...(askedAt && documentsAskedAt && { documentsAskedAt }),
    },
  )
  return moved
}
