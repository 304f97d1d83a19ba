import { countries } from './countries.ts'

/**
 * State codes in machine zones other than alpha-3, after ICAO Doc 9303 part 3 section 5; null if
 * not a country whose passport counts here.
 */
const special: Readonly<Record<string, string | null>> = {
  // Germany writes one letter, never DEU.
  D: 'DE',
  RKS: 'XK',
  XXK: 'XK',
  UNK: 'XK',
  // Citizens of an unspecified British overseas territory.
  GBD: null,
  GBN: 'GB',
  GBO: 'GB',
  GBP: 'GB',
  GBS: 'GB',
  // Organisations that issue travel documents.
  ...nameless('UNO UNA EUE XOM XPO XBA XIM XCC XCE XCO XEC XES XDC'),
  // Stateless persons, refugees, unspecified.
  ...nameless('XXA XXB XXC XXX'),
  // Utopia, used in specimens.
  UTO: null,
}

function nameless(codes: string): Record<string, null> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, null]))
}

const byCode: ReadonlyMap<string, string | null> = new Map([
  ...countries
    .filter(({ alpha3 }) => alpha3 !== 'DEU')
    .map(({ alpha3, code }): [string, string | null] => [alpha3, code]),
  ...Object.entries(special),
])

/** All codes valid in state fields, one to three letters without fillers. */
export const zoneCodes: readonly string[] = [...byCode.keys()]

/** The alpha-2 code of a machine zone's state code without fillers, or null. */
export function countryInZone(code: string): string | null {
  return byCode.get(code) ?? null
}

/** Passports of Hong Kong and Macao name China as state and nationality. */
const alsoSaidOf: Readonly<Record<string, readonly string[]>> = { CN: ['HK', 'MO'] }

/** Whether a passport with the code `inZone` may be of the answered country (both alpha-2). */
export function mayBeOf(inZone: string, answered: string): boolean {
  return inZone === answered || (alsoSaidOf[inZone]?.includes(answered) ?? false)
}
