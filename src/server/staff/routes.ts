import type { Route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { accountRoutes } from './account-routes.ts'
import { factorRoutes } from './factor-routes.ts'
import { gettingStartedRoutes } from './getting-started.ts'
import { loginRoutes } from './login-routes.ts'
import { teamRoutes } from './team-routes.ts'

/** Everything about those who work here. */
export function staffRoutes(services: Services): Route[] {
  return [
    ...loginRoutes(services),
    ...accountRoutes(services),
    ...factorRoutes(services),
    ...teamRoutes(services),
    ...gettingStartedRoutes(services),
  ]
}
