import type { Route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { ownDataRoutes } from './own-routes.ts'
import { personRoutes } from './person-routes.ts'

/** People's requests about their data, and the staff's answers. */
export function routes(services: Services): Route[] {
  return [...ownDataRoutes(services), ...personRoutes(services)]
}
