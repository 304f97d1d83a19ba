import {
  type ApplicantDecision,
  type ApplicantState,
  isBeforeFiling,
  statusFollowing,
} from '#domain/application/applicant-state.ts'
import type { EventActor } from '#domain/application/event.ts'
import type { ApplicationStatus } from '#domain/application/status.ts'
import { requiredDocuments } from '#domain/document/document.ts'
import { type ApplicantRow, findApplicants } from '../data/application/applicant.ts'
import { refreshReadiness, setApplicantState } from '../data/application/applicant-state.ts'
import {
  type ApplicationRow,
  askWhileRejected,
  changeApplication,
} from '../data/application/application.ts'
import { recordEvent, recordStaffEvent } from '../data/application/event.ts'
import { isMarkedPaid } from '../data/casework/guard.ts'
import { bookFiling } from '../data/money/booking.ts'
import type { Tx } from '../platform/db/database.ts'

/** One applicant who gets another state. */
export type ApplicantMove = {
  applicant: ApplicantRow
  to: ApplicantDecision
  /** Why rejected or withdrawn, for the traveller. */
  reason?: string | null
  portalNumber?: string | null
  /** For colleagues, in the line of this one; absent: what is said of all. */
  note?: string | null
}

/** Who decides it, when, and what is said besides: `note` to colleagues, `message` to the traveller. */
export type MovedBy = {
  actor: EventActor
  staffId: string | null
  now: Date
  note?: string | null
  message?: string | null
  /** What else changes in the application's row; makes a new version where nobody moves as well. */
  change?: { adminNotes?: string | null } | null
}

export type Moved = {
  /** Those who moved, as they stood before. */
  applicants: readonly ApplicantRow[]
  /** The lines of the history, one for each who moved, in the order of `moves`. */
  eventIds: number[]
  /** The line that tells of the status, and null where it stayed. */
  statusEventId: number | null
  /** The line with note and message: of the status where everybody moved, else of the first who did. */
  toldBy: number | null
  from: ApplicationStatus
  to: ApplicationStatus
  /** The traveller is asked for documents from now on, and was not before. */
  asksAgain: boolean
}

/** What the status is while nothing is filed. What was filed unpaid, against the guard, is not paid by that. */
async function openStatus(tx: Tx, row: ApplicationRow): Promise<'pending' | 'paid'> {
  const { id, status, paymentStatus, paidAt } = row
  if (status === 'pending' || status === 'paid') return status
  if (paymentStatus === 'unpaid') return (await isMarkedPaid(tx, id)) ? 'paid' : 'pending'
  return paidAt ? 'paid' : 'pending'
}

/** The moments that belong to a status; those of statuses that were left again go. */
function momentsOf(to: ApplicationStatus, row: ApplicationRow, now: Date) {
  const isPast = to === 'approved' || to === 'rejected'
  return {
    paidAt: to === 'pending' ? row.paidAt : (row.paidAt ?? (to === 'rejected' ? null : now)),
    processedAt: to === 'processing' ? (row.processedAt ?? now) : isPast ? row.processedAt : null,
    approvedAt: to === 'approved' ? (row.approvedAt ?? now) : null,
  }
}

const stands = (state: ApplicantState, to: ApplicantDecision) =>
  to === 'ready' ? isBeforeFiling(state) : state === to

async function writeStates(tx: Tx, moves: readonly ApplicantMove[], at: Date): Promise<void> {
  for (const { applicant, to, reason = null, portalNumber } of moves) {
    // Taken back: whether it is ready the documents say, once the others have moved.
    const state = to === 'ready' ? 'collecting' : to
    const number = portalNumber === undefined ? {} : { portalNumber }
    await setApplicantState(tx, applicant, { state, reason, at, ...number })
  }
}

type Lines = {
  row: ApplicationRow
  moves: readonly ApplicantMove[]
  after: readonly ApplicantRow[]
  to: ApplicationStatus
}

/** Who moved each has a line, and the status one; what was said stands in one of them. */
async function writeLines(tx: Tx, { row, moves, after, to }: Lines, by: MovedBy) {
  const { actor, staffId, now: at } = by
  const line = { applicationId: row.id, at, actor, staffId }
  const texts = { note: by.note ?? null, message: by.message ?? null }
  const isStatusTold = to !== row.status && moves.length === after.length
  const eventIds: number[] = []
  for (const { applicant, note } of moves) {
    const { id, state } = applicant
    const toState = after.find((each) => each.id === id)?.state ?? state
    const about = { applicantId: id, fromState: state, toState }
    const said = { ...(isStatusTold || eventIds.length > 0 ? {} : texts), ...(note && { note }) }
    eventIds.push(await recordEvent(tx, { ...line, kind: 'applicant-moved', ...about, ...said }))
  }
  if (to === row.status) return { eventIds, statusEventId: null, toldBy: eventIds[0] ?? null }
  const statuses = { fromStatus: row.status, toStatus: to }
  const said = isStatusTold || moves.length === 0 ? texts : {}
  const statusEventId = await recordEvent(tx, {
    ...line,
    kind: 'status-changed',
    ...statuses,
    ...said,
  })
  return {
    eventIds,
    statusEventId,
    toldBy: isStatusTold ? statusEventId : (eventIds[0] ?? statusEventId),
  }
}

/**
 * Moves applicants of a locked application, and its status with them: rows, one line of history for each
 * who moved and one for the status, one new version. Whoever calls writes letters and audit. `open` says
 * what the status is where nothing is filed, for those who set it. Changes nothing, the version included,
 * where everybody stands as asked.
 */
export async function moveApplicants(
  tx: Tx,
  row: ApplicationRow,
  moves: readonly ApplicantMove[],
  by: MovedBy,
  open?: 'pending' | 'paid',
): Promise<Moved> {
  const changed = moves.filter(({ applicant, to }) => !stands(applicant.state, to))
  const applicants = changed.map(({ applicant }) => applicant)
  await writeStates(tx, changed, by.now)
  await refreshReadiness(tx, row.id, requiredDocuments(row.visaType))
  const after = await findApplicants(tx, row.id)
  const moved = after.filter(({ id }) => applicants.some((each) => each.id === id))
  await bookFiling(tx, row, moved, by.now)
  const states = after.map(({ state }) => state)
  const from = row.status
  const to = statusFollowing(states, open ?? (await openStatus(tx, row)))
  if (changed.length > 0 || to !== from || by.change) {
    const status = to === from ? {} : { status: to, ...momentsOf(to, row, by.now) }
    await changeApplication(tx, row, { ...by.change, ...status })
  }
  // Documents of those who are decided are asked for no more, and again of those who are taken back.
  const asksNow =
    changed.length > 0 && (await askWhileRejected(tx, row, row.documentsAskedAt ?? by.now))
  const lines = await writeLines(tx, { row, moves: changed, after, to }, by)
  return { applicants, ...lines, from, to, asksAgain: asksNow && row.documentsAskedAt === null }
}

/** Without travellers nothing follows: the status is what staff say. */
export async function setDirectly(
  tx: Tx,
  row: ApplicationRow,
  to: ApplicationStatus,
  { change, note = null, message = null, staffId, now }: MovedBy,
): Promise<Moved> {
  const from = row.status
  const nobody = { applicants: [], eventIds: [], from, to, asksAgain: false }
  if (from === to) {
    if (change) await changeApplication(tx, row, change)
    return { ...nobody, statusEventId: null, toldBy: null }
  }
  await changeApplication(tx, row, { ...change, status: to, ...momentsOf(to, row, now) })
  const about = { applicationId: row.id, staffId: staffId ?? '', now }
  const statuses = { kind: 'status-changed', from, to } as const
  const id = await recordStaffEvent(tx, about, { ...statuses, note, message })
  return { ...nobody, statusEventId: id, toldBy: id }
}
