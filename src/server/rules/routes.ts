import { getRules, getRulesVersion } from '#contract/rules.ts'
import { AppError } from '#domain/error.ts'
import type { RulesVersion } from '#domain/rules/rules.ts'
import { perMinute, type Route, route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { staffRulesRoutes } from './staff-routes.ts'

const forever = 'public, max-age=31536000, immutable'

const dated = ({ validFrom, rules }: RulesVersion) => ({
  ...rules,
  validFrom: validFrom.toISOString(),
})

/** The rules that pages compute with, and the owner's work on them. */
export function routes(services: Services): Route[] {
  const { rules } = services
  return [
    route(getRules, { access: 'anyone', limit: perMinute(120) }, async ({ now }) => ({
      status: 200,
      body: dated(rules.versionAt(now)),
    })),

    route(getRulesVersion, { access: 'anyone', limit: perMinute(120) }, async (call) => {
      const found = rules.begun(call.params.version, call.now)
      if (!found) throw new AppError('rules.not-found')
      return { status: 200, body: dated(found), headers: { 'cache-control': forever } }
    }),

    ...staffRulesRoutes(services),
  ]
}
