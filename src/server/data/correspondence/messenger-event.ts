import { sql } from 'kysely'
import type { Messenger } from '#domain/messenger.ts'
import type { MessengerEvent } from '../../platform/adapters/messenger-service/port.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Sender } from './messenger-contact.ts'

/** A file of a message, fetched by itself: nothing else of its sender waits for the service. */
export type MessengerFile = {
  kind: 'file'
  contactId: string
  ref: string
  name: string | null
  tries: number
  at: Date
}

/** As JSON keeps it. */
type Stored<Event> = Event extends { at: Date } ? Omit<Event, 'at' | 'key'> & { at: string } : never

export type EventContent = Stored<MessengerEvent | MessengerFile>

export type NewEvent = { key: string; address: string; content: EventContent }

export type StoredEvent = Sender & { id: number; key: string; content: EventContent }
export type StoredFile = StoredEvent & { content: Stored<MessengerFile> }

/** Events of one address that may wait; more are not taken from it until these were. */
const mostWaiting = 1000

/** JSON in PostgreSQL has neither of these. */
const storable = (_: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value

/** Stores what is not known yet, in the given order; returns the first new event of each address. */
export async function insertEvents(
  tx: Tx,
  messenger: Messenger,
  events: readonly NewEvent[],
  now: Date,
): Promise<{ id: number; address: string }[]> {
  const { rows } = await sql<{ id: number; address: string }>`
    with made as (
      insert into messenger_event (messenger, event_key, address, content, received_at)
      select ${messenger}, e.key, e.address, e.content, ${now}
      from jsonb_to_recordset(${JSON.stringify(
        events.map((event, n) => ({ ...event, n })),
        storable,
      )}::jsonb) as e (n int, key text, address text, content jsonb)
      where (select count(*) from (select from messenger_event w
        where w.messenger = ${messenger} and w.address = e.address and w.taken_at is null
        limit ${mostWaiting}) waiting) < ${mostWaiting}
      order by e.n
      on conflict do nothing
      returning id, address)
    select min(id) as id, address from made group by address order by 1`.execute(tx)
  return rows.map(({ id, address }) => ({ id: Number(id), address }))
}

const rows = (tx: Tx) =>
  tx
    .selectFrom('messengerEvent')
    .select(['id', 'messenger', 'address', 'eventKey as key', 'content'])

type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirst']>>

/** Taken events have no content. */
const storedOf = (
  row: Row,
): (Omit<StoredEvent, 'content'> & { content: EventContent | null }) | undefined =>
  row && { ...row, content: row.content as EventContent | null }

export const findEvent = async (tx: Tx, id: number) =>
  storedOf(await rows(tx).where('id', '=', id).executeTakeFirst())

/**
 * The oldest event of an address that waits. Whoever asks has the turn of the address until the
 * transaction ends.
 */
export async function findNextEvent(tx: Tx, { messenger, address }: Sender) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${messenger} ${address}`}, 0))`.execute(
    tx,
  )
  return storedOf(
    await rows(tx)
      .where('messenger', '=', messenger)
      .where('address', '=', address)
      .where('takenAt', 'is', null)
      .orderBy(sql`content ->> 'at'`)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst(),
  )
}

/** False if it was. What it said is kept where it was taken to. */
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

/** Counts a try to fetch a file, before it. */
export async function countTry(tx: Tx, id: number): Promise<number> {
  const { rows } = await sql<{ tries: number }>`
    update messenger_event set content = jsonb_set(content, '{tries}', to_jsonb((content ->> 'tries')::int + 1))
    where id = ${id} and taken_at is null returning (content ->> 'tries')::int as tries`.execute(tx)
  return rows[0]?.tries ?? 0
}
