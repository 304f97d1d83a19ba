import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ApplicationEventKind } from '#domain/application/event.ts'
import type { LetterKind } from '#domain/letter.ts'
import type { Tx } from '../../platform/db/database.ts'

/** Sources of thread entries, in the order of simultaneous ones: causes first. */
export const threadSources = [
  'event',
  'correction',
  'note',
  'chat-note',
  'email',
  'chat',
  'letter',
] as const
type ThreadSource = (typeof threadSources)[number]

/** An entry's unique position. `at` in microseconds since 1970, the precision of the rows. */
export type ThreadPosition = { at: number; source: ThreadSource; key: string }

export type ThreadQuestion = {
  applicationId: number
  /** Event kinds; empty for none. */
  events: readonly ApplicationEventKind[]
  /** Null for all letters, empty for none. */
  letters: readonly LetterKind[] | null
  /** Notes are for colleagues. `chats`: of proven conversations, of all, or none. */
  notes: boolean
  corrections: boolean
  /** `known`: only from the contact's address. */
  emails: 'known' | 'all' | 'none'
  chats: 'proven' | 'all' | 'none'
  before: ThreadPosition | null
  /** Excludes letters about decisions that can still be undone. */
  toldAt?: Date
}

type Part = { source: ThreadSource; statement: RawBuilder<unknown> }

/** Numbers and ids as text that sorts alike. */
const numberKey = (id: string) => sql.raw(`lpad(${id}::text, 19, '0')`)

/** Rows of a source before a position; worded as in its index. */
function isBefore(
  before: ThreadPosition | null,
  source: ThreadSource,
  { at, id, type }: { at: string; id: string; type: 'bigint' | 'uuid' },
): RawBuilder<SqlBool> {
  if (!before) return sql<SqlBool>`true`
  const [mine, other] = [threadSources.indexOf(source), threadSources.indexOf(before.source)]
  const time = sql.raw(at)
  const then = sql`(timestamptz 'epoch' + ${before.at}::float8 * interval '1 microsecond')`
  if (mine < other) return sql<SqlBool>`${time} <= ${then}`
  if (mine > other) return sql<SqlBool>`${time} < ${then}`
  return sql<SqlBool>`(${time}, ${sql.raw(id)}) < (${then}, ${before.key}::${sql.raw(type)})`
}

/** Simultaneous events of several travellers are one entry, at the first. */
const isSaidBefore = sql`e.kind = 'applicant-moved' and exists (select from application_event o
  where o.application_id = e.application_id and o.at = e.at and o.id < e.id and o.kind = e.kind
    and o.to_state = e.to_state and o.staff_id is not distinct from e.staff_id)`

/** If it concerned all of them, the status event says so. */
const isSaidByStatus = sql`e.kind = 'applicant-moved' and exists (select from application_event o
  where o.application_id = e.application_id and o.at = e.at and o.kind = 'status-changed')
  and (select count(*) from application_event o where o.application_id = e.application_id and o.at = e.at
    and o.kind = e.kind and o.to_state = e.to_state)
  = (select count(*) from applicant p where p.application_id = e.application_id)`

const event: Reading = ({ applicationId, events, before }, limit) => sql`
  select e.at, ${numberKey('e.id')} as key from application_event e
  where e.application_id = ${applicationId} and e.kind = any(${events}::text[])
    and ${isBefore(before, 'event', { at: 'e.at', id: 'e.id', type: 'bigint' })}
    and not (${isSaidBefore}) and not (${isSaidByStatus})
  order by e.at desc, e.id desc limit ${limit}`

/** Fields corrected together are one entry, at the first. */
const correction: Reading = ({ applicationId, before }, limit) => sql`
  select c.at, ${numberKey('c.id')} as key from correction c
  where c.application_id = ${applicationId}
    and ${isBefore(before, 'correction', { at: 'c.at', id: 'c.id', type: 'bigint' })}
    and not exists (select from correction o where o.application_id = c.application_id and o.at = c.at
      and o.id < c.id and o.applicant_id is not distinct from c.applicant_id
      and o.staff_id is not distinct from c.staff_id)
  order by c.at desc, c.id desc limit ${limit}`

const note: Reading = ({ applicationId, before }, limit) => sql`
  select n.created_at as at, ${numberKey('n.id')} as key from internal_note n
  where n.application_id = ${applicationId}
    and ${isBefore(before, 'note', { at: 'n.created_at', id: 'n.id', type: 'bigint' })}
  order by n.created_at desc, n.id desc limit ${limit}`

const chatNote: Reading = ({ applicationId, before }, limit) => sql`
  select n.at, ${numberKey('n.id')} as key from chat_note n join chat_session s on s.id = n.session_id
  where s.application_id = ${applicationId}
    and ${isBefore(before, 'chat-note', { at: 'n.at', id: 'n.id', type: 'bigint' })}
  order by n.at desc, n.id desc limit ${limit}`

const email: Reading = ({ applicationId, emails, before }, limit) => sql`
  select m.received_at as at, m.id::text as key from received_email m
  where m.application_id = ${applicationId}
    and ${emails === 'known' ? sql`m.is_known_sender and m.kind = 'answer'` : sql`true`}
    and ${isBefore(before, 'email', { at: 'm.received_at', id: 'm.id', type: 'uuid' })}
  order by m.received_at desc, m.id desc limit ${limit}`

/** Messages also sent by letter are shown by their event. */
const chat: Reading = ({ applicationId, before, chats }, limit) => sql`
  select c.at, ${numberKey('c.id')} as key from chat_session s cross join lateral (
    select m.at, m.id from chat_message m where m.session_id = s.id and not m.by_letter
      and ${isBefore(before, 'chat', { at: 'm.at', id: 'm.id', type: 'bigint' })}
    order by m.at desc, m.id desc limit ${limit}) c
  where s.application_id = ${applicationId} and s.message_count > 0
    and ${chats === 'proven' ? sql`s.is_proven` : sql`true`}
  order by c.at desc, c.id desc limit ${limit}`

/** Staff messages are shown by their event, with the letter's state; suppressed letters not at all. */
const letter: Reading = ({ applicationId, letters, before, toldAt }, limit) => sql`
  select l.created_at as at, l.id::text as key from letter l
  where l.application_id = ${applicationId}
    and ${letters === null ? sql`true` : sql`l.kind = any(${letters}::text[])`}
    and (l.kind <> 'staff-message' or l.copy_of is not null)
    and (l.state <> 'failed' or l.troubled_at is not null)
    and ${toldAt ? sql`not exists (select from held_decision h where h.letter_id = l.id and h.until > ${toldAt})` : sql`true`}
    and ${isBefore(before, 'letter', { at: 'l.created_at', id: 'l.id', type: 'uuid' })}
  order by l.created_at desc, l.id desc limit ${limit}`

type Reading = (question: ThreadQuestion, limit: number) => RawBuilder<unknown>

function partsOf(question: ThreadQuestion, limit: number): Part[] {
  const { events, letters, notes, corrections, emails, chats } = question
  const wanted: [ThreadSource, boolean, Reading][] = [
    ['event', events.length > 0, event],
    ['correction', corrections, correction],
    ['note', notes, note],
    ['chat-note', notes && chats === 'all', chatNote],
    ['email', emails !== 'none', email],
    ['chat', chats !== 'none', chat],
    ['letter', letters === null || letters.length > 0, letter],
  ]
  return wanted.flatMap(([source, isWanted, read]) =>
    isWanted ? [{ source, statement: read(question, limit) }] : [],
  )
}

/** Positions of the next `limit` entries, newest first: reads at most a page from each source, by its index. */
export async function findThreadPage(
  tx: Tx,
  question: ThreadQuestion,
  limit: number,
): Promise<ThreadPosition[]> {
  const parts = partsOf(question, limit)
  if (parts.length === 0) return []
  const union = sql.join(
    parts.map(
      ({ source, statement }) =>
        sql`(select at, key, ${sql.lit(threadSources.indexOf(source))} as rank from (${statement}) ${sql.id(source)})`,
    ),
    sql` union all `,
  )
  const { rows } = await sql<{ at: number; rank: number; key: string }>`
    select (extract(epoch from entry.at) * 1000000)::bigint as at, rank, key from (${union}) entry
    order by entry.at desc, rank desc, key collate "C" desc limit ${limit}`.execute(tx)
  return rows.map(({ at, rank, key }) => ({ at, source: threadSources[rank] ?? 'event', key }))
}
