import { expect, test } from 'vitest'
import { defaultCompany } from '#domain/reference/company.ts'
import { pageFactsOf } from '#domain/reference/page-facts.ts'
import { lawIn } from '#phrases/law.ts'
import { company, lawWordsIn, priceIn } from './page-facts.ts'

test('pages leave every fact blank that the server fills in, by its name', () => {
  const known = { ...pageFactsOf(defaultCompany, 2026), ...lawIn('en', defaultCompany.law) }
  const blanks = Object.keys(known).map((name) => [name, `⟦${name}⟧`])
  expect({ ...company, ...lawWordsIn('en') }).toEqual(Object.fromEntries(blanks))
  expect(priceIn('en')).toBe('⟦price⟧')
})
