import { sql } from 'kysely'
import { type Rules, type RulesDocument, rulesOf } from '#domain/rules/rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { poolOf } from '../../platform/db/transaction.ts'

/** All versions that begin or began, the newest number last; no withdrawn one. */
export function findConfirmedRules(tx: Tx) {
  return tx
    .selectFrom('rulesVersion')
    .select(['number', 'validFrom', 'content'])
    .where('confirmedAt', 'is not', null)
    .where('withdrawnAt', 'is', null)
    .orderBy('number')
    .execute()
}

/** Versions read before, by database: what one says never changes. */
const known = new WeakMap<object, Map<number, Rules>>()

/** Versions by number, withdrawn ones too. Throws RangeError if one is unknown. */
export async function readRules(tx: Tx, numbers: readonly number[]) {
  const found = known.get(poolOf(tx)) ?? new Map<number, Rules>()
  known.set(poolOf(tx), found)
  const news = [...new Set(numbers)].filter((number) => !found.has(number))
  if (news.length > 0) {
    const rows = await tx
      .selectFrom('rulesVersion')
      .select(['number', 'content'])
      .where('number', 'in', news)
      .execute()
    for (const { number, content } of rows) if (content) found.set(number, rulesOf(content, number))
  }
  return (number: number): Rules => {
    const rules = found.get(number)
    if (!rules) throw new RangeError(`There are no rules ${number}`)
    return rules
  }
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
    .select('withdrawnAt')

/**
 * Lets nobody else write a version until the transaction ends. Returns the newest number, also of a
 * withdrawn one, and the database's time.
 */
export async function lockRules(tx: Tx): Promise<{ newest: number; at: Date }> {
  await sql`select pg_advisory_xact_lock(7203216)`.execute(tx)
  return tx
    .selectFrom('rulesVersion')
    .select(({ fn }) => fn.max('number').as('newest'))
    .select(sql<Date>`clock_timestamp()`.as('at'))
    .executeTakeFirstOrThrow()
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

export async function withdrawRulesVersion(
  tx: Tx,
  number: number,
  { withdrawnAt, withdrawnBy }: { withdrawnAt: Date; withdrawnBy: string },
): Promise<void> {
  await tx
    .updateTable('rulesVersion')
    .set({ withdrawnAt, withdrawnBy })
    .where('number', '=', number)
    .execute()
}
