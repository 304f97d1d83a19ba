import { findApplications, sendApplicationLink } from '#contract/link.ts'
import { perMinute, type Route, route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { askForLetter } from './asked-letter.ts'

// What is refused here is a flood and says nothing; the limits that matter count in silence.
const rules = { access: 'anyone', limit: perMinute(60) } as const

/** For those who lost their link or their reference: a letter, or none, and always the same answer. */
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
