import type { Route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { documentRoutes } from './document-routes.ts'
import { passportRoutes } from './passport/routes.ts'

/** Documents of travellers, and the passport pages that are read. */
export function routes(services: Services): Route[] {
  return [...documentRoutes(services), ...passportRoutes(services)]
}
