import type { ChatSide } from '#domain/chat.ts'
import { tell } from '../data/chat/event.ts'
import { markSeen } from '../data/chat/session.ts'
import type { Tx } from '../platform/db/database.ts'

/** A side has seen what the other one said, up to a message; all nodes learn of it when that is new. */
export async function markSeenBy(
  tx: Tx,
  seen: { sessionId: string; by: ChatSide; upTo: number },
): Promise<void> {
  if (await markSeen(tx, seen)) tell(tx, { event: 'seen', data: seen })
}
