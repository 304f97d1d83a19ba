import { type ApplicantDecision, needsReason } from '#domain/application/applicant-state.ts'
import { AppError } from '#domain/error.ts'
import { moveApplicants } from '../applicant-states.ts'
import { type ApplicantRow, findApplicants, findApplicationIdOf } from '../data/applicant.ts'
import { keepStateDetails } from '../data/applicant-state.ts'
import { type ApplicationRow, lockApplication } from '../data/application.ts'
import { recordStaffEvent } from '../data/event.ts'
import type { Tx } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import type { StaffActor, Trace } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import type { NewApproval } from './approval.ts'
import { type Approving, checkApproving, keepVisas, readWords } from './approving.ts'
import { writeDecisionLetter } from './decision-letter.ts'

/** What staff decide about one applicant. */
export type ApplicantChange = {
  decision: ApplicantDecision
  /** Of a rejection and a withdrawal for the traveller, of a step back for colleagues. */
  reason?: string | undefined
  travellerMessage?: string | undefined
  /** Absent: the one that stands stays. */
  portalNumber?: string | undefined
  /** Of the application, as the screen showed it; absent: whatever is there now. */
  version?: number | undefined
  namesConfirmed?: boolean | undefined
}

export type ApplicantCall = {
  id: number
  change: ApplicantChange
  /** A visa document that comes with the decision, already stored. */
  approval: NewApproval | null
  staff: StaffActor
  trace: Trace
  now: Date
  /** What is written in the same transaction. */
  alongside?: (tx: Tx, applicationId: number) => Promise<void>
}

type Locked = { row: ApplicationRow; applicant: ApplicantRow }

async function findApplicant(tx: Tx, applicationId: number, id: number): Promise<ApplicantRow> {
  const found = (await findApplicants(tx, applicationId)).find((each) => each.id === id)
  if (!found) throw new AppError('application.not-found')
  return found
}

/**
 * Decides about one applicant: state, history, audit and one letter in one transaction; the status of
 * the application follows. A newer visa document takes the place of the one that stands and is sent as
 * well; the same again changes nothing. Answers the number of the application. Throws
 * application.not-found, application.changed, decision.reason-required, staff.confirm-required,
 * approval.document-required, approval.second-person, approval.names-missing.
 */
export async function decideApplicant(services: Services, call: ApplicantCall): Promise<number> {
  const { id, change, approval, staff, now } = call
  const applicationId = await findApplicationIdOf(services.db, id)
  if (applicationId === undefined) throw new AppError('application.not-found')
  const approves = change.decision === 'approved'
  const before = await findApplicant(services.db, applicationId, id)
  const words = approves ? await readWords(services, [before], approval) : new Map()
  await inTransaction(services.db, async (tx) => {
    const row = await lockApplication(tx, applicationId, change.version)
    const applicant = await findApplicant(tx, applicationId, id)
    if (needsReason(applicant.state, change.decision) && !change.reason) {
      throw new AppError('decision.reason-required')
    }
    if (approves) {
      const { namesConfirmed } = change
      const about = { applicationId, applicants: [applicant], approval, words }
      const approving: Approving = { ...about, staff, namesConfirmed, now }
      await keepVisas(tx, services, approving, await checkApproving(tx, approving))
    }
    await carryOut(tx, services, call, { row, applicant })
    await call.alongside?.(tx, applicationId)
    const details = {
      applicant: applicant.position,
      from: applicant.state,
      to: change.decision,
      document: approval !== null,
    }
    await call.trace(tx, { applicationId, details })
  })
  return applicationId
}

async function carryOut(
  tx: Tx,
  services: Services,
  { change, approval, staff, now }: ApplicantCall,
  { row, applicant }: Locked,
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
  const moved = await moveApplicants(tx, row, [{ applicant, to, reason, ...number }], {
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
    addedEventId,
    isStatusSet: false,
    now,
  })
}
