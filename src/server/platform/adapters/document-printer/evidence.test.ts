import { expect, test } from 'vitest'
import { applicantStates } from '#domain/application/applicant-state.ts'
import { applicationStatuses } from '#domain/application/status.ts'
import { disputeReasons } from '#domain/money/dispute.ts'
import {
  beginningOf,
  type EvidenceContent,
  evidenceActions,
  evidenceEvents,
  evidenceLimits,
} from '#domain/money/evidence.ts'
import { priceOf } from '#domain/money/pricing.ts'
import { issuerOf } from '#domain/money/receipt.ts'
import { defaultCompany } from '#domain/reference/company.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { translatorFor } from '#phrases/compile.ts'
import { evidenceView } from './evidence-view.ts'
import { readPages } from './test-support.ts'
import { createTypstPrinter } from './typst.ts'

const missing: string[] = []
const t = translatorFor('en', (message) => missing.push(message))
const printer = createTypstPrinter((message) => missing.push(message))

const order = { visaType: 'tourist', processingType: 'urgent', numberOfApplicants: 2 } as const
const price = priceOf(shippedRules, { ...order, hasInsurance: true, hasESim: false })
const at = '2026-11-03T09:32:11.000Z'
const hash = '0123456789abcdef'.repeat(4)

const example: EvidenceContent = {
  company: issuerOf(defaultCompany),
  madeAt: '2026-11-22T16:05:00.000Z',
  isTest: true,
  dispute: {
    gateway: 'sandbox',
    gatewayRef: 'dp_1QK1vT2eZvKYlo2C0r9gZQmB',
    state: 'open',
    reason: 'product_not_received',
    amountCents: price.totalCents,
    currency: 'USD',
    openedAt: '2026-11-20T08:00:00.000Z',
    respondBy: '2026-12-01T23:59:59.000Z',
  },
  order: {
    ...order,
    reference: 'TZ-001042',
    createdAt: at,
    language: 'zh',
    lines: price.lines,
    totalCents: price.totalCents,
    speeds: shippedRules.speeds,
  },
  contact: { name: '王小明', email: 'wang@example.com', phone: '+8613800138000' },
  payment: {
    capturedAt: '2026-11-03T09:40:00.000Z',
    amountCents: price.totalCents,
    gatewayRef: 'sandbox_3QK1vT2eZvKYlo2C0r9gZQmB',
    receiptNumber: 42,
    billing: { name: '王小明', lines: ['人民路 12 号', '上海'], country: 'CN' },
  },
  refunds: [],
  agreement: {
    id: '0c8f2f0e-5d5c-4f3e-9a53-6f1f6a6d1c11',
    name: '王小明',
    signedAt: at,
    networkAddress: '2001:db8::7334',
    termsVersion: '2025-08-09',
    sha256: hash,
  },
  travellers: [
    {
      name: 'عائشة بنت محمد',
      nationality: 'EG',
      arrivesOn: '2027-01-12',
      state: 'approved',
      filedAt: '2026-11-06T10:00:00.000Z',
      decidedAt: '2026-11-15T10:00:00.000Z',
    },
    {
      name: '王小明',
      nationality: 'CN',
      arrivesOn: '2027-01-12',
      state: 'filed',
      filedAt: '2026-11-06T10:05:00.000Z',
      decidedAt: null,
    },
  ],
  log: [
    { at, step: 'created', actor: 'traveller', about: null, to: null, count: 1 },
    { at, step: 'document-added', actor: 'traveller', about: 'عائشة بنت محمد', to: null, count: 3 },
    { at, step: 'applicant-moved', actor: 'staff', about: '王小明', to: 'filed', count: 1 },
  ],
  letters: [
    {
      kind: 'payment-confirmed',
      sentAt: at,
      recipient: 'wang@example.com',
      content: {
        subject: '我们已收到您的付款',
        text: '您好，王小明：\n\n我们已收到您的付款。\n[link]',
        isComposedAnew: true,
      },
    },
    { kind: 'visa-approved', sentAt: at, recipient: 'wang@example.com', content: null },
  ],
  documents: [
    {
      traveller: 'عائشة بنت محمد',
      type: 'passportPhoto',
      fileName: 'صورة.jpg',
      version: 2,
      at,
      sizeBytes: 120_000,
      sha256: hash,
      review: 'accepted',
    },
  ],
  left: { log: 0, letters: 0, documents: 0 },
}

const clause = { title: 'Clause', text: 'Words of a clause. '.repeat(12), points: ['a', 'b'] }
const agreementOf = (clauses: number) =>
  printer.agreement(
    {
      id: example.agreement?.id ?? null,
      termsVersion: '2025-08-09',
      language: 'en',
      company: { name: 'Karibu Visa', email: 'a@b.tz', phone: '+44' },
      client: { name: '王小明', email: 'wang@example.com', phone: '+86' },
      selection: { ...order, hasInsurance: true, hasESim: false },
      price: { currency: 'USD', ...price },
      clauses: Array.from({ length: clauses }, () => clause),
      signature: { sha256: hash, signedAt: at, networkAddress: '2001:db8::7334' },
    },
    { rules: shippedRules, preview: false, sha256: hash, reference: 'TZ-001042' },
  )

test('names the case, whose it is in their own letters, and ends with the agreement', async () => {
  const agreement = await agreementOf(15)
  const pages = await readPages(await printer.evidence(example, agreement))
  const [first = ''] = pages
  expect(first).toContain('dp_1QK1vT2eZvKYlo2C0r9gZQmB')
  expect(first).toContain('Service not received')
  expect(first).toContain('王小明')
  expect(first).toContain('2001:db8::7334')
  const all = pages.join('\n')
  expect(all).toContain(hash)
  expect(all).toContain('我们已收到您的付款')
  // Arabic letters come as drawn: joined, right to left.
  expect(all.normalize('NFKC')).toMatch(/[\u0600-\u06ff]{3}/)
  const signed = await readPages(agreement)
  expect(pages.at(-1)).toContain(signed.at(-1)?.slice(0, 40))
  expect(missing).toEqual([])
})

test('the largest one keeps to its bounds', async () => {
  const { documents, letters, lettersInFull, logLines, travellers } = evidenceLimits
  const many = <T>(count: number, one: T) => Array.from({ length: count }, () => one)
  const long = 'Wolfeschlegelsteinhausenbergerdorffwelchevor '.repeat(2)
  const [traveller] = example.travellers
  const [, line] = example.log
  const [letter] = example.letters
  const [document] = example.documents
  if (!traveller || !line || !letter || !document) throw new Error('The example is not whole')
  const text = beginningOf('Words of a letter, one line of many.\n'.repeat(300))
  const largest: EvidenceContent = {
    ...example,
    travellers: many(travellers, { ...traveller, name: long }),
    log: many(logLines, { ...line, about: long }),
    letters: [
      ...many(lettersInFull, { ...letter, content: { subject: long, text, isComposedAnew: true } }),
      ...many(letters - lettersInFull, { ...letter, content: null }),
    ],
    documents: many(documents, { ...document, traveller: long, fileName: `${long.repeat(2)}.jpg` }),
    left: { log: 3, letters: 2, documents: 1 },
  }
  const pdf = await printer.evidence(largest, await agreementOf(40))
  expect(pdf.byteLength).toBeLessThanOrEqual(evidenceLimits.bytes)
  expect((await readPages(pdf)).length).toBeLessThanOrEqual(evidenceLimits.pages)
})

test('what was typed is only text', async () => {
  const name = '#panic("executed") $x^2 *b* `c` \\ \u202e "'
  const odd = { ...example, contact: { ...example.contact, name } }
  expect((await readPages(await printer.evidence(odd, null)))[0]).toContain('#panic')
})

test('every step, state, status and reason has its words', () => {
  const steps = [...evidenceEvents, ...evidenceActions]
  const ends = [null, ...applicantStates, ...applicationStatuses]
  const log = steps.flatMap((step) =>
    ends.map((to) => ({ at, step, actor: 'staff' as const, about: null, to, count: 1 })),
  )
  evidenceView({ ...example, log }, 0, t)
  for (const reason of [...disputeReasons, 'a_new_code']) {
    const dispute = { ...example.dispute, reason }
    const { case: shown } = evidenceView({ ...example, dispute }, 0, t)
    expect(shown.facts.some(({ value }) => value === '')).toBe(false)
  }
  expect(missing).toEqual([])
})
