import { readFile } from 'node:fs/promises'
import type { Client } from 'pg'
import { bounds, withClient } from './bounded-client.ts'

const script = new URL('./invariants.sql', import.meta.url)

/** A violated invariant and the row that violates it. */
export type BrokenPromise = { promise: string; brokenBy: string }

async function ask(client: Client, text: string): Promise<BrokenPromise[]> {
  const { rows } = await client.query<{ promise: string; broken_by: string }>(text)
  return rows.map(({ promise, broken_by: brokenBy }) => ({ promise, brokenBy }))
}

/**
 * Violated invariants as `invariant: row`, as of a moment: some allow a job ten minutes, which a
 * restored database never had.
 */
export async function askInvariantsAt(client: Client, at: Date): Promise<string[]> {
  const text = await readFile(script, 'utf8')
  const broken = await ask(client, text.replaceAll('now()', `timestamptz '${at.toISOString()}'`))
  return broken.map(({ promise, brokenBy }) => `${promise}: ${brokenBy}`)
}

/**
 * Checks all invariants and returns the violations. Reads nearly every row: over its own
 * connection, read-only, with minutes of time.
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
