import type { ApplicationRow } from '../../data/application/application.ts'
import { findLastProvenSession, insertChatSession } from '../../data/chat/session.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'

/**
 * The conversation of an application's traveller, created if missing. The application is locked, so
 * that concurrent calls create only one. Returns its id.
 */
export async function conversationOf(
  tx: Tx,
  { random }: Pick<Services, 'random'>,
  { id, language, contactEmail, contactName }: ApplicationRow,
  now: Date,
): Promise<string> {
  const found = await findLastProvenSession(tx, id)
  if (found) return found.id
  const sessionId = random.uuid()
  await insertChatSession(tx, {
    id: sessionId,
    language,
    email: contactEmail,
    name: contactName,
    applicationId: id,
    isProven: true,
    createdAt: now,
    lastMessageAt: now,
  })
  return sessionId
}
