import * as contract from '#contract/access.ts'
import { paymentLinksCountAfter } from '#domain/application/payment-link.ts'
import { isPaid } from '#domain/application/status.ts'
import { AppError } from '#domain/error.ts'
import { type ApplicationRow, findApplication } from '../../data/application/application.ts'
import { findAccess } from '../../data/application/application-access.ts'
import { findPaymentLink } from '../../data/money/payment-link.ts'
import { perHour, perMinute, type Route, route } from '../../http/route.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import * as commands from './commands.ts'

/** Opening an application in a browser, listing access, and revoking it. */
export function accessRoutes(services: Services): Route[] {
  const { db } = services
  return [
    route(contract.openByLetter, { access: 'anyone', limit: perMinute(60) }, async (call) => ({
      status: 204,
      token: await commands.openByLetter(services, call.body, call),
    })),

    route(
      contract.sendAccessCode,
      { access: 'anyone', limit: perHour(10, 'secret') },
      async (call) => ({
        status: 204,
        token: await commands.sendAccessCode(services, call.body.orderId, call),
      }),
    ),

    route(contract.openByCode, { access: 'anyone', limit: perHour(30, 'secret') }, async (call) => {
      await commands.openByCode(services, call.body, call)
      return { status: 204 }
    }),

    route(
      contract.listAccess,
      { access: 'application', limit: perMinute(60) },
      async ({ params: { id }, authority, now }) => {
        const application = await findApplication(db, id, authority)
        if (!application) throw new AppError('application.not-found')
        const items = await findAccess(db, id)
        return {
          status: 200,
          body: {
            items: items.map(({ sessionId, way, openedAt }) => ({
              way,
              openedAt: openedAt.toISOString(),
              isThisBrowser: sessionId === authority.sessionId,
            })),
            paymentLink: await paymentLinkOf(db, application, now),
          },
        }
      },
    ),

    route(
      contract.closeElsewhere,
      { access: 'application', limit: perMinute(20) },
      async ({ params: { id }, authority: { sessionId }, now }) => ({
        status: 200,
        body: { closed: await commands.closeElsewhere(services, { id, sessionId, now }) },
      }),
    ),
  ]
}

async function paymentLinkOf(tx: Tx, application: ApplicationRow, now: Date) {
  const link = await findPaymentLink(tx, application.id, paymentLinksCountAfter(now))
  const isPayable = application.paymentStatus === 'unpaid' && !isPaid(application)
  return link && isPayable ? { createdAt: link.createdAt.toISOString() } : null
}
