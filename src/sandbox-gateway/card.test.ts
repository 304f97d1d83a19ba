import { expect, test } from 'vitest'
import { faultsOf, outcomeOf } from './card.ts'

const now = new Date('2026-11-21T10:00:00Z')
const cardNumber = '4242 4242 4242 4242'
const good = { cardNumber, expiry: '12/30', cvc: '123', cardholder: 'Asha Mushi' }

test.each([
  ['as printed', {}],
  ['without spaces', { cardNumber: '4242424242424242' }],
  ['with hyphens', { cardNumber: '4242-4242-4242-4242' }],
  ['American Express', { cardNumber: '3782 822463 10005', cvc: '1234' }],
  ['in its last month', { expiry: '11/26' }],
  ['four-digit year', { expiry: '1/2031' }],
  ['no slash', { expiry: '0131' }],
  ['a stray space', { expiry: ' 01 / 31 ' }],
])('takes a card %s', (_, typed) => {
  expect(faultsOf({ ...good, ...typed }, now)).toEqual({})
})

test.each([
  ['cardNumber', '4242 4242 4242 4241', 'number'],
  ['cardNumber', '4242', 'number'],
  ['cardNumber', 'none', 'number'],
  ['cardNumber', ' ', 'missing'],
  ['expiry', '10/26', 'past'],
  ['expiry', '13/30', 'expiry'],
  ['expiry', '00/30', 'expiry'],
  ['expiry', '12/59', 'expiry'],
  ['expiry', 'soon', 'expiry'],
  ['expiry', '', 'missing'],
  ['cvc', '12', 'cvc'],
  ['cvc', '', 'missing'],
  ['cardholder', 'A', 'cardholder'],
  ['cardholder', '', 'missing'],
])('refuses %s "%s"', (field, value, fault) => {
  expect(faultsOf({ ...good, [field]: value }, now)).toEqual({ [field]: fault })
})

test('distinguishes the test cards', () => {
  expect(outcomeOf('4242424242424242')).toBe('succeeds')
  expect(outcomeOf('4000-0000-0000-0002')).toBe('declined')
  expect(outcomeOf('4000 0000 0000 3220')).toBe('code')
  expect(outcomeOf('5555 5555 5555 4444')).toBe('succeeds')
})
