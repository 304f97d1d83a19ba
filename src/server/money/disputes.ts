import type { AnswerOf } from '#contract/endpoint.ts'
import type { listDisputes } from '#contract/staff/money.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { toDollars } from '#domain/money/money.ts'
import { findDisputes } from '../data/dispute.ts'
import type { Database } from '../db/database.ts'

const shown = 200

/** What payers dispute, those to answer first. */
export async function disputesOf(db: Database): Promise<AnswerOf<typeof listDisputes>> {
  const rows = await findDisputes(db, shown)
  return {
    items: rows.map(({ amountCents, applicationId, ...row }) => ({
      ...row,
      amount: toDollars(amountCents),
      respondBy: row.respondBy?.toISOString() ?? null,
      openedAt: row.openedAt.toISOString(),
      closedAt: row.closedAt?.toISOString() ?? null,
      application:
        applicationId === null
          ? null
          : { id: applicationId, reference: referenceOf(applicationId) },
    })),
  }
}
