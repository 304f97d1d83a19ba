import { type SqlBool, sql } from 'kysely'
import { foldEmail } from '#domain/email.ts'
import type { Tx } from '../db/database.ts'

export type PersonApplication = Awaited<ReturnType<typeof findByEmail>>[number]

/** Whether money moves at this moment: an open attempt, or a refund that is due. */
const isMoneyMoving = sql<boolean>`(
  exists (select from payment_attempt t where t.application_id = application.id and t.state = 'open')
  or exists (select from refund r where r.application_id = application.id and r.state = 'due'))`

const lastPayment = sql<Date | null>`(select max(p.captured_at) from payment p
  where p.application_id = application.id)`

/** The applications of a mailbox, oldest first, with what an erasure depends on. */
export function findByEmail(tx: Tx, email: string) {
  return tx
    .selectFrom('application')
    .select(['id', 'status', 'paymentStatus', 'paidAt', 'erasedAt'])
    .select([lastPayment.as('lastPaymentAt'), isMoneyMoving.as('isMoneyMoving')])
    .where(sql`lower(contact_email)`, '=', foldEmail(email))
    .orderBy('id')
    .execute()
}

/** Locks the applications of a mailbox, in the order of their ids. */
export async function lockByEmail(tx: Tx, email: string): Promise<void> {
  await tx
    .selectFrom('application')
    .select('id')
    .where(sql`lower(contact_email)`, '=', foldEmail(email))
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Whether there are letters to an address, or conversations in the chat under it. */
export async function hasCorrespondence(tx: Tx, email: string): Promise<boolean> {
  const address = foldEmail(email)
  const { rows } = await sql<{ held: SqlBool }>`select
    exists (select from letter where lower(recipient) = ${address})
    or exists (select from chat_session where lower(email) = ${address}) as held`.execute(tx)
  return Boolean(rows[0]?.held)
}

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

/** The newest erasure that was done of a mailbox, whether its address is still there or its hash. */
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

/** Every key under which bytes of an application lie. */
export async function findStorageKeys(tx: Tx, applicationId: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select storage_key as key from document where application_id = ${applicationId}
    union select preview_key from document
      where application_id = ${applicationId} and preview_key is not null
    union select storage_key from approval_document where application_id = ${applicationId}
    union select storage_key from agreement
      where application_id = ${applicationId} and storage_key is not null`.execute(tx)
  return rows.map(({ key }) => key)
}
