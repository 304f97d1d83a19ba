import type { Attempt, State } from './attempt.ts'
import { type Mode, usualMode } from './behaviour.ts'
import { digitsOf, outcomeOf, rightCode } from './card.ts'
import {
  announceDispute,
  type DisputeOrder,
  type DisputeState,
  findDispute,
  moveDispute,
  movesOf,
} from './dispute.ts'
import { expireDue, finish } from './finish.ts'
import { forgetAttempt } from './forget.ts'
import { openAttempt } from './open-attempt.ts'
import type { AcquirerParts } from './parts.ts'
import { makeRefund, type RefundOrder } from './refund.ts'

export type Acquirer = ReturnType<typeof createAcquirer>

/** The acquiring bank: accepts signed orders, charges cards, refunds. Independent of HTTP. */
export function createAcquirer(parts: AcquirerParts) {
  const { store, clock } = parts
  const find = (column: 'attempt_id' | 'page_id' | 'gateway_ref', value: string) => {
    expireDue(parts)
    return store.get<Attempt>(`SELECT * FROM attempt WHERE ${column} = ?`, value)
  }
  const mode = (): Mode => {
    const row = store.get<{ content: string }>('SELECT content FROM mode')
    return row ? (JSON.parse(row.content) as Mode) : usualMode
  }
  return {
    open: (fields: Readonly<Record<string, string>>) => openAttempt(parts, fields),
    findByPage: (pageId: string) => find('page_id', pageId),
    findById: (attemptId: string) => find('attempt_id', attemptId),
    findByReference: (gatewayRef: string) => find('gateway_ref', gatewayRef),
    /** Charges a valid card; its number is not stored. */
    charge(attempt: Attempt, cardNumber: string) {
      const outcome = outcomeOf(cardNumber)
      if (outcome === 'code') {
        store.run(
          "UPDATE attempt SET step = 'code' WHERE attempt_id = ? AND state = 'open'",
          attempt.attempt_id,
        )
      } else {
        finish(parts, attempt, outcome === 'declined' ? 'failed' : 'succeeded')
      }
    },
    /** Three wrong codes fail the attempt. */
    checkCode(attempt: Attempt, code: string) {
      if (attempt.step !== 'code') {
        return
      }
      if (digitsOf(code) === rightCode) {
        finish(parts, attempt, 'succeeded')
        return
      }
      const sql = 'UPDATE attempt SET code_tries = code_tries + 1 WHERE attempt_id = ?'
      store.run(sql, attempt.attempt_id)
      if (attempt.code_tries + 1 >= 3) {
        finish(parts, attempt, 'failed')
      }
    },
    cancel: (attempt: Attempt) => finish(parts, attempt, 'cancelled'),
    /** Control interface: forces any outcome, even after another one. */
    force: (attempt: Attempt, state: State) => finish(parts, attempt, state, true),
    /** Control interface: the payer disputes the payment. */
    dispute: (attempt: Attempt, order: DisputeOrder) => announceDispute(parts, attempt, order),
    /** An attempt's dispute, and its possible next states. */
    disputeOf(attempt: Attempt) {
      const dispute = findDispute(parts, attempt)
      return { dispute, moves: movesOf(attempt, dispute) }
    },
    /** False if the transition is not allowed. */
    moveDispute: (attempt: Attempt, move: { to: DisputeState; reason: string }) =>
      moveDispute(parts, attempt, move),
    expireDue: () => expireDue(parts),
    refund: (refund: RefundOrder) => (mode().refuseRefunds ? 'refused' : makeRefund(parts, refund)),
    /** False when there is no such attempt. */
    forget: (attemptId: string) => forgetAttempt(store, attemptId),
    mode,
    now: () => clock.now(),
  }
}
