import { describe, expect, test } from 'vitest'
import { processingTypes, visaTypes } from '../application/choice.ts'
import { defaultCompany } from '../reference/company.ts'
import { shippedRules } from '../rules/shipped.ts'
import { priceOf } from './pricing.ts'
import {
  addresseeOf,
  authorityCentsOf,
  creditNoteOf,
  issuerOf,
  orderCharge,
  type ReceiptFacts,
  receiptOf,
  supplementCharge,
} from './receipt.ts'
import { receiptFileName, writeReceiptNumber } from './receipt-number.ts'

const order = { visaType: 'tourist', processingType: 'normal', numberOfApplicants: 2 } as const
const choice = { ...order, hasInsurance: true, hasESim: false }
const { lines, totalCents } = priceOf(shippedRules, choice)
const company = issuerOf(defaultCompany)

const facts: ReceiptFacts = {
  ...{ language: 'en', reference: 'TZ-001042', company },
  ...{ billing: { name: 'Zoë Çağlar', lines: [], country: null }, order, totalCents },
  currency: 'USD',
  payment: { gatewayRef: 'pi_1', capturedAt: '2026-11-21T09:32:11.000Z' },
  isTest: false,
}
const receipt = receiptOf(facts, orderCharge(shippedRules, order, lines))

describe('the addressee', () => {
  const blank = { firstName: '', lastName: '', street1: '', street2: '', city: '', country: '' }
  const short = { ...blank, lastName: 'Muster', country: 'CHE' }
  const street = { street1: 'Row 1', city: 'Bern', country: 'ch' }
  const whole = { ...blank, ...street, firstName: 'Ada', lastName: ' Muster ' }

  test.each([
    ['nobody typed anything', null, facts.billing],
    ['blanks only', { ...blank, firstName: ' ' }, facts.billing],
    ['a whole address', whole, { name: 'Ada Muster', lines: ['Row 1', 'Bern'], country: 'CH' }],
    ['one name, a country in three letters', short, { name: 'Muster', lines: [], country: 'CH' }],
    ['a country that is none', { ...blank, country: 'Atlantis' }, facts.billing],
  ])('%s', (_, typed, expected) => expect(addresseeOf(typed, 'Zoë Çağlar')).toEqual(expected))

  test('the company names the numbers that it has', () => {
    expect(company).toMatchObject({ legalName: 'Karibu Visa', registration: null, taxId: null })
    expect(issuerOf({ ...defaultCompany, taxId: 'GB 1' }).taxId).toBe('GB 1')
    expect(company).not.toHaveProperty('businessHours')
  })
})

describe('a receipt', () => {
  test('shares the total between the authority and us', () => {
    expect(receipt).toMatchObject({
      ...{ kind: 'receipt', subject: 'order', billing: { name: 'Zoë Çağlar' } },
      ...{ totalCents, authorityCents: 100_00, serviceCents: totalCents - 100_00 },
    })
  })

  test('never says another sum than was paid', () => {
    const wrong = { ...facts, totalCents: totalCents + 1 }
    expect(() => receiptOf(wrong, orderCharge(shippedRules, order, lines))).toThrow(RangeError)
  })

  test('of every order adds up, and the authority gets no more than our base price', () => {
    for (const visaType of visaTypes)
      for (const processingType of processingTypes)
        for (const numberOfApplicants of [1, 2, 3, 6, 10, 50])
          for (const hasInsurance of [true, false]) {
            const each = { visaType, processingType, numberOfApplicants }
            const price = priceOf(shippedRules, { ...each, hasInsurance, hasESim: !hasInsurance })
            const charge = orderCharge(shippedRules, each, price.lines)
            const made = receiptOf({ ...facts, order: each, totalCents: price.totalCents }, charge)
            if (made.kind !== 'receipt') throw new Error('Not a receipt')
            expect(made.authorityCents + made.serviceCents).toBe(price.totalCents)
            expect(made.authorityCents).toBeLessThan(price.lines[0]?.amountCents ?? 0)
          }
  })
})

describe('the charge of a supplement', () => {
  const others = visaTypes.flatMap((visaType) =>
    processingTypes.map((processingType) => ({ ...choice, visaType, processingType })),
  )
  const chargeFor = (after: typeof choice | (typeof others)[number]) =>
    supplementCharge(...[shippedRules, { order, lines }], {
      order: after,
      ...priceOf(shippedRules, after),
    })

  test.each(others)('to $visaType, $processingType is the difference, line by line', (after) => {
    const price = priceOf(shippedRules, after)
    const charge = chargeFor(after)
    const sum = charge.lines.reduce((cents, { amountCents }) => cents + amountCents, 0)
    expect(sum).toBe(price.totalCents - totalCents)
    const [before, now] = [order, after].map((each) => authorityCentsOf(shippedRules, each))
    expect(charge.authorityCents).toBe(Number(now) - Number(before))
    for (const line of charge.lines) {
      expect(line.amountCents).not.toBe(0)
      expect(line.quantity * line.unitCents).toBe(line.amountCents)
    }
  })

  test('names what changed and nothing else', () => {
    expect(chargeFor({ ...choice, processingType: 'urgent' })).toEqual({
      subject: 'supplement',
      lines: [{ item: 'speed', quantity: 1, unitCents: 79_00, amountCents: 79_00 }],
      authorityCents: 0,
    })
  })
})

describe('a credit note', () => {
  const credit = {
    ...{ ground: 'refund' as const, receiptNumber: 7, receiptIssuedAt: '2026-11-21T09:32:12.000Z' },
    ...{ paidCents: totalCents, returnedBeforeCents: 0 },
  }
  const issuing = { company: { ...company, name: 'Later' }, isTest: true }

  test('has the addressee of its receipt and the current issuer', () => {
    const note = creditNoteOf(issuing, receipt, { ...credit, totalCents: 10_00 })
    expect(note).toMatchObject({
      ...{ kind: 'credit-note', totalCents: 10_00, receiptNumber: 7, reference: 'TZ-001042' },
      ...{ billing: receipt.billing, company: { name: 'Later' }, isTest: true },
    })
    expect(note).not.toHaveProperty('lines')
    expect(note).not.toHaveProperty('authorityCents')
  })

  test('never gives back more than was paid', () => {
    const most = { ...credit, returnedBeforeCents: 1_00, totalCents: totalCents - 1_00 }
    expect(creditNoteOf(issuing, receipt, most).totalCents).toBe(totalCents - 1_00)
    const more = { ...most, totalCents: totalCents - 99 }
    expect(() => creditNoteOf(issuing, receipt, more)).toThrow(RangeError)
  })
})

test('a number is written with six digits, or more, and names its file', () => {
  const written = [1, 42, 1_234_567].map(writeReceiptNumber)
  expect(written).toEqual(['000001', '000042', '1234567'])
  expect(receiptFileName({ kind: 'credit-note', number: 42 })).toBe('credit-note-000042')
})
