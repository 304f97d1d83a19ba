import { type SqlBool, sql } from 'kysely'
import type { MessengerEnd } from '#domain/messenger.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockApplications } from '../application/application.ts'
import { recordEvent } from '../application/event.ts'
import { tellThread } from '../chat/event.ts'

export type MessengerContactRow = NonNullable<Awaited<ReturnType<typeof lockContact>>>

/** The contacts of an application that are not ended, newest first. */
export function findOpenContacts(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('messengerContact')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .where('state', '<>', 'ended')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
}

/**
 * Where an answer in a conversation goes: the open contact that writes in it, else, where the
 * visitor proved access, the application's proved one; that which wrote last.
 */
export function findContactOfSession(tx: Tx, sessionId: string) {
  return tx
    .selectFrom('messengerContact as c')
    .innerJoin('chatSession as s', (join) => join.on('s.id', '=', sessionId))
    .selectAll('c')
    .where('c.state', '<>', 'ended')
    .where(
      sql<SqlBool>`(c.chat_session_id = s.id
        or (s.is_proven and c.state = 'proved' and c.application_id = s.application_id))`,
    )
    .orderBy(sql`c.chat_session_id is not distinct from s.id`, 'desc')
    .orderBy(sql`greatest(c.heard_at, c.proved_at, c.created_at)`, 'desc')
    .orderBy('c.id')
    .limit(1)
    .executeTakeFirst()
}

/** Locked until the transaction ends; after its application, where both are. */
export function lockContact(tx: Tx, id: string) {
  return tx
    .selectFrom('messengerContact')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

type Ending = {
  id: string
  reason: MessengerEnd
  /** The colleague, for 'staff'. */
  staffId?: string
  now: Date
}

const actorOf = (reason: MessengerEnd) => {
  if (reason === 'staff') return 'staff'
  return reason === 'unreachable' ? 'system' : 'traveller'
}

/** Ends a contact once: what waits for it is dropped, and its application's history says so. Undefined if it was. */
export async function endContact(
  tx: Tx,
  { id, reason, staffId, now }: Ending,
): Promise<MessengerContactRow | undefined> {
  const known = await tx
    .selectFrom('messengerContact')
    .select('applicationId')
    .where('id', '=', id)
    .executeTakeFirst()
  if (known?.applicationId) await lockApplications(tx, [known.applicationId])
  const ended = await tx
    .updateTable('messengerContact')
    .set({ state: 'ended', endReason: reason, endedAt: now })
    .where('id', '=', id)
    .where('state', '<>', 'ended')
    .returningAll()
    .executeTakeFirst()
  if (!ended) return undefined
  await tx
    .updateTable('messengerMessage')
    .set({ state: 'dropped', stateAt: now })
    .where('contactId', '=', id)
    .where('state', 'in', ['queued', 'waiting'])
    .execute()
  const { applicationId, messenger } = ended
  if (applicationId === null) return ended
  await recordEvent(tx, {
    ...{ applicationId, at: now, kind: 'messenger-ended', actor: actorOf(reason) },
    ...{ staffId: staffId ?? null, note: `${messenger} ${reason}` },
  })
  await tellThread(tx, applicationId)
  return ended
}
