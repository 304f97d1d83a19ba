import type { Client } from 'pg'
import { visaTypes } from '#domain/application/choice.ts'
import type { RulesDocument } from '#domain/rules/rules.ts'
import { shippedDocument } from '#domain/rules/shipped.ts'

/**
 * Writes the first version of the rules, once: later releases may ship other values, and what was
 * agreed under these stays. Official fees that owners had noted in the filing form become a second
 * version.
 */
export async function writeShippedRules(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    'update rules_version set content = $1 where number = 1 and content is null',
    [JSON.stringify(shippedDocument)],
  )
  if (!rowCount) return
  const { rows } = await client.query(`select content -> 'fees' as fees from filing_form`)
  const fees: Record<string, number> | null = rows[0]?.fees ?? null
  if (!fees) return
  const noted = withFees(fees)
  if (JSON.stringify(noted) === JSON.stringify(shippedDocument)) return
  await client.query(
    `insert into rules_version (number, valid_from, content, reason, created_at, confirmed_at)
      values (2, now(), $1, 'Official fees of the filing form', now(), now())`,
    [JSON.stringify(noted)],
  )
}

function withFees(fees: Readonly<Record<string, number>>): RulesDocument {
  const { visas } = shippedDocument.prices
  const noted = visaTypes.map((type) => {
    const authorityCents = fees[type] ?? visas[type].authorityCents
    return [type, { ...visas[type], authorityCents }] as const
  })
  const prices = { ...shippedDocument.prices, visas: { ...visas, ...Object.fromEntries(noted) } }
  return { ...shippedDocument, prices }
}
