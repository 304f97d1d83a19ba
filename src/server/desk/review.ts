import type { RejectionReason, ReviewVerdict } from '#domain/document-review.ts'
import { whyNotReview } from '#domain/document-review.ts'
import { AppError } from '#domain/error.ts'
import { applicationStatusOf } from '../application/row.ts'
import {
  insertStaffEvent,
  type LockedApplication,
  lockApplication,
} from '../application/staff-change.ts'
import type { Tx } from '../db/database.ts'
import type { StaffActor, Trace } from '../http/staff-route.ts'
import { enqueueLetter } from '../letter/enqueue.ts'
import type { Services } from '../services.ts'

export type ReviewCall = {
  id: string
  review: {
    verdict: ReviewVerdict
    reason?: RejectionReason | undefined
    note?: string | undefined
  }
  staff: StaffActor
  trace: Trace
  now: Date
}

async function findDocument(tx: Tx, id: string) {
  const found = await tx
    .selectFrom('document')
    .select(['applicationId', 'documentType', 'review', 'reviewReason', 'reviewNote'])
    .where('id', '=', id)
    .where('current', '=', true)
    .executeTakeFirst()
  if (!found) throw new AppError('document.not-found')
  return found
}

/**
 * Accepts or rejects a current document; a rejection asks the traveller for a new one, by one letter
 * for several in a row. Answers the number of the application. Throws document.not-found,
 * application.closed, review.reason-required.
 */
export function reviewDocument(services: Services, call: ReviewCall): Promise<number> {
  return services.db.transaction().execute(async (tx) => {
    const { applicationId } = await findDocument(tx, call.id)
    const row = await lockApplication(tx, applicationId, undefined)
    // Again, now that nobody can put a new version in its place.
    const document = await findDocument(tx, call.id)
    const closed = whyNotReview(applicationStatusOf(row), call.review)
    if (closed) throw new AppError(closed)
    const isSame =
      document.review === call.review.verdict &&
      document.reviewReason === (call.review.reason ?? null) &&
      document.reviewNote === (call.review.note || null)
    if (!isSame) await carryOut(tx, services, call, row, document.documentType)
    await call.trace(tx, { applicationId, details: { verdict: call.review.verdict } })
    return applicationId
  })
}

async function carryOut(
  tx: Tx,
  services: Services,
  { id, review, staff, now }: ReviewCall,
  row: LockedApplication,
  documentType: string,
): Promise<void> {
  const { verdict } = review
  const isVerdict = verdict !== 'unreviewed'
  const rejects = verdict === 'rejected'
  await tx
    .updateTable('document')
    .set({
      review: verdict,
      reviewReason: rejects ? (review.reason ?? null) : null,
      reviewNote: isVerdict ? review.note || null : null,
      reviewedBy: isVerdict ? staff.id : null,
      reviewedAt: isVerdict ? now : null,
    })
    .where('id', '=', id)
    .execute()
  if (isVerdict) {
    await insertStaffEvent(
      tx,
      { applicationId: row.id, staffId: staff.id, now },
      {
        kind: `document-${verdict}`,
        note: documentType,
        message: rejects ? review.note || null : null,
      },
    )
  }
  await settleAsking(tx, row.id, rejects ? (row.documentsAskedAt ?? now) : row.documentsAskedAt)
  if (rejects && !(await isLetterWaiting(tx, row.id))) {
    await enqueueLetter(tx, services, { kind: 'documents-asked', application: row, now })
  }
}

/** The traveller is asked as long as a rejected document stands. */
async function settleAsking(tx: Tx, applicationId: number, askedAt: Date | null): Promise<void> {
  await tx
    .updateTable('application')
    .set(({ eb, exists, selectFrom }) => ({
      version: eb('version', '+', 1),
      documentsAskedAt: eb
        .case()
        .when(
          exists(
            selectFrom('document')
              .select('document.id')
              .where('document.applicationId', '=', applicationId)
              .where('document.current', '=', true)
              .where('document.review', '=', 'rejected'),
          ),
        )
        // PostgreSQL takes a branch without a type for text.
        .then(eb.cast<Date | null>(eb.val(askedAt), 'timestamptz'))
        .else(null)
        .end(),
    }))
    .where('id', '=', applicationId)
    .execute()
}

async function isLetterWaiting(tx: Tx, applicationId: number): Promise<boolean> {
  const waiting = await tx
    .selectFrom('letter')
    .select('id')
    .where('applicationId', '=', applicationId)
    .where('kind', '=', 'documents-asked')
    .where('state', '=', 'queued')
    .executeTakeFirst()
  return waiting !== undefined
}
