import { createClient, type RequestOf } from '#client/call.ts'
import type { AnswerOf as AnswerOfRoute } from '#client/route.ts'
import type { Route } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { presenceHeaders } from './presence.ts'

/** How the site's pages talk to the server they came from. */
export const site = createClient({ headers: presenceHeaders })

export type RouteOf<E extends Endpoint> = `${E['method']} ${E['path']}` & Route
export type AnswerOf<E extends Endpoint> = AnswerOfRoute<RouteOf<E>>

/** Calls an endpoint of the contract. Throws ApiError. */
export function call<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<RouteOf<E>>,
): Promise<AnswerOf<E>> {
  return site.call(`${endpoint.method} ${endpoint.path}` as RouteOf<E>, request)
}
