import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely'
import { chatLimits } from '#domain/chat.ts'
import { type Messenger, type MessengerEnd, messengerLimits } from '#domain/messenger.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { MessengerContact } from '../../platform/db/schema.ts'
import { lockApplications } from '../application/application.ts'
import { recordEvent } from '../application/event.ts'
import { publish, tellThread } from '../chat/event.ts'
import { tellStandings } from './messenger-standing.ts'

const dayMs = 86_400_000

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

/** Where an answer in a conversation goes; undefined where none goes to a messenger. */
export async function findContactOfSession(tx: Tx, sessionId: string) {
  const [contact] = await findContactsOfSessions(tx, [sessionId])
  return contact?.state === 'ended' ? undefined : contact
}

/**
 * Where answers in conversations go: the open contact that writes in it, else, where the visitor
 * proved access, the application's proved one; that which wrote last. Where none is open, the one
 * that was. With what links to it need.
 */
export function findContactsOfSessions(tx: Tx, sessionIds: readonly string[]) {
  return tx
    .selectFrom('messengerContact as c')
    .innerJoin('chatSession as s', (join) => join.on('s.id', 'in', sessionIds))
    .leftJoin('application', 'application.id', 'c.applicationId')
    .selectAll('c')
    .select(['s.id as sessionId', 'application.orderId'])
    .distinctOn('s.id')
    .where(
      sql<SqlBool>`(c.chat_session_id = s.id
        or (s.is_proven and c.proved_at is not null and c.application_id = s.application_id))`,
    )
    .orderBy('s.id')
    .orderBy(sql`c.state = 'ended'`)
    .orderBy(sql`c.chat_session_id is not distinct from s.id`, 'desc')
    .orderBy(sql`greatest(c.heard_at, c.proved_at, c.created_at)`, 'desc')
    .orderBy('c.id')
    .execute()
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
  /** The colleague who ended it, or whose correction did. */
  staffId?: string | null
  now: Date
}

const actorOf = ({ reason, staffId }: Ending) => {
  if (staffId) return 'staff'
  return reason === 'unreachable' ? 'system' : 'traveller'
}

/** Tells colleagues, in the thread and in the inbox, that where answers go has changed. */
export async function tellContact(
  tx: Tx,
  { applicationId, chatSessionId }: Pick<MessengerContactRow, 'applicationId' | 'chatSessionId'>,
): Promise<void> {
  if (applicationId !== null) await tellThread(tx, applicationId)
  if (chatSessionId === null) return
  await publish(tx, { event: 'inbox', data: { sessionId: chatSessionId } })
}

/** Ends a contact once: what waits for it is dropped, and its application's history says so. Undefined if it was. */
export async function endContact(tx: Tx, ending: Ending): Promise<MessengerContactRow | undefined> {
  const { id, reason, staffId, now } = ending
  const known = await tx
    .selectFrom('messengerContact')
    .select('applicationId')
    .where('id', '=', id)
    .executeTakeFirst()
  if (known?.applicationId) await lockApplications(tx, [known.applicationId])
  const restartUntil =
    reason === 'stop' ? new Date(now.getTime() + messengerLimits.restartDays * dayMs) : null
  const ended = await tx
    .updateTable('messengerContact')
    .set({ state: 'ended', endReason: reason, endedAt: now, restartUntil })
    .where('id', '=', id)
    .where('state', '<>', 'ended')
    .returningAll()
    .executeTakeFirst()
  if (!ended) return undefined
  const dropped = await tx
    .updateTable('messengerMessage')
    .set({ state: 'dropped', stateAt: now })
    .where('contactId', '=', id)
    .where('state', 'in', ['queued', 'waiting'])
    .returning('id')
    .execute()
  await tellStandings(tx, dropped)
  await tellContact(tx, ended)
  const { applicationId, messenger } = ended
  if (applicationId === null) return ended
  await recordEvent(tx, {
    ...{ applicationId, at: now, kind: 'messenger-ended', actor: actorOf(ending) },
    ...{ staffId: staffId ?? null, note: `${messenger} ${reason}` },
  })
  return ended
}

/** The applications of contacts that have one. */
export const applicationsOf = (contacts: readonly { applicationId: number | null }[]) =>
  contacts.flatMap(({ applicationId }) => applicationId ?? [])

export type Sender = { messenger: Messenger; address: string }

export type SenderContact = NonNullable<Awaited<ReturnType<typeof findContact>>>

/** Room for a message of the greatest length, in pieces. */
const room = 50

/** With whether their conversation takes another message, and words wait for theirs. */
const contacts = (tx: Tx) =>
  tx
    .selectFrom('messengerContact as c')
    .leftJoin('chatSession as s', 's.id', 'c.chatSessionId')
    .selectAll('c')
    .select(
      sql<boolean>`coalesce(s.message_count <= ${chatLimits.messages - room}, false)`.as('hasRoom'),
    )
    .select(
      sql<boolean>`exists (select from messenger_message m
        where m.contact_id = c.id and m.state in ('queued', 'waiting'))`.as('isAwaited'),
    )

export const findContact = (tx: Tx, id: string) =>
  contacts(tx).where('c.id', '=', id).executeTakeFirst()

/**
 * The open contacts of an address: first the one whose message is quoted, then proved before
 * unknown before typed ones, then the one we told something last or that was bound last.
 */
export function findContactsOf(tx: Tx, { messenger, address }: Sender, quotes: string | null) {
  return contacts(tx)
    .where('c.messenger', '=', messenger)
    .where('c.address', '=', address)
    .where('c.state', '<>', 'ended')
    .orderBy(
      sql`exists (select from messenger_message m
        where m.contact_id = c.id and m.service_id = ${quotes})`,
      'desc',
    )
    .orderBy(sql`array_position(array['proved', 'unknown', 'claimed'], c.state)`)
    .orderBy(
      sql`greatest(c.told_at, c.proved_at, case when c.state = 'unknown' then c.created_at end)
        desc nulls last`,
    )
    .orderBy('c.createdAt', 'desc')
    .orderBy('c.id')
    .execute()
}

/**
 * Whoever writes from an address that was silent for too long may be somebody else: its proved
 * contacts count as typed ones, in a conversation of their own, until a code proves them again.
 */
export async function unproveSilent(
  tx: Tx,
  { messenger, address }: Sender,
  at: Date,
): Promise<void> {
  const since = new Date(at.getTime() - messengerLimits.trustedDays * dayMs)
  const silent = await tx
    .selectFrom('messengerContact')
    .select(['id', 'applicationId', 'chatSessionId'])
    .where('messenger', '=', messenger)
    .where('address', '=', address)
    .where('state', '=', 'proved')
    .where(sql<Date>`greatest(heard_at, proved_at)`, '<=', since)
    .execute()
  if (silent.length === 0) return
  await lockApplications(tx, applicationsOf(silent))
  for (const each of silent) {
    await changeContact(tx, each.id, { state: 'claimed', provedAt: null, chatSessionId: null })
    await tellContact(tx, each)
  }
}

/**
 * Moves the contact of an application whose message is quoted to the address that quotes it: the
 * service may name somebody otherwise than by the number that was typed.
 */
export async function followQuoted(
  tx: Tx,
  { messenger, address }: Sender,
  quotes: string,
): Promise<void> {
  const quoted = await tx
    .selectFrom('messengerMessage as m')
    .innerJoin('messengerContact as c', 'c.id', 'm.contactId')
    .select(['c.id', 'c.applicationId'])
    .where('m.serviceId', '=', quotes)
    .where('c.messenger', '=', messenger)
    .where('c.address', '<>', address)
    .where('c.state', '<>', 'ended')
    .executeTakeFirst()
  if (!quoted?.applicationId) return
  await lockApplications(tx, [quoted.applicationId])
  await changeContact(tx, quoted.id, { address })
}

/** They wrote: the reply window of all contacts of the address begins anew. */
export async function noteWritten(
  tx: Tx,
  { messenger, address }: Sender,
  { name, at }: { name: string | null; at: Date },
): Promise<void> {
  await sql`update messenger_contact set heard_at = greatest(heard_at, ${at}),
      name = coalesce(${name}, name)
    where messenger = ${messenger} and address = ${address} and state <> 'ended'`.execute(tx)
}

/** SQL: whether an address asked for no more messages, and has not proved itself since. */
export const hasStopped = (messenger: string, address: string) => `exists (
  select from messenger_contact s
  where s.messenger = ${messenger} and s.address = ${address} and s.end_reason = 'stop' and not exists (
    select from messenger_contact p
    where p.messenger = s.messenger and p.address = s.address and p.proved_at > s.ended_at))`

export async function isStopped(tx: Tx, { messenger, address }: Sender): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select ${sql.raw(hasStopped('w.messenger', 'w.address'))} as is
    from (values (${messenger}::text, ${address}::text)) w (messenger, address)`.execute(tx)
  return Boolean(rows[0]?.is)
}

export async function insertContact(tx: Tx, contact: Insertable<MessengerContact>): Promise<void> {
  await tx.insertInto('messengerContact').values(contact).execute()
}

export async function changeContact(
  tx: Tx,
  id: string,
  change: Updateable<MessengerContact>,
): Promise<void> {
  await tx.updateTable('messengerContact').set(change).where('id', '=', id).execute()
}

/** START opens no more what was stopped: at an address, or for an application. */
export async function forgetStopped(
  tx: Tx,
  stopped: Sender | { applicationId: number; messenger?: Messenger },
): Promise<void> {
  let stop = tx.updateTable('messengerContact').set({ restartUntil: null })
  if (stopped.messenger) stop = stop.where('messenger', '=', stopped.messenger)
  stop =
    'address' in stopped
      ? stop.where('address', '=', stopped.address)
      : stop.where('applicationId', '=', stopped.applicationId)
  await stop.where('restartUntil', 'is not', null).execute()
}

/** The contacts that an address stopped last, unless their application has another one meanwhile. */
export function findStopped(tx: Tx, { messenger, address }: Sender, now: Date) {
  return tx
    .selectFrom('messengerContact as c')
    .selectAll('c')
    .where('c.messenger', '=', messenger)
    .where('c.address', '=', address)
    .where('c.restartUntil', '>', now)
    .where(
      sql<SqlBool>`c.ended_at = (select max(l.ended_at) from messenger_contact l
        where l.messenger = c.messenger and l.address = c.address and l.restart_until > ${now})
      and not exists (select from messenger_contact o
        where o.messenger = c.messenger and o.state <> 'ended' and case
          when c.application_id is null then o.address = c.address and o.application_id is null
          else o.application_id = c.application_id end)`,
    )
    .orderBy('c.createdAt', 'desc')
    .orderBy('c.id')
    .execute()
}

/** Whether the contact was told that the office is closed, or a colleague wrote in the conversation. */
export async function wasAnsweredSince(
  tx: Tx,
  { id, chatSessionId }: { id: string; chatSessionId: string },
  { awaySince, since }: { awaySince: Date; since: Date },
): Promise<boolean> {
  const { rows } = await sql<{ answered: boolean }>`select
    exists (select from messenger_message
      where contact_id = ${id} and news = 'away' and created_at > ${awaySince})
    or exists (select from chat_message
      where session_id = ${chatSessionId} and side = 'admin' and at > ${since}) as answered`.execute(
    tx,
  )
  return Boolean(rows[0]?.answered)
}

/** The newest contact of each messenger, open ones first. */
export function findNewestContacts(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('messengerContact')
    .distinctOn('messenger')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .orderBy('messenger')
    .orderBy(sql`state = 'ended'`)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
}

/** An application's contacts for the export, also those attached to it, with what went to them. */
export async function findContactRecords(tx: Tx, applicationId: number) {
  const contacts = await tx
    .selectFrom('messengerContact as c')
    .leftJoin('chatSession as s', 's.id', 'c.chatSessionId')
    .select(['c.id', 'c.messenger', 'c.address', 'c.state', 'c.name', 'c.language', 'c.wantsNews'])
    .select(['c.createdAt', 'c.provedAt', 'c.heardAt', 'c.toldAt', 'c.endedAt', 'c.endReason'])
    .where(({ eb, fn }) =>
      eb(fn.coalesce('c.applicationId', 's.applicationId'), '=', applicationId),
    )
    .orderBy('c.createdAt')
    .orderBy('c.id')
    .execute()
  const ids = contacts.map(({ id }) => id)
  const sent = await tx
    .selectFrom('messengerMessage')
    .select(['contactId', 'news', 'state', 'isNotice', 'code', 'createdAt', 'sentAt', 'stateAt'])
    .where(sql<SqlBool>`contact_id = any(${ids})`)
    .orderBy('position')
    .execute()
  return contacts.map(({ id, ...contact }) => ({
    ...contact,
    messages: sent.flatMap(({ contactId, ...message }) => (contactId === id ? [message] : [])),
  }))
}
