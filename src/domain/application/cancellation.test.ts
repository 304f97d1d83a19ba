import { expect, test } from 'vitest'
import { endingOf, isNeverPaid, leaversOf } from './cancellation.ts'

const unpaid = { status: 'pending', paymentStatus: 'unpaid', hasMoney: false } as const
const here = [{ state: 'collecting' }] as const
const gone = [{ state: 'withdrawn' }] as const

test.each([
  ['nothing was paid', unpaid, true],
  ['money came once', { ...unpaid, hasMoney: true }, false],
  ['staff marked it as paid', { ...unpaid, status: 'paid' }, false],
  ['staff look into a payment', { ...unpaid, paymentStatus: 'needs_review' }, false],
  ['it is paid', { ...unpaid, status: 'paid', paymentStatus: 'paid' }, false],
  ['it was paid back', { ...unpaid, status: 'rejected', paymentStatus: 'refunded' }, false],
  ['it was cancelled unpaid', { ...unpaid, status: 'rejected' }, true],
] as const)('where %s, whether it may go alone', (_, application, expected) => {
  expect(isNeverPaid(application)).toBe(expected)
})

const decided = [{ state: 'rejected' }, { state: 'approved' }] as const
const paid = { ...unpaid, status: 'paid', paymentStatus: 'paid', hasMoney: true } as const

test.each([
  [unpaid, here, 0, 'now'],
  [{ ...unpaid, status: 'rejected' }, here, 0, 'nothing'],
  [{ ...unpaid, paymentStatus: 'needs_review' }, here, 0, 'asked'],
  [paid, here, 20800, 'asked'],
  [paid, [{ state: 'filed' }], 0, 'asked'],
  [paid, gone, 20800, 'nothing'],
  [paid, [...here, ...decided], 0, 'asked'],
  [{ ...paid, status: 'approved' }, decided, 0, 'nothing'],
  [{ ...paid, status: 'rejected' }, [{ state: 'rejected' }], 0, 'nothing'],
  [{ ...paid, status: 'rejected' }, [{ state: 'rejected' }], 20800, 'asked'],
] as const)('%o ends %s with %i cents: %s', (application, whom, refundCents, expected) => {
  expect(endingOf(application, whom, refundCents)).toBe(expected)
})

test.each([
  [[...here, ...gone, ...decided], ['collecting']],
  [
    [...gone, ...decided],
    ['rejected', 'approved'],
  ],
  [gone, []],
] as const)('of %o may leave %o', (whom, expected) => {
  expect(leaversOf(whom).map(({ state }) => state)).toEqual(expected)
})
