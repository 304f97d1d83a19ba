import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deliveryStates } from '../letter.ts'
import { afterNews, deliveryReason, isAddressAtFault } from './delivery.ts'

const state = fc.constantFrom(...deliveryStates)
const known = fc.option(state)

test.each([
  [null, 'delivered', 'delivered'],
  ['delayed', 'delivered', 'delivered'],
  ['delivered', 'delayed', 'delivered'],
  ['delivered', 'bounced', 'bounced'],
  ['bounced', 'delayed', 'bounced'],
  ['bounced', 'delivered', 'bounced'],
  ['bounced', 'complained', 'complained'],
  ['complained', 'delivered', 'complained'],
  ['complained', 'bounced', 'complained'],
] as const)('%s, and then %s: %s', (before, news, after) => {
  expect(afterNews(before, news)).toBe(after)
})

test('neither the order of the news nor their repetition matters', () => {
  fc.assert(
    fc.property(known, fc.array(state, { minLength: 1 }), fc.nat(), (first, news, seed) => {
      const fold = (all: typeof news) => all.reduce<typeof first>(afterNews, first)
      const shuffled = [...news, ...news].sort((a, b) => ((a.length * seed) % 7) - (b.length % 5))
      expect(fold(shuffled)).toBe(fold(news))
    }),
  )
})

test.each([
  ['5.1.1', 'no-mailbox', true],
  ['5.1.10', 'no-domain', true],
  ['5.4.4', 'no-domain', true],
  ['5.2.1', 'mailbox-disabled', true],
  ['5.2.2', 'mailbox-full', false],
  ['5.3.4', 'too-large', false],
  ['5.7.1', 'refused', false],
  ['5.6.0', 'refused', false],
  ['4.4.7', 'no-answer', true],
  ['5.1.6', 'moved', true],
  ['5.0.0', 'unknown', true],
  [null, 'unknown', true],
  ['five', 'unknown', true],
] as const)('%s: %s', (code, reason, atFault) => {
  expect(deliveryReason(code)).toBe(reason)
  expect(isAddressAtFault(code)).toBe(atFault)
})
