import {
  type ApplicantDecision,
  lacksNumber,
  needsReason,
} from '#domain/application/applicant-state.ts'
import { isGuarded } from '#domain/document/guard.ts'
import { AppError } from '#domain/error.ts'
import { moveApplicants } from '../application/applicant-states.ts'
import {
  type ApplicantRow,
  findApplicants,
  findApplicationIdOf,
} from '../data/application/applicant.ts'
import { keepStateDetails } from '../data/application/applicant-state.ts'
import { type ApplicationRow, lockApplication } from '../data/application/application.ts'
import { recordStaffEvent } from '../data/application/event.ts'
import type { StaffActor, Trace } from '../http/staff-route.ts'
import type { Tx } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import type { Services } from '../services.ts'
import {
  type Approving,
  checkApproving,
  keepVisas,
  type NewApproval,
  readWords,
  type Words,
} from './approval.ts'
import { writeDecisionLetter } from './decision-letter.ts'
import { type GuardedBy, loadGuard, type Overridden, passGuard } from './guard.ts'

/** A decision about one applicant. */
export type ApplicantChange = {
  decision: ApplicantDecision
  /** For the traveller on rejection or withdrawal, for colleagues on a step back. */
  reason?: string | undefined
  travellerMessage?: string | undefined
  /** Absent: unchanged. */
  portalNumber?: string | undefined
  /** The application's version that the screen showed; absent: any. */
  version?: number | undefined
  /** The user confirmed a visa document that does not name the traveller. */
  namesConfirmed?: boolean | undefined
  /** Reason for overriding the guard; accepted from owners and managers only, and kept permanently. */
  override?: string | undefined
}

export type ApplicantCall = {
  id: number
  change: ApplicantChange
  /** A visa document uploaded with the decision. */
  approval: NewApproval | null
  staff: StaffActor
  trace: Trace
  now: Date
  /** Written in the same transaction, before the state: the books need the fee. */
  alongside?: (tx: Tx, row: ApplicationRow) => Promise<void>
}

type Locked = { row: ApplicationRow; applicant: ApplicantRow }

async function findApplicant(tx: Tx, applicationId: number, id: number): Promise<ApplicantRow> {
  const found = (await findApplicants(tx, applicationId)).find((each) => each.id === id)
  if (!found) throw new AppError('application.not-found')
  return found
}

/**
 * Decides about one applicant: state, history, audit and one letter in one transaction; the
 * application's status follows. A newer visa document replaces the current one and is sent;
 * repeating changes nothing. Returns the application's id. Throws application.not-found,
 * application.changed, decision.reason-required, staff.confirm-required,
 * approval.document-required, approval.unpaid, approval.unreviewed, approval.second-person,
 * approval.names-missing, filing.number-required.
 */
export async function decideApplicant(services: Services, call: ApplicantCall): Promise<number> {
  const { id, change, approval } = call
  const applicationId = await findApplicationIdOf(services.db, id)
  if (applicationId === undefined) throw new AppError('application.not-found')
  const approves = change.decision === 'approved'
  const before = await findApplicant(services.db, applicationId, id)
  const words: Words = approves ? await readWords(services, [before], approval) : new Map()
  await inTransaction(services.db, async (tx) => {
    const row = await lockApplication(tx, applicationId, change.version)
    const applicant = await findApplicant(tx, applicationId, id)
    if (needsReason(applicant.state, change.decision) && !change.reason) {
      throw new AppError('decision.reason-required')
    }
    const { overridden, visaIds } = await guarded(tx, services, call, { row, applicant, words })
    const { decision: to, reason = null, portalNumber = applicant.portalNumber } = change
    if (lacksNumber(applicant.state, to, { portalNumber, reason })) {
      throw new AppError('filing.number-required')
    }
    await call.alongside?.(tx, row)
    await carryOut(tx, services, call, { row, applicant, visaIds })
    const details = {
      applicant: applicant.position,
      from: applicant.state,
      to: change.decision,
      document: approval !== null,
      ...overridden,
    }
    await call.trace(tx, { applicationId, details })
  })
  return applicationId
}

/** What was decided against the guard, and the ids of the new visa documents. */
type Passed = { overridden: Overridden; visaIds: readonly string[] }

/** Passes the guard and stores the visa document of an approval. */
async function guarded(
  tx: Tx,
  services: Services,
  { change, approval, staff, now }: ApplicantCall,
  { row, applicant, words }: Locked & { words: Words },
): Promise<Passed> {
  const { decision: to, override: reason, namesConfirmed } = change
  const by: GuardedBy = { staff, reason, isSeen: namesConfirmed === true, now }
  if (to === 'approved') {
    const approving: Approving = { row, applicants: [applicant], approval, words, by }
    const { named, overridden } = await checkApproving(tx, services, approving)
    return { overridden, visaIds: await keepVisas(tx, services, approving, named) }
  }
  if (!isGuarded(applicant.state, to, false)) return { overridden: {}, visaIds: [] }
  const against = (await loadGuard(tx, services, row)).againstFiling(applicant.id)
  const overridden = await passGuard(tx, row.id, [{ applicant, to, against }], by)
  return { overridden, visaIds: [] }
}

async function carryOut(
  tx: Tx,
  services: Services,
  { change, approval, staff, now }: ApplicantCall,
  { row, applicant, visaIds }: Locked & Pick<Passed, 'visaIds'>,
): Promise<void> {
  const { decision: to, portalNumber } = change
  const reason = change.reason || null
  const message = change.travellerMessage || null
  const number = portalNumber === undefined ? {} : { portalNumber: portalNumber || null }
  const about = { applicationId: row.id, staffId: staff.id, now }
  const isAgain = applicant.state === to
  const said = isAgain ? { note: reason, message } : {}
  const addedEventId = approval
    ? await recordStaffEvent(tx, about, {
        kind: 'approval-added',
        applicantId: applicant.id,
        ...said,
      })
    : null
  const isCorrected = isAgain && (await keepStateDetails(tx, applicant, { reason, ...number }))
  const moved = await moveApplicants(tx, services, row, [{ applicant, to, reason, ...number }], {
    ...{ actor: 'staff', staffId: staff.id, now, note: reason, message },
    change: approval || isCorrected ? {} : null,
  })
  if (isCorrected) {
    const note = [reason, number.portalNumber].filter(Boolean).join('\n') || null
    await recordStaffEvent(tx, about, { kind: 'noted', applicantId: applicant.id, note })
  }
  await writeDecisionLetter(tx, services, {
    application: row,
    moved,
    decision: to,
    approved: to === 'approved' ? [applicant] : [],
    visaIds,
    addedEventId,
    isStatusSet: false,
    staffId: staff.id,
    now,
  })
}
