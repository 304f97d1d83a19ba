import { type Attempt, reportOf } from './attempt.ts'
import type { AcquirerParts } from './parts.ts'

export type RefundOrder = {
  attemptId: string
  amount: number
  currency: string
  refundKey: string
}
type Refund = { refund_key: string; refund_ref: string; amount: number; attempt_id: string }

/** Allows partial refunds up to the capture; repeating a key returns the earlier result. */
export function makeRefund(
  parts: AcquirerParts,
  order: RefundOrder,
): string | 'unknown' | 'refused' {
  const { store, clock, randomToken } = parts
  return store.transaction(() => {
    const attempt = store.get<Attempt>(
      'SELECT * FROM attempt WHERE attempt_id = ?',
      order.attemptId,
    )
    if (!attempt) {
      return 'unknown'
    }
    const known = store.get<Refund>('SELECT * FROM refund WHERE refund_key = ?', order.refundKey)
    if (known) {
      const repeated = known.amount === order.amount && known.attempt_id === order.attemptId
      return repeated ? known.refund_ref : 'refused'
    }
    const captured = reportOf(attempt)
    const before = store.get<{ sum: number }>(
      'SELECT coalesce(sum(amount), 0) AS sum FROM refund WHERE attempt_id = ?',
      order.attemptId,
    )
    const tooMuch = (before?.sum ?? 0) + order.amount > captured.amount
    if (attempt.state !== 'succeeded' || order.currency !== captured.currency || tooMuch) {
      return 'refused'
    }
    const refundRef = `refund_${randomToken()}`
    store.insert('refund', {
      refund_key: order.refundKey,
      refund_ref: refundRef,
      attempt_id: order.attemptId,
      amount: order.amount,
      currency: order.currency,
      created_at: clock.now().toISOString(),
    })
    return refundRef
  })
}
