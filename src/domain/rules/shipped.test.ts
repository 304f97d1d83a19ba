import { expect, test } from 'vitest'
import { visaTypes } from '../application/choice.ts'
import { processingCents } from '../money/pricing.ts'
import { shippedRules } from './shipped.ts'

const { prices, speeds, passport, refund } = shippedRules
const visas = visaTypes.map((type) => prices.visas[type])
const { adminFeeCents, requestDays, cancellationHours, ...times } = refund

test.each([
  ['base price per applicant', visas.map((visa) => visa.baseCents), [95_00, 145_00, 295_00, 75_00]],
  ['validity shown, in days', visas.map((visa) => visa.validityDays), [90, 365, 90, 7]],
  [
    'processing fee of 1, 2, 3 to 5, 6 to 9, 10 and more',
    [1, 2, 3, 5, 6, 9, 10, 50].map((people) => processingCents(shippedRules, people)),
    [69_00, 67_00, 65_00, 65_00, 62_00, 62_00, 55_00, 55_00],
  ],
  ['surcharge of a speed', prices.speeds, { normal: 0, urgent: 79_00, super_urgent: 99_00 }],
  ['insurance per applicant', prices.insuranceCents, 299_00],
  ['eSIM per applicant', prices.esimCents, 45_00],
  ['document fee', prices.documentCents, 69_00],
  ['normal is ready in', speeds.normal, { unit: 'business-days', least: 5, most: 7 }],
  ['urgent is', speeds.urgent, { unit: 'business-days', least: 2, most: 3 }],
  ['super urgent is', speeds.super_urgent, { unit: 'hours', most: 24 }],
  ['validity of a passport', passport, { daysAfterArrival: 180, monthsFromToday: 6 }],
  ['administrative fee of a refund', adminFeeCents, 25_00],
  ['days in which a refund is asked for', requestDays, 30],
  ['business days of a reply', times.replyBusinessDays, 3],
  ['business days of a review', times.reviewBusinessDays, 10],
  ['business days of a payment', times.paymentBusinessDays, { least: 5, most: 10 }],
  ['business days for documents', times.documentReplyBusinessDays, 3],
  ['hours for cancelling an order', cancellationHours, 24],
])('%s', (_, stated, expected) => expect(stated).toEqual(expected))
