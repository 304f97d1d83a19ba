import {
  stateForStatus,
  statusNeedsReason,
  whomStatusSets,
} from '#domain/application/applicant-state.ts'
import type { ApplicationStatus } from '#domain/application/status.ts'
import { isGuarded } from '#domain/document/guard.ts'
import { AppError } from '#domain/error.ts'
import {
  type Moved,
  type MovedBy,
  moveApplicants,
  setDirectly,
} from '../../application/applicant-states.ts'
import { type ApplicantRow, findApplicants } from '../../data/application/applicant.ts'
import { type ApplicationRow, lockApplication } from '../../data/application/application.ts'
import { recordStaffEvent } from '../../data/application/event.ts'
import type { StaffActor, Trace } from '../../http/staff-route.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import {
  type Approving,
  checkApproving,
  keepVisas,
  type NewApproval,
  readWords,
  type Words,
} from '../approval.ts'
import { writeDecisionLetter } from '../decision-letter.ts'
import {
  type Decided,
  type GuardedBy,
  loadGuard,
  type Overridden,
  passGuard,
  passMarkPaid,
} from '../guard.ts'

/** A status change of an application. */
export type StatusChange = {
  status: ApplicationStatus
  /** Absent: unchanged. From an owner or manager, also the reason for an override. */
  adminNotes?: string | undefined
  travellerMessage?: string | undefined
  /** The version that the screen showed; absent: any. */
  version?: number | undefined
  /** The user confirmed a document that does not name everyone. */
  namesConfirmed?: boolean | undefined
}

export type DecisionCall = {
  id: number
  decision: StatusChange
  /** A document uploaded with the decision. */
  approval: NewApproval | null
  staff: StaffActor
  trace: Trace
  now: Date
}

/**
 * Sets the status of all undecided applicants, in any order: rows, history, audit and one letter in
 * one transaction; the application's status follows. The current status only saves the note;
 * repeating changes nothing. Throws application.not-found, application.changed,
 * application.incomplete, decision.reason-required, staff.confirm-required,
 * approval.document-required, approval.unpaid, approval.unreviewed, approval.second-person,
 * approval.names-missing, payment.by-hand.
 */
export async function changeStatus(services: Services, call: DecisionCall): Promise<void> {
  const words = await wordsFor(services, call)
  await inTransaction(services.db, async (tx) => {
    const row = await lockApplication(tx, call.id, call.decision.version)
    const { status: to, adminNotes } = call.decision
    if (statusNeedsReason(row.status, to) && !adminNotes) {
      throw new AppError('decision.reason-required')
    }
    const applicants = await findApplicants(tx, row.id)
    const approved = to === 'approved' ? approvedBy(row, applicants) : []
    const { overridden, visaIds } =
      to === 'approved'
        ? await approve(tx, services, { ...call, row, approved, words })
        : { overridden: await file(tx, services, call, row, applicants), visaIds: [] }
    const addedEventId = call.approval ? await recordAdded(tx, call, row, applicants) : null
    const moved = await move(tx, services, call, row, applicants)
    const isTold = moved.toldBy !== null || addedEventId !== null
    // No letter or timeline entry shows it, so the message would only seem sent.
    if (!isTold && isNoteNew(call, row)) {
      const about = { applicationId: row.id, staffId: call.staff.id, now: call.now }
      await recordStaffEvent(tx, about, { kind: 'noted', note: adminNotes || null })
    }
    const isNews = call.approval !== null || moved.toldBy !== null
    await writeDecisionLetter(tx, services, {
      application: row,
      moved,
      decision: stateForStatus[to],
      approved: isNews ? approved : [],
      visaIds,
      addedEventId,
      isStatusSet: moved.to === to,
      staffId: call.staff.id,
      now: call.now,
    })
    const details = { from: row.status, to, document: call.approval !== null, ...overridden }
    await call.trace(tx, { applicationId: row.id, details })
  })
}

/** Applicants that an approval would approve or give a new document. */
function approvedBy({ status }: ApplicationRow, applicants: readonly ApplicantRow[]) {
  const set = whomStatusSets(applicants, status !== 'approved')
  return set.length > 0 ? set : applicants.filter(({ state }) => state === 'approved')
}

/** The text of the documents to be sent; read before locking. */
async function wordsFor(services: Services, { id, decision, approval }: DecisionCall) {
  if (decision.status !== 'approved') return new Map()
  return readWords(services, await findApplicants(services.db, id), approval)
}

/** The note is the reason of an override. */
const guardedBy = ({ decision, staff, now }: DecisionCall): GuardedBy => ({
  ...{ staff, now, reason: decision.adminNotes },
  isSeen: decision.namesConfirmed === true,
})

async function approve(
  tx: Tx,
  services: Services,
  call: DecisionCall & { row: ApplicationRow; approved: readonly ApplicantRow[]; words: Words },
) {
  const { row, approval, approved: applicants, words } = call
  const approving: Approving = { row, applicants, approval, words, by: guardedBy(call) }
  const { named, overridden } = await checkApproving(tx, services, approving)
  return { overridden, visaIds: await keepVisas(tx, services, approving, named) }
}

/** Passes the guard for all filed by the status, and for marking as paid. */
async function file(
  tx: Tx,
  services: Services,
  call: DecisionCall,
  row: ApplicationRow,
  applicants: readonly ApplicantRow[],
): Promise<Overridden> {
  if (call.decision.status === 'paid' && row.status !== 'paid') {
    return passMarkPaid(tx, services, row, guardedBy(call))
  }
  if (stateForStatus[call.decision.status] !== 'filed') return {}
  const guard = await loadGuard(tx, services, row)
  const isAnother = row.status !== call.decision.status
  const to = 'filed'
  const decided: Decided[] = whomStatusSets(applicants, isAnother)
    .filter(({ state }) => isGuarded(state, to, false))
    .map((applicant) => ({ applicant, to, against: guard.againstFiling(applicant.id) }))
  const isOfNobody = applicants.length === 0 && isAnother && row.status !== 'approved'
  if (isOfNobody) decided.push({ applicant: null, to, against: guard.againstFiling(null) })
  return passGuard(tx, row.id, decided, guardedBy(call))
}

/** The event of a new document; it has the texts if no other event does. */
function recordAdded(
  tx: Tx,
  { decision, staff, now }: DecisionCall,
  row: ApplicationRow,
  applicants: readonly ApplicantRow[],
): Promise<number> {
  const alone = whomStatusSets(applicants, row.status !== 'approved').length === 0
  const said = { note: decision.adminNotes || null, message: decision.travellerMessage || null }
  const about = { applicationId: row.id, staffId: staff.id, now }
  return recordStaffEvent(tx, about, { kind: 'approval-added', ...(alone && said) })
}

const noteOf = ({ decision }: DecisionCall, row: ApplicationRow) =>
  decision.adminNotes === undefined ? row.adminNotes : decision.adminNotes || null

const isNoteNew = (call: DecisionCall, row: ApplicationRow) =>
  noteOf(call, row) !== (row.adminNotes || null)

function move(
  tx: Tx,
  services: Services,
  call: DecisionCall,
  row: ApplicationRow,
  applicants: readonly ApplicantRow[],
): Promise<Moved> {
  const { decision, staff, now } = call
  const { status } = decision
  const message = decision.travellerMessage || null
  const isChange = isNoteNew(call, row) || call.approval !== null
  // Who says that it is paid has looked into what the gateway reported.
  const isMarked = status === 'paid' && row.status !== 'paid'
  const isSettled = isMarked && row.paymentStatus === 'needs_review'
  const settled = isSettled ? { paymentStatus: 'unpaid' as const } : {}
  const by: MovedBy = {
    ...{ actor: 'staff', staffId: staff.id, now, message },
    note: decision.adminNotes || null,
    change: isChange || isSettled ? { adminNotes: noteOf(call, row), ...settled } : null,
  }
  if (applicants.length === 0) return setDirectly(tx, row, status, by)
  const set = whomStatusSets(applicants, status !== row.status)
  // The note is for colleagues; on rejection the traveller reads the message.
  const moves = set.map((applicant) => ({ applicant, to: stateForStatus[status], reason: message }))
  const open = status === 'pending' || status === 'paid' ? status : undefined
  return moveApplicants(tx, services, row, moves, by, open)
}
