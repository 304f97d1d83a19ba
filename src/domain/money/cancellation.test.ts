import { describe, expect, test } from 'vitest'
import { type Leaving, proposeCancellation, shareOf } from './cancellation.ts'
import { proposeRefund, type RefundFacts } from './refund.ts'

const facts: RefundFacts = {
  paidCents: 419_00,
  refundedCents: 0,
  paidOn: '2026-11-20',
  orderedOn: '2026-11-20',
  status: 'paid',
  processingType: 'normal',
  wasSubmitted: false,
  reviewStarted: false,
  documentCount: 0,
  documentsAskedOn: null,
  informationWrong: false,
}
const here: Leaving = { state: 'ready', filedAt: null }
const filed: Leaving = { state: 'filed', filedAt: new Date('2026-11-21T09:00:00Z') }
const propose = (leaving: Leaving[], changes: Partial<RefundFacts> = {}, on = '2026-11-21') =>
  proposeCancellation({ ...facts, ...changes }, { on, leaving, all: 3 })

describe('the share of some', () => {
  test.each([1, 2, 3, 7, 50])('of %i never adds up to more than was paid', (all) => {
    for (let paid = 1; paid < 2000; paid += 37) {
      const parts = Array.from({ length: all }, () => shareOf(paid, 1, all))
      expect(parts.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(paid)
      expect(shareOf(paid, all, all)).toBe(paid)
    }
  })
})

describe('what comes back', () => {
  test('for all is what the policy proposes for the whole', () => {
    const request = { requestedOn: '2026-11-21', decidedOn: '2026-11-21' }
    const whole = proposeRefund(facts, { ...request, ground: 'cancellation' })
    expect(propose([here, here, here])).toMatchObject({
      ground: 'cancellation',
      amountCents: whole.amountCents,
      reasons: ['cancelled-in-time', 'fee-kept'],
    })
  })

  test('for one is their share less the fee, once', () => {
    expect(propose([here])).toMatchObject({
      paidCents: 139_66,
      feeCents: 25_00,
      amountCents: 114_66,
    })
    expect(propose([here, here])).toMatchObject({ paidCents: 279_33, amountCents: 254_33 })
  })

  test('after the first day it is a refund, as long as nothing is handed in', () => {
    expect(propose([here], { documentCount: 2 }, '2026-11-25')).toMatchObject({
      ground: 'refund',
      reasons: ['not-processed', 'fee-kept'],
      amountCents: 114_66,
    })
  })

  test('is nothing for who is handed in, whatever the status of the whole says', () => {
    const nothing = { ground: null, amountCents: 0, feeCents: 0, reasons: ['submitted'] }
    expect(propose([filed], { status: 'processing', wasSubmitted: true })).toMatchObject(nothing)
  })

  test('is the share of those who are not, where some are handed in', () => {
    expect(propose([here, filed], { status: 'processing', wasSubmitted: true })).toMatchObject({
      paidCents: 279_33,
      amountCents: 114_66,
    })
  })

  test.each([
    ['the express service', { processingType: 'super_urgent' }, 'express-service'],
    ['a payment that went back', { refundedCents: 419_00 }, 'paid-back'],
    ['nothing that was paid', { paidCents: 0, paidOn: null }, 'not-paid'],
  ] as const)('is nothing for %s', (_, changes, reason) => {
    const { amountCents, ground, reasons } = propose([here], changes)
    expect({ amountCents, ground }).toEqual({ amountCents: 0, ground: null })
    expect(reasons).toContain(reason)
  })

  test('is never more than what is left, and never less than nothing', () => {
    for (let refundedCents = 0; refundedCents <= 419_00; refundedCents += 1_00) {
      for (const leaving of [[here], [here, here], [here, here, here]]) {
        const { amountCents } = propose(leaving, { refundedCents })
        expect(amountCents).toBeGreaterThanOrEqual(0)
        expect(amountCents + refundedCents).toBeLessThanOrEqual(419_00)
      }
    }
  })
})
