import { describe, expect, test } from 'vitest'
import { betterOf } from './cancellation.ts'
import { proposeRefund, type RefundFacts, type RefundGround } from './refund.ts'

const facts: RefundFacts = {
  paidCents: 114_00,
  refundedCents: 0,
  leftCents: 419_00,
  feeElsewhereCents: 0,
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
type Leaving = Partial<RefundFacts>
const here: Leaving = {}
const filed: Leaving = { status: 'processing', wasSubmitted: true }
const afterFee: Leaving = { feeElsewhereCents: 25_00 }

const on = (ground: RefundGround, leaving: readonly Leaving[], day: string) =>
  leaving.map((each) =>
    proposeRefund({ ...facts, ...each }, { ground, requestedOn: day, decidedOn: day }),
  )
const propose = (leaving: readonly Leaving[], day = '2026-11-21') =>
  betterOf(on('cancellation', leaving, day), on('refund', leaving, day))

describe('what comes back', () => {
  test('is what the policy proposes for each, the fee kept once', () => {
    expect(propose([here])).toMatchObject({
      ground: 'cancellation',
      reasons: ['cancelled-in-time', 'fee-kept'],
      paidCents: 114_00,
      feeCents: 25_00,
      amountCents: 89_00,
    })
    expect(propose([here, afterFee])).toMatchObject({ paidCents: 228_00, amountCents: 203_00 })
  })

  test('after the first day it is a refund, as long as nothing is submitted', () => {
    expect(propose([{ documentCount: 2 }], '2026-11-25')).toMatchObject({
      ground: 'refund',
      reasons: ['not-processed', 'fee-kept'],
      amountCents: 89_00,
    })
  })

  test('is nothing for who is submitted, and says why', () => {
    const nothing = { ground: null, amountCents: 0, feeCents: 0, reasons: ['submitted'] }
    expect(propose([filed])).toMatchObject(nothing)
  })

  test('is the part of those who are not, where some are submitted', () => {
    expect(propose([here, filed])).toMatchObject({
      reasons: ['cancelled-in-time', 'fee-kept'],
      paidCents: 228_00,
      amountCents: 89_00,
    })
  })

  test.each([
    ['the express service', { processingType: 'super_urgent' }, 'express-service'],
    ['a payment that went back', { refundedCents: 114_00 }, 'paid-back'],
    ['nothing that was paid', { paidCents: 0, paidOn: null }, 'not-paid'],
  ] as const)('is nothing for %s', (_, changes, reason) => {
    const { amountCents, ground, reasons } = propose([changes])
    expect({ amountCents, ground }).toEqual({ amountCents: 0, ground: null })
    expect(reasons).toContain(reason)
  })

  test('is nothing where nothing was paid by card', () => {
    expect(betterOf([], [])).toEqual({
      ground: null,
      reasons: ['not-paid'],
      paidCents: 0,
      feeCents: 0,
      amountCents: 0,
    })
  })
})
