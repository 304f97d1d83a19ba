import {
  addApplicant,
  createApplication,
  getApplication,
  listApplications,
  validateEmail,
} from '#contract/application.ts'
import { findDuplicates } from '#contract/draft.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { isEmailAddress, scoreEmail, suggestEmail } from '#domain/email.ts'
import { toPricing } from '#domain/money/pricing.ts'
import { getByOrderId } from '../data/application/application.ts'
import { findOwnApplications } from '../data/application/application-access.ts'
import { findSession } from '../data/application/session.ts'
import { perMinute, type Route, route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { createAnnouncer } from './announce.ts'
import * as commands from './commands.ts'
import { findDuplicatesOf } from './duplicates.ts'
import { rowsForTraveller } from './for-traveller.ts'
import { loadOwnView } from './load-view.ts'

/** Creating applications, and those of this browser. */
export function applicationRoutes(services: Services): Route[] {
  const { db } = services
  const announce = createAnnouncer(services)
  return [
    route(validateEmail, { access: 'anyone', limit: perMinute(60) }, async ({ body }) => ({
      status: 200,
      body: {
        valid: isEmailAddress(body.email),
        suggestion: suggestEmail(body.email),
        score: scoreEmail(body.email),
      },
    })),

    route(createApplication, { access: 'anyone', limit: perMinute(60) }, async (call) => {
      const created = await commands.create(services, call.body, call)
      announce()
      const { id, orderId } = created.application
      return {
        status: 201,
        body: {
          id,
          reference: referenceOf(id),
          orderId,
          status: created.application.status,
          paymentStatus: created.application.paymentStatus,
          pricing: toPricing(created.price),
          applicants: created.applicants,
        },
        token: created.token,
      }
    }),

    route(addApplicant, { access: 'application', limit: perMinute(120) }, async (call) => ({
      status: 201,
      body: { id: await commands.add(services, call.body, call.authority, call.now) },
    })),

    route(getApplication, { access: 'application', limit: perMinute(120) }, async (call) => {
      const row = await getByOrderId(db, call.query.orderId, call.authority)
      return { status: 200, body: await loadOwnView(db, services, row, call.now) }
    }),

    route(
      listApplications,
      // A browser that never applied gets an empty list, not an error.
      { access: 'anyone', limit: perMinute(120) },
      async ({ tokenHash, now }) => {
        const sessionId = tokenHash ? await findSession(db, tokenHash) : null
        const own = sessionId === null ? [] : await findOwnApplications(db, sessionId)
        const rows = await rowsForTraveller(db, own, now)
        return {
          status: 200,
          body: {
            items: rows.map((row) => ({
              id: row.id,
              reference: referenceOf(row.id),
              orderId: row.orderId,
              status: row.status,
              paymentStatus: row.paymentStatus,
              createdAt: row.createdAt.toISOString(),
              completedAt: row.completedAt?.toISOString() ?? null,
            })),
          },
        }
      },
    ),

    route(findDuplicates, { access: 'anyone', limit: perMinute(20, 'secret') }, async (call) => ({
      status: 200,
      body: { items: await findDuplicatesOf(services, call) },
    })),
  ]
}
