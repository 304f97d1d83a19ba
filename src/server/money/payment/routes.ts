import { createSupplement } from '#contract/amendment.ts'
import { createPayment, notifyPayment, verifyPayment } from '#contract/payment.ts'
import * as links from '#contract/payment-link.ts'
import { isPaid } from '#domain/application/status.ts'
import { rowsForTraveller } from '../../application/for-traveller.ts'
import { loadOwnView } from '../../application/load-view.ts'
import { getApplicationForUpdate, getByOrderId } from '../../data/application/application.ts'
import { perMinute, type Route, route } from '../../http/route.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import { create, receive, settleOpen } from './commands.ts'
import { endLink, makeLink, openLink, payByLink } from './link.ts'
import { create as createOf, supplementOf } from './supplement.ts'

/** For a network not listed in GATEWAY_ADDRESSES. */
const strangers = perMinute(1_200)

export function paymentRoutes(services: Services): Route[] {
  return [
    route(
      createPayment,
      { access: 'application', limit: perMinute(30) },
      async ({ body, authority, idempotencyKey, now }) => {
        const lock = (tx: Tx) => getApplicationForUpdate(tx, body.applicationId, authority)
        const { orderId, form } = await create(services, body, { lock, idempotencyKey, now })
        return { status: 201, body: { orderId, formData: { ...form, fields: { ...form.fields } } } }
      },
    ),
    route(
      verifyPayment,
      { access: 'application', limit: perMinute(60) },
      async ({ params: { orderId }, authority, now }) => {
        const { db } = services
        await settleOpen(services, await getByOrderId(db, orderId, authority), now)
        const verified = await getByOrderId(db, orderId, authority)
        const [told = verified] = await rowsForTraveller(db, [verified], now)
        return {
          status: 200,
          body: {
            success: isPaid(told),
            paymentStatus: told.paymentStatus,
            application: await loadOwnView(db, services, verified, now),
            supplement: await supplementOf(db, verified.id),
          },
        }
      },
    ),
    route(
      createSupplement,
      { access: 'application', limit: perMinute(30) },
      async ({ params, body, authority, now }) => {
        const { orderId, form } = await createOf(
          services,
          { ...body, id: params.id },
          { authority, now },
        )
        return { status: 201, body: { orderId, formData: { ...form, fields: { ...form.fields } } } }
      },
    ),
    route(
      links.makePaymentLink,
      { access: 'application', limit: perMinute(30) },
      async ({ params: { id }, authority, now }) => ({
        status: 200,
        body: { url: await makeLink(services, { id, authority, now }) },
      }),
    ),
    route(
      links.endPaymentLink,
      { access: 'application', limit: perMinute(30) },
      async ({ params: { id }, authority, now }) => {
        await endLink(services, { id, authority, now })
        return { status: 204 }
      },
    ),
    route(
      links.openPaymentLink,
      { access: 'anyone', limit: perMinute(60) },
      async ({ body, now }) => ({ status: 200, body: await openLink(services, body.token, now) }),
    ),
    route(links.payByLink, { access: 'anyone', limit: perMinute(30) }, async ({ body, now }) => {
      const form = await payByLink(services, body, now)
      return { status: 201, body: { formData: { ...form, fields: { ...form.fields } } } }
    }),
    route(
      notifyPayment,
      { access: 'gateway', limit: strangers },
      async ({ request, rawBody, now }) => {
        const notification = services.gateway.readNotification(request.headers, rawBody)
        const outcome = await receive(services, notification, now)
        services.log.info({ kind: notification.kind, outcome }, 'gateway notification')
        return { status: 200, body: { received: true as const } }
      },
    ),
  ]
}
