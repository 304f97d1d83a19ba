import type { Route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { deliveryRoutes } from './delivery/routes.ts'
import { letterRoutes } from './letter/routes.ts'
import { mailRoutes } from './mail/routes.ts'
import { staffMailRoutes } from './mail/staff-routes.ts'
import { messengerRoutes } from './messenger/routes.ts'
import { staffMessengerRoutes } from './messenger/staff-routes.ts'
import { pushRoutes } from './push/routes.ts'
import { templateRoutes } from './template/routes.ts'
import { threadRoutes } from './thread/routes.ts'

/** Letters and their delivery, received e-mail, messengers, threads, templates, notifications. */
export function routes(services: Services): Route[] {
  return [
    ...deliveryRoutes(services),
    ...letterRoutes(services),
    ...mailRoutes(services),
    ...staffMailRoutes(services),
    ...staffMessengerRoutes(services),
    ...messengerRoutes(services),
    ...pushRoutes(services),
    ...templateRoutes(services),
    ...threadRoutes(services),
  ]
}
