import { expect, test } from 'vitest'
import { companyFrom, defaultCompany, missingFacts, postalOf, reachOf } from './company.ts'

test('without configuration it is the table of Karibu Visa', () => {
  expect(companyFrom({})).toEqual(defaultCompany)
  expect(companyFrom({ COMPANY_NAME: '', PATH: '/bin' })).toEqual(defaultCompany)
})

const { businessHours } = defaultCompany

test.each([
  [{ COMPANY_NAME: 'Safari Visa' }, { name: 'Safari Visa', legalName: 'Safari Visa' }],
  [{ COMPANY_LEGAL_NAME: 'Safari Visa Ltd' }, { legalName: 'Safari Visa Ltd' }],
  [{ COMPANY_EMAIL: 'help@safari.example' }, { email: 'help@safari.example' }],
  [{ COMPANY_PHONE: '+442079460124' }, { phone: '+442079460124' }],
  [{ COMPANY_ADDRESS: '2 Example Street, Leeds' }, { address: '2 Example Street, Leeds' }],
  [{ COMPANY_REGISTRATION: '00000001' }, { registration: '00000001' }],
  [{ COMPANY_TAX_ID: 'GB 000 0000 00' }, { taxId: 'GB 000 0000 00' }],
  [{ COMPANY_LAW: 'scotland' }, { law: 'scotland' }],
  [{ COMPANY_OFFICIAL_SITE: 'https://visa.example' }, { officialSite: 'https://visa.example' }],
  [{ COMPANY_FOUNDED: '2026' }, { founded: 2026 }],
  [{ COMPANY_OPENS: '08:00' }, { businessHours: { ...businessHours, opens: '08:00' } }],
  [{ COMPANY_CLOSES: '16:30' }, { businessHours: { ...businessHours, closes: '16:30' } }],
])('%j replaces %j and nothing else', (configured, changed) => {
  expect(companyFrom(configured)).toEqual({ ...defaultCompany, ...changed })
})

const told = {
  ...{ COMPANY_LEGAL_NAME: 'Safari Visa Ltd', COMPANY_EMAIL: 'help@safari.example' },
  ...{ COMPANY_PHONE: '+442079460124', COMPANY_ADDRESS: '2 Example Street, Leeds' },
  ...{ COMPANY_REGISTRATION: '00000001', COMPANY_FOUNDED: '2026' },
}

test('says which facts an operator has not given', () => {
  expect(missingFacts(companyFrom({}))).toEqual(Object.keys(told))
  expect(missingFacts(companyFrom({ ...told, COMPANY_PHONE: '' }))).toEqual(['COMPANY_PHONE'])
  expect(missingFacts(companyFrom(told))).toEqual([])
})

test('names an address and a number where there is one', () => {
  const [whole, bare] = [companyFrom(told), companyFrom({})]
  expect(postalOf(whole)).toBe('Safari Visa Ltd, 2 Example Street, Leeds')
  expect(postalOf(bare)).toBe('Karibu Visa')
  expect(reachOf(whole)).toBe('help@safari.example · +442079460124')
  expect(reachOf(bare)).toBe('help@karibu-visa.example')
})
