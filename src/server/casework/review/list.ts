import type * as z from 'zod/mini'
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts'
import type { getQueues, listItem, listStaffApplications } from '#contract/staff/list.ts'
import type { Queue, SavedFilter, Sort } from '#domain/application/list.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { flagsOn } from '#domain/application/work.ts'
import { toDollars } from '#domain/money/money.ts'
import { type SearchTerm, searchTermOf } from '#domain/search-term.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import {
  countQueues,
  findPage,
  type ListPage,
  type ListQuestion,
  type ListRow,
  positionAfter,
} from '../../data/casework/application-list.ts'
import type { ListViewer } from '../../data/casework/list-filter.ts'
import { countEmails } from '../../data/correspondence/inbox-email.ts'
import { countOpenCancellations } from '../../data/money/cancellation.ts'
import type { Tx } from '../../platform/db/database.ts'
import { type Cursor, readCursor, writeCursor } from './cursor.ts'

type Query = QueryOf<typeof listStaffApplications>
type Asked = SavedFilter & { search?: string | undefined; ids?: readonly number[] | undefined }

/** The viewer and date of a list. */
export const viewerOf = (staffId: string, now: Date): ListViewer => ({
  staffId,
  today: dayAtSeat(now),
})

export function itemOf(row: ListRow, today: string): z.input<typeof listItem> {
  return {
    id: row.id,
    reference: referenceOf(row.id),
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
    work: row.state,
    flags: flagsOn({ ...row, dueOn: row.promisedOn }, today),
    arrivesOn: row.arrivesOn,
    nextOn: row.nextOn,
    nationalities: row.nationalities,
    language: row.language,
    documents: {
      accepted: row.documentsAccepted,
      received: row.documentsReceived,
      needed: row.documentsNeeded,
    },
  }
}

type Reading = Cursor['reading']

const questionOf = (
  { search: _, ...filter }: Asked,
  term: SearchTerm | null,
  reading: Reading,
  sort: Sort,
  viewer: ListViewer,
): ListQuestion => ({
  ...filter,
  ...viewer,
  // The cursor knows how the search was read; the term may have changed since.
  sought:
    term &&
    (reading === 'exact' && term.exact.length > 0 ? { exact: term.exact } : { words: term.words }),
  sort,
})

/** Due applications are always sorted by date. */
export const sortOf = (sort: Sort, queue: Queue | undefined): Sort =>
  queue === 'due' ? 'due' : sort

/**
 * The first page: a term that may be an order id, reference, e-mail, passport or other number is
 * looked up as such; as words if nothing is found.
 */
async function firstPage(tx: Tx, asked: Asked, sort: Sort, viewer: ListViewer, limit: number) {
  const term = searchTermOf(asked.search ?? '')
  const read = async (reading: Reading): Promise<ListPage & { reading: Reading }> => {
    const question = questionOf(asked, term, reading, sort, viewer)
    return { ...(await findPage(tx, question, null, limit)), reading }
  }
  if (!term?.exact.length) return read('words')
  const page = await read('exact')
  return page.rows.length > 0 ? page : read('words')
}

async function laterPage(
  tx: Tx,
  asked: Asked,
  { sort, reading, from, total, totalIsExact }: Cursor,
  viewer: ListViewer,
  limit: number,
) {
  const term = searchTermOf(asked.search ?? '')
  const question = questionOf(asked, term, reading, sort, viewer)
  const { rows } = await findPage(tx, question, from, limit)
  return { rows, total, totalIsExact, reading }
}

export type Slice = { rows: ListRow[]; total: number; totalIsExact: boolean; next: Cursor | null }

/** `limit` applications after the cursor, and the next cursor. */
export async function sliceOf(
  tx: Tx,
  { sort, limit, ...asked }: Asked & { sort: Sort; limit: number },
  cursor: Cursor | null,
  viewer: ListViewer,
): Promise<Slice> {
  // One extra row shows whether there is a next page.
  const page = cursor
    ? await laterPage(tx, asked, cursor, viewer, limit + 1)
    : await firstPage(tx, asked, sort, viewer, limit + 1)
  const { total, totalIsExact, reading } = page
  const rows = page.rows.slice(0, limit)
  const last = page.rows.length > limit ? rows.at(-1) : undefined
  const next = last && { sort, reading, from: positionAfter(last, sort), total, totalIsExact }
  return { rows, total, totalIsExact, next: next ?? null }
}

/** Throws request.invalid for a foreign cursor. */
export async function listApplications(
  tx: Tx,
  { cursor: text, ...query }: Query,
  viewer: ListViewer,
): Promise<AnswerOf<typeof listStaffApplications>> {
  const sort = sortOf(query.sort, query.queue)
  const cursor = readCursor(text, sort, query)
  const { rows, total, totalIsExact, next } = await sliceOf(tx, { ...query, sort }, cursor, viewer)
  const items = rows.map((row) => itemOf(row, viewer.today))
  return { items, nextCursor: next && writeCursor(next), total, totalIsExact }
}

/** The size of each of the viewer's queues, and what else waits. */
export async function queuesOf(
  tx: Tx,
  viewer: ListViewer,
  mayReadEmails: boolean,
): Promise<AnswerOf<typeof getQueues>> {
  const counts = await countQueues(tx, viewer)
  const emails = mayReadEmails ? await countEmails(tx, viewer.staffId) : null
  const { mine, unassigned } = emails?.boxes ?? { mine: 0, unassigned: 0 }
  const entries = counts.map(({ queue, ...counted }) => [queue, counted] as const)
  return {
    queues: Object.fromEntries(entries) as Record<Queue, (typeof entries)[number][1]>,
    cancellations: await countOpenCancellations(tx),
    emails: emails?.boxes ?? null,
    ownMessages: mine + unassigned - (emails?.unknown ?? 0),
    newEmails: emails?.unknown ?? null,
  }
}
