import * as z from 'zod/mini'
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts'
import type { listOurs, listPayouts, listTheirs } from '#contract/staff/payout.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { payoutDays } from '#domain/money/payout.ts'
import {
  findPayouts,
  findUnmatchedLines,
  findUnpaidMovements,
  type Position,
  type TheirLine,
} from '../../data/money/payout.ts'
import { cursorsOf } from '../../platform/cursor.ts'
import type { Database } from '../../platform/db/database.ts'

type Page = QueryOf<typeof listOurs>

const days = cursorsOf(z.tuple([z.iso.date(), z.uuid()]))
const moments = cursorsOf(z.tuple([z.iso.datetime().check(z.maxLength(40)), z.uuid()]))

const positionOf = (read: [string, string] | null): Position | null =>
  read && { at: read[0], id: read[1] }

const referredTo = (id: number) => ({ id, reference: referenceOf(id) })

/** One extra row shows whether there is a next page. */
function pageOf<Row, Item>(
  rows: readonly Row[],
  limit: number,
  itemOf: (row: Row) => Item,
  cursorOf: (last: Row) => string,
) {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(itemOf),
    nextCursor: rows.length > limit && last !== undefined ? cursorOf(last) : null,
  }
}

/** The gateways' payouts. All three throw request.invalid for a foreign cursor. */
export async function payoutsOf(
  db: Database,
  { source, cursor, limit }: QueryOf<typeof listPayouts>,
): Promise<AnswerOf<typeof listPayouts>> {
  const rows = await findPayouts(db, source, positionOf(days.read(cursor)), limit + 1)
  return pageOf(
    rows,
    limit,
    ({ day: _, grossCents, feeCents, importedAt, staffId, staffName, ...payout }) => ({
      ...payout,
      grossCents,
      feeCents,
      netCents: grossCents - feeCents,
      importedAt: importedAt.toISOString(),
      by: { id: staffId, name: staffName },
    }),
    ({ day, id }) => days.write([day, id]),
  )
}

function theirLine(row: TheirLine): AnswerOf<typeof listTheirs>['items'][number] {
  const { id, payoutRef, lineRef, kind, state, gatewayRef, amountCents, ourCents } = row
  const { applicationId, explanation, explainedAt, explainedBy, explainedByName } = row
  return {
    ...{ id, payoutRef, lineRef, kind, state, gatewayRef, amountCents, ourCents },
    at: row.happenedAt.toISOString(),
    application: applicationId === null ? null : referredTo(applicationId),
    explained:
      explainedAt && explainedBy
        ? {
            text: explanation,
            at: explainedAt.toISOString(),
            by: { id: explainedBy, name: explainedByName ?? '' },
          }
        : null,
  }
}

/** Payout lines that match nothing of ours: those to look into, or those explained. */
export async function unmatchedLinesOf(
  db: Database,
  { explained, cursor, limit }: QueryOf<typeof listTheirs>,
): Promise<AnswerOf<typeof listTheirs>> {
  const position = positionOf(moments.read(cursor))
  const rows = await findUnmatchedLines(db, explained === 'yes', position, limit + 1)
  return {
    count: position ? null : (rows[0]?.of ?? 0),
    ...pageOf(rows, limit, theirLine, ({ moment, id }) => moments.write([moment, id])),
  }
}

/** Movements missing from payouts. */
export async function unpaidMovementsOf(
  db: Database,
  { cursor, limit }: Page,
  now: Date,
): Promise<AnswerOf<typeof listOurs>> {
  const before = new Date(now.getTime() - payoutDays * 86_400_000)
  const position = positionOf(moments.read(cursor))
  const rows = await findUnpaidMovements(db, before, position, limit + 1)
  return {
    count: position ? null : (rows[0]?.of ?? 0),
    days: payoutDays,
    ...pageOf(
      rows,
      limit,
      ({ id, kind, applicationId, gatewayRef, amountCents, at }) => ({
        id,
        kind,
        gatewayRef,
        application: referredTo(applicationId),
        amountCents,
        at: at.toISOString(),
      }),
      ({ moment, id }) => moments.write([moment, id]),
    ),
  }
}
