import { ifStated } from '../placeholder.ts'
import { type GoverningLaw, governingLaws } from './law.ts'

/**
 * The operator of the site, from its configuration. Unset facts are null, so that no page, letter
 * or receipt states a false address, number or year.
 */
export type Company = {
  name: string
  /** The registered name, used in legal texts. */
  legalName: string
  /** Contact address for travellers. */
  email: string
  /** E.164. */
  phone: string | null
  /** The postal address in one line. */
  address: string | null
  /** Company register number and tax number; null if there is none. */
  registration: string | null
  taxId: string | null
  founded: number | null
  businessHours: { days: 'monday-friday'; opens: string; closes: string; timeZone: string }
  /** The law governing disputes with travellers. */
  law: GoverningLaw
  /** The official site, where travellers can apply without us. */
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

/** The environment variable of each fact. */
const variables = {
  name: 'COMPANY_NAME',
  email: 'COMPANY_EMAIL',
  phone: 'COMPANY_PHONE',
  address: 'COMPANY_ADDRESS',
  registration: 'COMPANY_REGISTRATION',
  taxId: 'COMPANY_TAX_ID',
  officialSite: 'COMPANY_OFFICIAL_SITE',
} as const

/** The company by configuration, with defaults from the table of Karibu Visa. */
export function companyFrom(given: Readonly<Record<string, string | undefined>>): Company {
  const facts = Object.entries(variables).flatMap(([fact, variable]) =>
    given[variable] ? [[fact, given[variable]]] : [],
  )
  // Falls back to the name of the site.
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

/** Postal addressee: the name, and the address if any. */
export function postalOf(
  { legalName, address }: Pick<Company, 'legalName' | 'address'>,
  comma = ', ',
): string {
  return legalName + ifStated(address, comma + address)
}

/** By e-mail and, if there is a number, by phone. */
export function reachOf({ email, phone }: Pick<Company, 'email' | 'phone'>): string {
  return phone ? `${email} · ${phone}` : email
}

/** The unset variables of facts that visitors should know. */
export function missingFacts(company: Company): readonly string[] {
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
