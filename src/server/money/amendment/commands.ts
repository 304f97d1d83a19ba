import { AppError } from '#domain/error.ts'
import type { WantedChoice } from '#domain/money/amendment.ts'
import type { Cents } from '#domain/money/money.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { lockApplication } from '../../data/application/application.ts'
import { insertAmendment } from '../../data/money/amendment.ts'
import type { StaffActor, Trace } from '../../http/staff-route.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { decideRefund } from '../refund/refund.ts'
import { applyAmendment, choiceOf, judgeAmendment } from './amendment.ts'
import { proposeFor } from './propose.ts'

type Call = {
  id: number
  version: number | undefined
  wanted: WantedChoice
  reason: string
  staff: StaffActor
  trace: Trace
  now: Date
}

/**
 * Changes an order without extra cost, with the policy's refund, in one transaction; returns the
 * change's id and the refund. Throws application.*, applicant.filed, amendment.*, payment.required,
 * payment.not-open, refund.beyond-limit.
 */
export function amend(services: Services, call: Call): Promise<{ id: string; refundCents: Cents }> {
  const { wanted, reason, staff, now } = call
  return inTransaction(services.db, async (tx) => {
    const row = await lockApplication(tx, call.id, call.version)
    const judged = await judgeAmendment(tx, services, row, wanted, 'staff', now)
    if (judged.whyNot) throw new AppError(judged.whyNot)
    const rules = services.rules.for(row.rulesVersion, now)
    const proposed = await proposeFor(tx, rules, row, judged, now)
    const about = {
      id: services.random.uuid(),
      applicationId: row.id,
      state: 'done',
      actor: 'staff',
      staffId: staff.id,
      reason,
      createdAt: now,
      doneAt: now,
    } as const
    const amendment = await insertAmendment(tx, about, { from: choiceOf(row), ...judged })
    await applyAmendment(tx, services, row, amendment, now)
    const refundCents = proposed?.proposal.amountCents ?? 0
    if (proposed && refundCents > 0) {
      await decideRefund(tx, services, row, proposed.books, {
        ground: 'amended',
        amountCents: refundCents,
        note: reason,
        requestedOn: dayAtSeat(now),
        applicant: null,
        staffId: staff.id,
        limitCents: staff.authority.refundLimitCents,
        now,
      })
    }
    await call.trace(tx, {
      applicationId: row.id,
      subject: amendment.id,
      details: { ...judged.to, differenceCents: judged.differenceCents, amountCents: refundCents },
    })
    return { id: amendment.id, refundCents }
  })
}
