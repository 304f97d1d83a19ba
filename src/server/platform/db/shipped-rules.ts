import type { Client } from 'pg'
import { visaTypes } from '#domain/application/choice.ts'
import { faultsOf } from '#domain/rules/check.ts'
import type { RulesDocument } from '#domain/rules/rules.ts'
import { shippedDocument } from '#domain/rules/shipped.ts'

/**
 * Writes the first version of the rules, once: later releases may ship other values, and what was
 * agreed under these stays. Official fees that owners had noted in the filing form become a second
 * version, unless no owner could write it.
 */
export async function writeShippedRules(
  client: Client,
  say: (line: string) => void,
): Promise<void> {
  await client.query('begin')
  try {
    const fees = (await writeFirst(client)) ? await findNotedFees(client) : null
    if (fees) await writeSecond(client, fees, say)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Whether it was not written before. */
async function writeFirst(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    'update rules_version set content = $1 where number = 1 and content is null',
    [JSON.stringify(shippedDocument)],
  )
  return rowCount === 1
}

type Fees = Readonly<Record<string, number>>

async function findNotedFees(client: Client): Promise<Fees | null> {
  const { rows } = await client.query(`select content -> 'fees' as fees from filing_form`)
  return rows[0]?.fees ?? null
}

async function writeSecond(client: Client, fees: Fees, say: (line: string) => void): Promise<void> {
  const noted = withFees(fees)
  if (JSON.stringify(noted) === JSON.stringify(shippedDocument)) return
  const faults = faultsOf(noted)
  if (faults.length > 0) {
    const found = faults.map(({ path, code }) => `${path} (${code})`).join(', ')
    say(
      `The official fees of the filing form are not taken over: ${found}. Those that the product ships hold until an owner publishes others`,
    )
    return
  }
  await client.query(
    `insert into rules_version (number, valid_from, content, reason, created_at, confirmed_at)
      values (2, now(), $1, 'Official fees of the filing form', now(), now())`,
    [JSON.stringify(noted)],
  )
}

function withFees(fees: Fees): RulesDocument {
  const { visas } = shippedDocument.prices
  const noted = visaTypes.map((type) => {
    const authorityCents = fees[type] ?? visas[type].authorityCents
    return [type, { ...visas[type], authorityCents }] as const
  })
  const prices = { ...shippedDocument.prices, visas: { ...visas, ...Object.fromEntries(noted) } }
  return { ...shippedDocument, prices }
}
