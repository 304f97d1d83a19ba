import { Stripe } from 'stripe'
import { AppError } from '#domain/error.ts'
import type { DisputeState } from '#domain/money/dispute.ts'
import type { ReportedState } from '#domain/money/payment.ts'
import { kindOfFailure } from '../../failure-kind.ts'
import { GatewayUnavailable } from './gateway-unavailable.ts'
import type {
  AttemptRef,
  AttemptToBegin,
  GatewayDispute,
  GatewayNotification,
  GatewayRefundFailure,
  GatewayReport,
  PaymentForm,
  PaymentGateway,
  RefundReport,
  RefundToMake,
} from './port.ts'
import { freshnessSeconds, type Secrets } from './signature.ts'

export type StripeOptions = {
  secretKey: string
  webhookSecrets: Secrets
  clock: { now(): Date }
  timeoutMs: number
  /** Overrides api.stripe.com, for the stand-in. */
  api?: { host: string; port: number; protocol: 'http' | 'https' }
  /** Origin of Stripe's pages where it is not checkout.stripe.com. */
  checkoutOrigin?: string
}

/** Stripe Checkout: the server creates a session, and the card is entered on Stripe's page. */
export function createStripeGateway(options: StripeOptions): PaymentGateway {
  const stripe = new Stripe(options.secretKey, {
    ...options.api,
    timeout: options.timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  })
  return {
    name: 'stripe',
    formOrigins: [options.checkoutOrigin ?? 'https://checkout.stripe.com'],
    begin: (attempt) => reaching(() => begin(stripe, attempt)),
    inquire: (attempt) => reaching(() => inquire(stripe, attempt)),
    refund: (refund) => reaching(() => makeRefund(stripe, refund)),
    findAttempt: (paymentRef) => reaching(() => findAttempt(stripe, paymentRef)),
    readNotification: (headers, rawBody) => readNotification(stripe, headers, rawBody, options),
  }
}

async function begin(stripe: Stripe, attempt: AttemptToBegin) {
  const { attemptId, orderId } = attempt
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      // Captures the fixed amount in the fixed currency.
      adaptive_pricing: { enabled: false },
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: attempt.currency.toLowerCase(),
            unit_amount: attempt.amountCents,
            product_data: { name: attempt.description },
          },
        },
      ],
      ...(attempt.email && { customer_email: attempt.email }),
      client_reference_id: attemptId,
      metadata: { attemptId, orderId },
      payment_intent_data: { metadata: { attemptId }, description: attempt.description },
      success_url: attempt.returnUrls.success,
      cancel_url: attempt.returnUrls.cancelled,
      expires_at: Math.floor(attempt.expiresAt.getTime() / 1000),
    },
    { idempotencyKey: attemptId },
  )
  if (session.url === null) {
    throw new AppError('payment.not-open')
  }
  return { form: formTo(session.url), gatewayRef: session.id }
}

/** A GET form drops the query of its address, so the query is sent as fields. */
function formTo(address: string): PaymentForm {
  const url = new URL(address)
  const fields = Object.fromEntries(url.searchParams)
  url.search = ''
  return { action: url.href, method: 'GET', fields }
}

async function inquire(stripe: Stripe, attempt: AttemptRef): Promise<GatewayReport | null> {
  if (attempt.gatewayRef === null) {
    return null
  }
  try {
    const session = await stripe.checkout.sessions.retrieve(attempt.gatewayRef, {
      expand: ['payment_intent'],
    })
    return reportOf(session, stateOf(session), new Date(session.created * 1000))
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) {
      return null
    }
    throw error
  }
}

async function makeRefund(stripe: Stripe, refund: RefundToMake): Promise<RefundReport> {
  const { gatewayRef, amountCents, refundKey } = refund
  const session = gatewayRef && (await stripe.checkout.sessions.retrieve(gatewayRef))
  const intent = session ? session.payment_intent : null
  if (intent === null) {
    return { state: 'failed', refundRef: refundKey }
  }
  try {
    const made = await stripe.refunds.create(
      {
        payment_intent: typeof intent === 'string' ? intent : intent.id,
        amount: amountCents,
        metadata: { refundKey },
      },
      { idempotencyKey: refundKey },
    )
    const pending = made.status === 'pending' || made.status === 'requires_action'
    const state = made.status === 'succeeded' ? 'succeeded' : pending ? 'pending' : 'failed'
    return { state, refundRef: made.id }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      const repeated = error.code === 'charge_already_refunded'
      return { state: repeated ? 'succeeded' : 'failed', refundRef: refundKey }
    }
    throw error
  }
}

function readNotification(
  stripe: Stripe,
  headers: Headers,
  rawBody: string,
  { webhookSecrets, clock }: StripeOptions,
): GatewayNotification {
  const header = headers.get('stripe-signature') ?? ''
  const at = clock.now().getTime()
  for (const secret of webhookSecrets) {
    try {
      const event = stripe.webhooks.constructEvent(
        rawBody,
        header,
        secret,
        freshnessSeconds,
        undefined,
        at,
      )
      const sentAt = new Date(event.created * 1000)
      return {
        ...{ eventId: event.id, kind: event.type, sentAt },
        report: reportIn(event, sentAt),
        dispute: disputeIn(event, sentAt),
        refundFailure: refundFailureIn(event),
      }
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) {
        throw new AppError('request.unreadable')
      }
    }
  }
  throw new AppError('payment.signature-wrong')
}

function reportIn(event: Stripe.Event, at: Date): GatewayReport | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return reportOf(event.data.object, stateOf(event.data.object), at)
    case 'checkout.session.async_payment_failed':
      return reportOf(event.data.object, 'failed', at)
    default:
      return null
  }
}

const disputeStateOf: Readonly<Record<string, DisputeState>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'won',
  needs_response: 'open',
  under_review: 'answered',
  won: 'won',
  prevented: 'won',
  lost: 'lost',
  // An appeal concerns money already lost.
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
}

/** null for anything but a dispute. */
function disputeIn(event: Stripe.Event, at: Date): GatewayDispute | null {
  switch (event.type) {
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return disputeOf(event.data.object, at)
    default:
      return null
  }
}

function disputeOf(dispute: Stripe.Dispute, at: Date): GatewayDispute {
  const intent = dispute.payment_intent
  const dueBy = dispute.evidence_details.due_by
  return {
    gatewayRef: dispute.id,
    attemptId: null,
    paymentRef: typeof intent === 'string' ? intent : (intent?.id ?? null),
    state: disputeStateOf[dispute.status] ?? 'open',
    reason: dispute.reason,
    amountCents: dispute.amount,
    currency: dispute.currency.toUpperCase(),
    respondBy: dueBy ? new Date(dueBy * 1000) : null,
    at,
  }
}

/** null for anything but a failure, and for a refund that we did not ask for. */
function refundFailureIn(event: Stripe.Event): GatewayRefundFailure | null {
  if (event.type !== 'refund.failed') return null
  const { amount, currency, metadata } = event.data.object
  const refundKey = metadata?.refundKey
  return refundKey ? { refundKey, amountCents: amount, currency: currency.toUpperCase() } : null
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The attempt id is in the payment's metadata. */
async function findAttempt(stripe: Stripe, paymentRef: string): Promise<string | null> {
  try {
    const { metadata } = await stripe.paymentIntents.retrieve(paymentRef)
    const attemptId = metadata.attemptId ?? ''
    return uuid.test(attemptId) ? attemptId : null
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null
    throw error
  }
}

function stateOf(session: Stripe.Checkout.Session): ReportedState {
  if (session.payment_status === 'paid') {
    return 'succeeded'
  }
  if (session.status === 'expired') {
    return 'expired'
  }
  const intent = session.payment_intent
  const given = typeof intent === 'object' ? intent?.status : undefined
  const lost = given === 'requires_payment_method' || given === 'canceled'
  return session.status === 'complete' && lost ? 'failed' : 'open'
}

/** Null for a session of another shop on the same account. */
function reportOf(
  session: Stripe.Checkout.Session,
  state: ReportedState,
  at: Date,
): GatewayReport | null {
  const { attemptId, orderId } = session.metadata ?? {}
  if (attemptId === undefined || orderId === undefined) {
    return null
  }
  return {
    attemptId,
    orderId,
    state,
    amountCents: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    gatewayRef: session.id,
    at,
  }
}

const unreachable = [
  Stripe.errors.StripeConnectionError,
  Stripe.errors.StripeAPIError,
  Stripe.errors.StripeRateLimitError,
]

const kindOfStripe = (error: InstanceType<typeof Stripe.errors.StripeError>): string =>
  error.statusCode ? `status-${error.statusCode}` : kindOfFailure(error)

async function reaching<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (unreachable.some((kind) => error instanceof kind)) {
      throw new GatewayUnavailable(
        kindOfStripe(error as InstanceType<typeof Stripe.errors.StripeError>),
      )
    }
    throw error
  }
}
