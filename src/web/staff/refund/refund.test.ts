import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAmount, writeAmount } from '../parts/amount.ts'
import { askedAtFirst, askedOf, centsOf, offeredOf, problemOf } from './refund.ts'

describe('an amount as typed', () => {
  test.each([
    ['62.50', 6250],
    ['62,5', 6250],
    [' $ 62.50 ', 6250],
    ['$208', 20_800],
    ['0', 0],
    ['0.01', 1],
    ['999999.99', 99_999_999],
  ])('%j is %d cents', (text, cents) => expect(readAmount(text)).toBe(cents))

  const none = ['', ' ', 'all', '-1', '+1', '1e3', '62.505', '1.000,00', '1 000', '62.', '.5']
  test.each([...none, '1000000', '0x10', '٦٢'])('%j is no amount', (text) =>
    expect(readAmount(text)).toBeNull(),
  )

  test('what is written first into the field is read as the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        expect(readAmount(writeAmount(cents))).toBe(cents)
      }),
    )
  })

  test('whole dollars stand there without cents, others with two places', () => {
    expect(writeAmount(20_800)).toBe('208')
    expect(writeAmount(6250)).toBe('62.50')
    expect(writeAmount(5)).toBe('0.05')
  })
})

const proposal = { paidCents: 233_50, amountCents: 208_50, limitCents: 208_50 }

describe('what stands against paying back', () => {
  test.each([
    ['what the policy proposes', '208.50', '', null],
    ['the same, written otherwise', '$208,5', '', null],
    ['less, with a note', '100', 'Half was used', null],
    ['nothing that is an amount', 'all', 'Our fault', 'amount.unreadable'],
    ['nothing at all', '', '', 'amount.unreadable'],
    ['zero', '0.00', 'Our fault', 'amount.none'],
    ['a cent more than can be given back', '208.51', 'Our fault', 'amount.tooMuch'],
    ['another amount without a note', '208.49', '', 'note.required'],
    ['half of what was paid without a note', '116.75', '', null],
    ['another amount with blanks for a note', '100', ' \n ', 'note.required'],
  ])('%s', (_, amount, note, problem) => {
    expect(problemOf(readAmount(amount), note, proposal)).toBe(problem)
  })

  test('whatever is typed, more than can be given back never passes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.string(), (cents, note) => {
        const problem = problemOf(cents, note, proposal)
        if (cents > 20_850) expect(problem).toBe('amount.tooMuch')
        else if (note.trim()) expect(problem).toBe(null)
      }),
    )
  })
})

describe('what is offered at one press', () => {
  const none = { paidCents: 233_00, amountCents: 0, limitCents: 208_00 }
  const more = { ...proposal, limitCents: 233_50 }
  const halved = { paidCents: 100_00, amountCents: 50_00, limitCents: 50_00 }
  test.each([
    ['the rule, all there is, and half', proposal, null, { rule: 20_850, half: 11_675 }],
    ['half a cent up', { ...proposal, paidCents: 3 }, null, { rule: 20_850, half: 2 }],
    ['half and all where the policy gives nothing', none, null, { half: 11_650, all: 20_800 }],
    ['all beside the rule', more, null, { rule: 20_850, half: 11_675, all: 23_350 }],
    ['no more than the own role may', proposal, 150_00, { left: 15_000, half: 11_675 }],
    ['what the role may under its own name', proposal, 20_00, { left: 2000 }],
    ['nothing where the role may nothing', proposal, 0, {}],
    ['half once, where it is what the rule gives', halved, null, { rule: 5000 }],
  ] as const)('%s', (_, of, left, expected) => {
    const offered = offeredOf(of, left)
    expect(Object.fromEntries(offered.map(({ part, cents }) => [part, cents]))).toEqual(expected)
  })

  test.each([
    [proposal, null, '', '', null],
    [proposal, null, 'rule', '', 20_850],
    [proposal, null, 'half', '', 11_675],
    [proposal, null, 'other', '62,5', 6250],
    [proposal, null, 'other', '', null],
    [proposal, null, 'all', '5', null],
    [proposal, 20_00, 'left', '', 2000],
    [proposal, 0, '', '5', 500],
    [none, null, 'half', '', 11_650],
  ])('of %j with %j left, pressed %j, typed %j: %s', (of, left, part, amount, cents) => {
    expect(centsOf({ part, amount }, offeredOf(of, left))).toBe(cents)
  })
})

describe('a request', () => {
  const asked = { ground: 'cancellation', requestedOn: '2026-11-20', applicantIds: [7] } as const
  test.each([
    [null, 2, { ground: 'refund', requestedOn: '2026-11-28' }],
    [asked, 2, { ground: 'cancellation', requestedOn: '2026-11-20', applicantId: 7 }],
    [
      { ...asked, requestedOn: undefined },
      1,
      { ground: 'cancellation', requestedOn: '2026-11-28' },
    ],
    [asked, 1, { ground: 'cancellation', requestedOn: '2026-11-20' }],
    [{ ...asked, applicantIds: [7, 8] }, 2, { ground: 'cancellation', requestedOn: '2026-11-20' }],
  ])('begins with what led to it: %j of %i', (from, travellers, expected) => {
    expect(askedOf(askedAtFirst(from, '2026-11-28', travellers))).toEqual(expected)
  })

  test('leaves out what is no day, and knows its grounds', () => {
    const fields = { ground: 'lost', requestedOn: 'soon', whom: 'all' }
    expect(askedOf(fields)).toEqual({ ground: 'refund' })
  })
})
