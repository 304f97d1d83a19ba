import {
  type ApplicantDecision,
  type ApplicantState,
  isBeforeFiling,
  statusFollowing,
} from '#domain/application/applicant-state.ts'
import type { EventActor } from '#domain/application/event.ts'
import type { ApplicationStatus } from '#domain/application/status.ts'
import { undoSeconds } from '#domain/application/undo.ts'
import { requiredDocuments } from '#domain/document/document.ts'
import { may } from '#domain/staff/permission.ts'
import { type ApplicantRow, findApplicants } from '../data/application/applicant.ts'
import { refreshReadiness, setApplicantState } from '../data/application/applicant-state.ts'
import {
  type ApplicationRow,
  askWhileRejected,
  changeApplication,
} from '../data/application/application.ts'
import { recordEvent, recordStaffEvent } from '../data/application/event.ts'
import { isMarkedPaid } from '../data/casework/guard.ts'
import { findAuthority } from '../data/staff/colleague.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Services } from '../services.ts'
import { takeOverPages } from './waiting-pages.ts'

/** One applicant's change of state. */
export type ApplicantMove = {
  applicant: ApplicantRow
  to: ApplicantDecision
  /** Reason of a rejection or withdrawal, for the traveller. */
  reason?: string | null
  portalNumber?: string | null
  /** Note for colleagues on this event; absent: the common one. */
  note?: string | null
}

/** The author, time and texts of a change: `note` for colleagues, `message` for the traveller. */
export type MovedBy = {
  actor: EventActor
  staffId: string | null
  now: Date
  note?: string | null
  message?: string | null
  /** Further changes of the application's row; they make a new version even without moves. */
  change?: { adminNotes?: string | null; paymentStatus?: 'unpaid' } | null
}

export type Moved = {
  /** The changed applicants, as before the change. */
  applicants: readonly ApplicantRow[]
  /** Ids of the history events, one per move, in order. */
  eventIds: number[]
  /** Id of the status event; null if the status stayed. */
  statusEventId: number | null
  /** The event with note and message: the status event when all moved, else the first move. */
  toldBy: number | null
  from: ApplicationStatus
  to: ApplicationStatus
  /** Whether documents are requested from now on and were not before. */
  asksAgain: boolean
}

/** The status while nothing is filed. Filing without payment, against the guard, does not make it paid. */
async function openStatus(tx: Tx, row: ApplicationRow): Promise<'pending' | 'paid'> {
  const { id, status, paymentStatus, paidAt } = row
  if (status === 'pending' || status === 'paid') return status
  const isOpen = paymentStatus === 'unpaid' || paymentStatus === 'needs_review'
  return (isOpen ? await isMarkedPaid(tx, id) : paidAt) ? 'paid' : 'pending'
}

const isPast = (status: ApplicationStatus) => status === 'approved' || status === 'rejected'

/** The timestamps of a status; those of statuses undone are cleared. */
function momentsOf(to: ApplicationStatus, row: ApplicationRow, now: Date) {
  return {
    paidAt: to === 'pending' ? row.paidAt : (row.paidAt ?? (to === 'rejected' ? null : now)),
    processedAt:
      to === 'processing' ? (row.processedAt ?? now) : isPast(to) ? row.processedAt : null,
    approvedAt: to === 'approved' ? (row.approvedAt ?? now) : null,
  }
}

/** What was decided stays with who had it; once it is open again it is nobody's if they may no longer work on it. */
async function assigneeOf(
  tx: Tx,
  { id: applicationId, status, assignedTo }: ApplicationRow,
  to: ApplicationStatus,
  { actor, staffId, now: at }: MovedBy,
): Promise<{ assignedTo?: null }> {
  if (assignedTo === null || !isPast(status) || isPast(to)) return {}
  const authority = await findAuthority(tx, assignedTo)
  if (authority && may(authority, 'application.work')) return {}
  await recordEvent(tx, { applicationId, at, kind: 'assigned', note: null, actor, staffId })
  return { assignedTo: null }
}

const stands = (state: ApplicantState, to: ApplicantDecision) =>
  to === 'ready' ? isBeforeFiling(state) : state === to

async function writeStates(tx: Tx, moves: readonly ApplicantMove[], at: Date): Promise<void> {
  for (const { applicant, to, reason = null, portalNumber } of moves) {
    // When taken back, the documents decide whether it is ready, after all moves.
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

/** Writes an event per move and one for the status; the texts go into one of them. */
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
 * Moves applicants of a locked application, and its status: rows, an event per move and one for the
 * status, one new version. The caller writes letters and audit, and books fees. `open` is the status while nothing
 * is filed, for callers that set it. Without a change nothing is written, not even a version.
 */
export async function moveApplicants(
  tx: Tx,
  services: Pick<Services, 'boss' | 'rules'>,
  row: ApplicationRow,
  moves: readonly ApplicantMove[],
  by: MovedBy,
  open?: 'pending' | 'paid',
): Promise<Moved> {
  const changed = moves.filter(({ applicant, to }) => !stands(applicant.state, to))
  const applicants = changed.map(({ applicant }) => applicant)
  await writeStates(tx, changed, by.now)
  const agreed = services.rules.for(row.rulesVersion, by.now)
  await refreshReadiness(tx, row.id, requiredDocuments(agreed, row.visaType))
  const after = await findApplicants(tx, row.id)
  const states = after.map(({ state }) => state)
  const from = row.status
  const to = statusFollowing(states, open ?? (await openStatus(tx, row)))
  if (changed.length > 0 || to !== from || by.change) {
    const assignee = await assigneeOf(tx, row, to, by)
    const moments = momentsOf(to, row, by.now)
    const status = to === from ? {} : { status: to, ...moments, ...assignee }
    await changeApplication(tx, row, { ...by.change, ...status })
    // Compared once it can no longer be undone: what differs is asked for by letter.
    if (!row.paidAt && moments.paidAt) await takeOverPages(tx, services, row, by.now, undoSeconds)
  }
  // Decided applicants need no documents; those taken back need theirs again.
  const asksNow =
    changed.length > 0 && (await askWhileRejected(tx, agreed, row, row.documentsAskedAt ?? by.now))
  const lines = await writeLines(tx, { row, moves: changed, after, to }, by)
  return { applicants, ...lines, from, to, asksAgain: asksNow && row.documentsAskedAt === null }
}

/** Without travellers the status is set directly. */
export async function setDirectly(
  tx: Tx,
  row: ApplicationRow,
  to: ApplicationStatus,
  by: MovedBy,
): Promise<Moved> {
  const { change, note = null, message = null, staffId, now } = by
  const from = row.status
  const nobody = { applicants: [], eventIds: [], from, to, asksAgain: false }
  if (from === to) {
    if (change) await changeApplication(tx, row, change)
    return { ...nobody, statusEventId: null, toldBy: null }
  }
  const assignee = await assigneeOf(tx, row, to, by)
  await changeApplication(tx, row, {
    ...change,
    status: to,
    ...momentsOf(to, row, now),
    ...assignee,
  })
  const about = { applicationId: row.id, staffId: staffId ?? '', now }
  const statuses = { kind: 'status-changed', from, to } as const
  const id = await recordStaffEvent(tx, about, { ...statuses, note, message })
  return { ...nobody, statusEventId: id, toldBy: id }
}
