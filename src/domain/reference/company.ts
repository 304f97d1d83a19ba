import { whereSaid } from '../blank.ts'
import { type GoverningLaw, governingLaws } from './law.ts'

/**
 * Who runs the site, as its operator says by configuration. What stands for nobody is null until then: no
 * page, letter or paper names an address, a number or a year that is not so.
 */
export type Company = {
  name: string
  /** The name in the company register and in legal texts. */
  legalName: string
  /** Where travellers write to. */
  email: string
  /** E.164. */
  phone: string | null
  /** The postal address in one line. */
  address: string | null
  /** Its number in the company register, and the one that it pays taxes under; null: it names none. */
  registration: string | null
  taxId: string | null
  founded: number | null
  businessHours: { days: 'monday-friday'; opens: string; closes: string; timeZone: string }
  /** The law that governs disputes of money and service with travellers. */
  law: GoverningLaw
  /** The official site, where travellers may apply without us. */
  officialSite: string
}

export const defaultCompany: Company = {
  name: 'Karibu Visa',
  legalName: 'Karibu Visa',
  email: 'help@karibu-visa.example',
  phone: null,
  address: null,
  registration: null,
  taxId: null,
  founded: null,
  businessHours: {
    days: 'monday-friday',
    opens: '09:00',
    closes: '18:00',
    timeZone: 'Europe/London',
  },
  law: 'england-wales',
  officialSite: 'https://visa.immigration.go.tz',
}

/** Names of the variables that replace a fact, by the fact. */
const variables = {
  name: 'COMPANY_NAME',
  email: 'COMPANY_EMAIL',
  phone: 'COMPANY_PHONE',
  address: 'COMPANY_ADDRESS',
  registration: 'COMPANY_REGISTRATION',
  taxId: 'COMPANY_TAX_ID',
  officialSite: 'COMPANY_OFFICIAL_SITE',
} as const

/** The company of an installation: what its configuration says, the table of Karibu Visa for the rest. */
export function companyFrom(given: Readonly<Record<string, string | undefined>>): Company {
  const facts = Object.entries(variables).flatMap(([fact, variable]) =>
    given[variable] ? [[fact, given[variable]]] : [],
  )
  // Until it is said, the company is called by the name of the site.
  const legalName = given.COMPANY_LEGAL_NAME || given.COMPANY_NAME || defaultCompany.legalName
  const law = governingLaws.find((each) => each === given.COMPANY_LAW)
  const { COMPANY_FOUNDED: founded, COMPANY_OPENS: opens, COMPANY_CLOSES: closes } = given
  return {
    ...defaultCompany,
    ...Object.fromEntries(facts),
    legalName,
    ...(law && { law }),
    ...(founded && { founded: Number(founded) }),
    businessHours: {
      ...defaultCompany.businessHours,
      ...(opens && { opens }),
      ...(closes && { closes }),
    },
  }
}

/** Whom a letter by post goes to: the name, and the address where there is one. */
export function postalOf(
  { legalName, address }: Pick<Company, 'legalName' | 'address'>,
  comma = ', ',
): string {
  return legalName + whereSaid(address, comma + address)
}

/** By e-mail and, where there is a number, by phone. */
export function reachOf({ email, phone }: Pick<Company, 'email' | 'phone'>): string {
  return phone ? `${email} · ${phone}` : email
}

/** The variables of what visitors should know and nobody has said yet. */
export function unsaid(company: Company): readonly string[] {
  const isUnsaid = {
    COMPANY_LEGAL_NAME: company.legalName === defaultCompany.legalName,
    COMPANY_EMAIL: company.email === defaultCompany.email,
    COMPANY_PHONE: company.phone === null,
    COMPANY_ADDRESS: company.address === null,
    COMPANY_REGISTRATION: company.registration === null,
    COMPANY_FOUNDED: company.founded === null,
  }
  return Object.entries(isUnsaid).flatMap(([variable, is]) => (is ? [variable] : []))
}
