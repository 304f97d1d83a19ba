import { expect, test } from 'vitest'
import { companyFrom, defaultCompany } from './company.ts'

test('without configuration it is the table of Karibu Visa', () => {
  expect(companyFrom({})).toEqual(defaultCompany)
  expect(companyFrom({ COMPANY_NAME: '', PATH: '/bin' })).toEqual(defaultCompany)
})

test('each fact can be replaced', () => {
  expect(
    companyFrom({
      COMPANY_NAME: 'Safari Visa',
      COMPANY_LEGAL_NAME: 'Safari Visa Ltd',
      COMPANY_EMAIL: 'help@safari.example',
      COMPANY_PHONE: '+442079460124',
      COMPANY_ADDRESS: '2 Example Street, Leeds',
      COMPANY_REGISTRATION: '00000001',
      COMPANY_TAX_ID: 'GB 000 0000 00',
      COMPANY_LAW: 'scotland',
      COMPANY_OFFICIAL_SITE: 'https://official.example',
      COMPANY_FOUNDED: '2026',
      COMPANY_OPENS: '08:00',
      COMPANY_CLOSES: '16:30',
    }),
  ).toEqual({
    name: 'Safari Visa',
    legalName: 'Safari Visa Ltd',
    email: 'help@safari.example',
    phone: '+442079460124',
    address: '2 Example Street, Leeds',
    registration: '00000001',
    taxId: 'GB 000 0000 00',
    law: 'scotland',
    officialSite: 'https://official.example',
    founded: 2026,
    businessHours: { ...defaultCompany.businessHours, opens: '08:00', closes: '16:30' },
  })
})
