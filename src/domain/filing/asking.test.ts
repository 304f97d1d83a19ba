import { describe, expect, test } from 'vitest'
import { answerFault, whyNotAsk } from './answer.ts'

const paid = { status: 'paid', paymentStatus: 'paid' } as const

describe('asking a traveller', () => {
  test.each([
    [paid, 'collecting', null],
    [paid, 'ready', null],
    [{ status: 'paid', paymentStatus: 'unpaid' }, 'ready', null],
    [{ status: 'processing', paymentStatus: 'paid' }, 'ready', null],
    [{ status: 'processing', paymentStatus: 'paid' }, 'filed', 'applicant.filed'],
    [paid, 'withdrawn', 'application.closed'],
    [{ status: 'approved', paymentStatus: 'paid' }, 'approved', 'application.closed'],
    [{ status: 'paid', paymentStatus: 'refunded' }, 'ready', 'application.closed'],
    [{ status: 'pending', paymentStatus: 'unpaid' }, 'collecting', 'payment.required'],
    [{ status: 'pending', paymentStatus: 'needs_review' }, 'collecting', 'payment.required'],
  ] as const)('%o, %s: %s', (application, state, code) => {
    expect(whyNotAsk(application, state)).toBe(code)
  })
})

test.each([
  ['', null],
  ['Zürich', null],
  ['٣٠', null],
  ['x'.repeat(120), null],
  ['x'.repeat(121), 'text.too-long'],
  ['未婚', 'text.not-latin'],
  ['Single, женат', 'text.not-latin'],
  ['a\u0000b', 'text.control'],
])('an answer “%s”: %s', (typed, code) => {
  expect(answerFault(typed)).toBe(code)
})
