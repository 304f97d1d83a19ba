import Papa from 'papaparse'
import { AppError } from '#domain/error.ts'
import { currency } from '#domain/money/money.ts'
import {
  againstPayoutFile,
  maxPayoutLines,
  type PayoutFormat,
  type PayoutLine,
  payoutLinesOf,
} from '#domain/money/payout.ts'
import { insertEntries } from '../../data/money/ledger.ts'
import {
  findPayoutIds,
  findUnbookedFees,
  insertLines,
  insertPayouts,
  matchLines,
} from '../../data/money/payout.ts'
import type { StaffActor, Trace } from '../../http/staff-route.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'

const atOnce = 1000

/** Parses a file. Throws payout.unreadable, payout.line-wrong, payout.too-long. */
function linesIn(text: string): { format: PayoutFormat; lines: PayoutLine[] } {
  const against = againstPayoutFile(text)
  if (against) throw new AppError(against)
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
    preview: maxPayoutLines + 2,
  })
  if (errors.some(({ type }) => type === 'Quotes')) throw new AppError('payout.unreadable')
  if (data.length > maxPayoutLines + 1) throw new AppError('payout.too-long')
  const file = payoutLinesOf(data)
  if (!('wrong' in file)) return file
  if (file.line === null) throw new AppError('payout.unreadable')
  throw new AppError('payout.line-wrong', { line: file.line })
}

/** Each payout with the earliest date in its lines. */
function payoutsIn(lines: readonly PayoutLine[]): Map<string, string | null> {
  const payouts = new Map<string, string | null>()
  for (const { payoutRef, arrivedOn } of lines) {
    payouts.set(payoutRef, payouts.get(payoutRef) ?? arrivedOn)
  }
  return payouts
}

type Import = { text: string; staff: StaffActor; trace: Trace; now: Date }

/**
 * Imports a gateway's file, matches its lines, and books fees in the month of the import. A
 * repeated file or line counts once.
 */
export async function importPayouts(services: Services, { text, staff, trace, now }: Import) {
  const { format, lines } = linesIn(text)
  const gateway = format === 'hosted' ? services.gateway.name : 'stripe'
  return inTransaction(services.db, async (tx) => {
    const payouts = payoutsIn(lines)
    if (payouts.size > 0) {
      const about = { gateway, currency, importedAt: now, staffId: staff.id }
      const rows = [...payouts].map(([reference, arrivedOn]) => ({
        ...{ id: services.random.uuid(), reference, arrivedOn, ...about },
      }))
      await insertPayouts(tx, rows)
    }
    const added = await addLines(tx, services, gateway, lines)
    await matchLines(tx)
    await bookFees(tx, now)
    const details = { payouts: payouts.size, rows: lines.length, added }
    await trace(tx, { details })
    return { payouts: payouts.size, lines: lines.length, added }
  })
}

async function addLines(
  tx: Tx,
  { random }: Services,
  gateway: string,
  lines: readonly PayoutLine[],
): Promise<number> {
  const ids = await findPayoutIds(tx, gateway, [...payoutsIn(lines).keys(), ''])
  let added = 0
  for (let from = 0; from < lines.length; from += atOnce) {
    const rows = lines
      .slice(from, from + atOnce)
      .map(({ payoutRef, arrivedOn: _, currency: __, ...line }) => ({
        ...line,
        id: random.uuid(),
        payoutId: ids.get(payoutRef) ?? '',
        gateway,
        state:
          line.kind === 'fee' || line.kind === 'adjustment'
            ? ('other' as const)
            : ('unknown' as const),
      }))
    added += await insertLines(tx, rows)
  }
  return added
}

async function bookFees(tx: Tx, now: Date): Promise<void> {
  const fees = await findUnbookedFees(tx)
  for (let from = 0; from < fees.length; from += atOnce) {
    const entries = fees
      .slice(from, from + atOnce)
      .map((fee) => ({ ...fee, kind: 'gateway-fee' as const, currency, bookedAt: now }))
    await insertEntries(tx, entries)
  }
}
