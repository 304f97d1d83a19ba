import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { always } from '../../test/support/always.ts'
import { applicationStatuses, paymentStatuses } from './application/status.ts'
import {
  dataRequestDueOn,
  type ErasureFacts,
  erasureOutcome,
  isUnderWay,
  keptFrom,
  paymentKeptUntil,
} from './retention.ts'
import { addDays } from './time/calendar.ts'

describe('how long records stay', () => {
  it.each([
    ['application', '2026-11-21', '2019-11-21'],
    ['payment', '2026-11-21', '2020-11-21'],
    ['correspondence', '2026-11-21', '2023-11-21'],
    ['correspondence', '2028-02-29', '2025-02-28'],
    ['conversation', '2026-11-21', '2023-11-21'],
    ['visits', '2026-11-21', '2024-10-21'],
  ] as const)('%s on %s: from %s', (record, day, from) => expect(keptFrom(record, day)).toBe(from))

  it('a payment is there on its last day, and goes on a later one', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days))
    always(day, (paidOn) => {
      const last = paymentKeptUntil(paidOn)
      expect(keptFrom('payment', last) <= paidOn).toBe(true)
      expect(keptFrom('payment', addDays(last, 2)) > paidOn).toBe(true)
    })
  })
})

it.each([
  ['erasure', '2026-11-21', '2026-12-21'],
  ['export', '2026-11-21', '2026-12-21'],
  ['erasure', '2027-01-31', '2027-03-02'],
  ['export', '2027-01-31', '2027-02-28'],
] as const)('%s asked on %s is answered by %s', (kind, asked, due) => {
  expect(dataRequestDueOn(kind, asked)).toBe(due)
})

const quiet: ErasureFacts = {
  ...{ status: 'pending', paymentStatus: 'unpaid' },
  ...{ hasMoney: false, isMoneyMoving: false, isErased: false },
}

const paid = { status: 'paid', paymentStatus: 'paid', hasMoney: true } as const

describe('erasing', () => {
  it.each<[string, Partial<ErasureFacts>, string, boolean]>([
    ['never paid', {}, 'delete', false],
    ['rejected before any money', { status: 'rejected' }, 'delete', false],
    ['a card is being charged', { isMoneyMoving: true }, 'delete', true],
    ['paid', paid, 'anonymise', true],
    ['in process, by bank transfer', { status: 'processing', hasMoney: true }, 'anonymise', true],
    ['to be looked into', { paymentStatus: 'needs_review' }, 'delete', true],
    ['decided', { ...paid, status: 'approved' }, 'anonymise', false],
    ['paid back', { ...paid, paymentStatus: 'refunded' }, 'anonymise', false],
    ['erased before', { ...paid, status: 'approved', isErased: true }, 'done', false],
  ])('%s', (_, changes, outcome, underWay) => {
    const facts = { ...quiet, ...changes }
    expect(erasureOutcome(facts)).toBe(outcome)
    expect(isUnderWay(facts)).toBe(underWay)
  })

  it('never takes away what accounting law needs, nor anything twice', () => {
    const anyFacts: fc.Arbitrary<ErasureFacts> = fc.record({
      status: fc.constantFrom(...applicationStatuses),
      paymentStatus: fc.constantFrom(...paymentStatuses),
      ...{ hasMoney: fc.boolean(), isMoneyMoving: fc.boolean(), isErased: fc.boolean() },
    })
    always(anyFacts, (facts) => {
      if (facts.hasMoney) expect(erasureOutcome(facts)).not.toBe('delete')
      if (facts.isErased) expect(isUnderWay(facts)).toBe(false)
    })
  })
})
