import type { Updateable } from 'kysely'
import { undecidedStates } from '#domain/application/applicant-state.ts'
import { AppError } from '#domain/error.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Application } from '../../platform/db/schema.ts'
import { touchWork } from '../casework/work.ts'
import { refreshDue } from '../money/promise.ts'
import { type Authority, mayAct } from '../staff/authority.ts'
import { isContact } from './contact.ts'

export type ApplicationRow = Awaited<ReturnType<typeof findApplication>> & object

export function findApplication(tx: Tx, id: number, authority: Authority) {
  return tx
    .selectFrom('application')
    .selectAll()
    .where('application.id', '=', id)
    .where(mayAct(authority))
    .executeTakeFirst()
}

/** By its number alone, for whoever has authority of another kind: staff, letters, payments. */
export function findApplicationById(tx: Tx, id: number) {
  return tx.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findByOrderId(tx: Tx, orderId: string) {
  return tx.selectFrom('application').selectAll().where('orderId', '=', orderId).executeTakeFirst()
}

/** The same, for whoever may act for it. Throws application.not-found. */
export async function getByOrderId(tx: Tx, orderId: string, authority: Authority) {
  const found = await tx
    .selectFrom('application')
    .selectAll()
    .where('orderId', '=', orderId)
    .where(mayAct(authority))
    .executeTakeFirst()
  if (!found) throw new AppError('application.not-found')
  return found
}

/** By its order id, locked until the transaction ends. */
export function lockByOrderId(tx: Tx, orderId: string) {
  return tx
    .selectFrom('application')
    .selectAll()
    .where('orderId', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
}

/** The links of letters written before now open a locked application no more. */
export async function withdrawLetterLinks(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('application').set({ lettersOpenFrom: now }).where('id', '=', id).execute()
}

/** By number or order id together with the e-mail, for the bare look-up. */
export function findByEmail(tx: Tx, by: { id: number } | { orderId: string }, email: string) {
  return tx
    .selectFrom('application')
    .selectAll()
    .where(
      'id' in by ? 'application.id' : 'application.orderId',
      '=',
      'id' in by ? by.id : by.orderId,
    )
    .where(isContact(email))
    .executeTakeFirst()
}

/** What a person applied for, newest first: as many as a letter can name. */
export function findOfContact(tx: Tx, email: string) {
  return tx
    .selectFrom('application')
    .selectAll()
    .where(isContact(email))
    .where('erasedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
}

/** Locked against every other change until the transaction ends, and what is to be done with it follows then. */
export async function getApplicationForUpdate(tx: Tx, id: number, authority: Authority) {
  const found = await tx
    .selectFrom('application')
    .selectAll()
    .where('application.id', '=', id)
    .where(mayAct(authority))
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new AppError('application.not-found')
  await touchWork(tx, found.id)
  return found
}

/**
 * By its number alone, locked until the transaction ends. Throws application.not-found, and
 * application.changed when whoever asks saw another version; without one the newest counts.
 */
export async function lockApplication(tx: Tx, id: number, version?: number) {
  const row = await tx
    .selectFrom('application')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('application.not-found')
  if (version !== undefined && version !== row.version) throw new AppError('application.changed')
  await touchWork(tx, id)
  return row
}

/**
 * Locks applications against every other change until the transaction ends, in the order of their
 * numbers. Always before anything that belongs to them is changed: two who begin with different rows
 * would wait for each other.
 */
export async function lockApplications(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .selectFrom('application')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  await touchWork(tx, ...ids)
}

/** Changes a row that was read as it is now, and counts its version up. */
export async function changeApplication(
  tx: Tx,
  { id, version }: Pick<ApplicationRow, 'id' | 'version'>,
  change: Omit<Updateable<Application>, 'id' | 'version'>,
): Promise<void> {
  await tx
    .updateTable('application')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Staff decide about its payment from now on; false when it was settled before. */
export async function markNeedsReview(tx: Tx, id: number): Promise<boolean> {
  const marked = await tx
    .updateTable('application')
    .set(({ eb }) => ({ paymentStatus: 'needs_review', version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('paymentStatus', '=', 'unpaid')
    .returning('id')
    .execute()
  await touchWork(tx, ...marked.map((each) => each.id))
  return marked.length > 0
}

/** The same of a locked application. */
export async function stopRemindersOf(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('application')
    .set({ remindersStoppedAt: now })
    .where('id', '=', id)
    .execute()
}

/**
 * The traveller is asked for documents since `askedAt` as long as a rejected one stands of somebody about
 * whom nothing is decided, and not at all without one; a change like every other, in the version too. Answers whether they are asked.
 */
export async function askWhileRejected(
  tx: Tx,
  { id, version }: Pick<ApplicationRow, 'id' | 'version'>,
  askedAt: Date | null,
): Promise<boolean> {
  const { documentsAskedAt } = await tx
    .updateTable('application')
    .set(({ eb, exists, selectFrom }) => ({
      version: version + 1,
      documentsAskedAt: eb
        .case()
        .when(
          exists(
            selectFrom('document')
              .innerJoin('applicant', 'applicant.id', 'document.applicantId')
              .select('document.id')
              .where('document.applicationId', '=', id)
              .where('document.current', '=', true)
              .where('document.review', '=', 'rejected')
              .where('applicant.state', 'in', undecidedStates),
          ),
        )
        // PostgreSQL takes a branch without a type for text.
        .then(eb.cast<Date | null>(eb.val(askedAt), 'timestamptz'))
        .else(null)
        .end(),
    }))
    .where('id', '=', id)
    .returning('documentsAskedAt')
    .executeTakeFirstOrThrow()
  await refreshDue(tx, id)
  return documentsAskedAt !== null
}
