import type { ApplicationStatus } from '#domain/application/status.ts'
import { namesApplicant, whyNotApprove } from '#domain/document/approval.ts'
import { AppError } from '#domain/error.ts'
import { findApplicants } from '../data/applicant.ts'
import {
  type ApplicationRow,
  askWhileRejected,
  changeApplication,
  lockApplication,
} from '../data/application.ts'
import { findApproval, insertApproval } from '../data/approval.ts'
import { recordStaffEvent } from '../data/event.ts'
import { enqueueLetter } from '../data/letter.ts'
import { findReviewers } from '../data/review.ts'
import { getSettings } from '../data/setting.ts'
import { insertStoredFiles } from '../data/stored-file.ts'
import type { Tx } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import type { StaffActor, Trace } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import { readStored } from '../stored.ts'
import type { NewApproval } from './approval.ts'
import { writeAsking } from './asking.ts'

/** What staff decide about an application. */
export type StatusChange = {
  status: ApplicationStatus
  /** Absent: the note that stands stays. */
  adminNotes?: string | undefined
  travellerMessage?: string | undefined
  /** What the screen showed; absent: whatever is there now. */
  version?: number | undefined
  /** Somebody looked again at a document that names no applicant. */
  namesConfirmed?: boolean | undefined
}

export type DecisionCall = {
  id: number
  decision: StatusChange
  /** A document that comes with the decision, already stored. */
  approval: NewApproval | null
  staff: StaffActor
  trace: Trace
  now: Date
}

/**
 * Sets the status, in any order: rows, one event, the audit and the letter in one transaction. The
 * status it already has only keeps the note; the same again changes nothing. Throws
 * application.not-found, application.changed, staff.confirm-required, approval.document-required,
 * approval.second-person, approval.names-missing.
 */
export async function changeStatus(services: Services, call: DecisionCall): Promise<void> {
  const named = await isNamed(services, call)
  await inTransaction(services.db, async (tx) => {
    const row = await lockApplication(tx, call.id, call.decision.version)
    const approves = call.decision.status === 'approved'
    if (approves) await checkApproval(tx, call, named)
    if (call.approval) await keepApproval(tx, call, call.approval, named)
    const from = row.status
    const to = call.decision.status
    const moves = from !== to
    if (moves || call.approval || isNoteNew(call, row)) await updateRow(tx, call, row)
    const eventId = await writeEvents(tx, call, row)
    // A further approval document is news for the traveller, a further note is not.
    if (eventId !== null && (moves || call.approval)) {
      await enqueueLetter(tx, services, {
        kind: approves ? 'visa-approved' : 'status-changed',
        application: row,
        about: { eventId },
        now: call.now,
      })
    }
    if (isDecided(from) && !isDecided(to)) await askAgain(tx, services, row, call.now)
    await call.trace(tx, {
      applicationId: row.id,
      details: { from, to, document: call.approval !== null },
    })
  })
}

/** Whether the document that would be sent names an applicant; looked up before anything is locked. */
async function isNamed(services: Services, { id, decision, approval }: DecisionCall) {
  if (decision.status !== 'approved') return false
  const file = approval?.file ?? (await findApproval(services.db, id))
  if (file?.mediaType !== 'application/pdf') return false
  const bytes = await readStored(services, file.storageKey)
  const applicants = await findApplicants(services.db, id)
  return namesApplicant(await services.admission.wordsOf(bytes), applicants)
}

async function checkApproval(tx: Tx, call: DecisionCall, named: boolean) {
  const { id, staff, approval, decision } = call
  if (!staff.isConfirmed) throw new AppError('staff.confirm-required')
  const { twoPersonApproval } = await getSettings(tx)
  const closed = whyNotApprove({
    twoPersonApproval,
    reviewers: await findReviewers(tx, id),
    approver: staff.id,
    hasDocument: approval !== null || (await findApproval(tx, id)) !== undefined,
  })
  if (closed) throw new AppError(closed)
  if (!named && !decision.namesConfirmed) throw new AppError('approval.names-missing')
}

async function keepApproval(
  tx: Tx,
  { id: applicationId, staff, now }: DecisionCall,
  { id, file, fileName }: NewApproval,
  namesFound: boolean,
): Promise<void> {
  await insertStoredFiles(tx, [file], now)
  const { storageKey } = file
  const by = { addedBy: staff.id, createdAt: now }
  await insertApproval(tx, { id, applicationId, storageKey, fileName, namesFound, ...by })
}

const isDecided = (status: ApplicationStatus) => status === 'approved' || status === 'rejected'

/** What is taken up again waits for the traveller as it did before the decision. */
async function askAgain(tx: Tx, services: Services, row: ApplicationRow, now: Date) {
  if (await askWhileRejected(tx, row, now)) await writeAsking(tx, services, row, now)
}

/** The moments that belong to a status; those of statuses that were left again go. */
function momentsOf(to: ApplicationStatus, row: ApplicationRow, now: Date) {
  const isPast = isDecided(to)
  return {
    paidAt: to === 'pending' ? row.paidAt : (row.paidAt ?? (to === 'rejected' ? null : now)),
    processedAt: to === 'processing' ? (row.processedAt ?? now) : isPast ? row.processedAt : null,
    approvedAt: to === 'approved' ? (row.approvedAt ?? now) : null,
    ...(isPast && { documentsAskedAt: null }),
  }
}

const noteOf = ({ decision }: DecisionCall, row: ApplicationRow) =>
  decision.adminNotes === undefined ? row.adminNotes : decision.adminNotes || null

const isNoteNew = (call: DecisionCall, row: ApplicationRow) =>
  noteOf(call, row) !== (row.adminNotes || null)

async function updateRow(tx: Tx, call: DecisionCall, row: ApplicationRow): Promise<void> {
  const { decision, approval, now } = call
  await changeApplication(tx, row, {
    status: decision.status,
    adminNotes: noteOf(call, row),
    ...(decision.status !== row.status && momentsOf(decision.status, row, now)),
    ...(approval && { approvalDocumentKey: approval.file.storageKey }),
  })
}

/** What the history keeps; answers the event that a letter tells about. */
async function writeEvents(tx: Tx, call: DecisionCall, row: ApplicationRow) {
  const { decision, approval } = call
  const about = { applicationId: row.id, staffId: call.staff.id, now: call.now }
  const said = { note: decision.adminNotes || null, message: decision.travellerMessage || null }
  const added = approval
    ? await recordStaffEvent(tx, about, {
        kind: 'approval-added',
        ...(decision.status === row.status && said),
      })
    : null
  if (decision.status !== row.status) {
    const move = { kind: 'status-changed', from: row.status, to: decision.status } as const
    return recordStaffEvent(tx, about, { ...move, ...said })
  }
  // No letter and no timeline tells of it, so a message would only seem to have been sent.
  if (!added && isNoteNew(call, row)) {
    await recordStaffEvent(tx, about, { kind: 'noted', note: said.note })
  }
  return added
}
