import type { AnswerOf } from '#client/route.ts'
import { isClosedHere } from '../api/load-application.ts'

export type Verified = AnswerOf<'GET /api/gpay/verify/{orderId}'>

/** What is known: the result in the address, the server's last answer, and the number of attempts. */
export type Evidence = Readonly<{
  /** The gateway's result; null if opened without one. */
  told: string | null
  answer: Verified | null
  error: unknown
  answers: number
  failures: number
}>

export type Result =
  | 'verifying'
  | 'checking'
  | 'success'
  | 'amended'
  | 'lapsed'
  | 'failed'
  | 'unconfirmed'
  | 'closed'
  | 'cancelled'
  | 'unpaid'
  | 'review'
  | 'refunded'
  | 'told'

/** Answers to wait for confirmation of a success before treating it as failed. */
const patience = 4
/** Attempts before the page says that it takes longer. */
const silence = 3
/** Further attempts for a late success. */
const lastAnswer = 24
const final: readonly Result[] = ['success', 'amended', 'lapsed', 'closed', 'review', 'refunded']

/** The result to show. The server takes precedence over the address. */
export function resultOf(evidence: Evidence): Result {
  const { told, answer, error, failures } = evidence
  if (isClosedHere(error)) return 'closed'
  if (!answer) return failures < silence ? 'verifying' : 'checking'
  if (answer.success) return paid(answer, evidence)
  if (answer.paymentStatus === 'needs_review') return 'review'
  if (answer.paymentStatus === 'refunded') return 'refunded'
  return unpaid(told, evidence)
}

/** A paid order: the visitor paid it, or a supplement. */
function paid({ supplement }: Verified, evidence: Evidence): Result {
  if (!supplement) return 'success'
  if (supplement.state === 'done') return 'amended'
  if (evidence.told === null) return 'success'
  return supplement.state === 'lapsed' ? 'lapsed' : unpaid(evidence.told, evidence)
}

function unpaid(told: string | null, { answers, error, failures }: Evidence): Result {
  if (told === null) return 'unpaid'
  if (told === 'failed' || told === 'cancelled') return told
  if (told !== 'success') return 'told'
  if (error && failures >= silence) return 'checking'
  return answers < patience ? 'verifying' : 'unconfirmed'
}

/** Milliseconds until the next attempt; false if final or long overdue. */
export function nextAsk(evidence: Evidence): number | false {
  const result = resultOf(evidence)
  if (final.includes(result)) return false
  if (result === 'verifying') return 1000 * 2 ** Math.min(evidence.answers + evidence.failures, 2)
  if (result === 'checking') return 10_000
  return evidence.answers < lastAnswer ? 10_000 : false
}
