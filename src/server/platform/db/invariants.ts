import { readFile } from 'node:fs/promises'
import type { Client } from 'pg'
import { bounds, withClient } from './bounded-client.ts'

const script = new URL('./invariants.sql', import.meta.url)

/** A promise of the database and the row that breaks it. */
export type BrokenPromise = { promise: string; brokenBy: string }

async function ask(client: Client, text: string): Promise<BrokenPromise[]> {
  const { rows } = await client.query<{ promise: string; broken_by: string }>(text)
  return rows.map(({ promise, broken_by: brokenBy }) => ({ promise, brokenBy }))
}

/**
 * As `promise: row`, everything that must always be true and is not, as the rows were at a moment: some promises give a job ten
 * minutes, and a restored database had none since.
 */
export async function askInvariantsAt(client: Client, at: Date): Promise<string[]> {
  const text = await readFile(script, 'utf8')
  const broken = await ask(client, text.replaceAll('now()', `timestamptz '${at.toISOString()}'`))
  return broken.map(({ promise, brokenBy }) => `${promise}: ${brokenBy}`)
}

/**
 * Asks the database for everything that must always be true: what is broken, and by which row. It reads nearly
 * everything there is: over a connection of its own, read-only, and with minutes to answer in.
 */
export async function askInvariants(url: string): Promise<BrokenPromise[]> {
  const text = await readFile(script, 'utf8')
  return withClient(
    url,
    async (client) => {
      await client.query(`begin read only; set local statement_timeout = ${bounds.migration}`)
      const broken = await ask(client, text)
      await client.query('commit')
      return broken
    },
    bounds.migration,
  )
}
