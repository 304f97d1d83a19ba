import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { wayToGateway } from './payment.ts'
import { count, dollars, idParam } from './shapes.ts'

const ownErrors = ['application.not-found', 'request.unauthorized', 'request.too-many'] as const
/** Why nothing is left to pay. */
const closed = [
  'application.incomplete',
  'payment.already-paid',
  'payment.not-open',
  'application.closed',
  'application.held',
] as const
const token = z.string().check(z.maxLength(128))

export const makePaymentLink = endpoint({
  method: 'POST',
  path: '/api/applications/{id}/payment-link',
  summary: 'A link with which somebody else pays, and opens nothing else; repeated, the same one',
  params: idParam,
  answers: { 200: z.object({ url: z.string() }) },
  errors: [...ownErrors, ...closed],
})

export const endPaymentLink = endpoint({
  method: 'DELETE',
  path: '/api/applications/{id}/payment-link',
  summary: 'Ends the link with which somebody else pays',
  params: idParam,
  answers: { 204: null },
  errors: ownErrors,
})

export const openPaymentLink = endpoint({
  method: 'POST',
  path: '/api/payment-link/open',
  summary: 'What is to be paid by a link, and for whom; nothing else of the application',
  body: z.object({ token }),
  answers: {
    200: z.object({
      reference: z.string(),
      /** First names and initials: 'Ada M.' */
      names: z.array(z.string()),
      travellers: count,
      amount: dollars,
    }),
  },
  errors: ['request.invalid', 'link.expired', 'request.too-many', ...closed],
})

export const payByLink = endpoint({
  method: 'POST',
  path: '/api/payment-link/pay',
  summary: 'Starts a third-party payment by link, at the price shown',
  body: z.object({ token, amount: dollars }),
  answers: { 201: z.pick(wayToGateway, { formData: true }) },
  errors: [
    ...['request.invalid', 'link.expired', 'request.too-many'],
    ...closed,
    ...['price.changed', 'payment.gateway-unavailable'],
  ] as const,
})
