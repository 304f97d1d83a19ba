import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { always } from '../../../test/support/always.ts'
import { processingTypes } from '../application/choice.ts'
import { expectedBy } from '../application/speed.ts'
import { priceOf } from '../money/pricing.ts'
import { proposeRefund, refundGrounds } from '../money/refund.ts'
import { anyPriceInput } from '../money/test-support.ts'
import { doubtsOf, faultsOf } from './check.ts'
import { differencesBetween, lineOf } from './difference.ts'
import { type RulesDocument, rulesOf } from './rules.ts'
import { sampleNames, sampleOf } from './samples.ts'
import { shippedDocument } from './shipped.ts'

type Change = (document: RulesDocument) => RulesDocument

const prices =
  (changes: object): Change =>
  (document) => ({ ...document, prices: { ...document.prices, ...changes } })
const speeds =
  (changes: object): Change =>
  (document) => ({ ...document, speeds: { ...document.speeds, ...changes } })
const part =
  (name: keyof RulesDocument, changes: object): Change =>
  (document) => ({ ...document, [name]: { ...document[name], ...changes } })
const [firstPort, ...otherPorts] = shippedDocument.ports
const ports =
  (list: readonly object[]): Change =>
  (document) => ({ ...document, ports: list as RulesDocument['ports'] })
const { speeds: speedPrices } = shippedDocument.prices
const touristFee = (authorityCents: number) => {
  const tourist = { baseCents: 95_00, authorityCents, validityDays: 90 }
  return prices({ visas: { ...shippedDocument.prices.visas, tourist } })
}
const dearUrgent = { speeds: { ...speedPrices, urgent: 100_00 } }
const step = (from: number) => ({ from, cents: 1 })
const back = { least: 2, most: 1 }
const both = ['passportPhoto', 'passportDocument']
const day = '2026-12-24'
const days = (least: number, most: number) => ({ unit: 'business-days', least, most })

const { DE: _, ...withoutGermany } = shippedDocument.regimes

describe('a document', () => {
  it('as shipped has no fault, and says how many regimes nobody checked', () => {
    expect(faultsOf(shippedDocument)).toEqual([])
    const checked = Object.keys(shippedDocument.sources).length
    const count = Object.keys(shippedDocument.regimes).length - checked
    const doubt = { path: 'regimes', code: 'regimes.unchecked', params: { count } }
    expect(doubtsOf(shippedDocument, shippedDocument, '2026-11-28')).toEqual([doubt])
  })

  it.each<[string, Change]>([
    ['prices.insuranceCents number.out-of-range', prices({ insuranceCents: -1 })],
    ['prices.esimCents number.out-of-range', prices({ esimCents: 10.5 })],
    ['prices.documentCents number.out-of-range', prices({ documentCents: Number.NaN })],
    ['prices.visas.tourist.authorityCents fee.above-price', touristFee(95_01)],
    ['speeds.normal.most number.out-of-range', speeds({ normal: days(5, 61) })],
    ['authority.referralDays number.out-of-range', part('authority', { referralDays: 366 })],
    ['prices.processing steps.order', prices({ processing: [] })],
    ['prices.processing steps.order', prices({ processing: [step(2)] })],
    ['prices.processing.1.from steps.order', prices({ processing: [1, 1].map(step) })],
    ['speeds.normal unit.other', speeds({ normal: { unit: 'hours', most: 36 } })],
    ['speeds.super_urgent unit.other', speeds({ super_urgent: days(1, 2) })],
    ['speeds.normal.most range.order', speeds({ normal: days(7, 5) })],
    ['refund.paymentBusinessDays.most range.order', part('refund', { paymentBusinessDays: back })],
    ['regimes.XX country.unknown', part('regimes', { XX: 'exempt' })],
    ['regimes.DE country.missing', (it) => ({ ...it, regimes: withoutGermany })],
    ['sources.XX country.unknown', part('sources', { XX: { text: 'x', on: '2026-11-28' } })],
    ['sources.DE.text text.missing', part('sources', { DE: { text: ' ', on: '2026-11-28' } })],
    ['sources.DE.on day.malformed', part('sources', { DE: { text: 'x', on: '2026-02-30' } })],
    [`ports.20.code port.twice`, ports([firstPort, ...otherPorts, firstPort] as object[])],
    ['ports.0.code port.code', ports([{ ...firstPort, code: 'X' }])],
    ['ports.0.name text.missing', ports([{ ...firstPort, name: '' }])],
    ['ports.0.neighbour country.unknown', ports([{ ...firstPort, neighbour: 'XX' }])],
    ['ports port.none', ports([firstPort as object])],
    ['documents.transit documents.passport', part('documents', { transit: ['transitTicket'] })],
    ['documents.tourist documents.twice', part('documents', { tourist: [...both, ...both] })],
    ['calendar.workingDays weekdays.none', part('calendar', { workingDays: [] })],
    ['calendar.closedOn.0 day.malformed', part('calendar', { closedOn: ['2026-13-01'] })],
    ['calendar.openOn.0 day.twice', part('calendar', { closedOn: [day], openOn: [day] })],
  ])('is refused: %s', (fault, change) => {
    const found = faultsOf(change(shippedDocument)).map(({ path, code }) => `${path} ${code}`)
    expect(found).toContain(fault)
  })

  it.each<[string, Change]>([
    ['prices.visas.tourist.authorityCents fee.whole-price', touristFee(95_00)],
    ['prices.documentCents amount.moved', prices({ documentCents: 34_49 })],
    ['prices.documentCents amount.moved', prices({ documentCents: 103_51 })],
    ['prices.speeds.normal amount.moved', prices({ speeds: { ...speedPrices, normal: 1 } })],
    ['prices.processing amount.moved', prices({ processing: [step(1)] })],
    ['speeds.urgent speed.slower', speeds({ urgent: days(8, 9) })],
    ['prices.speeds.super_urgent speed.cheaper', prices(dearUrgent)],
    ['speeds.normal promise.far', part('calendar', { workingDays: [1], holidays: 'none' })],
    ['speeds.normal promise.far', speeds({ normal: days(5, 60) })],
    ['refund.adminFeeCents refund.fee-high', part('refund', { adminFeeCents: 213_00 })],
  ])('is doubted: %s', (doubt, change) => {
    const document = change(shippedDocument)
    expect(faultsOf(document)).toEqual([])
    const found = doubtsOf(shippedDocument, document, '2026-11-27')
    expect(found.map(({ path, code }) => `${path} ${code}`)).toContain(doubt)
  })
})

test('an amount within half of what it was is not doubted, a fee may be dropped', () => {
  const changed = prices({ documentCents: 103_50, esimCents: 22_50 })(shippedDocument)
  const doubts = doubtsOf(shippedDocument, shippedDocument, '2026-11-27')
  expect(doubtsOf(shippedDocument, changed, '2026-11-27')).toEqual(doubts)
  const free = prices({
    ...{ insuranceCents: 0, esimCents: 0, documentCents: 0, processing: [{ from: 1, cents: 0 }] },
  })(part('passport', { daysAfterArrival: 0, monthsFromToday: 0 })(shippedDocument))
  expect(faultsOf(free)).toEqual([])
})

const cents = fc.integer({ min: 0, max: 100_000_00 })
const price = fc.integer({ min: 1, max: 100_000_00 })
const count = fc.integer({ min: 1, max: 60 })
const offer = fc
  .record({ baseCents: price, authorityCents: price, validityDays: count })
  .map((each) => ({ ...each, authorityCents: Math.min(each.authorityCents, each.baseCents) }))
const range = fc
  .tuple(count, count)
  .map(([a, b]) => ({ least: Math.min(a, b), most: Math.max(a, b) }))
const businessDays = range.map((each) => ({ unit: 'business-days', ...each }) as const)
const hours = count.map((most) => ({ unit: 'hours', most }) as const)
const steps = fc
  .uniqueArray(fc.integer({ min: 2, max: 50 }), { maxLength: 5 })
  .chain((more) =>
    fc
      .tuple(...[1, ...more].map(() => cents))
      .map((all) =>
        [1, ...more.sort((a, b) => a - b)].map((from, at) => ({ from, cents: all[at] ?? 0 })),
      ),
  )

/** Other numbers than the shipped ones, everywhere. */
const anyDocument: fc.Arbitrary<RulesDocument> = fc
  .record({
    prices: fc.record({
      visas: fc.record({
        ...{ tourist: offer, tourist_multiple: offer, business: offer, transit: offer },
      }),
      processing: steps,
      speeds: fc.record({ normal: cents, urgent: cents, super_urgent: cents }),
      ...{ insuranceCents: cents, esimCents: cents, documentCents: cents },
    }),
    speeds: fc.record({ normal: businessDays, urgent: businessDays, super_urgent: hours }),
    authority: fc.record({ days: count, referralDays: count }),
    calendar: fc.record({
      workingDays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
      holidays: fc.constantFrom('england-wales' as const, 'none' as const),
      closedOn: fc.constant(['2026-12-07']),
      openOn: fc.constant(['2026-12-06']),
    }),
    refund: fc.record({
      ...{ adminFeeCents: cents, requestDays: count, replyBusinessDays: count },
      ...{ reviewBusinessDays: count, paymentBusinessDays: range },
      ...{ documentReplyBusinessDays: count, cancellationHours: count },
    }),
  })
  .map((changes) => ({ ...shippedDocument, ...changes }))

describe('whatever the owner writes', () => {
  it('has no fault, and the lines of a price are its total, by the step of its number', () => {
    always(anyDocument, anyPriceInput, (document, input) => {
      expect(faultsOf(document)).toEqual([])
      const { lines, totalCents } = priceOf(rulesOf(document, 2), input)
      const sum = lines.reduce((all, line) => all + line.quantity * line.unitCents, 0)
      expect(totalCents).toBe(sum)
      const step = document.prices.processing
        .filter(({ from }) => from <= input.numberOfApplicants)
        .at(-1)
      const charged = lines.find(({ item }) => item === 'processing')?.amountCents ?? 0
      expect(charged).toBe(step?.cents)
    })
  })

  it('promises a day to come, no earlier one first', () => {
    always(anyDocument, fc.constantFrom(...processingTypes), (document, speed) => {
      const { earliest, latest } = expectedBy(rulesOf(document, 2), speed, '2026-11-28')
      expect(earliest > '2026-11-28' && earliest <= latest).toBe(true)
    })
  })

  it('never proposes a refund above what was paid and is left', () => {
    always(
      anyDocument,
      fc.constantFrom(...refundGrounds),
      fc.tuple(cents, cents, cents),
      (document, ground, [paidCents, refundedCents, leftCents]) => {
        const { amountCents } = proposeRefund(
          rulesOf(document, 2),
          {
            ...{ paidCents, refundedCents, leftCents, feeElsewhereCents: 0 },
            ...{ paidOn: '2026-11-28', orderedOn: '2026-11-28', status: 'paid' },
            ...{ processingType: 'normal', wasSubmitted: false, reviewStarted: false },
            ...{ documentCount: 0, documentsAskedOn: null, informationWrong: false },
            isDisputed: false,
          },
          { ground, requestedOn: '2026-11-28', decidedOn: '2026-11-28' },
        )
        expect(amountCents).toBeGreaterThanOrEqual(0)
        expect(amountCents).toBeLessThanOrEqual(Math.max(0, paidCents - refundedCents))
        expect(amountCents).toBeLessThanOrEqual(leftCents)
      },
    )
  })
})

test('differences name what changed once, countries that changed alike together', () => {
  const { DE, ...sources } = shippedDocument.sources
  const [first, second, ...rest] = shippedDocument.ports
  const fast = speeds({ urgent: { unit: 'hours', most: 48 } })(shippedDocument)
  const other = {
    ...prices({ esimCents: 50_00 })(fast),
    sources,
    regimes: { ...shippedDocument.regimes, FR: 'exempt', IT: 'exempt', KE: 'referral' },
    ports: [second, { ...first, needsInsurance: true }, ...rest.slice(1)],
  } as RulesDocument
  expect(differencesBetween(shippedDocument, other).map(lineOf)).toEqual([
    'prices.esimCents: 4500 → 5000',
    'speeds.urgent: {"unit":"business-days","least":2,"most":3} → {"unit":"hours","most":48}',
    'regimes FR IT: "e-visa" → "exempt"',
    'regimes KE: "exempt" → "referral"',
    `sources DE: ${JSON.stringify(DE)} → -`,
    'ports.needsInsurance air-dar: false → true',
    expect.stringMatching(/^ports air-znz: \{"name":"Zanzibar Abeid .* → -$/),
    expect.stringMatching(/^ports.order: \["air-dar","air-jro",.* → \["air-jro","air-dar",/),
  ])
})

test('the samples show prices, days and advice', () => {
  const rules = rulesOf(shippedDocument, 1)
  const tooSoon = 'intendedDateOfArrival.too-soon'
  const shown = sampleNames.map((name) => {
    const { advice, ...sample } = sampleOf(rules, name, '2026-11-30')
    return [...Object.values(sample), ...advice.map(({ code }) => code)]
  })
  expect(shown).toEqual([
    ['tourist', 233_00, '2026-12-09', '2026-12-19'],
    ['american', 283_00, '2026-12-09', '2026-12-19'],
    ['family', 1969_00, '2026-12-03', '2026-12-13', 'portOfEntry.zanzibar-insurance'],
    ['group', 1074_00, '2026-12-09', '2026-12-19'],
    ['business', 532_00, '2026-12-01', '2026-12-11'],
    ['referral', 233_00, '2026-12-09', '2027-02-07', 'nationality.referral', tooSoon],
  ])
})
