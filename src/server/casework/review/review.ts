import { requiredDocuments } from '#domain/document/document.ts'
import type { RejectionReason, ReviewVerdict } from '#domain/document/review.ts'
import { whyNotReview } from '#domain/document/review.ts'
import { AppError } from '#domain/error.ts'
import { refreshReadiness } from '../../data/application/applicant-state.ts'
import {
  type ApplicationRow,
  askWhileRejected,
  lockApplication,
} from '../../data/application/application.ts'
import { recordStaffEvent } from '../../data/application/event.ts'
import { getDocumentToReview, keepVerdict } from '../../data/casework/review.ts'
import { requestDocuments } from '../../document/request-documents.ts'
import type { StaffActor, Trace } from '../../http/staff-route.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'

export type ReviewCall = {
  id: string
  review: {
    verdict: ReviewVerdict
    reason?: RejectionReason | undefined
    note?: string | undefined
    seenAt?: string | null | undefined
  }
  staff: StaffActor
  trace: Trace
  now: Date
}

/**
 * Accepts or rejects a current document; a rejection requests a new one, with one letter for
 * several in a row. Returns the application's id. Throws document.not-found, application.closed,
 * document.damaged, review.changed, review.reason-required.
 */
export function reviewDocument(services: Services, call: ReviewCall): Promise<number> {
  return inTransaction(services.db, async (tx) => {
    const { applicationId } = await getDocumentToReview(tx, call.id)
    const row = await lockApplication(tx, applicationId)
    // Again, now that no new version can replace it.
    const document = await getDocumentToReview(tx, call.id)
    const closed = whyNotReview(document.state, call.review)
    if (closed) throw new AppError(closed)
    // Nobody can have reviewed it; only a new one can be accepted.
    const isDamaged = document.damagedAt !== null
    if (isDamaged && call.review.verdict !== 'rejected') throw new AppError('document.damaged')
    const wanted = verdictOf(call.review)
    const isSame =
      document.review === wanted.review &&
      document.reviewReason === wanted.reviewReason &&
      document.reviewNote === wanted.reviewNote
    if (!isSame && !hasSeen(call, document)) throw new AppError('review.changed')
    if (!isSame) await carryOut(tx, services, call, row, document.documentType)
    await call.trace(tx, { applicationId, details: { verdict: call.review.verdict } })
    return applicationId
  })
}

/** Whether the caller has seen the verdict that this replaces, or gave it a moment ago. */
function hasSeen(
  { review: { seenAt }, staff }: ReviewCall,
  { reviewedAt, reviewedBy }: { reviewedAt: Date | null; reviewedBy: string | null },
): boolean {
  if (seenAt === undefined || reviewedBy === staff.id) return true
  return seenAt === (reviewedAt?.toISOString() ?? null)
}

/** What is stored of a verdict: a reason for rejections only, a note for both. */
function verdictOf({ verdict, reason, note }: ReviewCall['review']) {
  return {
    review: verdict,
    reviewReason: verdict === 'rejected' ? (reason ?? null) : null,
    reviewNote: verdict === 'unreviewed' ? null : note || null,
  }
}

async function carryOut(
  tx: Tx,
  services: Services,
  { id, review, staff, now }: ReviewCall,
  row: ApplicationRow,
  documentType: string,
): Promise<void> {
  const { verdict } = review
  const isVerdict = verdict !== 'unreviewed'
  const rejects = verdict === 'rejected'
  await keepVerdict(tx, id, {
    ...verdictOf(review),
    reviewedBy: isVerdict ? staff.id : null,
    reviewedAt: isVerdict ? now : null,
  })
  if (isVerdict) {
    await recordStaffEvent(
      tx,
      { applicationId: row.id, staffId: staff.id, now },
      {
        kind: `document-${verdict}`,
        note: documentType,
        message: rejects ? review.note || null : null,
      },
    )
  }
  const rules = services.rules.for(row.rulesVersion, now)
  const askedAt = rejects ? (row.documentsAskedAt ?? now) : row.documentsAskedAt
  await refreshReadiness(tx, row.id, requiredDocuments(rules, row.visaType))
  await askWhileRejected(tx, rules, row, askedAt)
  if (rejects) await requestDocuments(tx, services, row, now)
}
