import { expect, test } from 'vitest'
import { clauseDefinitions } from '#domain/agreement.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { translatorFor } from '#phrases/compile.ts'
import { en } from '#phrases/index.ts'
import { composeAgreement } from './compose.ts'

const missing: string[] = []
const t = translatorFor('en', (message) => missing.push(message))

const draft = {
  termsVersion: '2025-08-09',
  id: null,
  language: 'en' as const,
  law: 'england-wales' as const,
  officialSite: 'https://visa.immigration.go.tz',
  company: { name: 'Karibu Visa', email: 'a@b.tz', phone: '+44', address: 'London' },
  client: { name: 'Zoë Çağlar', email: 'zoe@b.tz', phone: '+90' },
  selection: {
    visaType: 'tourist' as const,
    processingType: 'urgent' as const,
    numberOfApplicants: 2,
    hasInsurance: false,
    hasESim: true,
  },
  signature: null,
}

test('every clause has its words, with every number filled in', () => {
  const content = composeAgreement(shippedRules, draft, t)
  expect(missing).toEqual([])
  expect(content.clauses).toHaveLength(clauseDefinitions(shippedRules).length)
  for (const clause of content.clauses) {
    for (const words of [clause.title, clause.text, ...clause.points]) {
      expect(words).not.toMatch(/[{}]|undefined|^agreement\./)
    }
  }
})

test('no clause of the dictionary is left out', () => {
  const written = Object.keys(en.agreement).filter((key) =>
    /^clause\..+\.(title|text|\d)$/.test(key),
  )
  const composed = clauseDefinitions(shippedRules).flatMap(({ id, points }) => [
    `clause.${id}.title`,
    `clause.${id}.text`,
    ...Array.from({ length: points }, (_, index) => `clause.${id}.${index + 1}`),
  ])
  expect(composed.sort()).toEqual(written.sort())
})

test('the refund policy stands in it with its numbers', () => {
  const words = composeAgreement(shippedRules, draft, t)
    .clauses.flatMap(({ text, points }) => [text, ...points])
    .join('\n')
  expect(words).toContain('at least 25 US dollars')
  expect(words).toContain('within 24 hours of placing the order')
  expect(words).toContain('for Super urgent processing (24 hours)')
  expect(words).toContain('valid for at least 180 days after arrival')
  expect(words).toContain('Ask within 30 days of the payment')
  expect(words).toContain(
    'we reply within 3 business days and finish our review within 10 business days',
  )
  expect(words).toContain('within 5 to 10 business days')
  expect(words).toContain('once per order')
  expect(words).toContain('We keep no fee if a payment was taken twice')
})
