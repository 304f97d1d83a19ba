import type * as z from 'zod/mini'
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts'
import type { listItem, listStaffApplications } from '#contract/staff/application.ts'
import type { Queue, Sort } from '#domain/application/list.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { toDollars } from '#domain/money/money.ts'
import { type SearchTerm, searchTermOf } from '#domain/search-term.ts'
import {
  findPage,
  type ListFilter,
  type ListPage,
  type ListRow,
  type Position,
} from '../data/application-list.ts'
import type { Tx } from '../db/database.ts'
import { type Cursor, readCursor, writeCursor } from './cursor.ts'

type Query = QueryOf<typeof listStaffApplications>
type Asked = Pick<Query, 'search' | 'status' | 'queue'>

export function itemOf(row: ListRow): z.input<typeof listItem> {
  return {
    id: row.id,
    reference: referenceOf(row.id),
    orderId: row.orderId,
    version: row.version,
    status: row.status,
    paymentStatus: row.paymentStatus,
    contactName: row.contactName,
    contactEmail: row.contactEmail,
    visaType: row.visaType,
    processingType: row.processingType,
    numberOfApplicants: row.numberOfApplicants,
    decided: row.decided,
    totalPrice: toDollars(row.totalPriceCents),
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    dueOn: row.dueOn,
    assignee: row.assignedTo
      ? { id: row.assignedTo, name: row.assigneeName ?? row.assignedTo }
      : null,
    work: 'unpaid',
    flags: [],
    arrivesOn: null,
    nextOn: null,
    nationalities: [],
    language: 'en',
    documents: { accepted: 0, received: 0, needed: 0 },
  }
}

type Reading = Cursor['reading']

const filterOf = (
  { status, queue }: Asked,
  term: SearchTerm | null,
  reading: Reading,
  sort: Sort,
  staffId: string,
): ListFilter => ({
  // A cursor says how the search was read; what was typed may be another by now.
  sought:
    term &&
    (reading === 'exact' && term.exact.length > 0 ? { exact: term.exact } : { words: term.words }),
  status: status ?? null,
  queue: queue ?? null,
  sort,
  staffId,
})

/** What is due is shown by its day, whatever else was asked for. */
export const sortOf = (sort: Sort, queue: Queue | undefined): Sort =>
  queue === 'due' ? 'due' : sort

/**
 * The first page: a term that may be an order id, a reference, an e-mail or a passport is asked as
 * such, and its words are looked for when there is no such thing.
 */
async function firstPage(tx: Tx, asked: Asked, sort: Sort, staffId: string, limit: number) {
  const term = searchTermOf(asked.search ?? '')
  const read = async (reading: Reading): Promise<ListPage & { reading: Reading }> => {
    const filter = filterOf(asked, term, reading, sort, staffId)
    return { ...(await findPage(tx, filter, null, limit)), reading }
  }
  if (!term?.exact.length) return read('words')
  const page = await read('exact')
  return page.rows.length > 0 ? page : read('words')
}

async function laterPage(
  tx: Tx,
  asked: Asked,
  { sort, reading, from, total, totalIsExact }: Cursor,
  staffId: string,
  limit: number,
) {
  const term = searchTermOf(asked.search ?? '')
  const { rows } = await findPage(tx, filterOf(asked, term, reading, sort, staffId), from, limit)
  return { rows, total, totalIsExact, reading }
}

/** Where a list goes on after this row. */
const positionAfter = (row: ListRow, sort: Sort): Position => ({
  id: row.id,
  due: sort === 'due' ? row.dueOn : null,
})

export type Slice = { rows: ListRow[]; total: number; totalIsExact: boolean; next: Cursor | null }

/** `limit` applications after the cursor, and where the next ones begin. */
export async function sliceOf(
  tx: Tx,
  asked: Asked & { sort: Sort; limit: number },
  cursor: Cursor | null,
  staffId: string,
): Promise<Slice> {
  const { sort, limit } = asked
  // One more than is shown says whether there is another page.
  const page = cursor
    ? await laterPage(tx, asked, cursor, staffId, limit + 1)
    : await firstPage(tx, asked, sort, staffId, limit + 1)
  const { total, totalIsExact, reading } = page
  const rows = page.rows.slice(0, limit)
  const last = page.rows.length > limit ? rows.at(-1) : undefined
  const next = last && { sort, reading, from: positionAfter(last, sort), total, totalIsExact }
  return { rows, total, totalIsExact, next: next ?? null }
}

/** Throws request.invalid for a cursor that is not ours. */
export async function listApplications(
  tx: Tx,
  query: Query,
  staffId: string,
): Promise<AnswerOf<typeof listStaffApplications>> {
  const sort = sortOf(query.sort, query.queue)
  const cursor = query.cursor === undefined ? null : readCursor(query.cursor, sort, query.queue)
  const { rows, total, totalIsExact, next } = await sliceOf(tx, { ...query, sort }, cursor, staffId)
  return { items: rows.map(itemOf), nextCursor: next && writeCursor(next), total, totalIsExact }
}
