import {
  copyTravellerLink,
  getOwnPart,
  listTravellerLinks,
  makeTravellerLinks,
  openOwnPart,
  remindTraveller,
  revokeTravellerLink,
  saveOwnPart,
} from '#contract/traveller-link.ts'
import { perHour, perMinute, type Route, route } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import * as organiser from './organiser.ts'
import * as ownPart from './own-part.ts'

/** Links by which travellers fill in their own part: for senders and for recipients. */
export function travellerRoutes(services: Services): Route[] {
  // Browser routes always have a session.
  const sessionOf = (call: { authority: { sessionId: number | null } }) =>
    call.authority.sessionId ?? 0
  return [
    route(listTravellerLinks, { access: 'browser', limit: perMinute(120) }, async (call) => {
      const whose = {
        sessionId: sessionOf(call),
        applicationId: call.query.applicationId ?? null,
      }
      return { status: 200, body: { items: await organiser.list(services, whose, call.now) } }
    }),

    route(
      makeTravellerLinks,
      { access: 'browser', limit: perHour(120, 'secret') },
      async (call) => {
        const items = await organiser.make(services, call.body, sessionOf(call), call.now)
        return { status: 201, body: { items } }
      },
    ),

    route(copyTravellerLink, { access: 'browser', limit: perMinute(60) }, async (call) => {
      const url = await organiser.copy(services, call.params.id, sessionOf(call), call.now)
      return { status: 200, body: { url } }
    }),

    route(remindTraveller, { access: 'browser', limit: perHour(120, 'secret') }, async (call) => {
      const whom = { ...call.body, id: call.params.id, sessionId: sessionOf(call), now: call.now }
      const from = await organiser.remind(services, whom)
      return { status: 200, body: { mayRemindFrom: from.toISOString() } }
    }),

    route(revokeTravellerLink, { access: 'browser', limit: perMinute(60) }, async (call) => {
      const body = await organiser.revoke(services, call.params.id, sessionOf(call), call.now)
      return { status: 200, body }
    }),

    route(openOwnPart, { access: 'anyone', limit: perHour(120, 'secret') }, async (call) => {
      const { view, token } = await ownPart.open(services, call.body.token, call)
      return { status: 200, body: view, token }
    }),

    route(getOwnPart, { access: 'browser', limit: perMinute(120) }, async (call) => {
      const whose = { id: call.params.id, sessionId: sessionOf(call) }
      return { status: 200, body: await ownPart.look(services, whose, call.now) }
    }),

    route(saveOwnPart, { access: 'browser', limit: perMinute(120) }, async (call) => {
      const { params, body, now } = call
      const saved = { id: params.id, sessionId: sessionOf(call), body, now }
      return { status: 200, body: await ownPart.save(services, saved) }
    }),
  ]
}
