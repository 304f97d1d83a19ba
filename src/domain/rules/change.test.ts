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

const { speeds, refund } = now
const prices = (changed: Partial<RulesDocument['prices']>) => ({
  prices: { ...now.prices, ...changed },
})
const visa = (kind: keyof RulesDocument['prices']['visas'], baseCents: number, fee: number) =>
  prices({
    visas: { ...now.prices.visas, [kind]: { baseCents, authorityCents: fee, validityDays: 90 } },
  })
const processing = (...cents: number[]) =>
  prices({ processing: cents.map((each, at) => ({ from: at + 1, cents: each })) })
const noSurcharge = prices({ speeds: { normal: 0, urgent: 0, super_urgent: 99_00 } })
const [someDays, moreDays, oneDay] = [
  { unit: 'business-days', least: 3, most: 4 },
  { unit: 'business-days', least: 6, most: 8 },
  { unit: 'hours', most: 48 },
] as const
const documents = (...tourist: DocumentType[]) => ({ documents: { ...now.documents, tourist } })
const invited = documents('passportDocument', 'passportPhoto', 'invitationLetter')
const reordered = Object.fromEntries(Object.entries(refund).reverse()) as typeof refund
const regime = (code: string, to: string) =>
  ({ regimes: { ...now.regimes, [code]: to } }) as Partial<RulesDocument>

/** A change in one line: its code, what it is about, from and to. */
const lineOf = ({ code, ...rest }: RulesChange) =>
  [code, ...Object.values(rest).map((each) => JSON.stringify(each).replaceAll('"', ''))].join(' ')
const fee = 'amount authority 10000 12000'
const passedOn = ['amount base 19000 21000', fee, 'amount total 49500 51500']
const cheaper = ['amount processing 6700 6000', 'amount total 49500 48800']
const ready = (days: string) => `{unit:business-days,${days}}`

test.each<[string, Partial<RulesDocument>, string[]]>([
  ['nothing', {}, []],
  ['the official fee, passed on', visa('tourist', 105_00, 60_00), passedOn],
  ['the official fee, at the same price', visa('tourist', 95_00, 60_00), [fee]],
  ['another kind of visa', visa('business', 400_00, 250_00), []],
  ['the processing fee of this number', processing(60_00, 60_00), cheaper],
  ['the processing fee of another number', processing(1_00, 67_00), []],
  ['a surcharge that ends', noSurcharge, ['amount speed 7900 0', 'amount total 49500 41600']],
  ['an extra that is not wanted', prices({ insuranceCents: 1_00 }), []],
  [
    'an extra that is, and the fee for documents',
    prices({ esimCents: 50_00, documentCents: 70_00 }),
    ['amount esim 9000 10000', 'amount document 6900 7000', 'amount total 49500 50600'],
  ],
  [
    'the days of this speed',
    { speeds: { ...speeds, urgent: someDays } },
    [`ready urgent ${ready('least:2,most:3')} ${ready('least:3,most:4')}`],
  ],
  ['the days of another speed', { speeds: { ...speeds, normal: moreDays } }, []],
  ['one referred now', regime('CH', 'referral'), ['regime CH referral', 'authority-days 10 60']],
  ['one who needs no visa now', regime('CH', 'exempt'), ['regime CH exempt']],
  ['a nationality of nobody', regime('DE', 'referral'), []],
  ['the authority’s days', { authority: { days: 12, referralDays: 60 } }, ['authority-days 10 12']],
  ['the documents', invited, ['documents [invitationLetter] [flightTicket]']],
  ['the documents in another order', documents(...now.documents.tourist.toReversed()), []],
  ['the passport', { passport: { daysAfterArrival: 90, monthsFromToday: 7 } }, ['passport 90 7']],
  // The agreement states them all.
  ['the hours of another speed', { speeds: { ...speeds, super_urgent: oneDay } }, ['terms']],
  ['the terms of refunds', { refund: { ...refund, requestDays: 14 } }, ['refund']],
  ['the same terms, stored in another order', { refund: reordered }, []],
])('%s', (_, changed, expected) => {
  const after = { ...now, ...changed }
  expect(changesFor(rulesOf(now, 1), rulesOf(after, 2), order).map(lineOf)).toEqual(expected)
})
