import type { Rules } from '../rules/rules.ts'

// Territories whose people hold the passport of a state with the same regime.
const withoutOwn =
  'AS AW AX BL BQ CW FO GF GL GP GU MF MP MQ NC PF PM PN PR RE SJ SX VI WF YT'.split(' ')

/** Alpha-2 codes offered in the first question. */
export const passportCodes = ({ regimes }: Rules): readonly string[] =>
  Object.keys(regimes).filter((code) => !withoutOwn.includes(code))

/**
 * The passports of nearly all our travellers: size-limited pages list only these and 'another'. A
 * 2026 estimate from arrivals in Tanzania by country; nothing depends on it.
 */
const common = new Set(
  (
    'AE AR AT AU BD BE BR CA CD CH CN CO CZ DE DK EG ES ET FI FR GB GH GR HK HU ID IE IL IN IT JP ' +
    'KE KR KW MA MW MX MY MZ NG NL NO NZ PH PK PL PT QA RO RU RW SA SE SG SK TH TR TW UA UG ' +
    'US VN ZA ZM ZW'
  ).split(' '),
)

/** English names of our table that differ from those of browsers. */
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

/** Names of passport-issuing countries in a language (BCP 47), without our whole table of countries. */
export function passportNames(language: string): (code: string) => string {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const isEnglish = language.split('-')[0] === 'en'
  return (code) => (isEnglish ? englishNames[code] : undefined) ?? names.of(code) ?? code
}

/** The option for a passport outside the short list. */
export const otherPassport = 'other'

export type Passport = { readonly code: string; readonly name: string }

/** All, sorted by name in the language. */
export function passportsIn(rules: Rules, language: string): readonly Passport[] {
  const nameOf = passportNames(language)
  const { compare } = new Intl.Collator(language)
  return passportCodes(rules)
    .map((code) => ({ code, name: nameOf(code) }))
    .sort((a, b) => compare(a.name, b.name))
}

/** The short list, sorted likewise. */
export function commonPassportsIn(rules: Rules, language: string): readonly Passport[] {
  return passportsIn(rules, language).filter(({ code }) => common.has(code))
}
