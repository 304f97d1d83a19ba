import { countries } from './countries.ts'

/**
 * Codes of states in machine zones that are not the alpha-3 of our table, after ICAO Doc 9303 part 3 section 5;
 * null where they name no country that a passport could be of here.
 */
const special: Readonly<Record<string, string | null>> = {
  // Germany writes one letter, never DEU.
  D: 'DE',
  RKS: 'XK',
  XXK: 'XK',
  UNK: 'XK',
  // Citizens of British overseas territories: which one, the zone does not say.
  GBD: null,
  GBN: 'GB',
  GBO: 'GB',
  GBP: 'GB',
  GBS: 'GB',
  // Organisations that issue travel documents.
  ...nameless('UNO UNA EUE XOM XPO XBA XIM XCC XCE XCO XEC XES XDC'),
  // Stateless persons, refugees, unspecified.
  ...nameless('XXA XXB XXC XXX'),
  // Utopia, of specimens.
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

/** Every code that may stand in the fields of states, one to three letters without fillers. */
export const zoneCodes: readonly string[] = [...byCode.keys()]

/** Our alpha-2 code for a state as a machine zone writes it, without fillers; null where there is none. */
export function countryInZone(code: string): string | null {
  return byCode.get(code) ?? null
}

/** Passports of Hong Kong and Macao say China, as state and as nationality. */
const alsoSaidOf: Readonly<Record<string, readonly string[]>> = { CN: ['HK', 'MO'] }

/** Whether a passport that says `inZone` may be that of a country that was answered (both alpha-2). */
export function mayBeOf(inZone: string, answered: string): boolean {
  return inZone === answered || (alsoSaidOf[inZone]?.includes(answered) ?? false)
}
