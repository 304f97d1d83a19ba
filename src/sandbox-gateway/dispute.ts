import { type Attempt, reportOf } from './attempt.ts'
import type { AcquirerParts } from './parts.ts'

export type DisputeState = 'inquiry' | 'open' | 'answered' | 'won' | 'lost'

export type DisputeOrder = {
  disputeRef: string
  state: DisputeState
  reason: string
  amount?: number | undefined
  respondBy: string | null
  at?: string | undefined
}

/** Notifies the shop of a new dispute or its change. */
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

/** Transitions of a dispute; `none`: not raised yet. */
const moves: Readonly<Record<DisputeState | 'none', readonly DisputeState[]>> = {
  none: ['open', 'inquiry'],
  inquiry: ['open', 'won'],
  open: ['answered', 'lost'],
  answered: ['won', 'lost'],
  won: [],
  lost: [],
}

/** Reason codes of a payer's bank. */
export const disputeReasons = [
  'fraudulent',
  'product_not_received',
  'product_unacceptable',
  'duplicate',
  'credit_not_processed',
  'unrecognized',
  'general',
] as const

export type Dispute = {
  attempt_id: string
  dispute_ref: string
  state: DisputeState
  reason: string
  respond_by: string | null
}

const answerDays = 9

export function findDispute({ store }: AcquirerParts, attempt: Attempt): Dispute | undefined {
  const sql = 'SELECT * FROM dispute WHERE attempt_id = ?'
  return store.get<Dispute>(sql, attempt.attempt_id)
}

/** Possible next states, including a new dispute; only successful payments can be disputed. */
export function movesOf(attempt: Attempt, dispute: Dispute | undefined): readonly DisputeState[] {
  return attempt.state === 'succeeded' ? moves[dispute?.state ?? 'none'] : []
}

/** Moves a dispute and notifies the shop. False if the transition is not allowed. */
export function moveDispute(
  parts: AcquirerParts,
  attempt: Attempt,
  { to, reason }: { to: DisputeState; reason: string },
): boolean {
  const { store, clock, randomToken } = parts
  return store.transaction(() => {
    const known = findDispute(parts, attempt)
    if (!movesOf(attempt, known).includes(to)) return false
    const until = new Date(clock.now().getTime() + answerDays * 86_400_000).toISOString()
    const respondBy = to === 'open' || to === 'inquiry' ? (known?.respond_by ?? until) : null
    const disputeRef = known?.dispute_ref ?? `dp_${randomToken()}`
    const about = { disputeRef, state: to, reason: known?.reason ?? reason, respondBy }
    store.run(
      `INSERT INTO dispute (attempt_id, dispute_ref, state, reason, respond_by) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (attempt_id) DO UPDATE SET state = excluded.state, respond_by = excluded.respond_by`,
      attempt.attempt_id,
      disputeRef,
      to,
      about.reason,
      respondBy,
    )
    announceDispute(parts, attempt, about)
    return true
  })
}
