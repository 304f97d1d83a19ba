import { sql } from 'kysely'
import type { MessengerEvent } from '../../platform/adapters/messenger-service/port.ts'
import type { Tx } from '../../platform/db/database.ts'
import { enqueueAll } from '../../platform/db/enqueue.ts'
import type { Services } from '../../services.ts'
import type { Sender } from './messenger-contact.ts'

/** A file of a message, fetched by itself: nothing else of its sender waits for the service. */
export type MessengerFile = {
  kind: 'file'
  contactId: string
  ref: string
  name: string | null
  tries: number
  /** It came before: what follows may be tried again, and counts once. */
  isFetched?: true
  at: Date
}

/** As JSON keeps it. */
type Stored<Event> = Event extends { at: Date } ? Omit<Event, 'at' | 'key'> & { at: string } : never

export type EventContent = Stored<MessengerEvent | MessengerFile>

export type NewEvent = Sender & { key: string; content: EventContent }

export type StoredEvent = NewEvent & { id: number }
export type StoredFile = StoredEvent & { content: Stored<MessengerFile> }

/** Events of one address that may wait; more are not taken from it until these were. */
const mostWaiting = 1000

/** JSON in PostgreSQL has neither of these. */
const storable = (_: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value

/** Stores what is not known yet, in the given order; returns the first new event of each address. */
export async function insertEvents(
  tx: Tx,
  events: readonly NewEvent[],
  now: Date,
): Promise<(Sender & { id: number })[]> {
  const all = JSON.stringify(
    events.map((event, n) => ({ ...event, n })),
    storable,
  )
  const { rows } = await sql<Sender & { id: number }>`
    with made as (
      insert into messenger_event (messenger, event_key, address, content, received_at)
      select e.messenger, e.key, e.address, e.content, ${now}
      from jsonb_to_recordset(${all}::jsonb)
        as e (n int, messenger text, key text, address text, content jsonb)
      where (select count(*) from (select from messenger_event w
        where w.messenger = e.messenger and w.address = e.address and w.taken_at is null
        limit ${mostWaiting}) waiting) < ${mostWaiting}
      order by e.n
      on conflict do nothing
      returning id, messenger, address)
    select min(id) as id, messenger, address from made group by messenger, address order by 1`.execute(
    tx,
  )
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}

/** An event, without content once taken, and whether any of its address waits. */
export async function findEvent(tx: Tx, id: number) {
  const { rows } = await sql<
    Omit<StoredEvent, 'content'> & { content: EventContent | null; waits: boolean }
  >`select e.id, e.messenger, e.address, e.event_key as key, e.content, exists (select from messenger_event w
      where w.messenger = e.messenger and w.address = e.address and w.taken_at is null) as waits
    from messenger_event e where e.id = ${id}`.execute(tx)
  return rows[0]
}

/**
 * An event of each address that has waited since a moment without a job: those that it had failed too
 * often. Tries to take them again.
 */
export async function retryWaiting(
  tx: Tx,
  { boss }: Pick<Services, 'boss'>,
  before: Date,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select min(e.id)::text as id from messenger_event e
    where e.taken_at is null and e.received_at <= ${before} and not exists (
      select from pgboss.job j join messenger_event f on f.id::text = j.data ->> 'id'
      where j.name = 'take-messenger' and j.state in ('created', 'retry', 'active')
        and (f.messenger, f.address) = (e.messenger, e.address))
    group by e.messenger, e.address`.execute(tx)
  await enqueueAll(tx, boss, 'take-messenger', rows)
}

export type Taken = StoredEvent & {
  /** Another one was first. */
  isGone: boolean
  /** More of the address waits. */
  hasMore: boolean
}

/**
 * Takes the oldest waiting event of an address: undefined without one. Whoever asks has the turn of
 * the address until the transaction ends; what was taken while it waited for that is gone. What the
 * event said is kept where it is taken to.
 */
export async function takeEvent(
  tx: Tx,
  { messenger, address }: Sender,
  now: Date,
): Promise<Taken | undefined> {
  const turn = `${messenger} ${address}`
  const { rows } = await sql<Taken>`
    with turn as materialized (select pg_advisory_xact_lock(hashtextextended(${turn}, 0))),
    waiting as materialized (
      select e.id, e.event_key as key, e.content from turn, messenger_event e
      where e.messenger = ${messenger} and e.address = ${address} and e.taken_at is null
      order by e.content ->> 'at', e.id limit 2),
    oldest as (select * from waiting order by content ->> 'at', id limit 1),
    taken as (
      update messenger_event e set taken_at = ${now}, content = null from oldest
      where e.id = oldest.id and e.taken_at is null returning e.id)
    select oldest.*, taken.id is null as is_gone, (select count(*) from waiting) > 1 as has_more
    from oldest left join taken on true`.execute(tx)
  const [row] = rows
  return row && { ...row, messenger, address, id: Number(row.id) }
}

/** Takes a file; false if it was taken. */
export async function markTaken(tx: Tx, id: number, now: Date): Promise<boolean> {
  const taken = await tx
    .updateTable('messengerEvent')
    .set({ takenAt: now, content: null })
    .where('id', '=', id)
    .where('takenAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Notes that a file came; whether for the first time. */
export async function noteFetched(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    update messenger_event set content = content || '{"isFetched": true}'
    where id = ${id} and taken_at is null and not content ? 'isFetched' returning id`.execute(tx)
  return rows.length > 0
}

/** Counts a try to fetch a file, before it. */
export async function countTry(tx: Tx, id: number): Promise<number> {
  const { rows } = await sql<{ tries: number }>`
    update messenger_event set content = jsonb_set(content, '{tries}', to_jsonb((content ->> 'tries')::int + 1))
    where id = ${id} and taken_at is null returning (content ->> 'tries')::int as tries`.execute(tx)
  return rows[0]?.tries ?? 0
}
