import { sql } from 'kysely'
import type { ChatEvents } from '#contract/chat.ts'
import type { Tx } from '../db/database.ts'

/** What every node is told, by PostgreSQL: an event of the contract with its name. */
export type ChatNote = {
  [E in keyof ChatEvents]: { event: E; data: ChatEvents[E] }
}[keyof ChatEvents]

export const chatChannel = 'chat'

/**
 * Tells all nodes when the transaction commits. What is told has to stay below 8,000 bytes
 * (a limit of PostgreSQL): messages of the contract do, in every script.
 */
export async function notify(tx: Tx, note: ChatNote): Promise<void> {
  await sql`select pg_notify(${chatChannel}, ${JSON.stringify(note)})`.execute(tx)
}
