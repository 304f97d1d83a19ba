import { createClient } from '#client/call.ts'
import { passesSoon, pause, withRetries } from '#client/retry.ts'
import { presenceHeaders } from './presence.ts'

/** How the site's pages talk to the server they came from. */
export const site = createClient({ headers: presenceHeaders })

/** Calls an endpoint of the contract by method and path; `open` gives the answer as it comes. Both throw ApiError. */
export const { call, open } = site

/** The same for what somebody waits for who has pressed a button: asks again where the server has too much to do. */
export const callPatiently: typeof call = (route, request) =>
  withRetries(() => call(route, request), pause, { passes: passesSoon })
