import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { ZipFile } from 'yazl'
import { referenceOf } from '#domain/application/reference.ts'
import { AppError } from '#domain/error.ts'
import { writeReceiptNumber } from '#domain/money/receipt-number.ts'
import { addDays } from '#domain/time/calendar.ts'
import type { Translate } from '#phrases/translate.ts'
import { findFeesOf, findPapers, findPayoutLines } from '../../data/money/closed-month.ts'
import { amountCell, byteOrderMark, csvLine } from '../../http/csv.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { dayAfter, firstDay } from './closing.ts'
import { moneyCsv, type TraceDownload } from './export.ts'
import { monthCsv, monthOf } from './month.ts'

type Cell = string | number | null

function csvOf(t: Translate, head: readonly string[], rows: readonly (readonly Cell[])[]): Buffer {
  const words = head.map((name) => t(`staff.money.csv.${name as 'month'}`))
  return Buffer.from(byteOrderMark + [words, ...rows].map(csvLine).join(''))
}

const referenceCell = (id: number | null) => id && referenceOf(id)

async function papersCsv(tx: Tx, month: string, t: Translate): Promise<Buffer> {
  const rows = await findPapers(tx, firstDay(month), dayAfter(month))
  const head = ['receipt', 'kind', 'day', 'reference', 'total', 'currency']
  return csvOf(
    t,
    head,
    rows.map(({ number, kind, day, applicationId, amountCents, currency }) => [
      ...[writeReceiptNumber(number), t(`staff.money.paper.${kind}`), day],
      ...[referenceCell(applicationId), amountCell(amountCents), currency],
    ]),
  )
}

async function payoutsCsv(tx: Tx, month: string, t: Translate): Promise<Buffer> {
  const rows = await findPayoutLines(tx, firstDay(month), dayAfter(month))
  return csvOf(
    t,
    [
      ...['gateway', 'payout', 'arrived', 'line', 'kind', 'state', 'gatewayRef', 'reference'],
      ...['total', 'fee', 'currency'],
    ],
    rows.map((row) => [
      ...[row.gateway, row.reference, row.arrivedOn, row.lineRef],
      ...[t(`staff.money.payout.kind.${row.kind}`), t(`staff.money.payout.state.${row.state}`)],
      ...[row.gatewayRef, referenceCell(row.applicationId)],
      ...[amountCell(row.amountCents), amountCell(row.feeCents), 'USD'],
    ]),
  )
}

async function feesCsv(tx: Tx, month: string, t: Translate): Promise<Buffer> {
  const rows = await findFeesOf(tx, firstDay(month), dayAfter(month))
  return csvOf(
    t,
    ['kind', 'happened', 'reference', 'total', 'currency'],
    rows.map(({ kind, day, applicationId, amountCents }) => [
      ...[t(`staff.money.kind.${kind}`), day, referenceCell(applicationId)],
      ...[amountCell(amountCents), 'USD'],
    ]),
  )
}

/** A closed month in one ZIP; traced by its bookings, which come last. Throws month.open. */
export async function closedMonthZip(
  db: Database,
  month: string,
  now: Date,
  t: Translate,
  trace: TraceDownload,
): Promise<ReadableStream<Uint8Array>> {
  const books = await monthOf(db, month, now)
  if (!books.closed) throw new AppError('month.open')
  const days = { from: firstDay(month), to: addDays(dayAfter(month), -1) }
  const zip = new ZipFile()
  const options = { mtime: now }
  zip.addBuffer(Buffer.from(monthCsv(books, t)), 'sums.csv', options)
  zip.addBuffer(await papersCsv(db, month, t), 'receipts.csv', options)
  zip.addBuffer(await payoutsCsv(db, month, t), 'payouts.csv', options)
  zip.addBuffer(await feesCsv(db, month, t), 'fees.csv', options)
  const csv = await moneyCsv(db, { ...days, state: 'booked' }, t, trace)
  const bookings = Readable.fromWeb(csv as NodeStream)
  zip.addReadStream(bookings, 'bookings.csv', options)
  zip.end()
  const stream = zip.outputStream as Readable
  // An error aborts the download, so that it does not look complete.
  zip.on('error', (error) => stream.destroy(error as Error))
  bookings.on('error', (error) => stream.destroy(error))
  stream.on('close', () => bookings.destroy())
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>
}
