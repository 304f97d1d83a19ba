import fc from 'fast-check'
import { expect, test } from 'vitest'
import { always } from '../../../test/support/always.ts'
import { tableOf } from '../../../test/support/table.ts'
import { type DeliveryState, deliveryStates } from '../letter.ts'
import { afterNews, deliveryReason, isAddressAtFault } from './delivery.ts'

const state = fc.constantFrom(...deliveryStates)
const known = fc.option(state)

test.each(tableOf<[DeliveryState | '', DeliveryState, string]>`
  | delivered | delivered; delayed | delivered | delivered; delivered | delayed | delivered
  delivered | bounced | bounced; bounced | delayed | bounced; bounced | delivered | bounced
  bounced | complained | complained; complained | delivered | complained
  complained | bounced | complained
`)('%s, and then %s: %s', (known, news, after) =>
  expect(afterNews(known || null, news)).toBe(after),
)

test('neither the order of the news nor their repetition matters', () => {
  always(known, fc.array(state, { minLength: 1 }), fc.nat(), (first, news, seed) => {
    const fold = (all: typeof news) => all.reduce<typeof first>(afterNews, first)
    const shuffled = [...news, ...news].sort((a, b) => ((a.length * seed) % 7) - (b.length % 5))
    expect(fold(shuffled)).toBe(fold(news))
  })
})

test.each(tableOf`
  5.1.1 | no-mailbox | address; 5.1.10 | no-domain | address; 5.4.4 | no-domain | address
  5.2.1 | mailbox-disabled | address; 5.2.2 | mailbox-full |; 5.3.4 | too-large |; 5.7.1 | refused |
  5.6.0 | refused |; 4.4.7 | no-answer | address; 5.1.6 | moved | address; five | unknown | address
  5.0.0 | unknown | address; 5.1.2 | no-domain | address; 4.2.2 | mailbox-full |
  5.7.26 | refused |; 4.4.1 | no-answer | address
`)('%s: %s, at fault: %s', (code, reason, fault) => {
  expect(deliveryReason(code)).toBe(reason)
  expect(isAddressAtFault(code)).toBe(fault === 'address')
})

test('without a code nothing is known, and the address is at fault', () => {
  expect([deliveryReason(null), isAddressAtFault(null)]).toEqual(['unknown', true])
})
