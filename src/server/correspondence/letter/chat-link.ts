import { createHmac } from 'node:crypto'
import { chatLimits } from '#domain/chat.ts'
import { insertLetterKey } from '../../data/chat/session.ts'
import { hashToken } from '../../http/cookie.ts'
import type { LetterContext } from './define-letter.ts'

export type ChatLink = {
  /** Validity of the link. */
  days: number
  url: string
}

/** A link back to the conversation with its own key, the same on every retry. */
export async function linkToChat(
  { services, letter, links, now }: LetterContext,
  sessionId: string,
): Promise<ChatLink> {
  const { db, linkKey } = services
  const key = createHmac('sha256', linkKey).update(`chat ${letter.id}`).digest('base64url')
  const days = chatLimits.keyDays
  const expiresAt = new Date(now.getTime() + days * 86_400_000)
  await insertLetterKey(db, { tokenHash: hashToken(key), sessionId, expiresAt })
  return { days, url: links.chat(sessionId, key) }
}
