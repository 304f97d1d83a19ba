import { createClient } from '#client/call.ts'
import { isServerBusy, pause, withRetries } from '#client/retry.ts'
import { presenceHeaders } from './presence.ts'

/** The API client of the site's pages. */
export const site = createClient({ headers: presenceHeaders })

/** Calls an endpoint of the contract; `open` returns the raw response. Both throw ApiError. */
export const { call, open } = site

/** The same for calls behind a button, and for what is asked once: retries while the server is busy. */
export const callPatiently: typeof call = (route, request) =>
  withRetries(() => call(route, request), pause, { retryIf: isServerBusy })
