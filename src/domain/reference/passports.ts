import { allRegimes } from './regime.ts'

// Territories whose people carry the passport of a state that is treated the same.
const withoutOwn =
  'AS AW AX BL BQ CW FO GF GL GP GU MF MP MQ NC PF PM PN PR RE SJ SX VI WF YT'.split(' ')

/** Alpha-2 codes of the passports that people are asked for before anything else. */
export const passportCodes: readonly string[] = allRegimes()
  .map(([code]) => code)
  .filter((code) => !withoutOwn.includes(code))

/**
 * Those that nearly all of our travellers carry: a page that may not weigh much names them alone, and
 * 'another'. An estimate of 2026 from arrivals in Tanzania by country; nothing depends on it.
 */
const common = new Set(
  (
    'AE AR AT AU BD BE BR CA CD CH CN CO CZ DE DK EG ES ET FI FR GB GH GR HK HU ID IE IL IN IT JP ' +
    'KE KR KW MA MW MX MY MZ NG NL NO NZ PH PK PL PT QA RO RU RW SA SE SG SK TH TR TW UA UG ' +
    'US VN ZA ZM ZW'
  ).split(' '),
)

/** English names of our table of countries where those of browsers differ. */
const englishNames: Readonly<Record<string, string>> = {
  AG: 'Antigua and Barbuda',
  BA: 'Bosnia and Herzegovina',
  CD: 'Congo (Democratic Republic)',
  CG: 'Congo (Republic)',
  CI: "Côte d'Ivoire",
  CV: 'Cabo Verde',
  HK: 'Hong Kong',
  KN: 'Saint Kitts and Nevis',
  LC: 'Saint Lucia',
  MM: 'Myanmar',
  MO: 'Macao',
  PS: 'Palestine',
  SH: 'Saint Helena, Ascension and Tristan da Cunha',
  ST: 'São Tomé and Príncipe',
  TC: 'Turks and Caicos Islands',
  TT: 'Trinidad and Tobago',
  VA: 'Holy See (Vatican City)',
  VC: 'Saint Vincent and the Grenadines',
}

/**
 * Names of the countries that issue passports, in a language (BCP 47): what a page can say without our
 * whole table of countries.
 */
export function passportNames(language: string): (code: string) => string {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const isEnglish = language.split('-')[0] === 'en'
  return (code) => (isEnglish ? englishNames[code] : undefined) ?? names.of(code) ?? code
}

/** What stands for a passport that a short list does not name. */
export const otherPassport = 'other'

export type Passport = { readonly code: string; readonly name: string }

/** All of them by name, as the language sorts. */
export function passportsIn(language: string): readonly Passport[] {
  const nameOf = passportNames(language)
  const { compare } = new Intl.Collator(language)
  return passportCodes
    .map((code) => ({ code, name: nameOf(code) }))
    .sort((a, b) => compare(a.name, b.name))
}

/** The short list, by name as well. */
export function commonPassportsIn(language: string): readonly Passport[] {
  return passportsIn(language).filter(({ code }) => common.has(code))
}
