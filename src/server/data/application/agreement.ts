import { type ExpressionBuilder, type Insertable, sql } from 'kysely'
import type { AgreementContent } from '#domain/agreement.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Agreement, DB } from '../../platform/db/schema.ts'
import type { Authority } from '../staff/authority.ts'

/** Stores a signed agreement, which never changes. */
export async function insertAgreement(
  tx: Tx,
  { content, ...agreement }: Omit<Insertable<Agreement>, 'content'> & { content: AgreementContent },
): Promise<void> {
  await tx
    .insertInto('agreement')
    .values({ ...agreement, content: JSON.stringify(content) })
    .execute()
}

export type AgreementRow = Awaited<ReturnType<typeof findAgreement>> & object

export function findAgreement(tx: Tx, id: string) {
  return tx.selectFrom('agreement').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The agreement's application, for the printed copy. */
export function getOrder(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('application')
    .select([
      'id',
      'visaType',
      'processingType',
      'numberOfApplicants',
      'hasInsurance',
      'hasEsim',
      'priceLines',
      'totalPriceCents',
    ])
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow()
}

function mayRead(eb: ExpressionBuilder<DB, 'agreement'>, { sessionId }: Authority) {
  return eb.or([
    eb('agreement.sessionId', '=', sessionId ?? 0),
    eb.exists(
      eb
        .selectFrom('applicationAccess')
        .select(sql`1`.as('one'))
        .whereRef('applicationAccess.applicationId', '=', 'agreement.applicationId')
        .where('applicationAccess.sessionId', '=', sessionId ?? 0),
    ),
  ])
}

/** A foreign agreement and a missing one give the same result. */
export function findReadable(tx: Tx, id: string, authority: Authority) {
  return tx
    .selectFrom('agreement')
    .select(['id', 'applicationId'])
    .where('id', '=', id)
    .where((eb) => mayRead(eb, authority))
    .executeTakeFirst()
}

/** By the hash of the content or of the printed file. */
export function findByHash(tx: Tx, hash: Buffer) {
  return tx
    .selectFrom('agreement')
    .select('signedAt')
    .where((eb) => eb.or([eb('sha256', '=', hash), eb('printedSha256', '=', hash)]))
    .limit(1)
    .executeTakeFirst()
}

/** Agreements of applications without a stored copy, newest first. */
export async function findUnprinted(tx: Tx, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('agreement')
    .select('id')
    .where('applicationId', 'is not', null)
    .where('storageKey', 'is', null)
    .orderBy('signedAt', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** The storage key of the printed copy; locked until the transaction ends. */
export function findCopyForUpdate(tx: Tx, id: string) {
  return tx
    .selectFrom('agreement')
    .select('storageKey')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function markPrinted(
  tx: Tx,
  id: string,
  copy: { storageKey: string; printedSha256: Buffer },
): Promise<void> {
  await tx.updateTable('agreement').set(copy).where('id', '=', id).execute()
}

/** An application's agreement without its content. */
export function findAgreementOf(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('agreement')
    .select(['id', 'storageKey'])
    .where('applicationId', '=', applicationId)
    .executeTakeFirst()
}

/**
 * The price that an application with this agreement must have, null if it was unknown, and the
 * accepted versions of the texts and of the rules.
 */
export function findSigned(tx: Tx, id: string) {
  return tx
    .selectFrom('agreement')
    .select([
      'totalPriceCents',
      'rulesVersion',
      sql<string>`content ->> 'termsVersion'`.as('termsVersion'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}
