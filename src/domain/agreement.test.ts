import { expect, test } from 'vitest'
import { type AgreementContent, canonicalAgreement, clauseDefinitions } from './agreement.ts'
import { shippedRules } from './rules/shipped.ts'

const content: AgreementContent = {
  id: '0c8f2f0e-5d5c-4f3e-9a53-6f1f6a6d1c11',
  termsVersion: '2025-08-09',
  language: 'en',
  company: { name: 'Karibu Visa', email: 'a@b.tz', phone: '+44', address: 'London' },
  client: { name: 'Zoë', email: 'zoe@b.tz', phone: '+90' },
  selection: null,
  price: null,
  clauses: [{ title: 'Who we are', text: 'A "private" consultancy', points: ['one', 'two'] }],
  signature: null,
}

const turned = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).reverse()) as Value

test('the canonical form is all of it as JSON, keys sorted in whatever order they came', () => {
  const text = canonicalAgreement(content)
  expect(JSON.parse(text)).toEqual(content)
  expect(text.startsWith('{"clauses":[{"points":["one","two"],"text":')).toBe(true)
  const [company, clauses] = [turned(content.company), content.clauses.map(turned)]
  expect(canonicalAgreement(turned({ ...content, company, clauses }))).toBe(text)
})

test('a field that is absent and one that is undefined are the same', () => {
  const { address: _, ...company } = content.company
  const withUndefined = { ...company, address: undefined } as unknown as AgreementContent['company']
  expect(canonicalAgreement({ ...content, company: withUndefined })).toBe(
    canonicalAgreement({ ...content, company }),
  )
})

test('a fraction of a cent is refused', () => {
  const price = { currency: 'USD' as const, lines: [], totalCents: 0.5 }
  expect(() => canonicalAgreement({ ...content, price })).toThrow(RangeError)
})

test('every clause has its own id', () => {
  const ids = clauseDefinitions(shippedRules).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
