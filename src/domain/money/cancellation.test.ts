import { expect, test } from 'vitest'
import { betterOf, cancellationReasons, owedOf } from './cancellation.ts'
import type { RefundGround, RefundProposal, RefundReason } from './refund.ts'

function proposal(
  ground: RefundGround,
  amountCents: number,
  reasons: readonly RefundReason[],
): RefundProposal {
  const day = '2026-11-25'
  const eligible = amountCents > 0
  return {
    ...{ ground, eligible, reasons, amountCents, paidCents: 139_66, feeCents: 25_00 },
    ...{ requestBy: day, answerBy: day, reviewBy: day, payBy: day },
  }
}
const inTime = proposal('cancellation', 114_66, ['cancelled-in-time', 'fee-kept'])
const tooLate = proposal('cancellation', 0, ['cancelled-too-late', 'documents-uploaded'])
const open = proposal('refund', 114_66, ['not-processed', 'fee-kept'])
const filed = proposal('refund', 0, ['submitted'])

test('on the first day it is a cancellation, later a refund', () => {
  const reasons = ['cancelled-in-time', 'fee-kept']
  const first = { ground: 'cancellation', amountCents: 114_66, reasons }
  expect(betterOf([inTime], [open])).toMatchObject(first)
  expect(betterOf([tooLate], [open])).toMatchObject({ ground: 'refund', amountCents: 114_66 })
})

test('filed travellers get no refund, the others their share', () => {
  expect(betterOf([tooLate, tooLate], [filed, open])).toEqual({
    ...{ ground: 'refund', reasons: ['not-processed', 'fee-kept'] },
    ...{ paidCents: 279_32, feeCents: 25_00, amountCents: 114_66 },
  })
})

test('without a refund the reasons are the obstacles', () => {
  const nothing = { ground: null, feeCents: 0, amountCents: 0 }
  expect(betterOf([tooLate], [filed])).toMatchObject({ ...nothing, reasons: ['submitted'] })
  expect(betterOf([], [])).toMatchObject({ ...nothing, reasons: ['not-paid'], paidCents: 0 })
})

test('says nothing that travellers have no words for', () => {
  for (const made of [betterOf([inTime], [open]), betterOf([tooLate], [filed])]) {
    expect(made.reasons.every((reason) => cancellationReasons.includes(reason))).toBe(true)
  }
})

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const agreed = (day: number, amountCents: number) => ({ at: at(day), amountCents })
const refund = (day: number, amountCents: number, note: string | null = null) => ({
  ...{ at: at(day), amountCents, note, ground: 'cancellation' as const },
})

test.each([
  ['nothing was refunded yet', [agreed(2, 208_00)], [], 208_00],
  ['a part was, without a word', [agreed(2, 208_00)], [refund(3, 104_00)], 104_00],
  ['less was, and a colleague said why', [agreed(2, 208_00)], [refund(3, 50_00, 'Used')], 0],
  [
    'more was agreed since',
    [agreed(2, 70_00), agreed(4, 95_00)],
    [refund(3, 50_00, 'Used')],
    95_00,
  ],
  [
    'that was explained before it was agreed',
    [agreed(4, 95_00)],
    [refund(3, 50_00, 'Late')],
    95_00,
  ],
  ['more was than agreed', [agreed(2, 50_00)], [refund(3, 70_00)], 0],
  [
    'the order became cheaper as well',
    [agreed(2, 208_00)],
    [{ ...refund(3, 54_00, 'They have time'), ground: 'amended' as const }],
    154_00,
  ],
])('what is owed where %s', (_, requests, refunds, owed) =>
  expect(owedOf(requests, refunds)).toBe(owed),
)
