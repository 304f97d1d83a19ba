import fc from 'fast-check'
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

function shuffled(value: unknown, seed: number): unknown {
  if (Array.isArray(value)) return value.map((item) => shuffled(item, seed))
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, field]) => [key, shuffled(field, seed)] as const)
  return Object.fromEntries(
    entries.sort(([a], [b]) => ((a.length * seed) % 7) - ((b.length * seed) % 7)),
  )
}

test('the canonical form is JSON with sorted keys and no spaces', () => {
  const text = canonicalAgreement(content)
  expect(JSON.parse(text)).toEqual(content)
  expect(text.startsWith('{"clauses":[{"points":["one","two"],"text":')).toBe(true)
})

test('the order of keys does not change it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), (seed) => {
      const other = shuffled(content, seed) as AgreementContent
      expect(canonicalAgreement(other)).toBe(canonicalAgreement(content))
    }),
  )
})

test('any other word changes it', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      fc.pre(name !== content.client.name)
      const other = { ...content, client: { ...content.client, name } }
      expect(canonicalAgreement(other)).not.toBe(canonicalAgreement(content))
    }),
  )
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
  expect(new Set(clauseDefinitions(shippedRules).map(({ id }) => id)).size).toBe(
    clauseDefinitions(shippedRules).length,
  )
})
