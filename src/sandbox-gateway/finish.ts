import { type Attempt, behaviourOf, reportOf, type State } from './attempt.ts'
import type { AcquirerParts } from './parts.ts'

/** Ends an attempt once, and queues the notification in the same transaction. */
export function finish(
  parts: AcquirerParts,
  { attempt_id }: Attempt,
  state: State,
  always = false,
) {
  const { store, clock } = parts
  const now = clock.now()
  store.transaction(() => {
    const attempt = store.get<Attempt>(
      `UPDATE attempt SET state = ?, changed_at = ? WHERE attempt_id = ? AND (state = 'open' OR ?) RETURNING *`,
      state,
      now.toISOString(),
      attempt_id,
      always ? 1 : 0,
    )
    if (attempt) {
      announce(parts, attempt, now)
    }
  })
}

function announce({ store, randomToken }: AcquirerParts, attempt: Attempt, now: Date) {
  const { notify, delayMs } = behaviourOf(attempt)
  const add = (state: State, at: string, waitMs: number) =>
    store.insert('notification', {
      event_id: `evt_${randomToken()}`,
      attempt_id: attempt.attempt_id,
      state,
      url: attempt.notify_url,
      body: JSON.stringify({ type: `attempt.${state}`, attempt: reportOf(attempt, state, at) }),
      forged: notify === 'forged' ? 1 : 0,
      copies: notify === 'doubled' ? 2 : 1,
      due_at: new Date(now.getTime() + waitMs).toISOString(),
      created_at: now.toISOString(),
    })
  if (notify === 'never') {
    return
  }
  const waits = { 'after-return': 1000, delayed: 150_000 } as Record<string, number>
  add(attempt.state, attempt.changed_at, notify in waits ? (delayMs ?? waits[notify] ?? 0) : 0)
  if (notify === 'out-of-order') {
    // An out-of-order report about an earlier state.
    const earlier = attempt.state === 'succeeded' ? 'failed' : 'open'
    add(earlier, attempt.created_at, 1)
  }
}

/** Expires unpaid attempts. */
export function expireDue(parts: AcquirerParts) {
  const due = parts.store.all<Attempt>(
    "SELECT * FROM attempt WHERE state = 'open' AND expires_at <= ?",
    parts.clock.now().toISOString(),
  )
  for (const attempt of due) {
    finish(parts, attempt, 'expired')
  }
}
