import type { Insertable } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import type { ChatNote } from '../../platform/db/schema.ts'

/** A conversation's internal notes, oldest first. */
export function findChatNotes(tx: Tx, sessionId: string) {
  return tx
    .selectFrom('chatNote')
    .innerJoin('staff', 'staff.id', 'chatNote.staffId')
    .select(['chatNote.id', 'chatNote.text', 'chatNote.at', 'staff.id as staffId', 'staff.name'])
    .where('sessionId', '=', sessionId)
    .orderBy('chatNote.id')
    .execute()
}

/** Nothing if written under the same key before. */
export async function insertChatNote(tx: Tx, note: Insertable<ChatNote>): Promise<void> {
  await tx
    .insertInto('chatNote')
    .values(note)
    .onConflict((oc) => oc.column('clientId').doNothing())
    .execute()
}
