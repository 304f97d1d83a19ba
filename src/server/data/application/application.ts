import type { Updateable } from 'kysely'
import { undecidedStates } from '#domain/application/applicant-state.ts'
import { AppError } from '#domain/error.ts'
import type { Rules } from '#domain/rules/rules.ts'
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

/** By id alone, for callers authorized otherwise: staff, letters, payments. */
export function findApplicationById(tx: Tx, id: number) {
  return tx.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findByOrderId(tx: Tx, orderId: string) {
  return tx.selectFrom('application').selectAll().where('orderId', '=', orderId).executeTakeFirst()
}

/** For a traveller with access. Throws application.not-found. */
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

/** By order id, locked until the transaction ends. */
export function lockByOrderId(tx: Tx, orderId: string) {
  return tx
    .selectFrom('application')
    .selectAll()
    .where('orderId', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
}

/** Invalidates the links of earlier letters of a locked application. */
export async function withdrawLetterLinks(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('application').set({ lettersOpenFrom: now }).where('id', '=', id).execute()
}

/** By id or order id and the e-mail, for the bare look-up. */
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

/** A person's applications, newest first; as many as fit in a letter. */
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

/** Locked until the transaction ends, when its work is recomputed. */
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
 * By id, locked until the transaction ends. Throws application.not-found, and application.changed
 * when the caller saw another version; without a version any will do.
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
 * Locks applications in id order until the transaction ends. Always before changing anything of
 * theirs: transactions starting with different rows would deadlock.
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

/** A colleague's open applications, locked in id order until the transaction ends. */
export function lockOpenOf(tx: Tx, staffId: string): Promise<ApplicationRow[]> {
  return (
    tx
      .selectFrom('application')
      .selectAll()
      .where('assignedTo', '=', staffId)
      // As in the index.
      .where('status', 'in', ['pending', 'paid', 'processing'])
      .orderBy('id')
      .forUpdate()
      .execute()
  )
}

/** Changes a row that was read in its current state, and increments its version. */
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

/** Leaves its payment to staff; false when it was settled before. */
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

/** Stops the reminders of a locked application. */
export async function stopRemindersOf(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('application')
    .set({ remindersStoppedAt: now })
    .where('id', '=', id)
    .execute()
}

/**
 * Sets that documents are requested since `askedAt` if an undecided applicant has a rejected one,
 * and clears it otherwise; increments the version on change. Returns whether they are requested.
 */
export async function askWhileRejected(
  tx: Tx,
  rules: Rules,
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
        // Without a type PostgreSQL assumes text.
        .then(eb.cast<Date | null>(eb.val(askedAt), 'timestamptz'))
        .else(null)
        .end(),
    }))
    .where('id', '=', id)
    .returning('documentsAskedAt')
    .executeTakeFirstOrThrow()
  await refreshDue(tx, rules, id)
  return documentsAskedAt !== null
}
