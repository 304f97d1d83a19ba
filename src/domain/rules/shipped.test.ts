import { expect, test } from 'vitest'
import { visaTypes } from '../application/choice.ts'
import { processingCents } from '../money/pricing.ts'
import type { Rules } from './rules.ts'
import { shippedRules } from './shipped.ts'

const days = { unit: 'business-days' }

test.each([
  [
    'base price of a visa per applicant',
    ({ prices: { visas } }) => visaTypes.map((type) => visas[type].baseCents),
    [95_00, 145_00, 295_00, 75_00],
  ],
  [
    'validity shown, in days',
    ({ prices: { visas } }) => visaTypes.map((type) => visas[type].validityDays),
    [90, 365, 90, 7],
  ],
  [
    'processing fee of 1, 2, 3 to 5, 6 to 9, 10 and more',
    (rules) => [1, 2, 3, 5, 6, 9, 10, 50].map((people) => processingCents(rules, people)),
    [69_00, 67_00, 65_00, 65_00, 62_00, 62_00, 55_00, 55_00],
  ],
  [
    'surcharge of a speed',
    ({ prices: { speeds } }) => speeds,
    { normal: 0, urgent: 79_00, super_urgent: 99_00 },
  ],
  [
    'insurance and eSIM per applicant, document fee',
    ({ prices }) => [prices.insuranceCents, prices.esimCents, prices.documentCents],
    [299_00, 45_00, 69_00],
  ],
  [
    'normal is ready in business days',
    ({ speeds }) => speeds.normal,
    { ...days, least: 5, most: 7 },
  ],
  ['urgent is', ({ speeds }) => speeds.urgent, { ...days, least: 2, most: 3 }],
  ['super urgent is', ({ speeds }) => speeds.super_urgent, { unit: 'hours', most: 24 }],
  [
    'validity of a passport: 180 days past the arrival, six months from today',
    ({ passport }) => passport,
    { daysAfterArrival: 180, monthsFromToday: 6 },
  ],
  ['administrative fee of a refund', ({ refund }) => refund.adminFeeCents, 25_00],
  ['days in which a refund is asked for', ({ refund }) => refund.requestDays, 30],
  [
    'business days of a reply, a review, a payment, and for documents',
    ({ refund: { replyBusinessDays, reviewBusinessDays, ...refund } }) => [
      ...[replyBusinessDays, reviewBusinessDays],
      ...[refund.paymentBusinessDays, refund.documentReplyBusinessDays],
    ],
    [3, 10, { least: 5, most: 10 }, 3],
  ],
  ['hours for cancelling an order', ({ refund }) => refund.cancellationHours, 24],
] satisfies [string, (rules: Rules) => unknown, unknown][])('%s', (_, stated, expected) => {
  expect(stated(shippedRules)).toEqual(expected)
})
