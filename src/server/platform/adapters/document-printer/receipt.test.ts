import { expect, test } from 'vitest'
import { priceOf } from '#domain/money/pricing.ts'
import {
  addresseeOf,
  creditNoteOf,
  issuerOf,
  orderCharge,
  receiptOf,
} from '#domain/money/receipt.ts'
import { defaultCompany } from '#domain/reference/company.ts'
import { type Language, languages } from '#domain/reference/languages.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { translatorFor } from '#phrases/compile.ts'
import type { IssuedReceipt, ReceiptPrint } from './port.ts'
import { receiptView } from './receipt-view.ts'
import { readPages } from './test-support.ts'
import { createTypstPrinter } from './typst.ts'

const missing: string[] = []
const printer = createTypstPrinter((message) => missing.push(message))
const company = issuerOf({ ...defaultCompany, registration: '01234567', taxId: 'GB 123 4567 89' })
const speed = { processingType: 'super_urgent' } as const
const order = { visaType: 'business', ...speed, numberOfApplicants: 50 } as const
const price = priceOf(shippedRules, { ...order, hasInsurance: true, hasESim: true })
const typed = {
  firstName: 'Zoë',
  lastName: 'Çağlar-O’Brien',
  street1: 'Row 12',
  street2: '',
  city: 'Leeds',
  country: 'GB',
}
const { speeds, prices } = shippedRules
const rules = { speeds, prices }
const print = { number: 42, issuedAt: '2026-11-21T23:30:00.000Z', rules }

function receiptIn(language: Language, changes: object = {}): IssuedReceipt {
  const facts = {
    language,
    reference: 'TZ-001042',
    company,
    billing: addresseeOf({ ...typed, ...changes }, 'Nobody'),
    order,
    totalCents: price.totalCents,
    currency: 'USD',
    payment: { gatewayRef: 'pi_3QK1vT2eZvKYlo2C0r9gZQmB', capturedAt: print.issuedAt },
    isTest: true,
  }
  return { ...receiptOf(facts, orderCharge(shippedRules, order, price.lines)), company }
}

function creditNoteIn(language: Language): IssuedReceipt {
  const credit = {
    ground: 'service-failed' as const,
    receiptNumber: 41,
    receiptIssuedAt: print.issuedAt,
    paidCents: price.totalCents,
    returnedBeforeCents: 1_00,
    totalCents: 20_50,
  }
  return { ...creditNoteOf({ company, isTest: false }, receiptIn(language), credit), company }
}

async function pageOf(pdf: Uint8Array, most = 1): Promise<string> {
  const pages = await readPages(pdf)
  expect(pages.length).toBeLessThanOrEqual(most)
  return pages[0] ?? ''
}

test.each(languages)('a receipt and a credit note are one page each in %s', async (language) => {
  for (const content of [receiptIn(language), creditNoteIn(language)]) {
    const text = await pageOf(await printer.receipt(content, print))
    expect(text).toContain('000042')
    expect(text).toContain('TZ-001042')
    expect(text).toContain('01234567')
  }
  expect(missing).toEqual([])
})

test('what was typed is only text, and long texts stay on the page', async () => {
  const long = 'Wolfeschlegelsteinhausenbergerdorffwelchevor'
  const named = (name: string) =>
    receiptIn('en', { firstName: name, lastName: name, street1: name, street2: name, city: name })
  for (const name of ['#panic("executed") $x^2 *b* `c` \\ \u202e "', 'สมชาย 🦁', long]) {
    await pageOf(await printer.receipt(named(name), print))
  }
  // Nothing is cut: two hundred letters in every field give a second page.
  await pageOf(await printer.receipt(named(long.repeat(5).slice(0, 200)), print), 2)
})

test('a document behind fifty others is refused as busy', async () => {
  const many = await Promise.allSettled(
    Array.from({ length: 60 }, () => printer.receipt(receiptIn('en'), print)),
  )
  const refused = many.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(refused).toHaveLength(10)
  for (const reason of refused) expect(reason).toMatchObject({ code: 'server.busy' })
  await pageOf(await printer.receipt(receiptIn('en'), print))
})

const t = translatorFor('en', (message) => missing.push(message))

test('days are those of the office', () => {
  const summer = { number: 7, issuedAt: '2026-06-30T23:30:00.000Z', rules }
  const { facts } = receiptView(receiptIn('en'), summer, t)
  expect(facts).toContainEqual({ label: 'Date of issue', value: '1 July 2026' })
})

test('a receipt says the time that was promised with the price', () => {
  const promised = { ...speeds, super_urgent: { unit: 'hours', most: 12 } as const }
  const rowsOf = (print: ReceiptPrint) =>
    JSON.stringify(receiptView(receiptIn('en'), print, t).table.rows)
  expect(rowsOf(print)).toContain('24 hours')
  expect(rowsOf({ ...print, rules: { ...rules, speeds: promised } })).toContain('12 hours')
})

test('a receipt of a group says what it saved, one of a change only what changed', () => {
  const receipt = receiptIn('en')
  const rowsOf = (subject: 'order' | 'supplement') =>
    JSON.stringify(receiptView({ ...receipt, subject } as IssuedReceipt, print, t).table.rows)
  expect(rowsOf('order')).toContain('["Group discount","1","-$14.00","-$14.00"]')
  expect(rowsOf('supplement')).not.toContain('Group discount')
})

test('a receipt shares its total, and a credit note says what stays paid', () => {
  const receipt = receiptView(receiptIn('en'), print, t).table
  expect(receipt.total).toEqual(['Total in US dollars', '$32,173.00'])
  expect(receipt.parts).toEqual([
    ['Of this, the official visa fee', '$12,500.00'],
    ['Of this, our service fee', '$19,673.00'],
  ])
  const note = receiptView(creditNoteIn('en'), print, t)
  expect(note.facts).toContainEqual({ label: 'Receipt', value: '000041 of 21 November 2026' })
  expect(note.table.parts).toEqual([
    ['Paid with that receipt', '$32,173.00'],
    ['Refunded earlier', '$1.00'],
    ['Still paid after this credit note', '$32,151.50'],
  ])
})

test('nothing is said of what is not known', () => {
  const bare = { ...company, registration: null, taxId: null }
  const content = { ...receiptIn('en'), company: bare, billing: null, isTest: false }
  const { parties, note, test: isTest } = receiptView(content, print, t)
  expect(parties.map(({ name, lines }) => [name, lines.length])).toEqual([
    ['Karibu Visa', 1],
    ['The name was erased.', 0],
  ])
  expect([note, isTest]).toEqual([null, null])
})
