import type { Insertable } from 'kysely'
import type { Language } from '#domain/reference/languages.ts'
import type { Tx } from '../db/database.ts'
import type { ChatReply } from '../db/schema.ts'

/** What colleagues saved in these languages, by name. */
export function findReplies(tx: Tx, languages: readonly Language[]) {
  return tx
    .selectFrom('chatReply')
    .select(['id', 'name', 'language', 'text'])
    .where('language', 'in', languages)
    .orderBy('name')
    .execute()
}

/** Keeps a reply; the same name in the same language is written anew. Answers its id. */
export async function upsertReply(tx: Tx, reply: Insertable<ChatReply>): Promise<string> {
  const { text, staffId, createdAt } = reply
  const { id } = await tx
    .insertInto('chatReply')
    .values(reply)
    .onConflict((oc) => oc.columns(['language', 'name']).doUpdateSet({ text, staffId, createdAt }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False when there is none. */
export async function deleteReply(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('chatReply')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}
