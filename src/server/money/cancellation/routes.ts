import { askCancellation as askRow, getCancellation } from '#contract/cancellation.ts'
import { answerCancellation as answerRow, listCancellations } from '#contract/staff/cancellation.ts'
import { AppError } from '#domain/error.ts'
import { findApplication } from '../../data/application/application.ts'
import { refuseHeld } from '../../data/casework/held-decision.ts'
import { perHour, perMinute, type Route, route } from '../../http/route.ts'
import { staffRoute } from '../../http/staff-route.ts'
import type { Services } from '../../services.ts'
import { answerCancellation, staffView, staffViews } from './answer.ts'
import { askCancellation } from './ask.ts'
import { standingOf, viewOf } from './standing.ts'

/** Cancelling: preview, request, and the staff's queue. */
export function cancellationRoutes(services: Services): Route[] {
  const { db } = services
  return [
    route(getCancellation, { access: 'application', limit: perMinute(120) }, async (call) => {
      const { params, query, authority, now } = call
      const row = await findApplication(db, params.id, authority)
      if (!row) throw new AppError('application.not-found')
      await refuseHeld(db, row.id, now)
      const ids = query.applicantIds?.split(',').map(Number) ?? null
      const standing = await standingOf(db, services, row, { ids, now })
      return { status: 200, body: await viewOf(db, row, standing) }
    }),

    route(askRow, { access: 'application', limit: perHour(60) }, async (call) => ({
      status: 202,
      body: await askCancellation(services, {
        id: call.params.id,
        authority: call.authority,
        ids: call.body.applicantIds ?? null,
        reason: call.body.reason || null,
        now: call.now,
      }),
    })),

    staffRoute(
      listCancellations,
      { permission: 'application.read', limit: perMinute(240), audit: 'cancellation.read' },
      async ({ query: { applicationId, state } }) => ({
        status: 200,
        body: await staffViews(db, { applicationId, state }),
      }),
    ),

    staffRoute(
      answerRow,
      { permission: 'application.work', limit: perMinute(120), audit: 'cancellation.answered' },
      async (call) => {
        const { decision, note, version } = call.body
        const { id } = call.params
        const answer = { ...call, id, decision, version, note: note || null }
        const row = await answerCancellation(services, answer)
        return { status: 200, body: { request: await staffView(db, row) } }
      },
    ),
  ]
}
