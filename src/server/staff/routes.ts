import type { Route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { staffRoutes } from './account/routes.ts'
import { alertRoutes } from './alert/routes.ts'
import { autoAssignRoutes } from './assignment/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { reportRoutes } from './report/routes.ts'

/** Staff accounts, alerts, audit, reports, and assignment of work. */
export function routes(services: Services): Route[] {
  return [
    ...staffRoutes(services),
    ...alertRoutes(services),
    ...autoAssignRoutes(services),
    ...auditRoutes(services),
    ...reportRoutes(services),
  ]
}
