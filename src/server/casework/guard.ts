import type { ApplicantDecision } from '#domain/application/applicant-state.ts'
import { requiredDocuments } from '#domain/document/document.ts'
import {
  againstApproving,
  againstFiling,
  type FilingQuestion,
  type GuardCode,
  guardCodes,
  judge,
  type VisaMatch,
  whyNotMarkPaid,
} from '#domain/document/guard.ts'
import { AppError } from '#domain/error.ts'
import type { ApplicationRow } from '../data/application/application.ts'
import { recordEvent } from '../data/application/event.ts'
import {
  findFiledBefore,
  findGuardedDocuments,
  findTakenMoney,
  isMarkedPaid,
} from '../data/casework/guard.ts'
import { getSettings } from '../data/staff/setting.ts'
import type { StaffActor } from '../http/staff-route.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Services } from '../services.ts'

type Guarded = Pick<ApplicationRow, 'id' | 'visaType' | 'paymentStatus' | 'rulesVersion'>

/** Objections to decisions about an application's travellers, by its current rows. */
export type Guard = {
  /** No money came in or the bank took it back, and nobody marked it as paid since. */
  isUnpaid: boolean
  /** Null for an application without applicants. */
  againstFiling(applicantId: number | null): GuardCode[]
  againstApproving(applicantId: number, approver: string, visa: VisaMatch | null): GuardCode[]
}

export async function loadGuard(
  tx: Tx,
  { rules }: Pick<Services, 'rules'>,
  row: Guarded,
): Promise<Guard> {
  const documents = await findGuardedDocuments(tx, row.id)
  const { twoPersonApproval } = await getSettings(tx)
  const isOpen = row.paymentStatus === 'unpaid' || row.paymentStatus === 'needs_review'
  const lacksPayment = isOpen && !(await isMarkedPaid(tx, row.id))
  const isPaid = row.paymentStatus === 'paid' || (row.paymentStatus === 'unpaid' && !lacksPayment)
  const { isWithheld, isLost } = await findTakenMoney(tx, row.id)
  // What is with the authority goes on.
  const filedBefore = isWithheld || isLost ? await findFiledBefore(tx, row.id) : null
  const required = requiredDocuments(rules.of(row.rulesVersion), row.visaType)
  const questionOf = (applicantId: number): FilingQuestion => ({
    ...{ isPaid, required },
    isDisputed: filedBefore !== null && !filedBefore.has(applicantId),
    documents: documents.filter((document) => document.applicantId === applicantId),
  })
  const ofNobody = { isPaid, isDisputed: filedBefore !== null, required: [], documents: [] }
  return {
    isUnpaid: lacksPayment || isLost,
    againstFiling: (id) => againstFiling(id === null ? ofNobody : questionOf(id)),
    againstApproving: (id, approver, visa) =>
      againstApproving({ ...questionOf(id), twoPersonApproval, approver, visa }),
  }
}

/** A decision about one traveller, or an application without any, and the objections to it. */
export type Decided = {
  applicant: { id: number; position: number } | null
  to: Extract<ApplicantDecision, 'filed' | 'approved'>
  against: readonly GuardCode[]
}

export type GuardedBy = {
  staff: StaffActor
  /** Reason for overriding; accepted only from those who may. */
  reason: string | undefined
  /** The user confirmed a document that does not name everyone. */
  isSeen: boolean
  now: Date
}

/**
 * Marks an application as paid by other means, which opens filing and approval to everyone: with a
 * reason kept permanently in the history. Skipped when paid. Throws payment.by-hand.
 */
export async function passMarkPaid(
  tx: Tx,
  services: Pick<Services, 'rules'>,
  row: Guarded,
  { staff, reason, now }: Omit<GuardedBy, 'isSeen'>,
): Promise<Overridden> {
  if (!(await loadGuard(tx, services, row)).isUnpaid) return {}
  const refused = whyNotMarkPaid({ authority: staff.authority, reason })
  if (refused) throw new AppError(refused)
  const against: GuardCode[] = ['approval.unpaid']
  await recordEvent(tx, {
    ...{ applicationId: row.id, at: now, kind: 'guard-overridden', actor: 'staff' },
    ...{ staffId: staff.id, against, note: reason?.trim() ?? null },
  })
  return { overridden: against }
}

/** Codes of overridden objections for the audit; the reason is in the history, which an erasure reaches. */
export type Overridden = { overridden?: readonly GuardCode[] }

/**
 * Passes decisions without objections, or overridden with a reason by someone who may: each gets a
 * permanent event. Throws the gravest code with the positions concerned.
 */
export async function passGuard(
  tx: Tx,
  applicationId: number,
  decided: readonly Decided[],
  { staff, reason, isSeen, now }: GuardedBy,
): Promise<Overridden> {
  const judged = decided.map((each) => ({
    ...each,
    ...judge(each.against, { authority: staff.authority, reason, isSeen }),
  }))
  const code = guardCodes.find((each) => judged.some(({ refused }) => refused === each))
  if (code) {
    const those = judged.filter(({ refused }) => refused === code)
    const positions = those.flatMap(({ applicant }) => (applicant ? [`${applicant.position}`] : []))
    throw new AppError(code, { positions })
  }
  const against = new Set<GuardCode>()
  for (const { applicant, to, overridden } of judged) {
    if (overridden.length === 0) continue
    for (const each of overridden) against.add(each)
    await recordEvent(tx, {
      ...{ applicationId, at: now, kind: 'guard-overridden', actor: 'staff', staffId: staff.id },
      ...{ applicantId: applicant?.id ?? null, toState: to, against: [...overridden] },
      note: reason?.trim() ?? null,
    })
  }
  return against.size > 0 ? { overridden: [...against] } : {}
}
