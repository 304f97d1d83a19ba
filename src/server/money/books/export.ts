import type { QueryOf } from '#contract/endpoint.ts'
import type { exportMoney } from '#contract/staff/money.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { writeReceiptNumber } from '#domain/money/receipt-number.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import type { Translate } from '#phrases/translate.ts'
import { type DetailedRow, findDetailedMoves, type MoneyPosition } from '../../data/money/money.ts'
import { amountCell, csvLine, csvStreamOf, phoneCell } from '../../http/csv.ts'
import type { Database } from '../../platform/db/database.ts'
import { filterOf, rowShares } from './moves.ts'

const batch = 500

const columns = [
  'day',
  'happened',
  'at',
  'reference',
  'kind',
  'state',
  'total',
  'authority',
  'expected',
  'service',
  'held',
  'fee',
  'currency',
  'gateway',
  'gatewayRef',
  'receipt',
  'payout',
  'visa',
  'speed',
  'travellers',
  'arrival',
  'nationalities',
  'billingCountry',
  'phone',
] as const

function lineOf(row: DetailedRow, t: Translate): string {
  const shares = rowShares(row)
  const cells: Record<(typeof columns)[number], string | number | null> = {
    day: dayAtSeat(new Date(row.at)),
    happened: row.happenedOn,
    at: row.at,
    reference: row.applicationId && referenceOf(row.applicationId),
    kind: t(`staff.money.kind.${row.kind}`),
    state: t(`staff.money.state.${row.state}`),
    total: amountCell(shares.totalCents),
    authority: amountCell(shares.authorityCents),
    expected: amountCell(shares.expectedCents),
    service: amountCell(shares.serviceCents),
    held: amountCell(shares.heldCents),
    fee: amountCell(row.feeCents),
    currency: row.currency,
    gateway: row.gateway,
    gatewayRef: row.gatewayRef,
    receipt: row.receiptNumber && writeReceiptNumber(row.receiptNumber),
    payout: row.payoutReference,
    visa: row.visaType && t(`staff.parts.visa.${row.visaType}`),
    speed: row.processingType && t(`staff.money.speed.${row.processingType}`),
    travellers: row.numberOfApplicants,
    arrival: row.arrivesOn,
    nationalities: row.nationalities,
    billingCountry: row.billingCountry,
    phone: phoneCell(row.contactPhone),
  }
  return csvLine(columns.map((column) => cells[column]))
}

/** Traces a download: as it begins, and how it ended. */
export type TraceDownload = (details: { rows?: number; state: string }) => Promise<void>

/** The filtered movements as CSV with translated headings, newest first. */
export async function moneyCsv(
  db: Database,
  query: QueryOf<typeof exportMoney>,
  t: Translate,
  trace: TraceDownload,
): Promise<ReadableStream<Uint8Array>> {
  const filter = filterOf(query)
  const read = async (from: MoneyPosition | null) => {
    const rows = await findDetailedMoves(db, filter, from, batch)
    const last = rows.at(-1)
    const next = rows.length === batch && last ? { at: last.at, key: last.key } : null
    return { lines: rows.map((row) => lineOf(row, t)), next }
  }
  const header = columns.map((column) => t(`staff.money.csv.${column}`))
  await trace({ state: 'begun' })
  return csvStreamOf(header, read, (rows, whole) =>
    trace({ rows, state: whole ? 'done' : 'broken off' }),
  )
}
