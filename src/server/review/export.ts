import type { QueryOf } from '#contract/endpoint.ts'
import type { exportApplications } from '#contract/staff/list.ts'
import { csvLine, csvStreamOf } from '../csv.ts'
import type { ListRow } from '../data/application-list.ts'
import type { ListViewer } from '../data/list-filter.ts'
import type { Database } from '../db/database.ts'
import type { Cursor } from './cursor.ts'
import { itemOf, sliceOf, sortOf } from './list.ts'

const batch = 500

// Names of the API. The order id stays out: a file lies around, and whoever holds it may act.
const header = [
  'reference',
  'status',
  'paymentStatus',
  'contactName',
  'contactEmail',
  'contactPhone',
  'visaType',
  'processingType',
  'numberOfApplicants',
  'totalPrice',
  'currency',
  'createdAt',
  'paidAt',
  'completedAt',
  'dueOn',
  'assignee',
  'work',
  'flags',
  'arrivesOn',
  'nationalities',
  'language',
]

function lineOf(row: ListRow, today: string): string {
  const item = itemOf(row, today)
  return csvLine([
    item.reference,
    item.status,
    item.paymentStatus,
    item.contactName,
    item.contactEmail,
    row.contactPhone,
    item.visaType,
    item.processingType,
    item.numberOfApplicants,
    item.totalPrice,
    'USD',
    item.createdAt,
    item.paidAt,
    item.completedAt,
    item.dueOn,
    item.assignee?.name ?? null,
    item.work,
    item.flags.join(' '),
    item.arrivesOn,
    item.nationalities.join(' '),
    item.language,
  ])
}

/** The filtered list, or the applications that are named, as CSV, newest first. `ended` hears how many rows went out. */
export function csvStream(
  db: Database,
  query: QueryOf<typeof exportApplications> & { ids?: readonly number[] },
  viewer: ListViewer,
  ended: (rows: number, whole: boolean) => Promise<void>,
): ReadableStream<Uint8Array> {
  const asked = { ...query, sort: sortOf('newest', query.queue), limit: batch }
  const read = async (from: Cursor | null) => {
    const { rows, next } = await sliceOf(db, asked, from, viewer)
    return { lines: rows.map((row) => lineOf(row, viewer.today)), next }
  }
  return csvStreamOf(header, read, ended)
}
