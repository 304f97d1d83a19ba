import { expect, test } from 'vitest'
import { shippedRules } from '#domain/rules/shipped.ts'
import { translatorFor } from '#phrases/compile.ts'
import { countryBook } from '../form/country-choice.ts'
import { knownMonths } from '../form/known-months.ts'
import { answersOf } from './answers.ts'
import { exampleTraveller } from './test-support.tsx'

const reader = {
  rules: shippedRules,
  t: translatorFor('en', expect.fail),
  ...({ language: 'en', portOfEntry: 'air-jro' } as const),
  ...{ monthNames: knownMonths('en'), countryName: countryBook('en').nameOf },
}

const pairs = (rows: readonly { label: string; text: string }[]) =>
  rows.map(({ label, text }) => `${label}: ${text}`)

test('a traveller’s answers read as on the check page, without empty ones', () => {
  const sections = answersOf(exampleTraveller(), reader, false)
  const ids = sections.map(({ id }) => id)
  expect(ids).toEqual(['personal', 'passport', 'address', 'travel', 'companion'])
  const all = sections.flatMap(({ rows }) => pairs(rows))
  for (const line of [
    'Date of birth: 27\u00a0March\u00a01990',
    'Nationality: Switzerland',
    'Passport number: X1234567',
    'Port of entry: Kilimanjaro International Airport',
  ]) {
    expect(all).toContain(line)
  }
  expect(all.some((line) => line.endsWith(': '))).toBe(false)
})

test('a single name has one line, a companion two more', () => {
  const changes = { singleName: true, firstName: 'Suharto', lastName: '' } as const
  const [personal] = answersOf(exampleTraveller(changes), reader, false)
  expect(personal?.rows.filter(({ path }) => /Name$/.test(path))).toHaveLength(1)
  const companion = { companionName: 'Bruno Muster', companionRelationship: 'spouse' } as const
  const last = answersOf(exampleTraveller({ hasCompanion: true, ...companion }), reader, false).at(
    -1,
  )
  expect(last?.rows.map(({ text }) => text)).toEqual(['Yes', 'Bruno Muster', 'Spouse'])
})
