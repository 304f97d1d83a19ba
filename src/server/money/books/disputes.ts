import * as z from 'zod/mini'
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts'
import type { getDispute, listDisputes } from '#contract/staff/money.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { AppError } from '#domain/error.ts'
import { findApplicationById } from '../../data/application/application.ts'
import {
  type DisputePosition,
  findBooked,
  findDispute,
  findDisputes,
  findNews,
  isDisputed,
} from '../../data/money/dispute.ts'
import { findBundlesMade, findDisputedPayment, findRefundsDone } from '../../data/money/evidence.ts'
import { cursorsOf } from '../../platform/cursor.ts'
import type { Database } from '../../platform/db/database.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findDispute>>>

const itemOf = (row: Row) => ({
  id: row.id,
  gatewayRef: row.gatewayRef,
  state: row.state,
  reason: row.reason,
  currency: row.currency,
  amountCents: row.amountCents,
  respondBy: row.respondBy?.toISOString() ?? null,
  openedAt: row.openedAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
  application:
    row.applicationId === null
      ? null
      : { id: row.applicationId, reference: referenceOf(row.applicationId) },
})

const cursors = cursorsOf(
  z.tuple([
    z.boolean(),
    z.string().check(z.maxLength(30), z.regex(/^-?\d{1,12}(\.\d{1,6})?$/)),
    z.uuid(),
  ]),
)

/** Disputes, most urgent first. Throws request.invalid for a foreign cursor. */
export async function disputesOf(
  db: Database,
  { cursor, limit }: QueryOf<typeof listDisputes>,
): Promise<AnswerOf<typeof listDisputes>> {
  const from = cursors.read(cursor)
  const position: DisputePosition | null = from && { isOver: from[0], rank: from[1], id: from[2] }
  const rows = await findDisputes(db, position, limit + 1)
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return {
    items: items.map(itemOf),
    nextCursor:
      rows.length > limit && last ? cursors.write([last.isOver, last.rank, last.id]) : null,
  }
}

async function paymentOf(db: Database, paymentId: string | null) {
  const found = paymentId === null ? undefined : await findDisputedPayment(db, paymentId)
  if (!found || paymentId === null) return null
  const refunds = await findRefundsDone(db, paymentId)
  return {
    amountCents: found.amountCents,
    at: found.capturedAt.toISOString(),
    gatewayRef: found.gatewayRef,
    refundedCents: refunds.reduce((sum, { amountCents }) => sum + amountCents, 0),
  }
}

async function contactOf(db: Database, applicationId: number | null) {
  const found = applicationId === null ? undefined : await findApplicationById(db, applicationId)
  if (!found) return null
  const { contactName, status, numberOfApplicants, visaType, erasedAt } = found
  return {
    contactName,
    status,
    travellers: numberOfApplicants,
    visaType,
    isErased: erasedAt !== null,
  }
}

/** One dispute's case. Throws dispute.not-found. */
export async function disputeOf(db: Database, id: string): Promise<AnswerOf<typeof getDispute>> {
  const row = await findDispute(db, id)
  if (!row) throw new AppError('dispute.not-found')
  const { applicationId } = row
  const [payment, about, news, booked, made] = await Promise.all([
    paymentOf(db, row.paymentId),
    contactOf(db, applicationId),
    findNews(db, id),
    findBooked(db, id),
    findBundlesMade(db, id),
  ])
  return {
    ...itemOf(row),
    gateway: row.gateway,
    payment,
    about,
    news: news.map(({ state, respondBy, toldAt }) => ({
      state,
      at: toldAt.toISOString(),
      respondBy: respondBy?.toISOString() ?? null,
    })),
    booked: booked.map(({ kind, amountCents, bookedAt }) => ({
      kind,
      amountCents,
      at: bookedAt.toISOString(),
    })),
    bundles: made.map(({ at, name }) => ({ at: at.toISOString(), by: name ?? '' })),
    holdsRefunds: applicationId !== null && (await isDisputed(db, applicationId)),
    hasEvidence: payment !== null && about !== null && !about.isErased,
  }
}
