import type { Route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { accessRoutes } from './access/routes.ts'
import { agreementRoutes } from './agreement/routes.ts'
import { applicationRoutes } from './application-routes.ts'
import { draftRoutes } from './draft-routes.ts'
import { linkRoutes } from './link-routes.ts'
import { statusRoutes } from './status-routes.ts'
import { travellerRoutes } from './traveller/routes.ts'
import { visaRoutes } from './visa-routes.ts'
import { visitRoutes } from './visit/routes.ts'

/** Applications, drafts, access, agreements and visits. */
export function routes(services: Services): Route[] {
  return [
    ...accessRoutes(services),
    ...agreementRoutes(services),
    ...applicationRoutes(services),
    ...draftRoutes(services),
    ...linkRoutes(services),
    ...statusRoutes(services),
    ...travellerRoutes(services),
    ...visaRoutes(services),
    ...visitRoutes(services),
  ]
}
