import type { QueryOf } from '#contract/endpoint.ts'
import type { exportApplications } from '#contract/staff/application.ts'
import { byteOrderMark, csvLine } from '../csv.ts'
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

/**
 * The filtered list as CSV, newest first, in batches that are read when the reader is ready for them:
 * memory stays flat, no statement runs long. `ended` hears how many rows went out, also of a stream
 * that was broken off.
 */
export function csvStream(
  db: Database,
  query: QueryOf<typeof exportApplications>,
  viewer: ListViewer,
  ended: (rows: number, whole: boolean) => Promise<void>,
): ReadableStream<Uint8Array> {
  const asked = { ...query, sort: sortOf('newest', query.queue), limit: batch }
  const encoder = new TextEncoder()
  let cursor: Cursor | null = null
  let rows = 0
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        controller.enqueue(encoder.encode(byteOrderMark + csvLine(header)))
      },
      async pull(controller) {
        try {
          const slice = await sliceOf(db, asked, cursor, viewer)
          if (slice.rows.length > 0) {
            controller.enqueue(
              encoder.encode(slice.rows.map((row) => lineOf(row, viewer.today)).join('')),
            )
          }
          rows += slice.rows.length
          cursor = slice.next
        } catch (error) {
          await ended(rows, false)
          throw error
        }
        if (cursor) return
        await ended(rows, true)
        controller.close()
      },
      cancel: () => ended(rows, false),
    },
    { highWaterMark: 1 },
  )
}
