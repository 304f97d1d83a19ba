import { expect, test } from 'vitest'
import { ApiError } from '#client/error.ts'
import { tableOf } from '../../../test/support/table.ts'
import { type Evidence, nextAsk, resultOf, type Verified } from './verification.ts'

const answer = (success: boolean, paymentStatus: Verified['paymentStatus']) =>
  ({ success, paymentStatus }) as Verified
const unpaid = answer(false, 'unpaid')
const down = new ApiError('problem', { status: 503, code: 'payment.gateway-unavailable' })
const given = (over: Partial<Evidence>): Evidence => ({
  ...{ told: 'success', answer: null, error: null, answers: 0, failures: 0 },
  ...over,
})

test('the server alone makes a success, and makes one of any word in the address', () => {
  for (const told of ['success', 'failed', 'cancelled', 'whatever', null]) {
    expect(resultOf(given({ told, answer: answer(true, 'paid'), answers: 1 }))).toBe('success')
  }
  expect(resultOf(given({ answer: unpaid, answers: 4 }))).toBe('unconfirmed')
})

test('a success is asked for a few times, quickly, before it counts as failed', () => {
  const asked = (answers: number) => given({ answer: unpaid, answers })
  const results = [1, 2, 3, 4].map((answers) => resultOf(asked(answers)))
  expect(results).toEqual(['verifying', 'verifying', 'verifying', 'unconfirmed'])
  expect([1, 2, 3].map((answers) => nextAsk(asked(answers)))).toEqual([2000, 4000, 4000])
})

test('failed and cancelled stay under watch for a late success, but not for ever', () => {
  expect(resultOf(given({ told: 'failed', answer: unpaid, answers: 1 }))).toBe('failed')
  expect(resultOf(given({ told: 'cancelled', answer: unpaid, answers: 1 }))).toBe('cancelled')
  expect(nextAsk(given({ told: 'failed', answer: unpaid, answers: 1 }))).toBe(10_000)
  expect(nextAsk(given({ told: 'failed', answer: unpaid, answers: 24 }))).toBe(false)
})

test('a silent gateway is no failure: the page says that it takes longer and goes on asking', () => {
  expect(resultOf(given({ error: down, failures: 1 }))).toBe('verifying')
  expect(resultOf(given({ error: down, failures: 3 }))).toBe('checking')
  expect(nextAsk(given({ error: down, failures: 300 }))).toBe(10_000)
})

test('manual review, refunds and missing access are final', () => {
  const review = given({ answer: answer(false, 'needs_review'), answers: 1 })
  const refunded = given({ answer: answer(false, 'refunded'), answers: 1 })
  const gone = new ApiError('problem', { status: 404, code: 'application.not-found' })
  const closed = given({ error: gone, failures: 1 })
  expect([review, refunded, closed].map(resultOf)).toEqual(['review', 'refunded', 'closed'])
  expect([review, refunded, closed].map(nextAsk)).toEqual([false, false, false])
})

type Supplement = 'open' | 'done' | 'lapsed'
const supplement = (state: Supplement) =>
  ({ success: true, paymentStatus: 'paid', supplement: { state } }) as Verified

test.each(tableOf<[Supplement, string, string, string]>`
  done | success | 1 | amended; done | | 1 | amended; open | success | 1 | verifying
  open | success | 4 | unconfirmed; open | cancelled | 1 | cancelled; open | failed | 1 | failed
  open | | 1 | success; lapsed | success | 1 | lapsed; lapsed | | 1 | success
`)('a supplement that is %s, told %s, answer %d: %s', (state, word, count, expected) => {
  const [told, answers] = [word || null, Number(count)]
  expect(resultOf(given({ told, answer: supplement(state), answers }))).toBe(expected)
})

test('another word is shown as it is; no word at all says what the server says', () => {
  expect(resultOf(given({ told: 'pending', answer: unpaid, answers: 1 }))).toBe('told')
  expect(resultOf(given({ told: null, answer: unpaid, answers: 1 }))).toBe('unpaid')
})
