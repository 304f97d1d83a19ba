import { sql } from 'kysely'
import type { ChatSide } from '#domain/chat.ts'
import { markSeen } from '../data/chat.ts'
import type { Tx } from '../db/database.ts'
import { type ChatNote, chatChannel } from './port.ts'

/**
 * Tells all nodes when the transaction commits. What is told has to stay below 8,000 bytes
 * (a limit of PostgreSQL): messages of the contract do, in every script.
 */
export async function notify(tx: Tx, note: ChatNote): Promise<void> {
  await sql`select pg_notify(${chatChannel}, ${JSON.stringify(note)})`.execute(tx)
}

/** A side has seen what the other one said, up to a message; all nodes learn of it when that is new. */
export async function markSeenBy(
  tx: Tx,
  seen: { sessionId: string; by: ChatSide; upTo: number },
): Promise<void> {
  if (await markSeen(tx, seen)) await notify(tx, { event: 'seen', data: seen })
}
