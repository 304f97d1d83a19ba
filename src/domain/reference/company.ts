import { type GoverningLaw, governingLaws } from './law.ts'

/** Who runs the site. An operator replaces any of it by configuration. */
export type Company = {
  name: string
  /** The name in the company register and in legal texts. */
  legalName: string
  /** Where travellers write to. */
  email: string
  /** E.164. */
  phone: string
  /** The postal address in one line. */
  address: string
  /** Its number in the company register, and the one that it pays taxes under; null: it names none. */
  registration: string | null
  taxId: string | null
  founded: number
  businessHours: { days: 'monday-friday'; opens: string; closes: string; timeZone: string }
  /** The law that governs disputes of money and service with travellers. */
  law: GoverningLaw
  /** The official site, where travellers may apply without us. */
  officialSite: string
}

export const defaultCompany: Company = {
  name: 'Karibu Visa',
  legalName: 'Karibu Visa Ltd',
  email: 'help@karibu-visa.example',
  // A number that Ofcom keeps free for drama: no subscriber can have it.
  phone: '+442079460123',
  address: '1 Example Street, London EC1A 1AA, United Kingdom',
  registration: null,
  taxId: null,
  founded: 2025,
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
  legalName: 'COMPANY_LEGAL_NAME',
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
  const law = governingLaws.find((each) => each === given.COMPANY_LAW)
  const { COMPANY_FOUNDED: founded, COMPANY_OPENS: opens, COMPANY_CLOSES: closes } = given
  return {
    ...defaultCompany,
    ...Object.fromEntries(facts),
    ...(law && { law }),
    ...(founded && { founded: Number(founded) }),
    businessHours: {
      ...defaultCompany.businessHours,
      ...(opens && { opens }),
      ...(closes && { closes }),
    },
  }
}
