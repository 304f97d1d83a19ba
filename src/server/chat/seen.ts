import type { ChatSide } from '#domain/chat.ts'
import { tell } from '../data/chat/event.ts'
import { markSeen } from '../data/chat/session.ts'
import type { Tx } from '../platform/db/database.ts'

/** Marks messages as seen by one side; notifies all nodes if that is new. */
export async function markSeenBy(
  tx: Tx,
  seen: { sessionId: string; by: ChatSide; upTo: number },
): Promise<void> {
  if (await markSeen(tx, seen)) tell(tx, { event: 'seen', data: seen })
}
