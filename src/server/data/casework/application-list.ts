import { type RawBuilder, sql } from 'kysely'
import type { ProcessingType, VisaType } from '#domain/application/choice.ts'
import { type Queue, queues, type Sort } from '#domain/application/list.ts'
import type { ApplicationStatus, PaymentStatus } from '#domain/application/status.ts'
import type { KeptFlag, WorkState } from '#domain/application/work.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Tx } from '../../platform/db/database.ts'
import { plannedAnew } from '../../platform/db/prepared-client.ts'
import {
  and,
  conditionsOf,
  inQueue,
  isCounted,
  type ListFilter,
  type ListViewer,
  mayBeEnded,
  type Sql,
} from './list-filter.ts'
import { isSought, type Sought, waysOf } from './list-search.ts'
import { shownFlags } from './work.ts'

export type ListQuestion = ListFilter & { sought: Sought | null; sort: Sort }

/** End of a page: the id, and the date or price sorted by; null in the part without one. */
export type Position = { id: number; key: string | number | null }

export type ListRow = {
  id: number
  version: number
  status: ApplicationStatus
  paymentStatus: PaymentStatus
  contactName: string
  contactEmail: string
  contactPhone: string
  visaType: VisaType
  processingType: ProcessingType
  language: Language
  numberOfApplicants: number
  /** Number of decided travellers. */
  decided: number
  totalPriceCents: number
  createdAt: Date
  paidAt: Date | null
  completedAt: Date | null
  dueOn: string | null
  assignedTo: string | null
  assigneeName: string | null
  state: WorkState
  flags: KeptFlag[]
  earlyOn: string | null
  arrivesOn: string | null
  nextOn: string | null
  /** The promised date while somebody is unfiled. */
  promisedOn: string | null
  nationalities: string[]
  documentsAccepted: number
  documentsReceived: number
  documentsNeeded: number
}

type Row = ListRow & { total: number; reached: boolean }

/** Counting stops here: higher totals are of no use. */
const most = { queue: 1000, search: 200 }

/** Named as read: converting hundreds of column names per page costs time. */
const shown = sql`a.id, a.version, a.status, a.payment_status as "paymentStatus",
  a.contact_name as "contactName", a.contact_email as "contactEmail", a.contact_phone as "contactPhone",
  a.visa_type as "visaType", a.processing_type as "processingType", a.language,
  a.number_of_applicants as "numberOfApplicants", a.total_price_cents as "totalPriceCents",
  a.created_at as "createdAt", a.paid_at as "paidAt", a.completed_at as "completedAt",
  a.assigned_to as "assignedTo",
  case when a.status in ('paid', 'processing') then a.due_on end as "dueOn",
  (select count(*) from applicant p where p.application_id = a.id
    and p.state in ('approved', 'rejected', 'withdrawn')) as decided,
  s.name as "assigneeName", w.state, ${shownFlags} as flags, w.early_on as "earlyOn", w.arrives_on as "arrivesOn",
  w.next_on as "nextOn", w.due_on as "promisedOn", w.nationalities,
  w.documents_accepted as "documentsAccepted", w.documents_received as "documentsReceived",
  w.documents_needed as "documentsNeeded"`

type Order = {
  by: 'id' | 'next_on' | 'arrives_on' | 'total_price_cents'
  direction: 'asc' | 'desc'
}
const orders: Readonly<Record<Sort, Order>> = {
  newest: { by: 'id', direction: 'desc' },
  oldest: { by: 'id', direction: 'asc' },
  due: { by: 'next_on', direction: 'asc' },
  arrival: { by: 'arrives_on', direction: 'asc' },
  'latest-arrival': { by: 'arrives_on', direction: 'desc' },
  dearest: { by: 'total_price_cents', direction: 'desc' },
  cheapest: { by: 'total_price_cents', direction: 'asc' },
}

/** The position after this row. */
export function positionAfter(row: ListRow, sort: Sort): Position {
  const keys = {
    id: null,
    next_on: row.nextOn,
    arrives_on: row.arrivesOn,
    total_price_cents: row.totalPriceCents,
  }
  return { id: row.id, key: keys[orders[sort].by] }
}

/** The key type of a position in this order; dates are missing where nothing is left to do. */
export function keyOf(sort: Sort): 'none' | 'day' | 'cents' {
  const { by } = orders[sort]
  if (by === 'id') return 'none'
  return by === 'total_price_cents' ? 'cents' : 'day'
}

const number = sql`w.application_id`
const sign = ({ direction }: Order) => (direction === 'asc' ? sql`>` : sql`<`)
const way = ({ direction }: Order) => (direction === 'asc' ? sql`asc` : sql`desc`)

/** Ids of a page in id order. */
function pageById(conditions: readonly Sql[], order: Order, from: Position | null, limit: number) {
  const edge = from ? [sql`${number} ${sign(order)} ${from.id}`] : []
  return sql`select ${number} as id, null as part, row_number() over (order by ${number} ${way(order)}) as place
    from application_work w where ${and([...conditions, ...edge])}
    order by ${number} ${way(order)} limit ${sql.lit(limit)}`
}

/**
 * Ids of a page by date or price: rows with one first, then the rest, newest first. The second part
 * is skipped when the first fills the page.
 */
function pageByKey(
  conditions: readonly Sql[],
  order: Order,
  from: Position | null,
  limit: number,
  hasRest: boolean,
) {
  const key = sql.ref(`w.${order.by}`)
  const cast = sql.raw(order.by === 'total_price_cents' ? 'integer' : 'date')
  const inOrder = sql`${key} ${way(order)}, ${number} ${way(order)}`
  const edge =
    from && from.key !== null
      ? [sql`(${key}, ${number}) ${sign(order)} (${from.key}::${cast}, ${from.id}::bigint)`]
      : []
  const keyed = sql`(select ${number} as id, 0 as part, row_number() over (order by ${inOrder}) as place
    from application_work w where ${and([sql`${key} is not null`, ...conditions, ...edge])}
    order by ${inOrder} limit ${sql.lit(limit)})`
  const restEdge = from && from.key === null ? [sql`${number} < ${from.id}`] : []
  const rest = sql`(select ${number} as id, 1 as part, row_number() over (order by ${number} desc) as place
    from application_work w where ${and([sql`${key} is null`, ...conditions, ...restEdge])}
    order by ${number} desc limit ${sql.lit(limit)})`
  const parts = [...(from && from.key === null ? [] : [keyed]), ...(hasRest ? [rest] : [])]
  if (parts.length === 0) return sql`select null::bigint as id, 0 as part, 0 as place limit 0`
  return sql`select * from (${sql.join(parts, sql` union all `)}) both_parts limit ${sql.lit(limit)}`
}

/** The total: from the tally for the whole list, otherwise counted up to a maximum. */
function countOf(question: ListQuestion, conditions: readonly Sql[]): Sql {
  if (question.sought || !isCounted(question)) {
    return sql`select count(*) from (select 1 from application_work w
      where ${and(conditions)} limit ${sql.lit(most.queue + 1)}) few`
  }
  const kind = question.status ? sql`kind = ${question.status}` : sql`kind <> 'revenue'`
  return sql`select coalesce(sum(count), 0) from tally where ${kind}`
}

/** Words may be common or rare, which decides how they are found. */
const head = ({ sought }: ListQuestion) =>
  sought && 'words' in sought ? sql.raw(`${plannedAnew} `) : sql``

type Parts = { page: Sql; total: Sql; reached: Sql; withs: Sql }

/**
 * The rows for a page of ids, with the total; one row without an id if the page is empty. Limits
 * are literals, since a generic plan must know them.
 */
const withRows = (
  question: ListQuestion,
  { page, total, reached, withs }: Parts,
) => sql<Row>`${head(question)}
  with ${withs} page as materialized (${page})
  select ${shown}, t.total, t.reached
  from (select (${total}) as total, ${reached} as reached) t
  left join page on true
  left join application a on a.id = page.id
  left join application_work w on w.application_id = page.id
  left join staff s on s.id = a.assigned_to
  order by page.part, page.place`

function walk(question: ListQuestion, from: Position | null, limit: number) {
  const { sort, sought } = question
  const order = orders[sort]
  const conditions = [...conditionsOf(question), ...(sought ? [isSought(sought)] : [])]
  const total = from ? sql`select 0` : countOf(question, conditions)
  // Every row has a price.
  const hasRest = order.by !== 'total_price_cents' && mayBeEnded(question)
  const page =
    order.by === 'id'
      ? pageById(conditions, order, from, limit)
      : pageByKey(conditions, order, from, limit, hasRest)
  return withRows(question, { page, total, reached: sql`false`, withs: sql`` })
}

/**
 * The ids found by a search, nearest of each way: the planner scans the list's order for a common
 * name, and uses trigrams for a rare one.
 */
function search(question: ListQuestion & { sought: Sought }, from: Position | null, limit: number) {
  const order = orders[question.sort]
  const conditions = conditionsOf(question)
  const cap = from ? limit : Math.max(limit, most.search + 1)
  const ways = waysOf(question.sought).map((each) => {
    const edge = from ? [sql`${each.id} ${sign(order)} ${from.id}`] : []
    const narrowed =
      conditions.length > 0 ? sql`join application_work w on ${number} = ${each.id}` : sql``
    return sql`select distinct ${each.id} as id from ${each.from} ${narrowed}
      where ${and([each.condition, ...conditions, ...edge])} order by ${each.id} ${way(order)} limit ${sql.lit(cap)}`
  })
  const names = ways.map((_, index) => sql.ref(`way${index}`))
  const withs = ways.map((each, index) => sql`${names[index]} as materialized (${each})`)
  const all = sql.join(
    names.map((name) => sql`select id from ${name}`),
    sql` union `,
  )
  const reached = names.map((name) => sql`(select count(*) from ${name}) >= ${cap}`)
  const page = sql`select id, null as part, row_number() over (order by id ${way(order)}) as place
    from hit order by id ${way(order)} limit ${sql.lit(limit)}`
  return withRows(question, {
    page,
    total: sql`select count(*) from hit`,
    reached: sql`(${sql.join(reached, sql` or `)})`,
    withs: sql`${sql.join(withs)}, hit as materialized (${all}), `,
  })
}

export type ListPage = { rows: ListRow[]; total: number; totalIsExact: boolean }

const isSearch = (question: ListQuestion): question is ListQuestion & { sought: Sought } =>
  question.sought !== null && question.queue === undefined && orders[question.sort].by === 'id'

/** The whole page in one statement. */
export const pageStatement = (
  question: ListQuestion,
  from: Position | null,
  limit: number,
): RawBuilder<Row> =>
  isSearch(question) ? search(question, from, limit) : walk(question, from, limit)

/**
 * Up to `limit` applications after a position. Only the first page has a total; later ones say 0.
 * Exact totals are from the tally; counted ones stop at `most` and say so.
 */
export async function findPage(
  tx: Tx,
  question: ListQuestion,
  from: Position | null,
  limit: number,
): Promise<ListPage> {
  const { rows } = await pageStatement(question, from, limit).execute(tx.withoutPlugins())
  const { total = 0, reached = false } = rows[0] ?? {}
  const counted = isSearch(question) ? most.search : most.queue
  const isTallied = question.sought === null && isCounted(question)
  return {
    rows: rows.filter(({ id }) => id !== null),
    total: isTallied ? total : Math.min(total, counted),
    totalIsExact: isTallied || !(reached || total > counted),
  }
}

/** Existing ids among these, in order. */
export async function findKnownIds(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const known = await tx
    .selectFrom('application')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  return known.map(({ id }) => id)
}

/** The size of each queue up to the maximum: one small index each. */
export const queueStatement = (viewer: ListViewer): RawBuilder<Record<Queue, number>> =>
  sql`select ${sql.join(
    queues.map(
      (queue) => sql`(select count(*) from (select 1 from application_work w
        where ${inQueue(queue, viewer)} limit ${sql.lit(most.queue + 1)}) few) as ${sql.ref(queue)}`,
    ),
  )}`

export async function countQueues(tx: Tx, viewer: ListViewer) {
  const { rows } = await queueStatement(viewer).execute(tx)
  return queues.map((queue) => {
    const count = rows[0]?.[queue] ?? 0
    return { queue, count: Math.min(count, most.queue), isExact: count <= most.queue }
  })
}
