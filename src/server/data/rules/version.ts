import { type Rules, rulesOf } from '#domain/rules/rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { poolOf } from '../../platform/db/transaction.ts'

/** All versions that begin or began, the newest number last. */
export function findConfirmedRules(tx: Tx) {
  return tx
    .selectFrom('rulesVersion')
    .select(['number', 'validFrom', 'content'])
    .where('confirmedAt', 'is not', null)
    .orderBy('number')
    .execute()
}

/** Versions read before, by database: one that began never changes. */
const known = new WeakMap<object, Map<number, Rules>>()

/** Versions that have begun, by number. Throws RangeError if one is unknown. */
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
