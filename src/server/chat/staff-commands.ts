import type { BodyOf } from '#contract/endpoint.ts'
import type { replyToChat } from '#contract/staff/chat.ts'
import { AppError } from '#domain/error.ts'
import { answerNewsDelaySeconds } from '#domain/news.ts'
import { checkFilled } from '../correspondence/template-values.ts'
import { findSent, postMessage, type SentMessage } from '../data/chat/message.ts'
import {
  type ChatSessionRow,
  findAddress,
  lockSession,
  updateChatSession,
} from '../data/chat/session.ts'
import { enqueueLetter } from '../data/correspondence/letter.ts'
import { findContactOfSession } from '../data/correspondence/messenger-contact.ts'
import { enqueueMessage } from '../data/correspondence/messenger-message.ts'
import { tellTraveller } from '../data/correspondence/traveller-news.ts'
import type { StaffActor, Trace } from '../http/staff-route.ts'
import type { Tx } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import type { Services } from '../services.ts'
import { contentOf } from './message-content.ts'

export type Acting = { staff: StaffActor; trace: Trace; now: Date }

/**
 * Sends unread answers to the visitor by letter, if there is an address. The letter is composed
 * when sent, so later answers are included.
 */
async function leaveLetter(tx: Tx, services: Services, session: ChatSessionRow, now: Date) {
  const { id: sessionId } = session
  if (session.letterId !== null) return
  const address = await findAddress(tx, session)
  if (!address) return
  const letterId = await enqueueLetter(tx, services, {
    kind: 'chat-answer',
    recipient: address.email,
    language: session.language,
    about: { sessionId, afterId: session.toldId },
    now,
  })
  await updateChatSession(tx, sessionId, { letterId })
}

/**
 * Answers a visitor; the same `clientId` returns the first message. Throws chat.not-found,
 * chat.full, template.unfilled, document.not-found for a file not uploaded for it.
 */
export async function reply(services: Services, said: Said, acting: Acting): Promise<SentMessage> {
  checkFilled(said.message)
  try {
    return await inTransaction(services.db, (tx) => replyIn(tx, services, said, acting))
  } catch (error) {
    if (!(error instanceof NotSaid)) throw error
    return inTransaction(services.db, (tx) => findReply(tx, said, acting, error.refusal))
  }
}

type Said = BodyOf<typeof replyToChat> & { clientId: string }

/** A duplicate or a refusal. */
class NotSaid extends Error {
  readonly refusal: AppError

  constructor(refusal: AppError) {
    super(refusal.message)
    this.refusal = refusal
  }
}

async function replyIn(
  tx: Tx,
  services: Services,
  said: Said,
  { staff, trace, now }: Acting,
): Promise<SentMessage> {
  const { sessionId, clientId } = said
  const session = await lockSession(tx, sessionId)
  if (!session) throw new AppError('chat.not-found')
  const { applicationId } = session
  const words = await contentOf(tx, { ...said, side: 'admin' }).catch((error: unknown) => {
    throw error instanceof AppError ? new NotSaid(error) : error
  })
  await leaveLetter(tx, services, session, now)
  await trace(tx, { applicationId, subject: sessionId, details: { clientId } })
  const contact = await findContactOfSession(tx, sessionId)
  // As late as possible: readers of all conversations get no larger id before this commits.
  const message = { sessionId, clientId, side: 'admin', staff, now, hasRead: true } as const
  const sent = await postMessage(tx, { ...message, ...words })
  if (!sent) throw new NotSaid(new AppError('chat.full'))
  if (contact) {
    const answer = { contactId: contact.id, chatMessageId: sent.id, now }
    await enqueueMessage(tx, services, { ...answer, news: 'answer' })
  }
  if (applicationId !== null && session.isProven) {
    const news = { kind: 'answer', applicationId, chatMessageId: sent.id, now } as const
    await tellTraveller(tx, services, { ...news, delaySeconds: answerNewsDelaySeconds })
  }
  return sent
}

/** The message already sent under this `clientId`, else throws. */
async function findReply(
  tx: Tx,
  { sessionId, clientId }: Said,
  { trace }: Acting,
  refusal: AppError,
): Promise<SentMessage> {
  const session = await lockSession(tx, sessionId)
  if (!session) throw new AppError('chat.not-found')
  const before = await findSent(tx, sessionId, clientId)
  if (!before) throw refusal
  const { applicationId } = session
  await trace(tx, { applicationId, subject: sessionId, details: { repeated: true } })
  return before
}
