import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ChatState } from '#domain/chat.ts'
import { type InboxBox, type InboxSort, inboxBoxes, inboxLimits } from '#domain/inbox.ts'
import type { Messenger } from '#domain/messenger.ts'
import type { Tx } from '../../platform/db/database.ts'

export type SessionFilter = {
  box: InboxBox
  state: ChatState | null
  label: string
  search: string
  messenger: Messenger | null
  /** The application named by the search term. */
  applicationId: number | null
  sort: InboxSort
  before: Date | null
  /** Continues after this conversation, in the order of `sort`. */
  after: string | null
}

/** The viewer and the time. */
export type Looking = { staffId: string; now: Date }

const containing = (term: string): string => `%${term.replace(/[\\%_]/g, '\\$&')}%`

/** Fewer digits are no number of somebody. */
const numberFrom = 5

const awake = (now: Date) => sql<SqlBool>`(s.snoozed_until is null or s.snoozed_until <= ${now})`

/** SQL of the domain's `isIn`. */
function inBox(box: InboxBox, { staffId, now }: Looking): RawBuilder<SqlBool> {
  const conditions: Record<InboxBox, RawBuilder<SqlBool>> = {
    mine: sql`s.staff_id = ${staffId} and ${awake(now)}`,
    unassigned: sql`s.staff_id is null and ${awake(now)}`,
    unanswered: sql`s.waiting_since is not null and ${awake(now)}`,
    snoozed: sql`s.snoozed_until > ${now}`,
    all: sql`true`,
  }
  return conditions[box]
}

const waiting = sql`coalesce(s.waiting_since, 'infinity'::timestamptz)`

/** Conversations after this one, in longest-waiting order. */
const afterWaiting = (id: string) => sql<SqlBool>`exists (
  select from chat_session c where c.id = ${id} and (
    ${waiting} > coalesce(c.waiting_since, 'infinity') or (${waiting} = coalesce(c.waiting_since, 'infinity')
      and (s.last_message_at, c.id) < (c.last_message_at, s.id))))`

/** Ids of a list in order: narrow rows, so that details are only loaded for these. */
function listedIds(tx: Tx, filter: SessionFilter, looking: Looking, limit: number) {
  const { box, state, label, search, messenger, applicationId, sort, before, after } = filter
  const like = containing(search)
  const digits = search.replace(/\D/g, '')
  return tx
    .selectFrom('chatSession as s')
    .select('s.id')
    .where('s.messageCount', '>', 0)
    .where(inBox(box, looking))
    .$if(state !== null, (query) => query.where('s.state', '=', state))
    .$if(label !== '', (query) =>
      query.where(sql<SqlBool>`s.labels <> '{}' and s.labels @> array[${label}]::text[]`),
    )
    .$if(messenger !== null, (query) =>
      query.where(({ eb, selectFrom }) =>
        eb(
          's.id',
          'in',
          selectFrom('messengerContact')
            .select('chatSessionId')
            .where('messenger', '=', messenger ?? 'whatsapp')
            .where('state', '<>', 'ended'),
        ),
      ),
    )
    .$if(before !== null, (query) => query.where('s.lastMessageAt', '<', before))
    .$if(after !== null && sort === 'waiting', (query) => query.where(afterWaiting(after ?? '')))
    .$if(search !== '', (query) =>
      query.where(({ eb, or, selectFrom }) =>
        or([
          eb('s.email', 'ilike', like),
          eb('s.name', 'ilike', like),
          eb('s.applicationId', '=', applicationId ?? -1),
          eb(
            's.id',
            'in',
            selectFrom('chatMessage').select('sessionId').where('text', 'ilike', like),
          ),
          ...(digits.length < numberFrom
            ? []
            : [
                eb(
                  's.id',
                  'in',
                  selectFrom('messengerContact')
                    .select('chatSessionId')
                    .where('address', 'like', containing(digits)),
                ),
              ]),
        ]),
      ),
    )
    .$if(sort === 'waiting', (query) => query.orderBy(waiting))
    .orderBy('s.lastMessageAt', 'desc')
    .orderBy('s.id')
    .limit(limit)
}

/** The conversations of the staff list. */
export function findSessions(tx: Tx, filter: SessionFilter, looking: Looking, limit: number) {
  return sessionRows(tx)
    .where('s.id', 'in', listedIds(tx, filter, looking, limit))
    .$if(filter.sort === 'waiting', (query) => query.orderBy(waiting))
    .orderBy('s.lastMessageAt', 'desc')
    .orderBy('s.id')
    .execute()
}

export type ListedSession = Awaited<ReturnType<typeof findSessions>>[number]

export function findListedSession(tx: Tx, id: string) {
  return sessionRows(tx).where('s.id', '=', id).executeTakeFirst()
}

/**
 * Other conversations of the same visitor, newest first: about the same application if both proved
 * access, or under the same address, which is unverified.
 */
export function findOtherSessions(tx: Tx, id: string) {
  return sessionRows(tx)
    .innerJoin('chatSession as this', (join) => join.on('this.id', '=', id))
    .select(
      sql<boolean>`(s.is_proven and this.is_proven and s.application_id = this.application_id)`.as(
        'isSame',
      ),
    )
    .whereRef('s.id', '<>', 'this.id')
    .where(({ and, eb, or, ref }) =>
      or([
        and([
          eb('this.isProven', '=', true),
          eb('s.isProven', '=', true),
          eb('s.applicationId', '=', ref('this.applicationId')),
        ]),
        sql<SqlBool>`lower(s.email) = lower(this.email)`,
      ]),
    )
    .orderBy('s.lastMessageAt', 'desc')
    .limit(inboxLimits.earlier)
    .execute()
}

function sessionRows(tx: Tx) {
  return tx
    .selectFrom('chatSession as s')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('chatMessage')
          .select(['side', 'text'])
          .whereRef('sessionId', '=', 's.id')
          .orderBy('id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .leftJoin('staff', 'staff.id', 's.staffId')
    .selectAll('s')
    .select(['last.side', 'last.text', 'staff.name as staffName'])
    .select(({ selectFrom }) =>
      selectFrom('chatMessage')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('sessionId', '=', 's.id')
        .whereRef('chatMessage.id', '>', 's.staffSeenId')
        .where('chatMessage.side', '=', 'user')
        .as('unread'),
    )
    .where('s.messageCount', '>', 0)
}

/** `own`: who waits for the viewer, or for somebody to take the conversation. */
export type BoxCounts = Record<InboxBox | 'own', number>

/** Open conversations by box, with one scan of their index. */
export async function countBoxes(tx: Tx, looking: Looking): Promise<BoxCounts> {
  const counts = inboxBoxes.map(
    (box) => sql`count(*) filter (where ${inBox(box, looking)})::int as ${sql.id(box)}`,
  )
  const own = sql`(s.staff_id is null or s.staff_id = ${looking.staffId}) and ${inBox('unanswered', looking)}`
  const { rows } = await sql<BoxCounts>`select ${sql.join(counts)},
    count(*) filter (where ${own})::int as own from chat_session s
    where s.state = 'open' and s.message_count > 0`.execute(tx)
  return rows[0] ?? { mine: 0, unassigned: 0, unanswered: 0, snoozed: 0, all: 0, own: 0 }
}

/** Labels in use, most frequent first. */
export async function findLabels(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ label: string }>`
    select label from chat_session s, unnest(s.labels) label where s.labels <> '{}'
    group by label order by count(*) desc, label limit ${inboxLimits.offeredLabels}`.execute(tx)
  return rows.map(({ label }) => label)
}

/** Closes the open ones of these conversations; returns which. */
export async function closeSessions(tx: Tx, ids: readonly string[], now: Date) {
  const { rows } = await sql<{ id: string; applicationId: number | null }>`
    update chat_session set ${closing(now)} where state = 'open' and id in (
      select id from chat_session where id = any(${ids}::uuid[]) order by id for update)
    returning id, application_id`.execute(tx)
  return rows
}

/** Locks an application's open conversations in which the traveller wrote last, and that by `upTo`; waits for what they are writing. */
export async function lockWaitingSessions(
  tx: Tx,
  applicationId: number,
  upTo: Date,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('chatSession')
    .select('id')
    .where('applicationId', '=', applicationId)
    .where('isProven', '=', true)
    .where('state', '=', 'open')
    .where('waitingSince', 'is not', null)
    .where('lastMessageAt', '<=', upTo)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

const closing = (now: Date) =>
  sql`state = 'closed', resolved_at = ${now}, waiting_since = null, snoozed_until = null`

/** Reopens a conversation; its visitor waits if they wrote last. */
export async function reopenSession(tx: Tx, id: string): Promise<void> {
  await sql`update chat_session s set state = 'open', resolved_at = null,
    waiting_since = (select min(m.at) from chat_message m
      where m.session_id = s.id and m.side = 'user' and m.id > coalesce((select max(a.id)
        from chat_message a where a.session_id = s.id and a.side = 'admin'), 0))
    where s.id = ${id} and s.state = 'closed'`.execute(tx)
}
