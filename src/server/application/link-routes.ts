import { findApplications, sendApplicationLink } from '#contract/link.ts'
import { perMinute, type Route, route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { askForLetter } from './asked-letter.ts'

// Refusing here stops a flood and reveals nothing; the limits that matter apply silently.
const rules = { access: 'anyone', limit: perMinute(60) } as const

/** For lost links and references: a letter or none, always with the same answer. */
export function linkRoutes(services: Services): Route[] {
  return [
    route(sendApplicationLink, rules, async (call) => {
      await askForLetter(services, call.body, call)
      return { status: 204 }
    }),

    route(findApplications, rules, async (call) => {
      await askForLetter(services, { ...call.body, applicationId: null }, call)
      return { status: 204 }
    }),
  ]
}
