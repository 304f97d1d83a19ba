import type { Route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { amendmentRoutes } from './amendment/routes.ts'
import type { MoneyHelpers } from './books/evidence.ts'
import { moneyRoutes } from './books/routes.ts'
import { cancellationRoutes } from './cancellation/routes.ts'
import { paymentRoutes } from './payment/routes.ts'
import { receiptRoutes } from './receipt/routes.ts'
import { refundRoutes } from './refund/routes.ts'

/** Payments, refunds, amendments, receipts and the books. */
export function routes(services: Services, helpers: MoneyHelpers): Route[] {
  return [
    ...amendmentRoutes(services),
    ...moneyRoutes(services, helpers),
    ...cancellationRoutes(services),
    ...paymentRoutes(services),
    ...receiptRoutes(services),
    ...refundRoutes(services),
  ]
}
