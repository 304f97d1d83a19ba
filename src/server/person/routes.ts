import type { Route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { ownDataRoutes } from './own-routes.ts'
import { personRoutes } from './person-routes.ts'

/** What somebody asks about their data, and what staff do about it. */
export function routes(services: Services): Route[] {
  return [...ownDataRoutes(services), ...personRoutes(services)]
}
