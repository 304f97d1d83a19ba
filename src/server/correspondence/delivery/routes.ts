import type * as z from 'zod/mini'
import { retryLetters } from '#contract/letter.ts'
import { mailEvents, openStop, reportDelivery, stopByMail } from '#contract/mail.ts'
import { AppError } from '#domain/error.ts'
import { fallbackLanguage, pathPrefix } from '#domain/reference/languages.ts'
import { findApplicationById } from '../../data/application/application.ts'
import { parse } from '../../http/call-body.ts'
import { parseJson } from '../../http/json.ts'
import { perMinute, type Route, route } from '../../http/route.ts'
import { readLinkToken } from '../../platform/link-token.ts'
import type { Services } from '../../services.ts'
import { openMailSignature } from '../mail-signature.ts'
import { takeEvents } from './events.ts'
import { retry } from './retry.ts'
import { stopByToken } from './stop.ts'

/** 500 events of eight fields. */
const mostValues = 5_000

const readEvents = (rawBody: string) =>
  parse(mailEvents, parseJson(rawBody, mostValues)) as z.output<typeof mailEvents>

/** Delivery reports, and one-click actions in mail programs. */
export function deliveryRoutes(services: Services): Route[] {
  const { linkKey, inboundSecret, db, log } = services
  return [
    // Many reports from one mail service, whose signature is checked first.
    route(reportDelivery, { access: 'gateway', limit: perMinute(600) }, async (call) => {
      const { request, rawBody, now } = call
      if (inboundSecret === null) throw new AppError('request.not-found')
      const signature = openMailSignature(request.headers, inboundSecret, now)
      signature.update(rawBody)
      signature.check()
      const { events } = readEvents(rawBody)
      const counted = await takeEvents(services, events, now)
      log.info(counted, 'mail events')
      return { status: 200, body: counted }
    }),

    route(openStop, { access: 'anyone', limit: perMinute(60) }, async ({ params }) => {
      const id = readLinkToken(linkKey, 'stop-reminders', params.token)
      const application = id === null ? undefined : await findApplicationById(db, Number(id))
      const language = application?.language ?? fallbackLanguage
      // In the fragment, which is sent nowhere.
      const location = `${pathPrefix(language)}/status#stop=${encodeURIComponent(params.token)}`
      return { status: 303, bytes: null, headers: { location } }
    }),

    route(stopByMail, { access: 'gateway', limit: perMinute(600) }, async ({ params, now }) => {
      await stopByToken(services, params.token, now)
      return { status: 204 }
    }),

    route(retryLetters, { access: 'application', limit: perMinute(30) }, async (call) => {
      const { params, authority, now } = call
      return {
        status: 200,
        body: { sent: await retry(services, { id: params.id, authority, now }) },
      }
    }),
  ]
}
