import type { Insertable } from 'kysely'
import { AppError } from '#domain/error.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Document } from '../../platform/db/schema.ts'
import { endHandOverOf } from './hand-over.ts'

/** The current document under review. Throws document.not-found. */
export async function getDocumentToReview(tx: Tx, id: string) {
  const found = await tx
    .selectFrom('document')
    .innerJoin('storedFile', 'storedFile.storageKey', 'document.storageKey')
    .innerJoin('applicant', 'applicant.id', 'document.applicantId')
    .select(['document.applicationId', 'documentType', 'review', 'reviewReason', 'reviewNote'])
    .select(['reviewedAt', 'reviewedBy'])
    .select(['storedFile.damagedAt', 'applicant.state'])
    .where('document.id', '=', id)
    .where('current', '=', true)
    .executeTakeFirst()
  if (!found) throw new AppError('document.not-found')
  return found
}

export type KeptVerdict = Required<
  Pick<Insertable<Document>, 'review' | 'reviewReason' | 'reviewNote' | 'reviewedBy' | 'reviewedAt'>
>

/** Stores the verdict and returns the document's type; undefined if it is no longer current. */
export async function keepVerdict(tx: Tx, id: string, verdict: KeptVerdict) {
  const kept = await tx
    .updateTable('document')
    .set(verdict)
    .where('id', '=', id)
    .where('current', '=', true)
    .returning(['documentType', 'applicantId'])
    .executeTakeFirst()
  if (kept && verdict.review !== 'accepted') await endHandOverOf(tx, kept.applicantId)
  return kept
}
