import type { Behaviour } from './behaviour.ts'

export type State = 'open' | 'succeeded' | 'failed' | 'cancelled' | 'expired'

/** A row of the store. `amount` is in cents, as ordered. */
export type Attempt = {
  attempt_id: string
  page_id: string
  gateway_ref: string
  fingerprint: string
  order_id: string
  amount: number
  currency: string
  description: string
  success_url: string
  failed_url: string
  cancelled_url: string
  notify_url: string
  expires_at: string
  behaviour: string
  state: State
  step: 'card' | 'code'
  code_tries: number
  created_at: string
  changed_at: string
}

export function behaviourOf(attempt: Attempt): Behaviour {
  return JSON.parse(attempt.behaviour) as Behaviour
}

/** The gateway's report about an attempt. */
export function reportOf(attempt: Attempt, state: State = attempt.state, at = attempt.changed_at) {
  const { captureAmount, captureCurrency } = behaviourOf(attempt)
  const captured = state === 'succeeded'
  return {
    attemptId: attempt.attempt_id,
    orderId: attempt.order_id,
    state,
    amount: captured ? (captureAmount ?? attempt.amount) : attempt.amount,
    currency: captured ? (captureCurrency ?? attempt.currency) : attempt.currency,
    gatewayRef: attempt.gateway_ref,
    at,
  }
}

/** Where the browser returns to at the end. */
export function returnUrlOf(attempt: Attempt): string {
  if (attempt.state === 'succeeded') {
    return attempt.success_url
  }
  return attempt.state === 'cancelled' ? attempt.cancelled_url : attempt.failed_url
}
