import { sql } from 'kysely'
import type { StaffChatEvents } from '#contract/staff/chat.ts'
import type { Tx } from '../db/database.ts'

/** Of PostgreSQL: where nodes tell each other. */
export const chatChannel = 'chat'

/** What every node is told, by PostgreSQL: an event of the contract with its name. */
export type ChatEvent = {
  [E in keyof StaffChatEvents]: { event: E; data: StaffChatEvents[E] }
}[keyof StaffChatEvents]

/** What the database itself tells on the same channel: a session of staff was ended, whoever ended it. */
export type SessionEnded = { endedSession: string }

/**
 * Tells all nodes when the transaction commits. An event has to stay below 8,000 bytes (a limit of
 * PostgreSQL): messages of the contract do, in every script.
 */
export async function publish(tx: Tx, event: ChatEvent): Promise<void> {
  await sql`select pg_notify(${chatChannel}, ${JSON.stringify(event)})`.execute(tx)
}
