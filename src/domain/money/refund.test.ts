import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { processingTypes } from '../application/choice.ts'
import { applicationStatuses } from '../application/status.ts'
import { addDays } from '../time/calendar.ts'
import {
  isExpress,
  proposeRefund,
  type RefundFacts,
  type RefundGround,
  type RefundRequest,
  refundGrounds,
  refundLimit,
  whyNotRefund,
} from './refund.ts'

const paid: RefundFacts = {
  paidCents: 23_300,
  refundedCents: 0,
  leftCents: 23_300,
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
const asked = (ground: RefundGround, changes: Partial<RefundRequest> = {}): RefundRequest => ({
  ground,
  requestedOn: '2026-11-21',
  decidedOn: '2026-11-21',
  ...changes,
})
const submitted = { status: 'processing', wasSubmitted: true } as const
const express = { processingType: 'super_urgent' } as const
const late = { paidOn: '2026-10-21' }

describe('what the policy proposes', () => {
  it('for each ground', () => {
    const amounts = refundGrounds.map((ground) => {
      const { amountCents, feeCents, reasons } = proposeRefund(paid, asked(ground))
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
    [
      'what the government rejected',
      'refund',
      { ...submitted, status: 'rejected' },
      {},
      ['government-rejected'],
    ],
    ['what staff closed before it was submitted', 'refund', { status: 'rejected' }, {}, []],
    ['wrong information', 'refund', { informationWrong: true }, {}, ['information-wrong']],
    ['wrong information, paid twice', 'duplicate', { informationWrong: true }, {}, []],
    [
      'documents asked for three business days ago',
      'refund',
      { documentsAskedOn: '2026-11-18' },
      {},
      [],
    ],
    [
      'documents that did not come',
      'service-failed',
      { documentsAskedOn: '2026-11-17' },
      {},
      ['documents-overdue'],
    ],
    ['documents that are there', 'refund', { documentCount: 3 }, {}, []],
    ['cancelling with documents', 'cancellation', { documentCount: 1 }, {}, ['documents-uploaded']],
    ['cancelling in review', 'cancellation', { reviewStarted: true }, {}, ['review-started']],
    ['cancelling on the next day', 'cancellation', {}, { requestedOn: '2026-11-21' }, []],
    [
      'cancelling two days later',
      'cancellation',
      {},
      { requestedOn: '2026-11-22' },
      ['cancelled-too-late'],
    ],
    ['30 days after the payment', 'refund', {}, { requestedOn: '2026-12-20' }, []],
    ['31 days after the payment', 'refund', late, { requestedOn: '2026-11-21' }, ['too-late']],
    ['a second payment, 31 days later', 'duplicate', late, {}, ['too-late']],
    ['nothing paid', 'refund', { paidCents: 0, paidOn: null }, {}, ['not-paid']],
    ['all given back', 'refund', { refundedCents: 23_300 }, {}, ['paid-back']],
    ['less left than the fee', 'refund', { refundedCents: 21_000 }, {}, ['nothing-left']],
    [
      'everything at once',
      'cancellation',
      { ...express, ...late, ...submitted, documentCount: 1 },
      { requestedOn: '2026-11-22' },
      ['too-late', 'express-service', 'submitted', 'cancelled-too-late', 'documents-uploaded'],
    ],
  ])('%s (%s)', (_, ground, facts, request, obstacles) => {
    const proposal = proposeRefund({ ...paid, ...facts }, asked(ground, request))
    expect(proposal.eligible).toBe(obstacles.length === 0)
    expect(proposal.eligible ? [] : proposal.reasons).toEqual(obstacles)
    expect(proposal.amountCents > 0).toBe(proposal.eligible)
  })

  it('says by when: to ask, to answer, to review, to pay', () => {
    const request = { requestedOn: '2026-12-22', decidedOn: '2026-12-24' }
    expect(proposeRefund(paid, asked('refund', request))).toMatchObject({
      requestBy: '2026-12-20',
      answerBy: '2026-12-29',
      reviewBy: '2027-01-08',
      payBy: '2027-01-12',
    })
    expect(proposeRefund(paid, asked('cancellation')).requestBy).toBe('2026-11-21')
    const unpaid = { ...paid, paidCents: 0, paidOn: null }
    expect(proposeRefund(unpaid, asked('refund')).requestBy).toBeNull()
  })

  it('knows one express service: the 24 hours of super_urgent', () => {
    expect(processingTypes.filter(isExpress)).toEqual(['super_urgent'])
  })
})

const anyFacts: fc.Arbitrary<RefundFacts> = fc
  .record({
    paidCents: fc.integer({ min: 0, max: 2_000_000 }),
    share: fc.integer({ min: 0, max: 100 }),
    paidAfter: fc.integer({ min: 0, max: 60 }),
    status: fc.constantFrom(...applicationStatuses),
    processingType: fc.constantFrom(...processingTypes),
    wasSubmitted: fc.boolean(),
    reviewStarted: fc.boolean(),
    documentCount: fc.integer({ min: 0, max: 5 }),
    documentsAskedOn: fc.constantFrom(null, '2026-01-05', '2026-02-20'),
    informationWrong: fc.boolean(),
  })
  .map(({ share, paidAfter, ...rest }) => {
    const refundedCents = Math.floor((rest.paidCents * share) / 100)
    return {
      ...rest,
      refundedCents,
      leftCents: rest.paidCents - refundedCents,
      feeElsewhereCents: 0,
      orderedOn: '2026-01-01',
      paidOn: rest.paidCents === 0 ? null : addDays('2026-01-01', paidAfter),
    }
  })
const anyRequest: fc.Arbitrary<RefundRequest> = fc
  .record({
    ground: fc.constantFrom(...refundGrounds),
    after: fc.integer({ min: 0, max: 120 }),
  })
  .map(({ after, ...rest }) => {
    const requestedOn = addDays('2026-01-01', after)
    return { ...rest, requestedOn, decidedOn: requestedOn }
  })

describe('whatever is asked', () => {
  it('never proposes more than is left, less than nothing, or a fee forgotten', () => {
    fc.assert(
      fc.property(anyFacts, anyRequest, (facts, request) => {
        const { amountCents, feeCents, eligible } = proposeRefund(facts, request)
        expect(Number.isSafeInteger(amountCents)).toBe(true)
        expect(amountCents).toBeGreaterThanOrEqual(0)
        expect(amountCents).toBeLessThanOrEqual(facts.paidCents - facts.refundedCents)
        expect(amountCents > 0).toBe(eligible)
        if (['refund', 'cancellation'].includes(request.ground)) {
          expect(feeCents).toBeGreaterThanOrEqual(2_500)
          if (eligible) {
            expect(amountCents + feeCents + facts.refundedCents).toBe(facts.paidCents)
          }
        }
      }),
    )
  })

  it('always says why', () => {
    fc.assert(
      fc.property(anyFacts, anyRequest, (facts, request) => {
        expect(proposeRefund(facts, request).reasons.length).toBeGreaterThan(0)
      }),
    )
  })

  it('lets staff pay any amount up to the limit, the proposed one without a word', () => {
    fc.assert(
      fc.property(anyFacts, anyRequest, fc.integer(), (facts, request, amountCents) => {
        const proposal = proposeRefund(facts, request)
        const limit = refundLimit(facts, request.ground)
        const fits = amountCents >= 1 && amountCents <= limit
        const noted = whyNotRefund(proposal, facts, { amountCents, note: 'goodwill' })
        expect(noted).toBe(fits ? null : 'refund.amount-wrong')
        const proposed = { amountCents: proposal.amountCents, note: null }
        if (proposal.eligible) expect(whyNotRefund(proposal, facts, proposed)).toBeNull()
      }),
    )
  })

  it('asks for a note when the amount is another one', () => {
    const proposal = proposeRefund(paid, asked('refund'))
    const why = (amountCents: number, note: string | null) =>
      whyNotRefund(proposal, paid, { amountCents, note })
    expect(why(20_800, null)).toBeNull()
    expect(why(20_799, null)).toBe('refund.note-required')
    expect(why(20_799, '')).toBe('refund.note-required')
    expect(why(20_799, 'One traveller of two')).toBeNull()
    expect(why(20_801, 'A favour')).toBe('refund.amount-wrong')
    expect(why(0, 'Nothing')).toBe('refund.amount-wrong')
    expect(why(10.5, 'A fraction')).toBe('refund.amount-wrong')
  })
})
