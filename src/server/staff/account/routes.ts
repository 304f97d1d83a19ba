import type { Route } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { accountRoutes } from './account-routes.ts'
import { confirmRoutes } from './confirm-routes.ts'
import { factorRoutes } from './factor-routes.ts'
import { gettingStartedRoutes } from './getting-started.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { loginRoutes } from './login-routes.ts'
import { roleRoutes } from './role-routes.ts'
import { settingRoutes } from './setting-routes.ts'
import { teamRoutes } from './team-routes.ts'

/** Staff accounts. */
export function staffRoutes(services: Services): Route[] {
  return [
    ...loginRoutes(services),
    ...confirmRoutes(services),
    ...invitationRoutes(services),
    ...accountRoutes(services),
    ...factorRoutes(services),
    ...teamRoutes(services),
    ...roleRoutes(services),
    ...settingRoutes(services),
    ...gettingStartedRoutes(services),
  ]
}
