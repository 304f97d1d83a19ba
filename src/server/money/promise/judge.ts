import { judgePromise } from '#domain/application/promise.ts'
import type { Cents } from '#domain/money/money.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { findApplicants } from '../../data/application/applicant.ts'
import {
  type ApplicationRow,
  changeApplication,
  lockApplication,
} from '../../data/application/application.ts'
import { recordEvent } from '../../data/application/event.ts'
import { findTakenMoney } from '../../data/casework/guard.ts'
import { findDue, findOutcome, findUnjudged, keepOutcome } from '../../data/money/promise.ts'
import { writeAudit } from '../../data/staff/audit.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { booksOf, decideRefund } from '../refund/refund.ts'

const batch = 100

/** The surcharge for the speed, as far as not yet refunded. */
function surchargeOf({ priceLines }: ApplicationRow, leftCents: Cents): Cents {
  const line = priceLines.find(({ item }) => item === 'speed')
  return Math.min(line?.amountCents ?? 0, leftCents)
}

/** Refunds the surcharge where it was guaranteed; returns the decision. */
async function giveBack(
  tx: Tx,
  services: Services,
  row: ApplicationRow,
  now: Date,
): Promise<string | null> {
  if (!row.surchargeGuaranteed || row.paymentStatus !== 'paid') return null
  const books = await booksOf(tx, services.rules.of(row.rulesVersion), row.id)
  // The bank has given it back.
  if (books.isDisputed) return null
  const amountCents = surchargeOf(row, books.paidCents - books.refundedCents)
  if (amountCents === 0) return null
  const [decisionId = null] = await decideRefund(tx, services, row, books, {
    ...{ ground: 'late', amountCents, note: null, requestedOn: dayAtSeat(now) },
    ...{ applicant: null, staffId: null, limitCents: null, now },
  })
  await writeAudit(tx, {
    ...{ at: now, staffId: null, action: 'refund.made', applicationId: row.id },
    ...{ subject: decisionId, details: { ground: 'late', amountCents }, requestId: null },
  })
  return decisionId
}

/** Judges one application once: the outcome, and if missed the event and refund. */
async function judgeOne(services: Services, id: number, now: Date): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const row = await lockApplication(tx, id)
    if (row.erasedAt || row.dueOn === null || (await findOutcome(tx, id))) return
    const due = await findDue(tx, services.rules.for(row.rulesVersion, now), id)
    const judged = judgePromise(due, await findApplicants(tx, id), dayAtSeat(now))
    if (!judged) return
    const isMissed = judged.outcome === 'missed'
    // Money withheld by the bank cannot be refunded too: judged after the dispute.
    if (isMissed && row.surchargeGuaranteed && (await findTakenMoney(tx, id)).isWithheld) return
    const decisionId = isMissed ? await giveBack(tx, services, row, now) : null
    await keepOutcome(tx, {
      ...judged,
      applicationId: id,
      dueOn: due ?? row.dueOn,
      decisionId,
      at: now,
    })
    if (!isMissed) return
    await changeApplication(tx, row, {})
    await recordEvent(tx, { applicationId: id, at: now, kind: 'promise-missed', actor: 'system' })
  })
}

/**
 * The job: judges each promise that is overdue or complete. An interrupted run is continued by the
 * next. A failure affects no other application and is thrown at the end. Returns the number
 * examined.
 */
export async function judgePromises(services: Services, now: Date): Promise<number> {
  const failed: unknown[] = []
  let seen = 0
  let last = 0
  for (;;) {
    const ids = await findUnjudged(services.db, now, last, batch)
    for (const id of ids) await judgeOne(services, id, now).catch((error) => failed.push(error))
    seen += ids.length
    if (ids.length < batch) break
    last = ids.at(-1) ?? last
  }
  if (failed.length > 0) throw failed[0]
  return seen
}
