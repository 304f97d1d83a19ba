import * as z from 'zod/mini'
import { AppError } from '#domain/error.ts'
import { disputeStates } from '#domain/money/dispute.ts'
import { reportedStates } from '#domain/money/payment.ts'
import { kindOfFailure } from '../../failure-kind.ts'
import { GatewayUnavailable } from './gateway-unavailable.ts'
import type {
  AttemptRef,
  AttemptToBegin,
  GatewayDispute,
  GatewayNotification,
  GatewayReport,
  PaymentGateway,
  RefundReport,
  RefundToMake,
} from './port.ts'
import { checkNotification, type Secrets, signForm, signRequest } from './signature.ts'

export type HostedFormOptions = {
  name: string
  merchant: string
  secrets: Secrets
  /** The browser posts the form here. */
  formUrl: string
  /** Base of the server calls `/attempts/{id}` and `/refunds`. */
  apiUrl: string
  /** Where the gateway sends notifications, as reachable from outside. */
  notifyUrl: string
  clock: { now(): Date }
  fetch: typeof fetch
  timeoutMs: number
  /** Whether the gateway deletes personal data on request: the sandbox does, no bank does. */
  canForget?: boolean
}

/** Text that the database can store. */
const text = (max: number) =>
  z.string().check(
    z.maxLength(max),
    z.refine((given) => !given.includes('\0')),
  )

const reportSchema = z.object({
  attemptId: text(100),
  orderId: text(200),
  state: z.enum(reportedStates),
  amount: z.int().check(z.minimum(0)),
  /** ISO 4217. */
  currency: z.string().check(z.regex(/^[A-Za-z]{3}$/)),
  gatewayRef: z.nullable(text(200)),
  at: z.iso.datetime(),
})

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const disputeSchema = z.object({
  disputeRef: text(200).check(z.minLength(1)),
  attemptId: text(100),
  state: z.enum(disputeStates),
  reason: text(100),
  amount: z.int().check(z.minimum(1), z.maximum(2 ** 31 - 1)),
  currency: z.string().check(z.regex(/^[A-Za-z]{3}$/)),
  respondBy: z.nullable(z.iso.datetime()),
  at: z.iso.datetime(),
})

const notificationSchema = z.object({
  type: z.string(),
  attempt: z.nullable(reportSchema),
  dispute: z.optional(z.nullable(disputeSchema)),
})

const refundSchema = z.object({
  state: z.enum(['succeeded', 'pending', 'failed']),
  refundRef: z.string(),
})

/** A gateway reached by a signed hidden form, as many acquirers offer it. */
export function createHostedFormGateway(options: HostedFormOptions): PaymentGateway {
  return {
    name: options.name,
    formOrigins: [new URL(options.formUrl).origin],
    begin: async (attempt) => ({
      form: {
        action: options.formUrl,
        method: 'POST',
        fields: signForm(fieldsOf(attempt, options), options.secrets),
      },
      gatewayRef: null,
    }),
    inquire: (attempt) => inquire(attempt, options),
    refund: (refund) => makeRefund(refund, options),
    ...(options.canForget && { forget: (attemptId: string) => forget(attemptId, options) }),
    readNotification: (headers, rawBody) => readNotification(headers, rawBody, options),
  }
}

function fieldsOf(attempt: AttemptToBegin, options: HostedFormOptions): Record<string, string> {
  const { billing, returnUrls } = attempt
  return {
    merchant: options.merchant,
    attemptId: attempt.attemptId,
    orderId: attempt.orderId,
    amount: String(attempt.amountCents),
    currency: attempt.currency,
    description: attempt.description,
    customerEmail: attempt.email,
    billingFirstName: billing.firstName,
    billingLastName: billing.lastName,
    billingStreet1: billing.street1,
    billingStreet2: billing.street2,
    billingCity: billing.city,
    billingCountry: billing.country,
    billingPhone: billing.phone,
    paymentMethod: 'ALL',
    successUrl: returnUrls.success,
    failedUrl: returnUrls.failed,
    cancelledUrl: returnUrls.cancelled,
    notifyUrl: options.notifyUrl,
    expiresAt: attempt.expiresAt.toISOString(),
  }
}

async function inquire(
  attempt: AttemptRef,
  options: HostedFormOptions,
): Promise<GatewayReport | null> {
  const path = `/attempts/${encodeURIComponent(attempt.attemptId)}`
  const answer = await call('GET', path, '', options)
  if (answer.status === 404) {
    return null
  }
  return reportOf(understand(reportSchema, answer))
}

/** The gateway does not know the attempt, so there is nothing to delete. */
async function forget(attemptId: string, options: HostedFormOptions): Promise<void> {
  const path = `/attempts/${encodeURIComponent(attemptId)}/forget`
  const { status } = await call('POST', path, '', options)
  if (status !== 204 && status !== 404) throw new AppError('payment.gateway-unavailable')
}

async function makeRefund(refund: RefundToMake, options: HostedFormOptions): Promise<RefundReport> {
  const { attemptId, amountCents: amount, currency, refundKey } = refund
  const body = JSON.stringify({ attemptId, amount, currency, refundKey })
  const answer = await call('POST', '/refunds', body, options)
  if (answer.status === 409 || answer.status === 404) {
    return { state: 'failed', refundRef: refundKey }
  }
  return understand(refundSchema, answer)
}

function readNotification(
  headers: Headers,
  rawBody: string,
  options: HostedFormOptions,
): GatewayNotification {
  const sent = checkNotification(headers, rawBody, options.secrets, options.clock.now())
  const content = notificationSchema.safeParse(parseJson(rawBody))
  if (!content.success) {
    throw new AppError('request.unreadable')
  }
  const { type, attempt, dispute } = content.data
  return {
    ...sent,
    kind: type,
    report: attempt === null ? null : reportOf(attempt),
    dispute: dispute ? disputeOf(dispute) : null,
    refundFailure: null,
  }
}

type Answer = { status: number; text: string }

async function call(
  method: 'GET' | 'POST',
  path: string,
  body: string,
  options: HostedFormOptions,
): Promise<Answer> {
  const url = new URL(options.apiUrl + path)
  const signed = signRequest(
    { method, path: url.pathname, body, at: options.clock.now() },
    options.secrets,
  )
  try {
    const response = await options.fetch(url, {
      method,
      headers: { ...signed, ...(body === '' ? {} : { 'content-type': 'application/json' }) },
      ...(body === '' ? {} : { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(options.timeoutMs),
    })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    throw new GatewayUnavailable(kindOfFailure(error))
  }
}

/** Parses a 200 or 201; any other status means that the gateway is unavailable. */
function understand<S extends z.ZodMiniType>(schema: S, answer: Answer): z.infer<S> {
  const parsed = schema.safeParse(parseJson(answer.text))
  if (answer.status >= 300) throw new GatewayUnavailable(`status-${answer.status}`)
  if (!parsed.success) throw new GatewayUnavailable('unreadable')
  return parsed.data
}

function reportOf({ amount, at, ...rest }: z.infer<typeof reportSchema>): GatewayReport {
  return { ...rest, amountCents: amount, at: new Date(at) }
}

function disputeOf(told: z.infer<typeof disputeSchema>): GatewayDispute {
  const { disputeRef, attemptId, amount, currency, respondBy, at, ...rest } = told
  return {
    ...rest,
    gatewayRef: disputeRef,
    attemptId: uuid.test(attemptId) ? attemptId : null,
    paymentRef: null,
    amountCents: amount,
    currency: currency.toUpperCase(),
    respondBy: respondBy === null ? null : new Date(respondBy),
    at: new Date(at),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
