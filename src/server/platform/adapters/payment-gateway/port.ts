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

/** Everything a gateway is told. Frozen with the attempt: the same attempt always begins the same. */
export type AttemptToBegin = AttemptTerms & {
  attemptId: string
  description: string
  /** The payer's. Empty, as `billing`, where somebody else may pay: they type their own, and read nobody's. */
  email: string
  billing: Billing
  /** Where the browser goes afterwards, query included. */
  returnUrls: { success: string; failed: string; cancelled: string }
  /** After this moment the gateway takes no card for the attempt. */
  expiresAt: Date
}

/** A form that the browser submits to reach the gateway's page. */
export type PaymentForm = {
  action: string
  method: 'GET' | 'POST'
  fields: Readonly<Record<string, string>>
}

export type AttemptRef = { attemptId: string; gatewayRef: string | null }

/** The gateway's word on one attempt. Amount and currency are what it holds, not what we asked. */
export type GatewayReport = AttemptTerms & {
  attemptId: string
  state: ReportedState
  gatewayRef: string | null
  at: Date
}

/** The gateway's word on a payer who asks the bank for the money back. */
export type GatewayDispute = {
  /** Its own reference of the dispute. */
  gatewayRef: string
  /** Null where it names no attempt, or none that can be ours. */
  attemptId: string | null
  /** The gateway's name of the payment, where it does not say whose attempt that was. */
  paymentRef: string | null
  state: DisputeState
  /** A code of the gateway, as 'fraudulent'. */
  reason: string
  amountCents: Cents
  currency: string
  /** Until when it takes evidence; null where it takes none, or does not say. */
  respondBy: Date | null
  at: Date
}

/** `report` is null for an authentic message that concerns no attempt, `dispute` for one of no dispute. */
export type GatewayNotification = {
  eventId: string
  kind: string
  sentAt: Date
  report: GatewayReport | null
  dispute: GatewayDispute | null
}

/** `refundKey` names the refund: the same key never pays back twice. */
export type RefundToMake = AttemptRef & {
  amountCents: Cents
  currency: string
  refundKey: string
}
export type RefundReport = { state: 'succeeded' | 'pending' | 'failed'; refundRef: string }

/**
 * Who takes the card. Calls that leave the house end within the gateway's time limit, and answer
 * `payment.gateway-unavailable` when the other side does not.
 */
export type PaymentGateway = {
  readonly name: string
  /** Origins that the payment form leads to, for the Content-Security-Policy's form-action. */
  readonly formOrigins: readonly string[]
  /** May be repeated with the same attempt, and then gives the same page. */
  begin(attempt: AttemptToBegin): Promise<{ form: PaymentForm; gatewayRef: string | null }>
  /** null: the gateway has never heard of the attempt. */
  inquire(attempt: AttemptRef): Promise<GatewayReport | null>
  refund(refund: RefundToMake): Promise<RefundReport>
  /** Of which attempt a payment came that a dispute names; null for none of ours. */
  findAttempt?(paymentRef: string): Promise<string | null>
  /**
   * Takes out of an attempt whatever leads to the person. Absent where a gateway keeps its books by
   * law: a bank does, the sandbox does not.
   */
  forget?(attemptId: string): Promise<void>
  /** Throws `payment.signature-wrong` unless the bytes are the gateway's own, unchanged and fresh. */
  readNotification(headers: Headers, rawBody: string): GatewayNotification
}
