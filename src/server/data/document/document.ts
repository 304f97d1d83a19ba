import { sql } from 'kysely'
import { undecidedStates } from '#domain/application/applicant-state.ts'
import type { DocumentType } from '#domain/document/document.ts'
import { AppError } from '#domain/error.ts'
import type { Rules } from '#domain/rules/rules.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import type { Tx } from '../../platform/db/database.ts'
import { endHandOverOf } from '../casework/hand-over.ts'
import { touchWork } from '../casework/work.ts'
import { refreshDue } from '../money/promise.ts'
import { type Authority, mayActFor } from '../staff/authority.ts'

/** An applicant's application, as far as documents need it. */
export function findApplicationOf(tx: Tx, applicantId: number, authority: Authority) {
  return tx
    .selectFrom('application')
    .innerJoin('applicant', 'applicant.applicationId', 'application.id')
    .select([
      'application.id',
      'application.visaType',
      'application.rulesVersion',
      'application.status',
      'application.paymentStatus',
      'application.completedAt',
      'application.numberOfApplicants',
      'applicant.state',
    ])
    .where('applicant.id', '=', applicantId)
    .where(mayActFor(authority, 'applicant.id'))
    .executeTakeFirst()
}

/** The whole application, locked until the transaction ends. */
export async function getApplicationOfForUpdate(tx: Tx, applicantId: number, authority: Authority) {
  const found = await tx
    .selectFrom('application')
    .innerJoin('applicant', 'applicant.applicationId', 'application.id')
    .selectAll('application')
    .where('applicant.id', '=', applicantId)
    .where(mayActFor(authority, 'applicant.id'))
    .forUpdate('application')
    .executeTakeFirst()
  if (!found) throw new AppError('application.not-found')
  await touchWork(tx, found.id)
  return found
}

/** An existing document, current or earlier. Throws document.not-found. */
export async function getDocument(tx: Tx, id: string, authority: Authority) {
  const found = await tx
    .selectFrom('document')
    .innerJoin('application', 'application.id', 'document.applicationId')
    .innerJoin('storedFile', 'storedFile.storageKey', 'document.storageKey')
    .select([
      'document.applicationId',
      'document.applicantId',
      'document.documentType',
      'document.fileName',
      'document.storageKey',
      'document.previewKey',
      'storedFile.mediaType',
    ])
    .where('document.id', '=', id)
    .where('document.removedAt', 'is', null)
    .where(mayActFor(authority, 'document.applicantId'))
    .executeTakeFirst()
  if (!found) throw new AppError('document.not-found')
  return found
}

export type NewDocument = {
  id: string
  applicationId: number
  applicantId: number
  documentType: DocumentType
  fileName: string
  storageKey: string
  previewKey: string | null
  lacksFace?: boolean
}

type OfType = Pick<NewDocument, 'applicantId' | 'documentType'>

async function outdateCurrent(tx: Tx, { applicantId, documentType }: OfType): Promise<void> {
  await tx
    .updateTable('document')
    .set({ current: false })
    .where('applicantId', '=', applicantId)
    .where('documentType', '=', documentType)
    .where('current', '=', true)
    .execute()
}

/** Stores a new version as the current one; returns its number. */
export async function insertVersion(tx: Tx, document: NewDocument, now: Date): Promise<number> {
  const { applicantId, documentType } = document
  await outdateCurrent(tx, document)
  await endHandOverOf(tx, applicantId)
  const { version } = await tx
    .insertInto('document')
    .values({
      ...document,
      version: sql<number>`(select coalesce(max(version), 0) + 1 from document
        where applicant_id = ${applicantId} and document_type = ${documentType})`,
      current: true,
      createdAt: now,
    })
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** An applicant's state, and the review of the current document, or null. */
export function getSlot(tx: Tx, { applicantId, documentType }: OfType) {
  return tx
    .selectFrom('applicant')
    .leftJoin('document', (join) =>
      join
        .onRef('document.applicantId', '=', 'applicant.id')
        .on('document.documentType', '=', documentType)
        .on('document.current', '=', true),
    )
    .select(['applicant.state', 'document.review'])
    .where('applicant.id', '=', applicantId)
    .executeTakeFirstOrThrow()
}

/** Ends a document request once no rejected document is left. */
export async function stopAsking(tx: Tx, rules: Rules, applicationId: number): Promise<void> {
  await tx
    .updateTable('application')
    .set(({ eb }) => ({ documentsAskedAt: null, version: eb('version', '+', 1) }))
    .where('id', '=', applicationId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('document')
            .innerJoin('applicant', 'applicant.id', 'document.applicantId')
            .select('document.id')
            .where('document.applicationId', '=', applicationId)
            .where('document.current', '=', true)
            .where('document.review', '=', 'rejected')
            .where('applicant.state', 'in', undecidedStates),
        ),
      ),
    )
    .execute()
  await refreshDue(tx, rules, applicationId)
}

/** Marks a document as removed; false if somebody else did. */
export async function markRemoved(tx: Tx, id: string, now: Date): Promise<boolean> {
  const removed = await tx
    .updateTable('document')
    .set({ removedAt: now, current: false })
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .returning('applicantId')
    .executeTakeFirst()
  if (removed) await endHandOverOf(tx, removed.applicantId)
  return removed !== undefined
}

/** Confirms a document as correct; false if already confirmed or replaced. */
export async function markRight(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('document')
    .set({ isRight: true })
    .where('id', '=', id)
    .where('current', '=', true)
    .where('isRight', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Sets the completion time and the promise from then on, once; false if already set. */
export async function markCompleted(
  tx: Tx,
  { id, version }: { id: number; version: number },
  now: Date,
  promised: { from: CalendarDate; on: CalendarDate },
) {
  const completed = await tx
    .updateTable('application')
    .set({
      completedAt: now,
      dueOn: promised.on,
      promisedFrom: promised.from,
      promisedOn: promised.on,
      version: version + 1,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('completedAt', 'is', null)
    .returning('id')
    .execute()
  return completed.length > 0
}
