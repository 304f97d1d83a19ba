import type { Route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { greetingRoutes } from './greeting-routes.ts'
import { inboxRoutes } from './inbox-routes.ts'
import { chatSettingRoutes } from './setting-routes.ts'
import { staffChatRoutes } from './staff-routes.ts'
import { chatRoutes } from './visitor-routes.ts'

/** Chat for visitors and staff, its inbox and settings. */
export function routes(services: Services): Route[] {
  return [
    ...greetingRoutes(services),
    ...inboxRoutes(services),
    ...chatSettingRoutes(services),
    ...staffChatRoutes(services),
    ...chatRoutes(services),
  ]
}
