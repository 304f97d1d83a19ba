import * as contract from '#contract/messenger.ts'
import { AppError } from '#domain/error.ts'
import type { Messenger } from '#domain/messenger.ts'
import { perMinute, type Route, route } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { change, connect, end, ownMessengers } from './own.ts'
import { createReceiver } from './take.ts'

const own = 'application'
/** A service calls for each message and each report; what it did not sign costs no statement. */
const service = { access: 'gateway', limit: perMinute(24_000) } as const

const plain = (text: string) =>
  ({
    status: 200,
    bytes: new TextEncoder().encode(text),
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  }) as const

/** Calls of messenger services, and the messengers of a traveller's application. */
export function messengerRoutes(services: Services): Route[] {
  const serviceOf = (messenger: Messenger) => {
    const found = services.messengers[messenger]
    if (!found) throw new AppError('request.not-found')
    return found
  }
  const receive = createReceiver(services)
  return [
    route(
      contract.shakeMessenger,
      { access: 'anyone', limit: perMinute(60) },
      async ({ params, request }) => {
        const answer = serviceOf(params.messenger).handshake(new URL(request.url).searchParams)
        if (answer === null) throw new AppError('messenger.signature-wrong')
        return plain(answer)
      },
    ),

    route(contract.hearMessenger, service, async ({ params, request, rawBytes, now }) => {
      const { pathname, search } = new URL(request.url)
      const url = new URL(pathname + search, services.publicUrl).href
      const call = { url, headers: request.headers, body: rawBytes }
      const events = serviceOf(params.messenger).read(call)
      await receive(params.messenger, events, now)
      return plain('')
    }),

    route(
      contract.getOwnMessengers,
      { access: own, limit: perMinute(240) },
      async ({ params, ...call }) => ({
        status: 200,
        body: await ownMessengers(services, { ...params, ...call }),
      }),
    ),

    route(
      contract.connectMessenger,
      { access: own, limit: perMinute(30) },
      async ({ params, ...call }) => ({
        status: 201,
        body: await connect(services, { ...params, ...call }),
      }),
    ),

    route(
      contract.changeMessenger,
      { access: own, limit: perMinute(60) },
      async ({ params, body, ...call }) => {
        await change(services, { ...params, ...body, ...call })
        return { status: 204 }
      },
    ),

    route(
      contract.endMessenger,
      { access: own, limit: perMinute(60) },
      async ({ params, ...call }) => {
        await end(services, { ...params, ...call })
        return { status: 204 }
      },
    ),
  ]
}
