import type { QueryOf } from '#contract/endpoint.ts'
import type { exportApplications } from '#contract/staff/list.ts'
import { endingOf, workWordOf } from '#domain/application/work.ts'
import { writeReceiptNumber } from '#domain/money/receipt-number.ts'
import type { Translate } from '#phrases/translate.ts'
import type { ListRow } from '../../data/casework/application-list.ts'
import type { ListViewer } from '../../data/casework/list-filter.ts'
import { type AccountRow, findAccounts } from '../../data/staff/accounts.ts'
import { amountCell, csvLine, csvStreamOf, phoneCell } from '../../http/csv.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Cursor } from './cursor.ts'
import { itemOf, sliceOf, sortOf } from './list.ts'

const batch = 500

const columns = [
  'reference',
  'status',
  'paymentStatus',
  'work',
  'flags',
  'contactName',
  'contactEmail',
  'phone',
  'language',
  'visa',
  'speed',
  'travellers',
  'nationalities',
  'arrival',
  'createdAt',
  'paidAt',
  'completedAt',
  'dueOn',
  'assignee',
  'price',
  'paid',
  'refunded',
  'refundedAt',
  'withheld',
  'authorityExpected',
  'authorityPaid',
  'fee',
  'currency',
  'gatewayRef',
  'papers',
  'billingCountry',
] as const

/** The list's columns. */
function wordsOf(row: ListRow, today: string, t: Translate) {
  const item = itemOf(row, today)
  const ending = endingOf(item)
  return {
    reference: item.reference,
    status: t(`staff.parts.status.${item.status}`),
    paymentStatus: t(`staff.parts.payment.${item.paymentStatus}`),
    work: [
      t(`staff.parts.work.${workWordOf(item.work)}`),
      ending && t(`staff.parts.status.${ending}`),
    ]
      .filter(Boolean)
      .join(': '),
    flags: item.flags.map((flag) => t(`staff.parts.flag.${flag}`)).join('; '),
    contactName: item.contactName,
    contactEmail: item.contactEmail,
    phone: phoneCell(row.contactPhone),
    language: item.language,
    visa: t(`staff.parts.visa.${item.visaType}`),
    speed: t(`staff.money.speed.${item.processingType}`),
    travellers: item.numberOfApplicants,
    nationalities: item.nationalities.join(' '),
    arrival: item.arrivesOn,
    createdAt: item.createdAt,
    paidAt: item.paidAt,
    completedAt: item.completedAt,
    dueOn: item.dueOn,
    assignee: item.assignee?.name ?? null,
    price: amountCell(row.totalPriceCents),
    currency: 'USD',
  }
}

/** The books' columns. */
const booksOf = (books: AccountRow | undefined) => ({
  paid: amountCell(books?.paidCents),
  refunded: amountCell(books?.refundedCents),
  refundedAt: books?.refundedAt?.toISOString() ?? null,
  withheld: amountCell(books?.withheldCents),
  authorityExpected: amountCell(books?.authorityExpectedCents),
  authorityPaid: amountCell(books?.authorityPaidCents),
  fee: amountCell(books?.gatewayFeeCents),
  gatewayRef: books?.gatewayRefs ?? null,
  papers: books?.papers?.map(writeReceiptNumber).join(' ') ?? null,
  billingCountry: books?.billingCountry ?? null,
})

/**
 * The filtered list or the given applications as CSV, with translated headings, newest first.
 * `ended` gets the number of rows.
 */
export function csvStream(
  db: Database,
  query: QueryOf<typeof exportApplications> & { ids?: readonly number[] },
  { viewer, t }: { viewer: ListViewer; t: Translate },
  ended: (rows: number, whole: boolean) => Promise<void>,
): ReadableStream<Uint8Array> {
  const asked = { ...query, sort: sortOf('newest', query.queue), limit: batch }
  const read = async (from: Cursor | null) => {
    const { rows, next } = await sliceOf(db, asked, from, viewer)
    const books = await findAccounts(
      db,
      rows.map(({ id }) => id),
    )
    const lineOf = (row: ListRow): string => {
      const cells = { ...wordsOf(row, viewer.today, t), ...booksOf(books.get(row.id)) }
      return csvLine(columns.map((column) => cells[column]))
    }
    return { lines: rows.map(lineOf), next }
  }
  const header = columns.map((column) => t(`staff.money.csv.${column}`))
  return csvStreamOf(header, read, ended)
}
