import { expect, test } from 'vitest'
import { tableOf } from '../../../test/support/table.ts'
import { companyFrom, defaultCompany, missingFacts, postalOf, reachOf } from './company.ts'

test('without configuration it is the table of Karibu Visa', () => {
  expect(companyFrom({})).toEqual(defaultCompany)
  expect(companyFrom({ COMPANY_NAME: '', PATH: '/bin' })).toEqual(defaultCompany)
})

const hours = (changes: object) => ({
  businessHours: { ...defaultCompany.businessHours, ...changes },
})

test.each([
  ...tableOf`
    LEGAL_NAME | legalName | Safari Visa Ltd; EMAIL | email | help@safari.example; LAW | law | scotland
    PHONE | phone | +442079460124; ADDRESS | address | 2 Example Street, Leeds
    REGISTRATION | registration | 00000001; TAX_ID | taxId | GB 000 0000 00
    OFFICIAL_SITE | officialSite | https://visa.example
  `.map(([name = '', fact = '', value = '']) => [name, value, { [fact]: value }] as const),
  ['NAME', 'Safari Visa', { name: 'Safari Visa', legalName: 'Safari Visa' }] as const,
  ['FOUNDED', '2026', { founded: 2026 }] as const,
  ['OPENS', '08:00', hours({ opens: '08:00' })] as const,
  ['CLOSES', '16:30', hours({ closes: '16:30' })] as const,
])('COMPANY_%s=%s replaces %j and nothing else', (name, value, changed) => {
  expect(companyFrom({ [`COMPANY_${name}`]: value })).toEqual({ ...defaultCompany, ...changed })
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
