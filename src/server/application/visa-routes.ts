import { checkVisa, getVisa, getVisas } from '#contract/visa.ts'
import { findSentVisa } from '../data/document/sent-visa.ts'
import { perMinute, type Route, route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { visaOfApplicant, visasOfApplication } from './visa-download.ts'

const unknown = { state: null, sentOn: null, replacedOn: null }

/** Verifying a visa by its file's hash, and downloading one's own. */
export function visaRoutes(services: Services): Route[] {
  return [
    route(checkVisa, { access: 'anyone', limit: perMinute(30) }, async ({ params, now }) => ({
      status: 200,
      body: (await findSentVisa(services.db, Buffer.from(params.sha256, 'hex'), now)) ?? unknown,
    })),

    route(getVisas, { access: 'application', limit: perMinute(60) }, ({ params, authority }) =>
      visasOfApplication(services, params.id, authority),
    ),

    route(getVisa, { access: 'application', limit: perMinute(120) }, ({ params, authority }) =>
      visaOfApplicant(services, params.id, authority),
    ),
  ]
}
