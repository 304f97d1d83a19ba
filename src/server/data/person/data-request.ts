import type { Insertable } from 'kysely'
import type { DataRequestKind } from '#domain/retention.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { DataRequest } from '../../platform/db/schema.ts'

export function findRequests(tx: Tx) {
  return tx
    .selectFrom('dataRequest')
    .leftJoin('staff', 'staff.id', 'dataRequest.staffId')
    .selectAll('dataRequest')
    .select('staff.name as staffName')
    .orderBy('dataRequest.createdAt', 'desc')
    .orderBy('dataRequest.id', 'desc')
    .limit(500)
    .execute()
}

export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>

export function findRequest(tx: Tx, id: string) {
  return tx
    .selectFrom('dataRequest')
    .leftJoin('staff', 'staff.id', 'dataRequest.staffId')
    .selectAll('dataRequest')
    .select('staff.name as staffName')
    .where('dataRequest.id', '=', id)
    .executeTakeFirst()
}

/** A mailbox's unanswered request. */
export function findOpenRequest(tx: Tx, kind: DataRequestKind, email: string) {
  return tx
    .selectFrom('dataRequest')
    .select(['id', 'createdAt', 'dueOn'])
    .where('email', '=', email)
    .where('kind', '=', kind)
    .where('doneAt', 'is', null)
    .executeTakeFirst()
}

/** A mailbox's newest completed erasure, by address or hash. */
export function findErasure(tx: Tx, email: string, emailHash: Buffer) {
  return tx
    .selectFrom('dataRequest')
    .select('id')
    .where('kind', '=', 'erasure')
    .where('doneAt', 'is not', null)
    .where(({ eb, or }) => or([eb('email', '=', email), eb('emailHash', '=', emailHash)]))
    .orderBy('doneAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertRequest(tx: Tx, request: Insertable<DataRequest>): Promise<void> {
  await tx.insertInto('dataRequest').values(request).execute()
}

export async function closeRequest(tx: Tx, id: string, doneAt: Date): Promise<void> {
  await tx.updateTable('dataRequest').set({ doneAt }).where('id', '=', id).execute()
}

/** Closes all requests of a mailbox. */
export async function closeRequestsOf(tx: Tx, email: string, doneAt: Date): Promise<void> {
  await tx
    .updateTable('dataRequest')
    .set({ doneAt })
    .where('email', '=', email)
    .where('doneAt', 'is', null)
    .execute()
}

/** Records the erased applications by id. */
export async function setErasedApplications(tx: Tx, id: string, ids: readonly number[]) {
  await tx
    .updateTable('dataRequest')
    .set({ applicationIds: [...ids] })
    .where('id', '=', id)
    .execute()
}

/** Requests answered before a time that still have their address. */
export function findAnswered(tx: Tx, before: Date) {
  return tx
    .selectFrom('dataRequest')
    .select(['id', 'email'])
    .where('doneAt', '<', before)
    .where('email', 'is not', null)
    .execute()
}

export async function hashAddress(tx: Tx, id: string, emailHash: Buffer): Promise<void> {
  await tx.updateTable('dataRequest').set({ email: null, emailHash }).where('id', '=', id).execute()
}

export async function deleteRequestsDoneBefore(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('dataRequest').where('doneAt', '<', before).execute()
}
