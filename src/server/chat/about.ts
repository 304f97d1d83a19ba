import type { nameApplication } from '#contract/chat.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { parseReference } from '#domain/application/reference.ts'
import type { ChatRating } from '#domain/chat.ts'
import { AppError } from '#domain/error.ts'
import { findByEmail } from '../data/application/application.ts'
import { refreshMessages } from '../data/casework/work.ts'
import { publish } from '../data/chat/event.ts'
import { hasAnswer } from '../data/chat/message.ts'
import {
  type ChatSessionRow,
  findNamedApplication,
  keepRating,
  lockSession,
  updateChatSession,
} from '../data/chat/session.ts'
import { countGuarded } from '../http/guard.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import type { Services } from '../services.ts'

/**
 * Records which application a visitor says a conversation is about. The number and address are
 * shown to staff and prove nothing: a conversation that is proven, or attached by a colleague,
 * stays where it is. The visitor gets no feedback, and every attempt counts as a look-up, right or
 * wrong, so that nothing reveals whether somebody applied. Throws request.too-many.
 */
export async function nameApplicationOf(
  { db }: Services,
  session: ChatSessionRow,
  { reference, email }: BodyOf<typeof nameApplication>,
  now: Date,
): Promise<void> {
  const id = parseReference(reference)
  await countGuarded(db, 'look-up of reference', id ?? reference, now)
  await countGuarded(db, 'look-up with e-mail', email, now)
  await inTransaction(db, async (tx) => {
    const row = await lockSession(tx, session.id)
    if (!row) throw new AppError('chat.not-found')
    if (row.isProven || row.attachedBy !== null) return
    const named = await findNamedApplication(tx, { id, orderId: '' }, null)
    const fitting = id === null ? undefined : await findByEmail(tx, { id }, email)
    await updateChatSession(tx, row.id, {
      email: row.email ?? email,
      applicationId: named?.applicationId ?? row.applicationId,
      saidFits: fitting !== undefined && named !== null,
    })
    for (const each of new Set([row.applicationId, named?.applicationId ?? null])) {
      if (each !== null) await refreshMessages(tx, [each])
    }
    await publish(tx, { event: 'session', data: { sessionId: row.id, state: row.state } })
  })
}

/** Records that the visitor was asked for a rating, and their first answer. Throws chat.answer-required. */
export async function rate(
  { db }: Services,
  { id }: ChatSessionRow,
  { rating, now }: { rating: ChatRating | null; now: Date },
): Promise<void> {
  if (!(await hasAnswer(db, id))) throw new AppError('chat.answer-required')
  await keepRating(db, id, { rating, now })
}
