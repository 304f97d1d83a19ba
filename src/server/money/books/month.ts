import type { AnswerOf } from '#contract/endpoint.ts'
import type { getMonth } from '#contract/staff/money.ts'
import { reportOf, type Shares } from '#domain/money/ledger.ts'
import { writeReceiptNumber } from '#domain/money/receipt-number.ts'
import { seatZone } from '#domain/time/business-day.ts'
import type { Translate } from '#phrases/translate.ts'
import { type PaperSum, sumLedger, sumPapers } from '../../data/money/ledger.ts'
import { amountCell, byteOrderMark, csvLine } from '../../http/csv.ts'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { closingOf, dayAfter, firstDay, isMonthOver, monthToClose } from './closing.ts'

const papersOf = (sum: PaperSum | undefined) => ({
  count: sum?.count ?? 0,
  totalCents: sum?.cents ?? 0,
  first: sum ? writeReceiptNumber(sum.first) : null,
  last: sum ? writeReceiptNumber(sum.last) : null,
})

/** The sums of a month ('YYYY-MM'). Ledger and papers are read in one snapshot. */
export async function monthOf(
  db: Database,
  month: string,
  now: Date,
): Promise<AnswerOf<typeof getMonth>> {
  const [from, until] = [firstDay(month), dayAfter(month)]
  const isOver = isMonthOver(month, now)
  const {
    sums,
    papers,
    closing: closed,
    toClose,
  } = await inTransaction(
    db,
    async (tx) => ({
      sums: await sumLedger(tx, from, until),
      papers: await sumPapers(tx, from, until),
      closing: await closingOf(tx, month, now),
      toClose: await monthToClose(tx, now),
    }),
    'repeatable read',
  )
  const { opening, lines, closing } = reportOf(sums)
  const totalOf = (...kinds: string[]) =>
    lines.reduce((sum, line) => (kinds.includes(line.kind) ? sum + line.totalCents : sum), 0)
  const [receipts, creditNotes] = (['receipt', 'credit-note'] as const).map((kind) =>
    papers.find((sum) => sum.kind === kind),
  )
  return {
    month,
    zone: seatZone,
    isOver,
    ...closed,
    toClose,
    opening,
    lines: [...lines],
    closing,
    receipts: papersOf(receipts),
    creditNotes: papersOf(creditNotes),
    agrees:
      (receipts?.cents ?? 0) === totalOf('capture', 'supplement') &&
      (creditNotes?.cents ?? 0) === -totalOf('refund'),
  }
}

type Month = Awaited<ReturnType<typeof monthOf>>

/** The same as CSV: a line per sum, opening first and closing last. */
export function monthCsv({ opening, lines, closing, ...month }: Month, t: Translate): Uint8Array {
  const line = (name: string, count: number | null, shares: Shares) =>
    csvLine([
      month.month,
      name,
      count,
      amountCell(shares.totalCents),
      amountCell(shares.authorityCents),
      amountCell(shares.expectedCents),
      amountCell(shares.serviceCents),
      amountCell(shares.heldCents),
      'USD',
    ])
  const paper = (name: string, { count, totalCents }: Month['receipts']) =>
    csvLine([month.month, name, count, amountCell(totalCents), null, null, null, null, 'USD'])
  const head = [
    ...['month', 'line', 'count', 'total', 'authority', 'expected', 'service', 'held'],
    'currency',
  ]
  const text = [
    csvLine(head.map((name) => t(`staff.money.csv.${name as 'month'}`))),
    line(t('staff.money.month.opening'), null, opening),
    ...lines.map((each) => line(t(`staff.money.kind.${each.kind}`), each.count, each)),
    line(t('staff.money.month.closing'), null, closing),
    paper(t('staff.money.month.receipts'), month.receipts),
    paper(t('staff.money.month.notes'), month.creditNotes),
  ]
  return new TextEncoder().encode(byteOrderMark + text.join(''))
}
