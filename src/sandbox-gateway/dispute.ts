import { type Attempt, reportOf } from './attempt.ts'
import type { AcquirerParts } from './parts.ts'

export type DisputeOrder = {
  disputeRef: string
  state: 'inquiry' | 'open' | 'answered' | 'won' | 'lost'
  reason: string
  amount?: number | undefined
  respondBy: string | null
  at?: string | undefined
}

/** Tells the shop that a payer asks for the money back, or what became of that. */
export function announceDispute(
  { store, clock, randomToken }: AcquirerParts,
  attempt: Attempt,
  { amount, at, ...told }: DisputeOrder,
): void {
  const now = clock.now().toISOString()
  const { attemptId, amount: captured, currency } = reportOf(attempt)
  const about = { attemptId, amount: amount ?? captured, currency, at: at ?? now }
  store.insert('notification', {
    event_id: `evt_${randomToken()}`,
    attempt_id: attempt.attempt_id,
    state: attempt.state,
    url: attempt.notify_url,
    body: JSON.stringify({
      type: `dispute.${told.state}`,
      attempt: null,
      dispute: { ...told, ...about },
    }),
    due_at: now,
    created_at: now,
  })
}
