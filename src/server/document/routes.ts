import type { Route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { documentRoutes } from './document-routes.ts'
import { passportRoutes } from './passport/routes.ts'

/** Travellers' documents and passport pages. */
export function routes(services: Services): Route[] {
  return [...documentRoutes(services), ...passportRoutes(services)]
}
