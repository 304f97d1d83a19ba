import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { foldEmail } from '#domain/email.ts'
import { AppError } from '#domain/error.ts'
import type { Tx } from '../db/database.ts'
import type { DB } from '../db/schema.ts'
import type { Authority } from '../http/route.ts'

/** A form brings an order id as any text: what none of ours looks like is nobody's. */
const orderShape = /^[\w-]{1,64}$/

/** The condition that every query with a foreign id carries: may this authority see the application? */
export function mayAct(
  eb: ExpressionBuilder<DB, 'application'>,
  { sessionId, orderId }: Authority,
): Expression<SqlBool> {
  return eb.or([
    eb('application.orderId', '=', orderId && orderShape.test(orderId) ? orderId : ''),
    eb.exists(
      eb
        .selectFrom('applicationAccess')
        .select(sql`1`.as('one'))
        .whereRef('applicationAccess.applicationId', '=', 'application.id')
        .where('applicationAccess.sessionId', '=', sessionId ?? 0),
    ),
  ])
}

export type ApplicationRow = Awaited<ReturnType<typeof findApplication>> & object
export type ApplicantRow = Awaited<ReturnType<typeof findApplicants>>[number]
export type DocumentRow = Awaited<ReturnType<typeof findCurrentDocuments>>[number]
export type EventRow = Awaited<ReturnType<typeof findEvents>>[number]

export function findApplication(tx: Tx, id: number, authority: Authority) {
  return tx
    .selectFrom('application')
    .selectAll()
    .where('application.id', '=', id)
    .where((eb) => mayAct(eb, authority))
    .executeTakeFirst()
}

/** By its number alone, for whoever has authority of another kind: staff, letters, payments. */
export function findApplicationById(tx: Tx, id: number) {
  return tx.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locked against every other change until the transaction ends. */
export async function getApplicationForUpdate(tx: Tx, id: number, authority: Authority) {
  const found = await tx
    .selectFrom('application')
    .selectAll()
    .where('application.id', '=', id)
    .where((eb) => mayAct(eb, authority))
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new AppError('application.not-found')
  return found
}

export function findByOrderId(tx: Tx, orderId: string) {
  return tx.selectFrom('application').selectAll().where('orderId', '=', orderId).executeTakeFirst()
}

/** By number and e-mail, for the bare look-up. */
export function findByEmail(tx: Tx, by: { id: number } | { orderId: string }, email: string) {
  return tx
    .selectFrom('application')
    .selectAll()
    .where(
      'id' in by ? 'application.id' : 'application.orderId',
      '=',
      'id' in by ? by.id : by.orderId,
    )
    .where(sql`lower(contact_email)`, '=', foldEmail(email))
    .executeTakeFirst()
}

export function findApplicants(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('applicant')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .orderBy('position')
    .execute()
}

export async function countApplicants(tx: Tx, applicationId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('applicant')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('applicationId', '=', applicationId)
    .executeTakeFirstOrThrow()
  return count
}

export function findCurrentDocuments(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('document')
    .innerJoin('storedFile', 'storedFile.storageKey', 'document.storageKey')
    .select([
      'document.id',
      'document.applicantId',
      'document.documentType',
      'document.fileName',
      'document.version',
      'document.createdAt',
      'document.previewKey',
      'document.review',
      'document.reviewReason',
      'document.reviewNote',
      'document.reviewedAt',
      'storedFile.mediaType',
      'storedFile.sizeBytes',
    ])
    .where('document.applicationId', '=', applicationId)
    .where('document.current', '=', true)
    .execute()
}

export function findEvents(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('applicationEvent')
    .select(['kind', 'at', 'fromStatus', 'toStatus', 'message'])
    .where('applicationId', '=', applicationId)
    .where('kind', 'in', ['created', 'status-changed', 'completed'])
    .orderBy('id')
    .execute()
}

export function findAgreement(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('agreement')
    .select('id')
    .where('applicationId', '=', applicationId)
    .executeTakeFirst()
}

/** The approval document that counts: the newest one. */
export function findApproval(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('approvalDocument')
    .innerJoin('storedFile', 'storedFile.storageKey', 'approvalDocument.storageKey')
    .select([
      'approvalDocument.storageKey',
      'approvalDocument.fileName',
      'approvalDocument.addedBy',
      'approvalDocument.createdAt',
      'storedFile.mediaType',
      'storedFile.sizeBytes',
    ])
    .where('approvalDocument.applicationId', '=', applicationId)
    .orderBy('approvalDocument.createdAt', 'desc')
    .orderBy('approvalDocument.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function findOwnApplications(tx: Tx, sessionId: number) {
  return tx
    .selectFrom('application')
    .innerJoin('applicationAccess', 'applicationAccess.applicationId', 'application.id')
    .selectAll('application')
    .where('applicationAccess.sessionId', '=', sessionId)
    .orderBy('application.id', 'desc')
    .limit(20)
    .execute()
}

export async function grantAccess(tx: Tx, sessionId: number, applicationId: number) {
  await tx
    .insertInto('applicationAccess')
    .values({ sessionId, applicationId })
    .onConflict((oc) => oc.doNothing())
    .execute()
}

export function findIdempotencyKey(tx: Tx, keyHash: Buffer) {
  return tx
    .selectFrom('idempotencyKey')
    .innerJoin('application', 'application.id', 'idempotencyKey.applicationId')
    .selectAll('application')
    .select('idempotencyKey.bodyHash')
    .where('idempotencyKey.keyHash', '=', keyHash)
    .executeTakeFirst()
}

export function findAgreementToBind(tx: Tx, id: string) {
  return tx
    .selectFrom('agreement')
    .select(['applicationId', 'totalPriceCents', 'language'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Open applications of the same browser or contact e-mail that hold one of these passports. */
export function findDuplicates(
  tx: Tx,
  by: { sessionId: number | null; email: string | null; passportNumbers: readonly string[] },
) {
  return tx
    .selectFrom('application')
    .innerJoin('applicant', 'applicant.applicationId', 'application.id')
    .leftJoin('applicationAccess', (join) =>
      join
        .onRef('applicationAccess.applicationId', '=', 'application.id')
        .on('applicationAccess.sessionId', '=', by.sessionId ?? 0),
    )
    .select(['application.id', 'application.orderId', 'applicant.passportNumber'])
    .select(({ eb }) => eb('applicationAccess.sessionId', 'is not', null).as('own'))
    .where('applicant.passportNumber', 'in', by.passportNumbers)
    .where('application.status', 'in', ['pending', 'paid', 'processing'])
    .where(({ eb, or }) =>
      or([
        eb('applicationAccess.sessionId', 'is not', null),
        eb(
          sql`lower(application.contact_email)`,
          '=',
          by.email === null ? null : foldEmail(by.email),
        ),
      ]),
    )
    .orderBy('application.id', 'desc')
    .limit(100)
    .execute()
}

/** A link into an application or a draft. */
export function findLink(tx: Tx, id: string) {
  return tx
    .selectFrom('link')
    .select(['id', 'createdAt', 'expiresAt', 'usedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The code of a browser for the visa of an application. */
export function findDownloadCode(tx: Tx, applicationId: number, sessionId: number) {
  return tx
    .selectFrom('downloadCode')
    .select('expiresAt')
    .where('applicationId', '=', applicationId)
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()
}
