import type { Store } from './store.ts'

const nowhere = 'about:blank'

/**
 * Removes the shop's order and its notifications from an attempt. Amount, state and number remain,
 * so that the books balance and refunds still work. False if there is no such attempt.
 */
export function forgetAttempt(store: Store, attemptId: string): boolean {
  const isKnown = store.transaction(() => {
    const changed = store.run(
      `UPDATE attempt SET order_id = '', description = '', fingerprint = '',
       success_url = ?, failed_url = ?, cancelled_url = ? WHERE attempt_id = ?`,
      nowhere,
      nowhere,
      nowhere,
      attemptId,
    )
    store.run(
      `DELETE FROM delivery WHERE event_id IN
       (SELECT event_id FROM notification WHERE attempt_id = ?)`,
      attemptId,
    )
    store.run('DELETE FROM notification WHERE attempt_id = ?', attemptId)
    return changed > 0
  })
  store.emptyLog()
  return isKnown
}
