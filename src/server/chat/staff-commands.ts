import type { BodyOf } from '#contract/endpoint.ts'
import type { replyToChat } from '#contract/staff/chat.ts'
import { AppError } from '#domain/error.ts'
import { findLastId, findSent, postMessage, type SentMessage } from '../data/chat-message.ts'
import { type ChatSessionRow, lockSession, updateChatSession } from '../data/chat-session.ts'
import { enqueueLetter } from '../data/letter.ts'
import type { Tx } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import type { StaffActor, Trace } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import { markSeenBy } from './seen.ts'
import { wordsOf } from './words.ts'

type Acting = { staff: StaffActor; trace: Trace; now: Date }

/**
 * What nobody reads in the conversation goes to the visitor as a letter, where there is an address. The
 * letter is written when it is sent: answers that come until then go with it.
 */
async function leaveLetter(tx: Tx, services: Services, session: ChatSessionRow, now: Date) {
  const { id: sessionId } = session
  if (!session.email || session.letterId !== null) return
  const letterId = await enqueueLetter(tx, services, {
    kind: 'chat-answer',
    recipient: session.email,
    language: session.language,
    about: { sessionId, afterId: session.toldId },
    now,
  })
  await updateChatSession(tx, sessionId, { letterId })
}

/**
 * Answers a visitor. The same `clientId` again gives the first message again. Throws chat.not-found, chat.full,
 * document.not-found for a file that was not handed in for it.
 */
export async function reply(
  services: Services,
  said: BodyOf<typeof replyToChat> & { clientId: string },
  { staff, trace, now }: Acting,
): Promise<SentMessage> {
  const { sessionId, clientId } = said
  return inTransaction(services.db, async (tx) => {
    const session = await lockSession(tx, sessionId)
    if (!session) throw new AppError('chat.not-found')
    const { applicationId } = session
    const before = await findSent(tx, sessionId, clientId)
    if (before) {
      await trace(tx, { applicationId, subject: sessionId, details: { repeated: true } })
      return before
    }
    const words = await wordsOf(tx, { ...said, side: 'admin' })
    await leaveLetter(tx, services, session, now)
    // Whoever answers has read what they answer.
    await markSeenBy(tx, { sessionId, by: 'admin', upTo: await findLastId(tx) })
    // From here to the commit nobody else gets a turn.
    const message = { sessionId, clientId, side: 'admin', staff, now, ...words } as const
    const sent = await postMessage(tx, message)
    if (!sent) throw new AppError('chat.full')
    await trace(tx, { applicationId, subject: sessionId, details: { message: sent.id } })
    return sent
  })
}
