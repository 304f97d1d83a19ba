import { describe, expect, test } from 'vitest'
import { betterOf, cancellationReasons, stillOwed } from './cancellation.ts'
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
  const reasons = ['cancelled-in-time']
  const first = { ground: 'cancellation', amountCents: 114_66, reasons }
  expect(betterOf([inTime], [open])).toMatchObject(first)
  expect(betterOf([tooLate], [open])).toMatchObject({ ground: 'refund', amountCents: 114_66 })
})

test('filed travellers get no refund, the others their share', () => {
  expect(betterOf([tooLate, tooLate], [filed, open])).toEqual({
    ...{ ground: 'refund', reasons: ['not-processed'] },
    ...{ paidCents: 279_32, feeCents: 25_00, amountCents: 114_66 },
  })
})

test('without a refund the reasons are the obstacles', () => {
  const nothing = { ground: null, feeCents: 0, amountCents: 0 }
  expect(betterOf([tooLate], [filed])).toMatchObject({ ...nothing, reasons: ['submitted'] })
  expect(betterOf([], [])).toMatchObject({ ...nothing, reasons: ['not-paid'], paidCents: 0 })
  // Nothing that travellers have no words for.
  for (const made of [betterOf([inTime], [open]), betterOf([tooLate], [filed])])
    expect(cancellationReasons).toEqual(expect.arrayContaining([...made.reasons]))
})

describe('of what was shown with an accepted request, it is still owed', () => {
  const createdAt = new Date('2026-11-21T09:00:00Z')
  const refund = { reason: 'staff', state: 'done', applicantId: 1, createdAt } as const
  const request = { applicantIds: [1, 2], refundCents: 165_00, createdAt }
  const late = { reason: 'late', applicantId: null, amountCents: 79_00 } as const
  test.each([
    ['all, as nothing was decided', [], 'all'],
    ['nothing after as much', [{ amountCents: 165_00 }], 'nothing'],
    ['nothing after as much for all', [{ applicantId: null, amountCents: 394_00 }], 'nothing'],
    ['some after a part, whatever its state', [{ state: 'due', amountCents: 70_00 }], 'some'],
    ['all after one that failed', [{ state: 'failed', amountCents: 70_00 }], 'all'],
    ['all after one for our lateness', [late], 'all'],
    ['all after one for somebody else', [{ applicantId: 3, amountCents: 70_00 }], 'all'],
    ['all after an older one', [{ createdAt: new Date(0), amountCents: 70_00 }], 'all'],
  ] as const)('%s', (_, changes, owed) => {
    const refunds = changes.map((each) => ({ ...refund, ...each }))
    expect(stillOwed(request, true, refunds)).toBe(owed)
    expect(stillOwed(request, false, refunds)).toBe(owed === 'all' ? 'some' : owed)
  })
  test('nothing where nothing was shown', () => {
    expect(stillOwed({ ...request, refundCents: 0 }, false, [])).toBe('nothing')
  })
})
