import type { DisputeState } from '#domain/money/dispute.ts'
import type { Cents } from '#domain/money/money.ts'
import type { AttemptTerms, ReportedState } from '#domain/money/payment.ts'

export type Billing = {
  firstName: string
  lastName: string
  street1: string
  street2: string
  city: string
  /** ISO 3166-1 alpha-2, or empty. */
  country: string
  phone: string
}

/** Everything sent to a gateway. Fixed with the attempt, so that a retry sends the same. */
export type AttemptToBegin = AttemptTerms & {
  attemptId: string
  description: string
  /** The payer's; empty, like `billing`, where another person may pay: they enter their own. */
  email: string
  billing: Billing
  /** Where the browser returns to, query included. */
  returnUrls: { success: string; failed: string; cancelled: string }
  /** The gateway accepts no card after this time. */
  expiresAt: Date
}

/** A form that takes the browser to the gateway's page. */
export type PaymentForm = {
  action: string
  method: 'GET' | 'POST'
  fields: Readonly<Record<string, string>>
}

export type AttemptRef = { attemptId: string; gatewayRef: string | null }

/** The gateway's report on one attempt, with the amount and currency that it holds. */
export type GatewayReport = AttemptTerms & {
  attemptId: string
  state: ReportedState
  gatewayRef: string | null
  at: Date
}

/** A chargeback as the gateway reports it. */
export type GatewayDispute = {
  /** The gateway's reference of the dispute. */
  gatewayRef: string
  /** Null where it names no attempt of ours. */
  attemptId: string | null
  /** The gateway's reference of the payment, where it does not name the attempt. */
  paymentRef: string | null
  state: DisputeState
  /** The gateway's code, such as 'fraudulent'. */
  reason: string
  amountCents: Cents
  currency: string
  /** The deadline for evidence; null where none is accepted or named. */
  respondBy: Date | null
  at: Date
}

/** A refund that did not reach the payer after all; `refundKey` as when it was made. */
export type GatewayRefundFailure = { refundKey: string; amountCents: Cents; currency: string }

/** Each part is null where an authentic message is about no such thing. */
export type GatewayNotification = {
  eventId: string
  kind: string
  sentAt: Date
  report: GatewayReport | null
  dispute: GatewayDispute | null
  refundFailure: GatewayRefundFailure | null
}

/** `refundKey` is the idempotency key of the refund. */
export type RefundToMake = AttemptRef & {
  amountCents: Cents
  currency: string
  refundKey: string
}
export type RefundReport = { state: 'succeeded' | 'pending' | 'failed'; refundRef: string }

/**
 * Takes card payments. Remote calls end within the gateway's time limit, and throw
 * `payment.gateway-unavailable` when there is no answer.
 */
export type PaymentGateway = {
  readonly name: string
  /** Origins that the payment form posts to, for form-action in the Content-Security-Policy. */
  readonly formOrigins: readonly string[]
  /** Idempotent: the same attempt gives the same page. */
  begin(attempt: AttemptToBegin): Promise<{ form: PaymentForm; gatewayRef: string | null }>
  /** Null: the gateway does not know the attempt. */
  inquire(attempt: AttemptRef): Promise<GatewayReport | null>
  refund(refund: RefundToMake): Promise<RefundReport>
  /** The attempt of a disputed payment; null where it is not ours. */
  findAttempt?(paymentRef: string): Promise<string | null>
  /**
   * Deletes personal data from an attempt. Absent where the law obliges the gateway to keep it: at
   * a bank, not in the sandbox.
   */
  forget?(attemptId: string): Promise<void>
  /** Throws `payment.signature-wrong` unless the message is authentic, unchanged and fresh. */
  readNotification(headers: Headers, rawBody: string): GatewayNotification
}
