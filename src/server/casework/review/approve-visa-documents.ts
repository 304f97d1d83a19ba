import { isDecidedState } from '#domain/application/applicant-state.ts'
import { AppError, type ErrorCode } from '#domain/error.ts'
import { findHeld } from '../../data/casework/held-decision.ts'
import { findHolder } from '../../data/document/staged-visa.ts'
import { getStagedVisa } from '../../document/visa-documents.ts'
import type { StaffActor, Trace } from '../../http/staff-route.ts'
import type { Services } from '../../services.ts'
import { decideApplicant } from '../decision.ts'
import { stagedApproval } from './approval.ts'

type Call = { staff: StaffActor; trace: Trace; now: Date }

/** Approves the applicant of a staged document. Throws like any decision. */
async function approve(services: Services, call: Call, row: { id: string; applicantId: number }) {
  const holder = await findHolder(services.db, row.applicantId)
  if (!holder) throw new AppError('applicant.not-found')
  // A newer document for a decided applicant is a separate step on their page.
  if (isDecidedState(holder.state)) throw new AppError('application.closed')
  const approval = await stagedApproval(services, row.id, call.staff, call.now)
  const change = { decision: 'approved' } as const
  const applicationId = await decideApplicant(services, {
    ...call,
    ...{ id: row.applicantId, change, approval },
  })
  const [held] = await findHeld(services.db, applicationId, call.now)
  return held?.id ?? null
}

/**
 * Approves with one of many documents, through the same guard as any decision. Returns the
 * applicant and the refusal, if any; only the audit records it.
 */
export async function approveOne(
  services: Services,
  call: Call,
  id: string,
): Promise<{
  id: string
  applicantId: number | null
  error: ErrorCode | null
  held: number | null
}> {
  let applicantId: number | null = null
  try {
    const row = await getStagedVisa(services.db, id, call.staff, call.now)
    applicantId = row.applicantId
    if (applicantId === null) throw new AppError('applicant.not-found')
    const held = await approve(services, call, { id, applicantId })
    return { id, applicantId, error: null, held }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const details = { refused: error.code }
    await call.trace(services.db, { subject: id, details })
    return { id, applicantId, error: error.code, held: null }
  }
}
