import { getRules, getRulesVersion } from '#contract/rules.ts'
import { AppError } from '#domain/error.ts'
import { etagOf } from '../http/copies.ts'
import { perMinute, type Route, route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { staffRulesRoutes } from './staff-routes.ts'

/** The rules that pages compute with, and the owner's work on them. */
export function routes(services: Services): Route[] {
  const { rules } = services
  return [
    route(getRules, { access: 'anyone', limit: perMinute(120) }, async ({ now }) => ({
      status: 200,
      body: rules.at(now),
    })),

    route(getRulesVersion, { access: 'anyone', limit: perMinute(120) }, async (call) => {
      const found = rules.begun(call.params.version, call.now)
      if (!found) throw new AppError('rules.not-found')
      // Not kept unasked: after a restored backup a number may say something else.
      const headers = { 'cache-control': 'no-cache', etag: etagOf(JSON.stringify(found)) }
      if (call.request.headers.get('if-none-match') === headers.etag) {
        return { status: 304, bytes: null, headers }
      }
      return { status: 200, body: found, headers }
    }),

    ...staffRulesRoutes(services),
  ]
}
