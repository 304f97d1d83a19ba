import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { always } from '../../../test/support/always.ts'
import { processingTypes } from '../application/choice.ts'
import { applicationStatuses } from '../application/status.ts'
import { shippedRules } from '../rules/shipped.ts'
import { addDays } from '../time/calendar.ts'
import { priceOf } from './pricing.ts'
import {
  allocate,
  type DecisionGround,
  isAllBack,
  isExpress,
  proposeRefund,
  type RefundFacts,
  type RefundGround,
  type RefundRequest,
  refundGrounds,
  refundLimit,
  shareOf,
  whyNotRefund,
} from './refund.ts'

const paid: RefundFacts = {
  ...{ paidCents: 23_300, refundedCents: 0, leftCents: 23_300, feeElsewhereCents: 0 },
  ...{ paidOn: '2026-11-20', orderedOn: '2026-11-20', status: 'paid', processingType: 'normal' },
  ...{ wasSubmitted: false, reviewStarted: false, documentCount: 0, documentsAskedOn: null },
  ...{ informationWrong: false, isDisputed: false },
}
const asked = (ground: DecisionGround, changes: Partial<RefundRequest> = {}): RefundRequest => ({
  ...{ ground, requestedOn: '2026-11-21', decidedOn: '2026-11-21', ...changes },
})
const submitted = { status: 'processing', wasSubmitted: true } as const
const express = { processingType: 'super_urgent' } as const
const rejected = { ...submitted, status: 'rejected' } as const
const late = { paidOn: '2026-10-21' }
const askedOn = (documentsAskedOn: string) => ({ documentsAskedOn })
const overdue = askedOn('2026-11-17')
const on22 = { requestedOn: '2026-11-22' }
const obstacles = ['too-late', 'express-service', 'submitted', 'cancelled-too-late']

describe('what the policy proposes', () => {
  it('for each ground', () => {
    const amounts = refundGrounds.map((ground) => {
      const { amountCents, feeCents, reasons } = proposeRefund(shippedRules, paid, asked(ground))
      return [ground, amountCents, feeCents, ...reasons]
    })
    expect(amounts).toEqual([
      ['refund', 20_800, 2_500, 'not-processed', 'fee-kept'],
      ['cancellation', 20_800, 2_500, 'cancelled-in-time', 'fee-kept'],
      ['duplicate', 23_300, 0, 'paid-twice', 'fee-waived'],
      ['service-failed', 23_300, 0, 'technical-fault', 'fee-waived'],
    ])
  })

  it.each<[string, RefundGround, Partial<RefundFacts>, Partial<RefundRequest>, string[]]>([
    ['an express service', 'refund', express, {}, ['express-service']],
    ['a cancelled express service', 'cancellation', express, {}, ['express-service']],
    ['an express service that failed', 'service-failed', express, {}, []],
    ['an express service paid twice', 'duplicate', express, {}, []],
    ['2-3 business days, which are no hours', 'refund', { processingType: 'urgent' }, {}, []],
    ['what is submitted', 'refund', submitted, {}, ['submitted']],
    ['what is submitted and failed', 'service-failed', submitted, {}, ['submitted']],
    ['what is approved', 'refund', { ...submitted, status: 'approved' }, {}, ['submitted']],
    ['cancelling after processing started', 'cancellation', submitted, {}, ['submitted']],
    ['what the government rejected', 'refund', rejected, {}, ['government-rejected']],
    ['what staff closed before it was submitted', 'refund', { status: 'rejected' }, {}, []],
    ['a disputed payment', 'refund', { isDisputed: true }, {}, ['disputed']],
    ['wrong information', 'refund', { informationWrong: true }, {}, ['information-wrong']],
    ['wrong information, paid twice', 'duplicate', { informationWrong: true }, {}, []],
    ['documents asked for three business days ago', 'refund', askedOn('2026-11-18'), {}, []],
    ['documents that did not come', 'service-failed', overdue, {}, ['documents-overdue']],
    ['documents that are there', 'refund', { documentCount: 3 }, {}, []],
    ['cancelling with documents', 'cancellation', { documentCount: 1 }, {}, ['documents-uploaded']],
    ['cancelling in review', 'cancellation', { reviewStarted: true }, {}, ['review-started']],
    ['cancelling on the next day', 'cancellation', {}, { requestedOn: '2026-11-21' }, []],
    ['cancelling two days later', 'cancellation', {}, on22, ['cancelled-too-late']],
    ['30 days after the payment', 'refund', {}, { requestedOn: '2026-12-20' }, []],
    ['31 days after the payment', 'refund', late, { requestedOn: '2026-11-21' }, ['too-late']],
    ['a second payment, 31 days later', 'duplicate', late, {}, ['too-late']],
    ['nothing paid', 'refund', { paidCents: 0, paidOn: null }, {}, ['not-paid']],
    ['all given back', 'refund', { refundedCents: 23_300 }, {}, ['paid-back']],
    ['less left than the fee', 'refund', { refundedCents: 21_000 }, {}, ['nothing-left']],
    ['everything at once', 'cancellation', { ...express, ...late, ...submitted }, on22, obstacles],
  ])('%s (%s)', (_, ground, facts, request, obstacles) => {
    const proposal = proposeRefund(shippedRules, { ...paid, ...facts }, asked(ground, request))
    expect(proposal.eligible).toBe(obstacles.length === 0)
    expect(proposal.eligible ? [] : proposal.reasons).toEqual(obstacles)
    expect(proposal.amountCents > 0).toBe(proposal.eligible)
  })

  it('says by when: to ask, to answer, to review, to pay', () => {
    const request = { requestedOn: '2026-12-22', decidedOn: '2026-12-24' }
    expect(proposeRefund(shippedRules, paid, asked('refund', request))).toMatchObject({
      ...{ requestBy: '2026-12-20', answerBy: '2026-12-29' },
      ...{ reviewBy: '2027-01-08', payBy: '2027-01-12' },
    })
    expect(proposeRefund(shippedRules, paid, asked('cancellation')).requestBy).toBe('2026-11-21')
    const unpaid = { ...paid, paidCents: 0, paidOn: null }
    expect(proposeRefund(shippedRules, unpaid, asked('refund')).requestBy).toBeNull()
  })

  it('knows one express service: the 24 hours of super_urgent', () => {
    const express = processingTypes.filter((type) => isExpress(shippedRules, type))
    expect(express).toEqual(['super_urgent'])
  })
})

const anyFacts: fc.Arbitrary<RefundFacts> = fc
  .record({
    paidCents: fc.integer({ min: 0, max: 2_000_000 }),
    ...{ share: fc.integer({ min: 0, max: 100 }), paidAfter: fc.integer({ min: 0, max: 60 }) },
    status: fc.constantFrom(...applicationStatuses),
    ...{ processingType: fc.constantFrom(...processingTypes), wasSubmitted: fc.boolean() },
    ...{ reviewStarted: fc.boolean(), informationWrong: fc.boolean(), isDisputed: fc.boolean() },
    documentCount: fc.integer({ min: 0, max: 5 }),
    documentsAskedOn: fc.constantFrom(null, '2026-01-05', '2026-02-20'),
  })
  .map(({ share, paidAfter, ...rest }) => {
    const refundedCents = Math.floor((rest.paidCents * share) / 100)
    return {
      ...{ ...rest, refundedCents, leftCents: rest.paidCents - refundedCents },
      ...{ feeElsewhereCents: 0, orderedOn: '2026-01-01' },
      paidOn: rest.paidCents === 0 ? null : addDays('2026-01-01', paidAfter),
    }
  })
const anyRequest: fc.Arbitrary<RefundRequest> = fc
  .record({ ground: fc.constantFrom(...refundGrounds), after: fc.integer({ min: 0, max: 120 }) })
  .map(({ after, ...rest }) => {
    const requestedOn = addDays('2026-01-01', after)
    return { ...rest, requestedOn, decidedOn: requestedOn }
  })

describe('whatever is asked', () => {
  it('never proposes more than is left, less than nothing, or a fee forgotten, and says why', () => {
    always(anyFacts, anyRequest, (facts, request) => {
      const proposal = proposeRefund(shippedRules, facts, request)
      const { amountCents, feeCents, eligible, reasons } = proposal
      expect(Number.isSafeInteger(amountCents)).toBe(true)
      expect(amountCents).toBeGreaterThanOrEqual(0)
      expect(amountCents).toBeLessThanOrEqual(facts.paidCents - facts.refundedCents)
      expect(amountCents > 0).toBe(eligible)
      expect(reasons.length).toBeGreaterThan(0)
      if (['refund', 'cancellation'].includes(request.ground)) {
        expect(feeCents).toBeGreaterThanOrEqual(2_500)
        if (eligible) expect(amountCents + feeCents + facts.refundedCents).toBe(facts.paidCents)
      }
    })
  })

  it('lets staff pay any amount up to the limit, the proposed one without a word', () => {
    always(anyFacts, anyRequest, fc.integer(), (facts, request, amountCents) => {
      const proposal = proposeRefund(shippedRules, facts, request)
      const limit = refundLimit(shippedRules, facts, request.ground)
      const fits = amountCents >= 1 && amountCents <= limit
      const noted = whyNotRefund(shippedRules, proposal, facts, { amountCents, note: 'goodwill' })
      const why = fits ? null : 'refund.amount-wrong'
      expect(noted).toBe(facts.isDisputed ? 'refund.disputed' : why)
      const proposed = { amountCents: proposal.amountCents, note: null }
      if (proposal.eligible && !facts.isDisputed)
        expect(whyNotRefund(shippedRules, proposal, facts, proposed)).toBeNull()
    })
  })

  it.each([
    [20_800, null, null],
    [20_799, null, 'refund.note-required'],
    [20_799, '', 'refund.note-required'],
    [11_650, null, null],
    [20_799, 'One traveller of two', null],
    [20_801, 'A favour', 'refund.amount-wrong'],
    [0, 'Nothing', 'refund.amount-wrong'],
    [10.5, 'A fraction', 'refund.amount-wrong'],
  ])('asks for a note when the amount is another one: %d with %j: %s', (amountCents, note, why) => {
    const proposal = proposeRefund(shippedRules, paid, asked('refund'))
    expect(whyNotRefund(shippedRules, proposal, paid, { amountCents, note })).toBe(why)
  })
})

describe('money that goes back in parts', () => {
  const order = priceOf(shippedRules, {
    ...{ visaType: 'tourist', numberOfApplicants: 3, processingType: 'urgent' },
    ...{ hasInsurance: false, hasESim: true },
  })

  it('is split: visa and e-SIM by traveller, shared items to the last one', () => {
    expect(shareOf(order.lines, { isLast: false })).toBe(14_000)
    const shares = [false, false, true].map((isLast) => shareOf(order.lines, { isLast }))
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(order.totalCents)
  })

  it.each([
    [{}, 'refund', 11_500],
    [{ feeElsewhereCents: 2_500 }, 'refund', 14_000],
    [{ feeElsewhereCents: 1_000 }, 'refund', 12_500],
    [{}, 'service-failed', 14_000],
    [{ leftCents: 10_000, feeElsewhereCents: 2_500 }, 'refund', 7_500],
  ] as const)('retains the fee once, from the first to withdraw: %j', (changes, ground, limit) => {
    const share = { paidCents: 14_000, refundedCents: 0, leftCents: 50_000, feeElsewhereCents: 0 }
    expect(refundLimit(shippedRules, { ...share, ...changes }, ground)).toBe(limit)
  })

  it.each([
    [20_800, 'refund', true],
    [20_799, 'refund', false],
    [20_800, 'service-failed', false],
    [23_300, 'service-failed', true],
  ] as const)('is complete but for the fee, if there is one: %i, %s: %s', (cents, ground, is) => {
    expect(isAllBack(shippedRules, 23_300, cents, ground)).toBe(is)
  })

  it('comes of one payment after the other, to the cent', () => {
    const payments = [{ leftCents: 7_900 }, { leftCents: 41_900 }, { leftCents: 0 }]
    const parts = (cents: number) => allocate(payments, cents).map(({ amountCents }) => amountCents)
    expect([parts(100), parts(7_900), parts(49_800)]).toEqual([[100], [7_900], [7_900, 41_900]])
    expect(() => allocate(payments, 49_801)).toThrow(RangeError)
  })
})

describe('a change to something cheaper', () => {
  const difference = { ...paid, paidCents: 5_000, leftCents: 28_300 }

  it('refunds the difference less the fee, unless already retained', () => {
    const reasons = ['made-cheaper', 'fee-kept']
    const proposal = proposeRefund(shippedRules, difference, asked('amended'))
    expect(proposal).toMatchObject({ eligible: true, reasons, amountCents: 2_500 })
    const kept = { ...difference, feeElsewhereCents: 2_500 }
    expect(proposeRefund(shippedRules, kept, asked('amended')).amountCents).toBe(5_000)
  })

  it.each([
    ['less than the fee', { paidCents: 2_000 }, ['nothing-left']],
    ['of an express service', { processingType: 'super_urgent' as const }, ['express-service']],
    ['more than 30 days later', { paidOn: '2026-10-01' }, ['too-late']],
    ['what a bank withholds', { isDisputed: true }, ['disputed']],
  ])('gives nothing back: %s', (_, facts, reasons) => {
    const proposal = proposeRefund(shippedRules, { ...difference, ...facts }, asked('amended'))
    expect(proposal).toMatchObject({ eligible: false, amountCents: 0, reasons })
  })
})
