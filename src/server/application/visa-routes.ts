import { checkVisa } from '#contract/visa.ts'
import { findSentVisa } from '../data/sent-visa.ts'
import { perMinute, type Route, route } from '../http/route.ts'
import type { Services } from '../services.ts'

const unknown = { state: null, sentOn: null, replacedOn: null }

/** Telling a visa of ours from a forged one, by the hash of its file. */
export function visaRoutes({ db }: Services): Route[] {
  return [
    route(checkVisa, { access: 'anyone', limit: perMinute(30) }, async ({ params }) => ({
      status: 200,
      body: (await findSentVisa(db, Buffer.from(params.sha256, 'hex'))) ?? unknown,
    })),
  ]
}
