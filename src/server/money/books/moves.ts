import * as z from 'zod/mini'
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts'
import type { exportMoney, listMoney } from '#contract/staff/money.ts'
import { parseReference, referenceOf } from '#domain/application/reference.ts'
import { addShares, noShares, type Shares, sharesOf } from '#domain/money/ledger.ts'
import type { MoneyKind } from '#domain/money/movement.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import {
  findMoves,
  type MoneyFilter,
  type MoneyPosition,
  type MoneyRow,
  sumMoves,
} from '../../data/money/money.ts'
import { cursorsOf } from '../../platform/cursor.ts'
import type { Database } from '../../platform/db/database.ts'

/** The query as the statements take it. */
export function filterOf({ search, ...filter }: QueryOf<typeof exportMoney>): MoneyFilter {
  if (!search) return filter
  const applicationId = parseReference(search)
  return applicationId === null ? { ...filter, gatewayRef: search } : { ...filter, applicationId }
}

// Entries under review are not money yet.
const sharesIn = (kind: MoneyKind, amountCents: number, authorityCents: number): Shares =>
  kind === 'needs-review'
    ? { ...noShares, totalCents: amountCents }
    : sharesOf(kind, amountCents, authorityCents)

export const rowShares = (row: MoneyRow): Shares =>
  sharesIn(row.kind, row.amountCents, row.authorityCents)

const itemOf = ({
  key,
  at,
  kind,
  state,
  currency,
  applicationId,
  gatewayRef,
  happenedOn,
  ...row
}: MoneyRow) => ({
  key,
  at,
  kind,
  state,
  ...sharesIn(kind, row.amountCents, row.authorityCents),
  currency,
  application:
    applicationId === null ? null : { id: applicationId, reference: referenceOf(applicationId) },
  gatewayRef,
  happenedOn: happenedOn === dayAtSeat(new Date(at)) ? null : happenedOn,
})

const position = z.tuple([
  z.string().check(
    z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
    z.refine((at) => !Number.isNaN(Date.parse(at))),
  ),
  z.string().check(z.regex(/^[lra][0-9a-f-]{18,36}$/)),
])

const cursors = cursorsOf(position)

async function totalsOf(db: Database, filter: MoneyFilter) {
  const sums = await sumMoves(db, filter)
  const shares = sums
    .map((sum) => sharesIn(sum.kind, sum.inCents - sum.outCents, sum.authorityCents))
    .reduce(addShares, noShares)
  // Expected fees move no money.
  const moved = sums.filter(({ kind }) => kind !== 'authority-expected')
  const of = (part: (sum: (typeof sums)[number]) => number) =>
    moved.reduce((total, sum) => total + part(sum), 0)
  return {
    count: sums.reduce((total, { count }) => total + count, 0),
    inCents: of((sum) => sum.inCents),
    outCents: of((sum) => sum.outCents),
    ...shares,
  }
}

/** A page of movements. */
export async function movesOf(
  db: Database,
  { cursor, limit, ...asked }: QueryOf<typeof listMoney>,
): Promise<AnswerOf<typeof listMoney>> {
  const filter = filterOf(asked)
  const read = cursors.read(cursor)
  const from: MoneyPosition | null = read && { at: read[0], key: read[1] }
  const [rows, totals] = await Promise.all([
    findMoves(db, filter, from, limit + 1),
    from ? null : totalsOf(db, filter),
  ])
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const nextCursor = rows.length > limit && last ? cursors.write([last.at, last.key]) : null
  return { items: items.map(itemOf), nextCursor, totals }
}
