import { expect, test } from 'vitest'
import { defaultCompany } from './company.ts'
import { pageFactsOf } from './page-facts.ts'

test('facts stand in the form in which pages say them', () => {
  const phone = '+442079460124'
  const company = { ...defaultCompany, legalName: 'Karibu Ltd', phone, founded: 2019 }
  expect(pageFactsOf(company, 2026)).toMatchObject({
    ...{ ownLegalName: 'Karibu Ltd', shownPhone: '+44 20 7946 0124', founded: '2019' },
    ...{ opens: '09:00', officialHost: 'visa.immigration.go.tz', year: '2026' },
  })
})

test('unset facts are null, as is a legal name equal to the name', () => {
  const unsaid = { phone: null, shownPhone: null, address: null, registration: null, taxId: null }
  expect(pageFactsOf(defaultCompany, 2026)).toMatchObject({
    ...unsaid,
    ...{ founded: null, ownLegalName: null },
  })
})

test('a number of no known plan is unchanged', () => {
  const facts = pageFactsOf({ ...defaultCompany, phone: '+9990000000' }, 2026)
  expect(facts.shownPhone).toBe('+9990000000')
})
