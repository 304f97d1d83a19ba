import * as z from 'zod/mini'
import { processingTypes, visaTypes } from '#domain/application/choice.ts'
import { errorCodes } from '#domain/error.ts'
import { endpoint } from './endpoint.ts'
import { billing, wayToGateway } from './payment.ts'
import { dollars, idParam, pricing } from './shapes.ts'

/** The requested changes; absent means unchanged. */
export const wanted = {
  visaType: z.optional(z.enum(visaTypes)),
  processingType: z.optional(z.enum(processingTypes)),
  hasInsurance: z.optional(z.boolean()),
  hasESim: z.optional(z.boolean()),
}

const flag = z.optional(
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((text) => text === 'true'),
  ),
)
/** The same as a query. */
export const wantedQuery = z.object({ ...wanted, hasInsurance: flag, hasESim: flag })

export const getAmendment = endpoint({
  method: 'GET',
  path: '/api/applications/{id}/amendment',
  summary:
    'What another kind of visa, another speed or an extra costs more after paying, and the new date',
  params: idParam,
  query: wantedQuery,
  answers: {
    200: z.object({
      /** Negative if cheaper: only staff make such a change. */
      difference: dollars,
      pricing,
      /** The last promised day after the change; from today while documents are missing. */
      expectedBy: z.string(),
      /** Why it is unavailable here, as an error code, or null. */
      whyNot: z.nullable(z.enum(errorCodes)),
    }),
  },
  errors: [
    'request.invalid',
    'request.unauthorized',
    'application.not-found',
    'application.held',
    'request.too-many',
  ],
})

export const createSupplement = endpoint({
  method: 'POST',
  path: '/api/applications/{id}/supplement',
  summary:
    'Opens the payment of what a change costs more; the change is made when the money is there',
  params: idParam,
  body: z.object({
    ...wanted,
    /** Checked against the difference, in dollars; never charged itself. */
    amount: z.optional(z.coerce.number()),
    ...billing,
  }),
  answers: { 201: wayToGateway },
  errors: [
    'request.invalid',
    'request.unauthorized',
    'application.not-found',
    'application.closed',
    'application.held',
    'amendment.cheaper',
    'amendment.extra-late',
    'amendment.multiple-required',
    'amendment.nothing',
    'amendment.somebody-withdrew',
    'applicant.filed',
    'payment.required',
    'payment.not-open',
    'payment.gateway-unavailable',
    'price.changed',
    'request.too-many',
  ],
})
