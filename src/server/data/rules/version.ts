import { sql } from 'kysely'
import type { RulesDocument } from '#domain/rules/rules.ts'
import type { Tx } from '../../platform/db/database.ts'

/** All versions that begin or began, the newest number last. */
export function findConfirmedRules(tx: Tx) {
  return tx
    .selectFrom('rulesVersion')
    .select(['number', 'validFrom', 'content'])
    .where('confirmedAt', 'is not', null)
    .orderBy('number')
    .execute()
}

/** All versions without their content, the newest first, with the colleagues. */
export function findRulesVersions(tx: Tx) {
  return withPeople(tx).orderBy('number', 'desc').execute()
}

/** A version with its content; undefined if there is none. */
export function findRulesVersion(tx: Tx, number: number) {
  return withPeople(tx)
    .select('rulesVersion.content')
    .where('number', '=', number)
    .executeTakeFirst()
}

const withPeople = (tx: Tx) =>
  tx
    .selectFrom('rulesVersion')
    .leftJoin('staff as author', 'author.id', 'rulesVersion.createdBy')
    .leftJoin('staff as second', 'second.id', 'rulesVersion.confirmedBy')
    .select(['number', 'validFrom', 'reason', 'source', 'rulesVersion.createdAt', 'createdBy'])
    .select(['confirmedAt', 'confirmedBy', 'author.name as author', 'second.name as second'])

/** Lets nobody else write a version until the transaction ends. Returns the newest number. */
export async function lockRules(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(7203216)`.execute(tx)
  const { newest } = await tx
    .selectFrom('rulesVersion')
    .select(({ fn }) => fn.max('number').as('newest'))
    .executeTakeFirstOrThrow()
  return newest
}

export type NewRulesVersion = {
  number: number
  validFrom: Date
  document: RulesDocument
  reason: string
  source: string
  createdAt: Date
  createdBy: string
  /** Null: a second person is to confirm it. */
  confirmedAt: Date | null
}

export async function insertRulesVersion(
  tx: Tx,
  { document, ...values }: NewRulesVersion,
): Promise<void> {
  const confirmedBy = values.confirmedAt && values.createdBy
  await tx
    .insertInto('rulesVersion')
    .values({ ...values, confirmedBy, content: JSON.stringify(document) })
    .execute()
}

export async function confirmRulesVersion(
  tx: Tx,
  number: number,
  { confirmedAt, confirmedBy }: { confirmedAt: Date; confirmedBy: string },
): Promise<void> {
  await tx
    .updateTable('rulesVersion')
    .set({ confirmedAt, confirmedBy })
    .where('number', '=', number)
    .execute()
}

export async function deleteRulesVersion(tx: Tx, number: number): Promise<void> {
  await tx.deleteFrom('rulesVersion').where('number', '=', number).execute()
}
