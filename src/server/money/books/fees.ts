import * as z from 'zod/mini'
import type { AnswerOf, BodyOf, QueryOf } from '#contract/endpoint.ts'
import type { importStatement, listFees, payFees } from '#contract/staff/fee.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { AppError } from '#domain/error.ts'
import { noFee } from '#domain/money/ledger.ts'
import { currency } from '#domain/money/money.ts'
import { matchStatement, type StatementLine, statementLinesOf } from '#domain/money/statement.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { addDays, addMonths, type CalendarDate } from '#domain/time/calendar.ts'
import { lockApplications } from '../../data/application/application.ts'
import {
  findExpectedById,
  findFees,
  findStatedFees,
  type OwedFee,
  saveAuthorityFee,
} from '../../data/money/authority-fee.ts'
import { bookFee } from '../../data/money/booking.ts'
import { findBookedFee } from '../../data/money/ledger.ts'
import { insertLines, insertPayouts } from '../../data/money/payout.ts'
import type { StaffActor, Trace } from '../../http/staff-route.ts'
import { cursorsOf } from '../../platform/cursor.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { cellsIn } from './payouts.ts'

const cursors = cursorsOf(z.tuple([z.iso.date(), z.int().check(z.gte(0))]))

/** A page of official fees. Throws request.invalid for a foreign cursor. */
export async function feesOf(
  db: Database,
  { state, cursor, limit }: QueryOf<typeof listFees>,
): Promise<AnswerOf<typeof listFees>> {
  const read = cursors.read(cursor)
  const position = read && { day: read[0], id: read[1] }
  const rows = await findFees(db, state, position, limit + 1)
  const [first] = rows
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    totals: position ? null : { count: first?.of ?? 0, amountCents: first?.sumCents ?? 0 },
    items: shown.map(({ applicationId, day: _, of: __, sumCents: ___, ...fee }) => ({
      ...fee,
      application: { id: applicationId, reference: referenceOf(applicationId) },
    })),
    nextCursor: rows.length > limit && last ? cursors.write([last.day, last.id]) : null,
  }
}

type Paid = { paidOn: CalendarDate; staffId: string; now: Date; payoutLineId?: string }

/** Notes and books one expected fee of a locked application as paid; its amount, or 0 if it is not expected. */
async function pay(tx: Tx, owner: OwedFee, { now, ...paid }: Paid): Promise<number> {
  const booked = await findBookedFee(tx, owner)
  const amountCents = booked.expectedCents
  if (amountCents <= 0) return 0
  await saveAuthorityFee(tx, { ...owner, ...paid, amountCents, currency, recordedAt: now })
  // Erased travellers share one line: what others of them paid stays. Another's note is all that is paid.
  const paidCents = owner.applicantId === null ? booked.paidCents + amountCents : amountCents
  const wanted = { ...noFee, paidCents, paidOn: paid.paidOn }
  await bookFee(tx, { ...owner, currency, now }, booked, wanted)
  return amountCents
}

type Call = { staff: StaffActor; trace: Trace; now: Date }

/** Notes expected fees as paid; what is no longer expected is left alone. Throws fee.day-future. */
export function payExpected(
  services: Services,
  { ids, paidOn }: BodyOf<typeof payFees>,
  { staff, trace, now }: Call,
): Promise<AnswerOf<typeof payFees>> {
  if (paidOn > dayAtSeat(now)) throw new AppError('fee.day-future')
  return inTransaction(services.db, async (tx) => {
    const owners = await findExpectedById(tx, ids)
    await lockApplications(tx, [...new Set(owners.map(({ applicationId }) => applicationId))])
    const about: number[] = []
    let amountCents = 0
    for (const owner of owners) {
      const cents = await pay(tx, owner, { paidOn, staffId: staff.id, now })
      if (cents > 0) about.push(owner.applicationId)
      amountCents += cents
    }
    const paid = about.length
    const applications = [...new Set(about)].map(referenceOf)
    await trace(tx, { details: { paidOn, paid, amountCents, applications } })
    return { paid, amountCents }
  })
}

/** A card statement tells of no day to come, and of none so long ago but by a mistyped year. */
const mostMonths = 36

/** Parses a card statement. Throws statement.unreadable, payout.line-wrong, payout.too-long. */
function linesIn(text: string, today: CalendarDate): StatementLine[] {
  const file = statementLinesOf(cellsIn(text, 'statement.unreadable'))
  if ('wrong' in file) {
    if (file.line === null) throw new AppError('statement.unreadable')
    throw new AppError('payout.line-wrong', { line: file.line })
  }
  const earliest = addMonths(today, -mostMonths)
  const wrong = file.lines.find(({ day }) => day > today || day < earliest)
  if (wrong) throw new AppError('payout.line-wrong', { line: wrong.line })
  return file.lines
}

/** Payments noted by hand may stand earlier than on the card. */
const daysBefore = 60
const mostShown = 200

/** Matches lines, and again after waiting for the applications: another import may have paid meanwhile. */
async function lockMatches(tx: Tx, lines: readonly StatementLine[], since: CalendarDate) {
  const locked = new Set<number>()
  for (;;) {
    const fees = await findStatedFees(tx, since)
    const stated = fees.map((fee) => ({ ...fee, reference: referenceOf(fee.applicationId) }))
    const matches = matchStatement(lines, stated)
    const ids = matches.flatMap((match) =>
      match.is === 'matched' ? match.fees.map(({ applicationId }) => applicationId) : [],
    )
    const more = [...new Set(ids)].filter((id) => !locked.has(id))
    if (more.length === 0) return matches
    await lockApplications(tx, more)
    for (const id of more) locked.add(id)
  }
}

/**
 * Imports a card statement: what names an expected fee and has its amount pays it, on its day. Only
 * these lines are kept; a repeated one counts once.
 */
export async function takeStatement(
  services: Services,
  text: string,
  { staff, trace, now }: Call,
): Promise<AnswerOf<typeof importStatement>> {
  const today = dayAtSeat(now)
  const lines = linesIn(text, today)
  const days = lines.map(({ day }) => day).sort()
  const since = addDays(days[0] ?? today, -daysBefore)
  return inTransaction(services.db, async (tx) => {
    const matches = await lockMatches(tx, lines, since)
    const matched = matches.flatMap((match) => (match.is === 'matched' ? [match] : []))
    const payoutId = services.random.uuid()
    let paid = 0
    if (matched.length > 0) {
      const payout = { reference: payoutId, arrivedOn: days.at(-1) ?? null, importedAt: now }
      const from = { id: payoutId, gateway: 'card', currency, staffId: staff.id }
      await insertPayouts(tx, [{ ...from, ...payout }])
      for (const { day, amountCents, fees: about } of matched) {
        const payoutLineId = services.random.uuid()
        await insertLines(tx, [
          {
            ...{ id: payoutLineId, payoutId, gateway: 'card', lineRef: payoutLineId },
            ...{ kind: 'authority-fee', state: 'matched', gatewayRef: null, feeCents: 0 },
            ...{ amountCents: -Math.abs(amountCents), happenedAt: new Date(`${day}T00:00Z`) },
          },
        ])
        for (const owner of about) {
          const { applicationId, applicantId } = owner
          const by = { paidOn: day, staffId: staff.id, now, payoutLineId }
          if ((await pay(tx, { applicationId, applicantId }, by)) > 0) paid += 1
        }
      }
    }
    const unmatched = matches.flatMap(({ line, day, amountCents, text: words, is }) =>
      is === 'matched' || is === 'known' ? [] : [{ line, day, amountCents, text: words, why: is }],
    )
    const known = matches.filter(({ is }) => is === 'known').length
    const details = { source: 'card', rows: lines.length, paid, known }
    await trace(tx, { subject: matched.length > 0 ? payoutId : null, details })
    return {
      ...{ lines: lines.length, paid, known },
      unmatched: { count: unmatched.length, items: unmatched.slice(0, mostShown) },
    }
  })
}
