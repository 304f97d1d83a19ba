import { type RawBuilder, sql } from 'kysely'
import type { ProcessingType, VisaType } from '#domain/application/choice.ts'
import type { Queue, Sort } from '#domain/application/list.ts'
import type { ApplicationStatus, PaymentStatus } from '#domain/application/status.ts'
import { type ExactTerm, patternOf } from '#domain/search-term.ts'
import type { Tx } from '../db/database.ts'

/** What stands in the search box, read one way: as whole values, or as words. */
export type Sought = { exact: readonly ExactTerm[] } | { words: readonly string[] }

export type ListFilter = {
  sought: Sought | null
  status: ApplicationStatus | null
  queue: Queue | null
  sort: Sort
  /** Whose queue is meant by `mine`. */
  staffId: string
}

/**
 * Where a page ended. `due` is the promised day while the list runs through what is promised, and null
 * once it has come to the rest.
 */
export type Position = { id: number; due: string | null }

export type ListRow = {
  id: number
  orderId: string
  version: number
  status: ApplicationStatus
  paymentStatus: PaymentStatus
  contactName: string
  contactEmail: string
  contactPhone: string
  visaType: VisaType
  processingType: ProcessingType
  numberOfApplicants: number
  /** Travellers about whom nothing is left to decide. */
  decided: number
  totalPriceCents: number
  createdAt: Date
  paidAt: Date | null
  completedAt: Date | null
  dueOn: string | null
  assignedTo: string | null
  assigneeName: string | null
}

type Sql = RawBuilder<unknown>
type Row = ListRow & { total: number; reached: boolean }

/** Counting stops here: nobody waits for a number that nobody reads. */
const most = { queue: 1000, search: 200 }

const columns = sql`a.id, a.order_id, a.version, a.status, a.payment_status, a.contact_name,
  a.contact_email, a.contact_phone, a.visa_type, a.processing_type, a.number_of_applicants,
  a.total_price_cents, a.created_at, a.paid_at, a.completed_at, a.assigned_to,
  case when a.status in ('paid', 'processing') then a.due_on end as due_on,
  (select count(*) from applicant p where p.application_id = a.id
    and p.state in ('approved', 'rejected', 'withdrawn')) as decided`

const isPromised = sql`a.due_on is not null and a.status in ('paid', 'processing')`

// Each is the condition of one small index, word for word.
const inQueue: Readonly<Record<Queue, (staffId: string) => Sql>> = {
  mine: (staffId) =>
    sql`a.assigned_to = ${staffId} and a.status in ('pending', 'paid', 'processing')`,
  unassigned: () => sql`a.assigned_to is null and a.completed_at is not null
    and a.status in ('paid', 'processing')`,
  traveller: () => sql`a.status in ('paid', 'processing')
    and (a.completed_at is null or a.documents_asked_at is not null)`,
  late: () => isPromised,
  today: () => isPromised,
  ready: () => isPromised,
  messages: () => isPromised,
  second: () => isPromised,
  due: () => isPromised,
}

const and = (conditions: readonly Sql[]) => sql.join(conditions, sql` and `)

/** Folded as the kept text is. */
const holds = (words: readonly string[], table: 'a' | 'p') =>
  and(
    words.map(
      (word) => sql`${sql.ref(`${table}.search_text`)} like search_fold(${patternOf(word)})`,
    ),
  )

const exactOn: { [K in ExactTerm['kind']]: (term: ExactTerm & { kind: K }) => Sql } = {
  'order-id': ({ orderId }) => sql`a.order_id = ${orderId}`,
  id: ({ id }) => sql`a.id = ${id}`,
  email: ({ email }) => sql`lower(a.contact_email) = ${email}`,
  'passport-number': ({ passportNumber }) => sql`p.passport_number = ${passportNumber}`,
}

/** The conditions of a search, each on one table, each answered by one index. */
function waysOf(sought: Sought): { table: 'a' | 'p'; condition: Sql }[] {
  if ('words' in sought) {
    const { words } = sought
    return [
      { table: 'a', condition: holds(words, 'a') },
      { table: 'p', condition: holds(words, 'p') },
    ]
  }
  return sought.exact.map((term) => ({
    table: term.kind === 'passport-number' ? 'p' : 'a',
    condition: (exactOn[term.kind] as (term: ExactTerm) => Sql)(term),
  }))
}

/** The search as a condition on rows of `application a` that another index finds. */
function soughtHere(sought: Sought): Sql {
  const ways = waysOf(sought).map(({ table, condition }) =>
    table === 'a'
      ? sql`(${condition})`
      : sql`exists (select from applicant p where p.application_id = a.id and ${condition})`,
  )
  return sql`(${sql.join(ways, sql` or `)})`
}

const direction = (sort: Sort) => (sort === 'oldest' ? sql`asc` : sql`desc`)
const beyond = (sort: Sort, from: Position | null) =>
  from ? [sort === 'oldest' ? sql`a.id > ${from.id}` : sql`a.id < ${from.id}`] : []

/**
 * The ids that a search finds, from both tables, the nearest ones of each way: a common name is walked
 * to by the order of the list, a rare one comes out of the trigrams, as the planner sees fit.
 */
function hits(filter: ListFilter & { sought: Sought }, from: Position | null, limit: number) {
  const { sort, status } = filter
  const narrowed = [...beyond(sort, from), ...(status ? [sql`a.status = ${status}`] : [])]
  return waysOf(filter.sought).map(({ table, condition }) => {
    if (table === 'a') {
      return sql`select a.id from application a where ${and([condition, ...narrowed])}
        order by a.id ${direction(sort)} limit ${limit}`
    }
    const edge = from
      ? [sql`p.application_id ${sort === 'oldest' ? sql`>` : sql`<`} ${from.id}`]
      : []
    const joined = status ? sql`join application a on a.id = p.application_id` : sql``
    const where = and([condition, ...edge, ...(status ? [sql`a.status = ${status}`] : [])])
    return sql`select distinct p.application_id as id from applicant p ${joined} where ${where}
      order by p.application_id ${direction(sort)} limit ${limit}`
  })
}

/** A page of what a search finds, with a count that stops at `most.search`. */
function searchPage(filter: ListFilter & { sought: Sought }, from: Position | null, limit: number) {
  const cap = from ? limit : Math.max(limit, most.search + 1)
  const ways = hits(filter, from, cap)
  const names = ways.map((_, index) => sql.ref(`way${index}`))
  const withs = ways.map((way, index) => sql`${names[index]} as materialized (${way})`)
  const all = sql.join(
    names.map((name) => sql`select id from ${name}`),
    sql` union `,
  )
  const reached = names.map((name) => sql`(select count(*) from ${name}) >= ${cap}`)
  return sql<Row>`with ${sql.join(withs)}, hit as materialized (${all}),
    page as (select ${columns} from application a
      where a.id in (select id from hit order by id ${direction(filter.sort)} limit ${limit}))
    select a.*, s.name as assignee_name, t.total, t.reached
    from (select (select count(*) from hit) as total, ${sql.join(reached, sql` or `)} as reached) t
    left join page a on true left join staff s on s.id = a.assigned_to
    order by a.id ${direction(filter.sort)}`
}

/** How many the list has: all of them from the tally, of a queue as far as anybody counts. */
function countOf({ status, queue, sought }: ListFilter, conditions: readonly Sql[]) {
  if (queue || sought) {
    return sql`(select count(*) from (select from application a where ${and(conditions)}
      limit ${most.queue + 1}) few)`
  }
  const kinds = status ? sql`kind = ${status}` : sql`kind <> 'revenue'`
  return sql`(select coalesce(sum(count), 0) from tally where ${kinds})`
}

/** What is promised, by its day. */
function promised(conditions: readonly Sql[], from: Position | null, limit: number) {
  const further = from?.due ? [sql`(a.due_on, a.id) > (${from.due}::date, ${from.id})`] : []
  return sql`(select ${columns}, 0 as part from application a
    where ${and([...conditions, isPromised, ...further])} order by a.due_on, a.id limit ${limit})`
}

/** A page with its total beside it and the names of whoever works on each. */
function withAssignee(page: Sql, { total, order }: { total: Sql; order: Sql }) {
  return sql<Row>`select a.*, s.name as assignee_name, t.total, t.total > ${most.queue} as reached
    from (select ${total} as total) t left join (${page}) a on true
    left join staff s on s.id = a.assigned_to order by ${order}`
}

function walkPage(filter: ListFilter, from: Position | null, limit: number) {
  const { sort, queue, status, sought } = filter
  const conditions = [
    ...(queue ? [inQueue[queue](filter.staffId)] : []),
    ...(status ? [sql`a.status = ${status}`] : []),
    ...(sought ? [soughtHere(sought)] : []),
  ]
  const total = from ? sql`0` : countOf(filter, conditions)
  const onlyPromised = queue === 'due'
  const byId = sql`a.id ${direction(sort)}`
  if (sort !== 'due' && !onlyPromised) {
    const where = and([sql`true`, ...conditions, ...beyond(sort, from)])
    const page = sql`select ${columns} from application a where ${where}
      order by ${byId} limit ${limit}`
    return withAssignee(page, { total, order: byId })
  }
  const notPromised = sql`(a.due_on is null or a.status not in ('paid', 'processing'))`
  const edge = from?.due ? [] : beyond(sort, from)
  const others = sql`(select ${columns}, 1 as part from application a
    where ${and([...conditions, notPromised, ...edge])} order by ${byId} limit ${limit})`
  const parts = [
    ...(!from || from.due ? [promised(conditions, from, limit)] : []),
    ...(onlyPromised ? [] : [others]),
  ]
  // The second part is not begun when the first one fills the page.
  const page = sql`select * from (${sql.join(parts, sql` union all `)}) both_parts limit ${limit}`
  const order = sql`a.part, case when a.part = 0 then a.due_on end,
    case when a.part = 0 then a.id end, ${byId}`
  return withAssignee(page, { total, order })
}

export type ListPage = { rows: ListRow[]; total: number; totalIsExact: boolean }

const isSearchOf = ({ sought, queue, sort }: ListFilter) =>
  sought !== null && queue === null && sort !== 'due'

/** The one statement behind a page. */
export function pageStatement(
  filter: ListFilter,
  from: Position | null,
  limit: number,
): RawBuilder<Row> {
  const { sought } = filter
  return sought && isSearchOf(filter)
    ? searchPage({ ...filter, sought }, from, limit)
    : walkPage(filter, from, limit)
}

/**
 * Up to `limit` applications after a position. The total belongs to the first page; later ones say 0.
 * What is exact comes from the tally; what is counted stops at `most` and says so.
 */
export async function findPage(
  tx: Tx,
  filter: ListFilter,
  from: Position | null,
  limit: number,
): Promise<ListPage> {
  const { rows } = await pageStatement(filter, from, limit).execute(tx)
  const { total = 0, reached = false } = rows[0] ?? {}
  const isCounted = filter.queue !== null || filter.sought !== null
  const counted = isSearchOf(filter) ? most.search : most.queue
  return {
    rows: rows.filter(({ id }) => id !== null),
    total: isCounted ? Math.min(total, counted) : total,
    totalIsExact: !isCounted || !(reached || total > counted),
  }
}
