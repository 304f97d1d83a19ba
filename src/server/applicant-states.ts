import {
  type ApplicantDecision,
  statusFollowing,
  undecidedState,
} from '#domain/application/applicant-state.ts'
import type { EventActor } from '#domain/application/event.ts'
import type { ApplicationStatus } from '#domain/application/status.ts'
import { requiredDocuments } from '#domain/document/document.ts'
import { type ApplicantRow, findApplicants } from './data/applicant.ts'
import { refreshReadiness, setApplicantState } from './data/applicant-state.ts'
import { type ApplicationRow, changeApplication } from './data/application.ts'
import { recordEvent } from './data/event.ts'
import type { Tx } from './db/database.ts'

/** One applicant who gets another state. */
export type ApplicantMove = {
  applicant: ApplicantRow
  to: ApplicantDecision
  /** Why rejected or withdrawn, for the traveller. */
  reason?: string | null
  portalNumber?: string | null
}

/** Who decides it, when, and what is said besides: `note` to colleagues, `message` to the traveller. */
export type MovedBy = {
  actor: EventActor
  staffId: string | null
  now: Date
  note?: string | null
  message?: string | null
}

export type Moved = {
  /** The lines of the history, one for each who moved, in the order of `moves`. */
  eventIds: number[]
  /** The line that tells of the status, and null where it stayed. */
  statusEventId: number | null
  from: ApplicationStatus
  to: ApplicationStatus
}

/** What the status is while nothing is filed. */
const openStatus = ({ status, paidAt }: ApplicationRow): 'pending' | 'paid' => {
  if (status === 'pending' || status === 'paid') return status
  return paidAt ? 'paid' : 'pending'
}

/** The moments that belong to a status; those of statuses that were left again go. */
export function momentsOf(to: ApplicationStatus, row: ApplicationRow, now: Date) {
  const isPast = to === 'approved' || to === 'rejected'
  return {
    paidAt: to === 'pending' ? row.paidAt : (row.paidAt ?? (to === 'rejected' ? null : now)),
    processedAt: to === 'processing' ? (row.processedAt ?? now) : isPast ? row.processedAt : null,
    approvedAt: to === 'approved' ? (row.approvedAt ?? now) : null,
    ...(isPast && { documentsAskedAt: null }),
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
  open: 'pending' | 'paid' = openStatus(row),
): Promise<Moved> {
  const changed = moves.filter(({ applicant, to }) =>
    to === 'ready' ? !['collecting', 'ready'].includes(applicant.state) : applicant.state !== to,
  )
  for (const { applicant, to, reason = null, portalNumber } of changed) {
    // Taken back: whether it is ready the documents say, once the others have moved.
    const state =
      to === 'ready'
        ? undecidedState({ isHandedOver: false, isComplete: false, isAsked: false })
        : to
    const change = {
      state,
      reason,
      at: by.now,
      ...(portalNumber !== undefined && { portalNumber }),
    }
    await setApplicantState(tx, applicant, change)
  }
  await refreshReadiness(tx, row.id, requiredDocuments(row.visaType))
  const after = await findApplicants(tx, row.id)
  const to = statusFollowing(
    after.map(({ state }) => state),
    open,
  )
  const from = row.status
  if (changed.length > 0 || to !== from) {
    const change = to === from ? {} : { status: to, ...momentsOf(to, row, by.now) }
    await changeApplication(tx, row, change)
  }
  const { now: at, actor, staffId, note = null, message = null } = by
  const line = { applicationId: row.id, at, actor, staffId, note, message }
  const eventIds: number[] = []
  for (const { applicant } of changed) {
    const toState = after.find(({ id }) => id === applicant.id)?.state ?? applicant.state
    const about = { applicantId: applicant.id, fromState: applicant.state, toState }
    eventIds.push(await recordEvent(tx, { ...line, kind: 'applicant-moved', ...about }))
  }
  const statusEventId =
    to === from
      ? null
      : await recordEvent(tx, { ...line, kind: 'status-changed', fromStatus: from, toStatus: to })
  return { eventIds, statusEventId, from, to }
}
