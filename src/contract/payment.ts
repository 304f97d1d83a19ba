import * as z from 'zod/mini'
import { processingTypes, visaTypes } from '#domain/application/choice.ts'
import { amendmentStates } from '#domain/money/amendment.ts'
import { applicationView } from './application.ts'
import { endpoint } from './endpoint.ts'
import { dollars, orderId, paymentStatus } from './shapes.ts'

const line = z.optional(z.string().check(z.maxLength(200)))

/** Billing details sent to the gateway; every field may be absent. */
export const billing = {
  billingFirstName: line,
  billingLastName: line,
  billingStreet1: line,
  billingStreet2: line,
  billingCity: line,
  billingCountry: line,
  billingPhone: line,
}

/** The form that the browser posts to the gateway. */
export const wayToGateway = z.object({
  orderId: z.string(),
  formData: z.object({
    action: z.string(),
    method: z.enum(['GET', 'POST']),
    fields: z.record(z.string(), z.string()),
  }),
})

export const createPayment = endpoint({
  method: 'POST',
  path: '/api/gpay/create-payment',
  summary:
    'Opens a payment, or gives the open one again; the browser posts the form to the gateway',
  body: z.object({
    applicationId: z.coerce.number().check(z.int(), z.gt(0)),
    /** Checked against the frozen price, in dollars; never charged itself. */
    amount: z.optional(z.coerce.number()),
    currency: z.optional(z.string().check(z.maxLength(8))),
    description: line,
    customerEmail: line,
    ...billing,
    paymentMethod: line,
  }),
  idempotent: true,
  answers: {
    201: wayToGateway,
  },
  errors: [
    'request.invalid',
    'request.unauthorized',
    'application.not-found',
    'application.incomplete',
    'payment.already-paid',
    'payment.not-open',
    'application.closed',
    'application.held',
    'price.changed',
    'payment.gateway-unavailable',
    'idempotency.mismatch',
    'request.too-many',
  ],
})

/** What of an order may change. */
const choice = {
  visaType: z.enum(visaTypes),
  processingType: z.enum(processingTypes),
  hasInsurance: z.boolean(),
  hasESim: z.boolean(),
}

export const verifyPayment = endpoint({
  method: 'GET',
  path: '/api/gpay/verify/{orderId}',
  summary: 'Asks the gateway how the payment stands and says what is true',
  params: z.object({ orderId }),
  answers: {
    200: z.object({
      success: z.boolean(),
      paymentStatus,
      application: applicationView,
      /** The traveller's latest paid amendment; `success` is about the order itself. */
      supplement: z.nullable(
        z.object({
          state: z.enum(amendmentStates),
          amount: dollars,
          from: z.object(choice),
          ...choice,
        }),
      ),
    }),
  },
  errors: [
    'application.not-found',
    'payment.gateway-unavailable',
    'request.unauthorized',
    'request.too-many',
  ],
})

export const notifyPayment = endpoint({
  method: 'POST',
  path: '/api/gpay/notify',
  summary: "The gateway's signed notification",
  body: { raw: 'application/json' },
  answers: { 200: z.object({ received: z.literal(true) }) },
  errors: ['payment.signature-wrong', 'payment.gateway-unavailable'],
})
