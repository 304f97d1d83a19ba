import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type EmailShow, type InboxBox, type InboxSort, isSearchable } from '#domain/inbox.ts'
import type { EmailTrouble, ReceivedEmailKind } from '#domain/mail/received-email.ts'
import type { Tx } from '../../platform/db/database.ts'
import { and } from '../casework/list-filter.ts'
import { isUnanswered } from '../casework/work.ts'

/** Where a page ended: since when its last e-mail waits, null if it does not. */
export type EmailPlace = { since: Date | null; at: Date; id: string }

export type EmailsAsked = {
  /** Those of a conversation; without one, those that stand in none. */
  conversationId: string | undefined
  show: EmailShow
  box: InboxBox
  sort: InboxSort
  search: string
  /** The application named by the search term. */
  applicationId: number | null
  from: EmailPlace | null
}

export type ListedEmail = {
  id: string
  kind: ReceivedEmailKind
  applicationId: number | null
  chatSessionId: string | null
  sender: string
  isKnownSender: boolean
  subject: string
  trouble: EmailTrouble | null
  receivedAt: Date
  beginning: string
  files: number
  waitingSince: Date | null
  staffName: string | null
}

/**
 * What waits: unknown e-mails, those of the authority that nobody dealt with, and those of applications whose traveller
 * wrote last, decided or not. Such an application waits since its first one, and is listed by its last one.
 */
const waitingOnes = sql`waiting as (
  select each.id, each.application_id,
    min(each.received_at) over (partition by each.about) as since,
    row_number() over (partition by each.about order by each.received_at desc, each.id desc) = 1 as is_last
  from (
    select e.id, e.application_id, e.received_at, e.id::text as about from received_email e
    where e.application_id is null and e.chat_session_id is null and e.kind = 'unknown'
      and e.closed_at is null
    union all
    select e.id, e.application_id, e.received_at, e.id::text from received_email e
    where e.kind = 'authority' and e.closed_at is null
    union all
    select e.id, e.application_id, e.received_at, e.application_id::text from application_work w
      join received_email e on e.application_id = w.application_id
    where w.has_message and ${isUnanswered}
  ) each)`

const shown: Readonly<Record<EmailShow | 'each-waiting', RawBuilder<SqlBool>>> = {
  waiting: sql`w.is_last`,
  'each-waiting': sql`w.id is not null`,
  answered: sql`w.id is null`,
  all: sql`true`,
}

const inBox: Readonly<Record<InboxBox, (staffId: string) => RawBuilder<SqlBool>>> = {
  mine: (staffId) => sql`a.assigned_to = ${staffId}`,
  // What was decided stays with who had it, who may have left.
  unassigned: () => sql`not exists (
    select from staff here where here.id = a.assigned_to and here.disabled_at is null)`,
  unanswered: () => sql`w.id is not null`,
  snoozed: () => sql`false`,
  all: () => sql`true`,
}

function isAfter({ since, at, id }: EmailPlace, sort: InboxSort): RawBuilder<SqlBool> {
  const isOlder = sql<SqlBool>`(e.received_at, e.id) < (${at}::timestamptz, ${id}::uuid)`
  if (sort === 'newest') return isOlder
  return sql`(w.since > ${since}::timestamptz or (w.since = ${since}::timestamptz and ${isOlder}))`
}

const containing = (term: string): string => `%${term.replace(/[\\%_]/g, '\\$&')}%`

const isSought = (search: string, applicationId: number | null): RawBuilder<SqlBool> =>
  isSearchable(search)
    ? sql`(e.sender ilike ${containing(search)} or e.subject ilike ${containing(search)}
        or e.text ilike ${containing(search)} or e.application_id = ${applicationId}::bigint)`
    : sql`e.application_id = ${applicationId}::bigint`

type Reader = { staffId: string; limit: number }

/**
 * A page of received e-mails in the order of the inbox. Only what waits is put in order by its wait, as it is
 * little; the others follow by day, as their index has them.
 */
export async function findEmails(tx: Tx, asked: EmailsAsked, by: Reader): Promise<ListedEmail[]> {
  const { show, sort, from } = asked
  if (sort === 'newest' || show === 'waiting') return readPage(tx, asked, by)
  const isInOthers = show === 'answered' || from?.since === null
  const first = isInOthers ? [] : await readPage(tx, { ...asked, show: 'each-waiting' }, by)
  if (first.length === by.limit) return first
  const others = { show: 'answered', sort: 'newest', from: isInOthers ? from : null } as const
  const limit = by.limit - first.length
  return [...first, ...(await readPage(tx, { ...asked, ...others }, { ...by, limit }))]
}

async function readPage(
  tx: Tx,
  asked: Omit<EmailsAsked, 'show'> & { show: keyof typeof shown },
  { staffId, limit }: Reader,
): Promise<ListedEmail[]> {
  const { conversationId, show, box, sort, search, applicationId, from } = asked
  const conditions = [
    conversationId === undefined
      ? sql`e.chat_session_id is null`
      : sql`e.chat_session_id = ${conversationId}::uuid`,
    shown[show],
    inBox[box](staffId),
    ...(search === '' ? [] : [isSought(search, applicationId)]),
    ...(from === null ? [] : [isAfter(from, sort)]),
  ]
  const order = sort === 'newest' ? sql`` : sql`w.since,`
  const { rows } = await sql<ListedEmail>`
    with ${waitingOnes}
    select e.id, e.kind, e.application_id, e.chat_session_id, e.sender, e.is_known_sender, e.subject,
      e.trouble, e.received_at, left(e.text, 200) as beginning, w.since as waiting_since,
      s.name as staff_name, (select count(*)::int from received_file f
        where f.email_id = e.id and not f.is_inline) as files
    from received_email e left join waiting w on w.id = e.id
      left join application a on a.id = e.application_id left join staff s on s.id = a.assigned_to
    where ${and(conditions)}
    order by ${order} e.received_at desc, e.id desc limit ${limit}`.execute(tx)
  return rows
}

/** How much of what waits by e-mail stands in each box. */
export async function countEmails(
  tx: Tx,
  staffId: string,
): Promise<{ boxes: Record<InboxBox, number>; unknown: number }> {
  const { rows } = await sql<{ mine: number; unassigned: number; all: number; unknown: number }>`
    with ${waitingOnes}
    select count(*) filter (where ${inBox.mine(staffId)})::int as mine,
      count(*) filter (where ${inBox.unassigned(staffId)})::int as unassigned, count(*)::int as all,
      count(*) filter (where w.application_id is null)::int as unknown
    from waiting w left join application a on a.id = w.application_id where w.is_last`.execute(tx)
  const { mine = 0, unassigned = 0, all = 0, unknown = 0 } = rows[0] ?? {}
  return { boxes: { mine, unassigned, unanswered: all, snoozed: 0, all }, unknown }
}
