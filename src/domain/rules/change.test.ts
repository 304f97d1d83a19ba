import { expect, test } from 'vitest'
import type { DocumentType } from '../document/document.ts'
import { changesFor, type RulesChange, type RulesOrder } from './change.ts'
import type { RulesDocument } from './rules.ts'
import { rulesOf } from './rules.ts'
import { shippedDocument as now } from './shipped.ts'

const order: RulesOrder = {
  ...{ visaType: 'tourist', processingType: 'urgent', numberOfApplicants: 2, hasInsurance: false },
  ...{ hasESim: true, nationalities: ['CH', 'CH', ''] },
}

const amount = (item: string, from: number, to: number) => ({ code: 'amount', item, from, to })
const prices = (changed: Partial<RulesDocument['prices']>) => ({
  prices: { ...now.prices, ...changed },
})
const visa = (kind: keyof RulesDocument['prices']['visas'], baseCents: number, fee: number) =>
  prices({
    visas: { ...now.prices.visas, [kind]: { baseCents, authorityCents: fee, validityDays: 90 } },
  })
const dearerFee = amount('authority', 100_00, 120_00)
const days = (least: number, most: number) => ({ unit: 'business-days', least, most }) as const
const documents = (...tourist: DocumentType[]) => ({ documents: { ...now.documents, tourist } })
const swiss = (to: string) => ({ code: 'regime', nationality: 'CH', to })
const regime = (code: string, to: string) =>
  ({ regimes: { ...now.regimes, [code]: to } }) as Partial<RulesDocument>

const table: [string, Partial<RulesDocument>, unknown[]][] = [
  ['nothing', {}, []],
  [
    'the official fee, passed on',
    visa('tourist', 105_00, 60_00),
    [amount('base', 190_00, 210_00), dearerFee, amount('total', 495_00, 515_00)],
  ],
  ['the official fee, at the same price', visa('tourist', 95_00, 60_00), [dearerFee]],
  ['another kind of visa', visa('business', 400_00, 250_00), []],
  [
    'the processing fee of this number',
    prices({ processing: [1, 2].map((from) => ({ from, cents: 60_00 })) }),
    [amount('processing', 67_00, 60_00), amount('total', 495_00, 488_00)],
  ],
  [
    'the processing fee of another number',
    prices({ processing: [{ from: 1, cents: 1_00 }, ...now.prices.processing.slice(1)] }),
    [],
  ],
  [
    'a surcharge that ends',
    prices({ speeds: { normal: 0, urgent: 0, super_urgent: 99_00 } }),
    [amount('speed', 79_00, 0), amount('total', 495_00, 416_00)],
  ],
  ['an extra that is not wanted', prices({ insuranceCents: 1_00 }), []],
  [
    'an extra that is, and the fee for documents',
    prices({ esimCents: 50_00, documentCents: 70_00 }),
    [
      ...[amount('esim', 90_00, 100_00), amount('document', 69_00, 70_00)],
      amount('total', 495_00, 506_00),
    ],
  ],
  [
    'the days of this speed',
    { speeds: { ...now.speeds, urgent: days(3, 4) } },
    [{ code: 'ready', speed: 'urgent', from: days(2, 3), to: days(3, 4) }],
  ],
  ['the days of another speed', { speeds: { ...now.speeds, normal: days(6, 8) } }, []],
  [
    'a nationality that is referred now',
    regime('CH', 'referral'),
    [swiss('referral'), { code: 'authority-days', from: 10, to: 60 }],
  ],
  ['a nationality that needs no visa now', regime('CH', 'exempt'), [swiss('exempt')]],
  ['a nationality of nobody', regime('DE', 'referral'), []],
  [
    'the days of the authority',
    { authority: { days: 12, referralDays: 60 } },
    [{ code: 'authority-days', from: 10, to: 12 }],
  ],
  [
    'the documents',
    documents('passportDocument', 'passportPhoto', 'invitationLetter'),
    [{ code: 'documents', added: ['invitationLetter'], dropped: ['flightTicket'] }],
  ],
  ['the documents in another order', documents(...now.documents.tourist.toReversed()), []],
  [
    'the validity of passports',
    { passport: { daysAfterArrival: 90, monthsFromToday: 7 } },
    [{ code: 'passport', days: 90, months: 7 }],
  ],
  [
    'the hours of another speed, which the agreement states',
    { speeds: { ...now.speeds, super_urgent: { unit: 'hours', most: 48 } } },
    [{ code: 'terms' }],
  ],
  ['the terms of refunds', { refund: { ...now.refund, requestDays: 14 } }, [{ code: 'refund' }]],
  [
    'the same terms, stored in another order',
    { refund: Object.fromEntries(Object.entries(now.refund).reverse()) as typeof now.refund },
    [],
  ],
]

test.each(table)('%s', (_, changed, expected) => {
  const after = { ...now, ...changed }
  expect(changesFor(rulesOf(now, 1), rulesOf(after, 2), order)).toEqual(expected as RulesChange[])
})
