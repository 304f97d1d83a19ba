import type { Route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { staffRoutes } from './account/routes.ts'
import { alertRoutes } from './alert/routes.ts'
import { autoAssignRoutes } from './assignment/routes.ts'
import { reportRoutes } from './report/routes.ts'

/** Accounts of staff, their alerts and reports, and who gets which work. */
export function routes(services: Services): Route[] {
  return [
    ...staffRoutes(services),
    ...alertRoutes(services),
    ...autoAssignRoutes(services),
    ...reportRoutes(services),
  ]
}
