import { createClient } from '#client/call.ts'
import { presenceHeaders } from './presence.ts'

/** How the site's pages talk to the server they came from. */
export const site = createClient({ headers: presenceHeaders })

/** Calls an endpoint of the contract by method and path; `open` gives the answer as it comes. Both throw ApiError. */
export const { call, open } = site
