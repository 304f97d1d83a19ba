import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Company } from './company.ts'

/** Company facts as shown on pages; null if unset. */
export type PageFacts = {
  name: string
  legalName: string
  /** If different from the name of the site. */
  ownLegalName: string | null
  email: string
  /** E.164, and in national spacing. */
  phone: string | null
  shownPhone: string | null
  address: string | null
  registration: string | null
  taxId: string | null
  founded: string | null
  opens: string
  closes: string
  officialSite: string
  /** The displayed host: visa.immigration.go.tz. */
  officialHost: string
  /** Copyright year. */
  year: string
}

export function pageFactsOf(company: Company, year: number): PageFacts {
  const { name, legalName, phone, founded, officialSite } = company
  const { email, address, registration, taxId } = company
  const { opens, closes } = company.businessHours
  return {
    ...{ name, legalName, email, phone, address, registration, taxId, opens, closes, officialSite },
    ownLegalName: legalName === name ? null : legalName,
    shownPhone: phone && (parsePhoneNumberFromString(phone)?.formatInternational() ?? phone),
    founded: founded === null ? null : String(founded),
    officialHost: new URL(officialSite).host,
    year: String(year),
  }
}
