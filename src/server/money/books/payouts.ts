import Papa from 'papaparse'
import { AppError } from '#domain/error.ts'
import { currency } from '#domain/money/money.ts'
import {
  againstPayoutFile,
  filledRows,
  maxPayoutLines,
  type PayoutFormat,
  type PayoutLine,
  payoutLinesOf,
} from '#domain/money/payout.ts'
import { lockApplication, lockApplications } from '../../data/application/application.ts'
import { deleteFeesOfPayout, findFeesOfPayout } from '../../data/money/authority-fee.ts'
import { bookFee, bookFees } from '../../data/money/booking.ts'
import { findBookedFee, insertEntries } from '../../data/money/ledger.ts'
import {
  deletePayout,
  findFeesBooked,
  findPayoutIds,
  findUnbookedFees,
  insertLines,
  insertPayouts,
  lockPayout,
  matchLines,
} from '../../data/money/payout.ts'
import type { StaffActor, Trace } from '../../http/staff-route.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'

const atOnce = 1000

/** The cells of a CSV file. Throws `unreadable`, payout.too-long. */
export function cellsIn(
  text: string,
  unreadable: 'payout.unreadable' | 'statement.unreadable',
): string[][] {
  const against = againstPayoutFile(text)
  if (against) throw new AppError(against === 'payout.unreadable' ? unreadable : against)
  const plain = text.replace(/^\uFEFF/, '')
  // Empty lines count, so that a wrong line is found by its number, but say nothing of the delimiter.
  const { delimiter } = Papa.parse<string[]>(plain, {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
    preview: 10,
  }).meta
  const { data, errors } = Papa.parse<string[]>(plain, { delimiter })
  if (errors.some(({ type }) => type === 'Quotes')) throw new AppError(unreadable)
  if (filledRows(data).length > maxPayoutLines + 1) throw new AppError('payout.too-long')
  return data
}

/** Parses a file. Throws payout.unreadable, payout.line-wrong, payout.too-long. */
function linesIn(text: string): { format: PayoutFormat; lines: PayoutLine[] } {
  const file = payoutLinesOf(cellsIn(text, 'payout.unreadable'))
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
    await bookGatewayFees(tx, now)
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

async function bookGatewayFees(tx: Tx, now: Date): Promise<void> {
  const fees = await findUnbookedFees(tx)
  for (let from = 0; from < fees.length; from += atOnce) {
    const entries = fees
      .slice(from, from + atOnce)
      .map((fee) => ({ ...fee, kind: 'gateway-fee' as const, currency, bookedAt: now }))
    await insertEntries(tx, entries)
  }
}

/**
 * Official fees that a card statement paid are expected again where their travellers are filed; of
 * who was erased after that it is not known any more.
 */
async function takeBackFees(
  tx: Tx,
  { rules }: Services,
  payoutId: string,
  now: Date,
): Promise<void> {
  const fees = await findFeesOfPayout(tx, payoutId)
  await deleteFeesOfPayout(tx, payoutId)
  for (const { amountCents, wasErased, ...owner } of fees) {
    const { applicationId, applicantId } = owner
    if (applicantId === null) {
      const booked = await findBookedFee(tx, owner)
      const expectedCents = booked.expectedCents + (wasErased ? amountCents : 0)
      const paidCents = booked.paidCents - amountCents
      await bookFee(tx, { ...owner, now }, booked, { expectedCents, paidCents })
    } else {
      await bookFees(tx, rules, await lockApplication(tx, applicationId), now, [applicantId])
    }
  }
}

type TakeBack = { id: string; trace: Trace; now: Date }

/**
 * Takes a payout or card statement back: its lines go, and what was booked by them is booked back
 * today. The file can be imported again. Throws payout.not-found.
 */
export async function takePayoutBack(
  services: Services,
  { id, trace, now }: TakeBack,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const stated = await findFeesOfPayout(tx, id)
    await lockApplications(tx, [...new Set(stated.map(({ applicationId }) => applicationId))])
    const payout = await lockPayout(tx, id)
    if (!payout) throw new AppError('payout.not-found')
    await takeBackFees(tx, services, id, now)
    const booked = await findFeesBooked(tx, id)
    const gone = await deletePayout(tx, id)
    await insertEntries(
      tx,
      booked.map((fee) => ({
        ...fee,
        ...{ kind: 'gateway-fee' as const, amountCents: 0 - fee.amountCents, bookedAt: now },
      })),
    )
    // A line of another payout may fit now.
    await matchLines(tx)
    await bookGatewayFees(tx, now)
    await trace(tx, { subject: id, details: { ...payout, ...gone } })
  })
}
