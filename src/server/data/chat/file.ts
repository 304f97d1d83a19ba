import { type Insertable, sql } from 'kysely'
import type { ChatFile } from '#contract/chat.ts'
import type { ChatSide } from '#domain/chat.ts'
import { AppError } from '#domain/error.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { ChatFile as ChatFileTable } from '../../platform/db/schema.ts'

/** The files of the row's message, as in the contract; null for none. */
export const filesOfMessage = sql<ChatFile[] | null>`(
  select json_agg(json_build_object('id', f.id, 'name', f.file_name,
      'mediaType', s.media_type, 'sizeBytes', s.size_bytes) order by f.created_at, f.id)
  from chat_file f join stored_file s on s.storage_key = f.storage_key
  where f.message_id = chat_message.id)`

export async function insertChatFile(tx: Tx, file: Insertable<ChatFileTable>): Promise<void> {
  await tx.insertInto('chatFile').values(file).execute()
}

/** Which of these files one side uploaded for a conversation and has not sent. */
export function findUnsentFiles(
  tx: Tx,
  { sessionId, side, ids }: { sessionId: string; side: ChatSide; ids: readonly string[] },
): Promise<ChatFile[]> {
  return tx
    .selectFrom('chatFile')
    .innerJoin('storedFile', 'storedFile.storageKey', 'chatFile.storageKey')
    .select(['id', 'fileName as name', 'storedFile.mediaType', 'storedFile.sizeBytes'])
    .where('sessionId', '=', sessionId)
    .where('side', '=', side)
    .where('messageId', 'is', null)
    .where('id', 'in', ids)
    .orderBy('chatFile.createdAt')
    .orderBy('id')
    .execute()
}

const stored = (tx: Tx, id: string) =>
  tx
    .selectFrom('chatFile')
    .innerJoin('storedFile', 'storedFile.storageKey', 'chatFile.storageKey')
    .innerJoin('chatSession', 'chatSession.id', 'chatFile.sessionId')
    .select([
      'chatFile.id',
      'chatFile.sessionId',
      'chatFile.fileName',
      'chatFile.storageKey',
      'chatFile.previewKey',
      'storedFile.mediaType',
      'chatSession.applicationId',
    ])
    .where('chatFile.id', '=', id)

/** A file of any conversation, for staff. Throws document.not-found. */
export async function getChatFile(tx: Tx, id: string) {
  const found = await stored(tx, id).executeTakeFirst()
  if (!found) throw new AppError('document.not-found')
  return found
}

/**
 * A file of the key's conversation: sent, or the visitor's own. Throws document.not-found, also for
 * other conversations.
 */
export async function getChatFileByKey(tx: Tx, id: string, keyHash: Buffer, now: Date) {
  const found = await stored(tx, id)
    .innerJoin('chatKey', 'chatKey.sessionId', 'chatFile.sessionId')
    .where('chatKey.tokenHash', '=', keyHash)
    .where('chatKey.expiresAt', '>', now)
    .where(({ eb, or }) =>
      or([eb('chatFile.messageId', 'is not', null), eb('chatFile.side', '=', 'user')]),
    )
    .executeTakeFirst()
  if (!found) throw new AppError('document.not-found')
  return found
}

/** Records the document made from the file. */
export async function markFileTaken(tx: Tx, id: string, documentId: string): Promise<void> {
  await tx.updateTable('chatFile').set({ documentId }).where('id', '=', id).execute()
}

/** Deletes unsent files uploaded before a time; returns their storage keys. */
export async function takeUnsentFiles(tx: Tx, before: Date): Promise<string[]> {
  const gone = await tx
    .deleteFrom('chatFile')
    .where('messageId', 'is', null)
    .where('createdAt', '<=', before)
    .returning(['storageKey', 'previewKey'])
    .execute()
  return gone.flatMap(({ storageKey, previewKey }) =>
    previewKey === null ? [storageKey] : [storageKey, previewKey],
  )
}
