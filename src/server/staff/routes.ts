import { currentUser } from '#contract/staff.ts'
import { AppError } from '#domain/error.ts'
import { perMinute, type Route, route } from '../http/route.ts'

/** Staff sign in nowhere yet, so nobody is a member of staff. */
export function staffRoutes(): Route[] {
  return [
    route(currentUser, { access: 'anyone', limit: perMinute(60) }, async () => {
      throw new AppError('request.unauthorized')
    }),
  ]
}
