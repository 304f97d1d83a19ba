import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAmount, writeAmount } from '../parts/amount.ts'
import { problemsOf } from './refund.ts'

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

  test.each([
    '',
    ' ',
    'all',
    '-1',
    '+1',
    '1e3',
    '62.505',
    '1.000,00',
    '1 000',
    '62.',
    '.5',
    '1000000',
    '0x10',
    '٦٢',
  ])('%j is no amount', (text) => expect(readAmount(text)).toBeNull())

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

describe('what stands against paying back', () => {
  const proposal = { paid: 233.5, amount: 208.5 }

  test.each([
    ['what the policy proposes', '208.50', '', []],
    ['the same, written otherwise', '$208,5', '', []],
    ['all that was paid, with a note', '233.50', 'Our fault', []],
    ['less, with a note', '100', 'Half was used', []],
    ['nothing that is an amount', 'all', 'Our fault', ['amount.unreadable']],
    ['nothing at all', '', '', ['amount.unreadable']],
    ['zero', '0.00', 'Our fault', ['amount.none']],
    ['a cent more than was paid', '233.51', 'Our fault', ['amount.tooMuch']],
    ['another amount without a note', '208.49', '', ['note.required']],
    ['another amount with blanks for a note', '233.50', ' \n ', ['note.required']],
  ])('%s', (_, amount, note, problems) => {
    expect(problemsOf({ amount, note }, proposal)).toEqual(problems)
  })

  test('whatever is typed, more than was paid never passes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.string(), (cents, note) => {
        const problems = problemsOf({ amount: writeAmount(cents), note }, proposal)
        if (cents > 23_350) expect(problems).toEqual(['amount.tooMuch'])
        else if (note.trim()) expect(problems).toEqual([])
      }),
    )
  })
})
