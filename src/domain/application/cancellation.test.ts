import { expect, test } from 'vitest'
import { endingOf, isNeverPaid } from './cancellation.ts'

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

test.each([
  [unpaid, here, 'now'],
  [{ ...unpaid, status: 'rejected' }, here, 'nothing'],
  [{ ...unpaid, paymentStatus: 'needs_review' }, here, 'asked'],
  [{ ...unpaid, status: 'paid', paymentStatus: 'paid' }, here, 'asked'],
  [{ ...unpaid, status: 'paid', paymentStatus: 'paid' }, gone, 'nothing'],
  [{ ...unpaid, status: 'approved', paymentStatus: 'paid' }, [{ state: 'approved' }], 'asked'],
] as const)('%o ends %s: %s', (application, whom, expected) => {
  expect(endingOf(application, whom)).toBe(expected)
})
