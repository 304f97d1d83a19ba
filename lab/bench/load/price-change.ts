import { sql } from 'kysely'
import type { RulesDocument } from '../../../src/domain/rules/rules.ts'
import type { Database } from '../../../src/server/platform/db/database.ts'
import { type Browser, expectStatus } from '../../../test/faults/browser.ts'
import type { Result } from '../report.ts'

const raisedCents = 1_000
/** A version is written two minutes ahead at least. */
const aheadMs = 150_000

/** A higher price for tourists that begins while travellers apply, as midnight brings it. */
export async function raisePrice(owner: Browser): Promise<Date> {
  const { body } = expectStatus(await owner.surely({ path: '/api/admin/rules/1' }), 200)
  const document = structuredClone(body.document) as { prices: Writable<RulesDocument['prices']> }
  document.prices.visas.tourist.baseCents += raisedCents
  const validFrom = new Date(Date.now() + aheadMs)
  const json = {
    ...{ document, validFrom: validFrom.toISOString(), basedOn: 1 },
    ...{ reason: 'A higher price', source: '' },
  }
  expectStatus(await owner.surely({ path: '/api/admin/rules', json }), 201)
  return validFrom
}

type Writable<T> = { -readonly [K in keyof T]: Writable<T[K]> }

/** Whether each application has the price of its version, and the version of its moment. */
export async function pricesAfter(db: Database, validFrom: Date): Promise<Result[]> {
  const { rows } = await sql<{ version: number; count: number; prices: number[]; late: number }>`
    select rules_version as version, count(*)::int as count,
      array_agg(distinct total_price_cents) as prices,
      count(*) filter (where (created_at >= ${validFrom}) <> (rules_version = 2))::int as late
    from application group by rules_version order by rules_version`.execute(db)
  const [before, after] = rows
  const isRight =
    before?.prices.length === 1 &&
    after?.prices.length === 1 &&
    Number(after.prices[0]) - Number(before.prices[0]) === raisedCents
  return [
    {
      what: 'load, applications with another price or version than that of their moment',
      value: isRight ? rows.reduce((sum, { late }) => sum + late, 0) : Number.NaN,
      goal: { atMost: 0 },
      note: rows
        .map(({ version, count, prices }) => `version ${version}: ${count} at ${prices.join(', ')}`)
        .join('; '),
    },
  ]
}
