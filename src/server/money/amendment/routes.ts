import { getAmendment } from '#contract/amendment.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { amendOrder, getStaffAmendment } from '#contract/staff/amendment.ts'
import { AppError } from '#domain/error.ts'
import { findApplication, findApplicationById } from '../../data/application/application.ts'
import { refuseHeld } from '../../data/casework/held-decision.ts'
import { choicesOf, findAmendments } from '../../data/money/amendment.ts'
import { perMinute, type Route, route } from '../../http/route.ts'
import { staffRoute } from '../../http/staff-route.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import { leftByLimit } from '../refund/refund.ts'
import { judgeAmendment } from './amendment.ts'
import { amend } from './commands.ts'
import { amendmentView, expectedAfter, proposeFor } from './propose.ts'

type Listed = AnswerOf<typeof getStaffAmendment>['amendments']

async function amendmentsOf(tx: Tx, applicationId: number): Promise<Listed> {
  const rows = await findAmendments(tx, applicationId)
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    ...choicesOf(row),
    differenceCents: row.differenceCents,
    reason: row.reason,
    by: row.staffId === null ? null : { id: row.staffId, name: row.staffName ?? row.staffId },
    createdAt: row.createdAt.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
  }))
}

/** Changes of paid orders: previewed by travellers and staff, made by staff where cheaper. */
export function amendmentRoutes(services: Services): Route[] {
  const { db } = services
  const access = { permission: 'refund.make', limit: perMinute(240) } as const
  return [
    route(
      getAmendment,
      { access: 'application', limit: perMinute(120) },
      async ({ params, query, authority, now }) => {
        const row = await findApplication(db, params.id, authority)
        if (!row) throw new AppError('application.not-found')
        await refuseHeld(db, row.id, now)
        const judged = await judgeAmendment(db, services, row, query, 'traveller', now)
        const rules = services.rules.for(row.rulesVersion, now)
        return { status: 200, body: amendmentView(rules, row, judged, now) }
      },
    ),

    staffRoute(
      getStaffAmendment,
      { ...access, audit: 'refund.proposed' },
      async ({ params, query, staff, now }) => {
        const row = await findApplicationById(db, params.id)
        if (!row) throw new AppError('application.not-found')
        const judged = await judgeAmendment(db, services, row, query, 'staff', now)
        const rules = services.rules.for(row.rulesVersion, now)
        const proposed = await proposeFor(db, rules, row, judged, now)
        const proposal = proposed?.proposal
        const left = proposed && leftByLimit(proposed.books, staff.authority.refundLimitCents)
        const isBeyond = left != null && (proposal?.amountCents ?? 0) > left
        return {
          status: 200,
          body: {
            differenceCents: judged.differenceCents,
            totalCents: judged.price.totalCents,
            expectedBy: expectedAfter(rules, row, judged, now),
            whyNot: judged.whyNot ?? (isBeyond ? 'refund.beyond-limit' : null),
            refundCents: proposal?.amountCents ?? 0,
            feeCents: proposal?.feeCents ?? 0,
            reasons: [...(proposal?.reasons ?? (['not-paid'] as const))],
            amendments: await amendmentsOf(db, row.id),
          },
        }
      },
    ),

    staffRoute(
      amendOrder,
      { ...access, audit: 'application.amended', confirm: true },
      async ({ params, body, staff, trace, now }) => {
        const { reason, version, ...wanted } = body
        const call = { id: params.id, version, wanted, reason, staff, trace, now }
        const made = await amend(services, call)
        const amendment = (await amendmentsOf(db, params.id)).find(({ id }) => id === made.id)
        if (!amendment) throw new Error('A change that was just made is not there')
        return { status: 201, body: { amendment, refundCents: made.refundCents } }
      },
    ),
  ]
}
