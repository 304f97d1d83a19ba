import type { ChatFile } from '#contract/chat.ts'
import { type ChatSide, wordsOfFiles } from '#domain/chat.ts'
import { AppError } from '#domain/error.ts'
import { findUnsentFiles } from '../data/chat/file.ts'
import type { Tx } from '../platform/db/database.ts'

export type Words = { text: string; files: ChatFile[] }

/**
 * The text and files of a message. Throws request.invalid when it is empty, and document.not-found
 * for a file not uploaded by this side for this conversation, or already sent.
 */
export async function contentOf(
  tx: Tx,
  said: {
    sessionId: string
    side: ChatSide
    message: string
    files?: readonly string[] | undefined
  },
): Promise<Words> {
  const { sessionId, side, message } = said
  const ids = [...new Set(said.files)]
  const files = ids.length > 0 ? await findUnsentFiles(tx, { sessionId, side, ids }) : []
  if (files.length < ids.length) throw new AppError('document.not-found')
  if (message !== '') return { text: message, files }
  if (files.length > 0) return { text: wordsOfFiles(files), files }
  throw new AppError('request.invalid', {}, [{ path: 'message', code: 'text.required' }])
}
