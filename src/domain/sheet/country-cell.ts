import { countries } from '../reference/countries.ts'
import { nativeNames, synonyms } from '../reference/country-names.ts'
import { namesIn } from '../reference/country-search.ts'
import { languages } from '../reference/languages.ts'
import { foldText } from '../text.ts'

/** Demonyms used in nationality columns. */
const demonyms: Readonly<Record<string, string>> = {
  AE: 'emirati',
  AR: 'argentine|argentinian|argentino|argentina',
  AT: 'austrian|österreicher|österreicherin|österreichisch|autrichien|autrichienne',
  AU: 'australian',
  BE: 'belgian|belge|belgier|belgisch',
  BR: 'brazilian|brasileiro|brasileira',
  CA: 'canadian|canadien|canadienne|kanadier',
  CH: 'swiss|schweizer|schweizerin|schweizerisch|suisse',
  CN: 'chinese',
  CO: 'colombian|colombiano|colombiana',
  CZ: 'czech',
  DE: 'german|deutsch|deutscher|deutsche|allemand|allemande|alemán|alemana|alman',
  DK: 'danish',
  EG: 'egyptian|مصري|مصرية',
  ES: 'spanish|español|española|spanier|espagnol|espagnole',
  FI: 'finnish',
  FR: 'french|français|française|franzose|französisch|francés|francesa|fransız',
  GB: 'british|english|scottish|welsh|britisch|brite|britannique|británico|británica|ingiliz',
  GR: 'greek',
  IE: 'irish',
  IL: 'israeli',
  IN: 'indian',
  IT: 'italian|italiano|italiana|italiener|italienisch|italien',
  JP: 'japanese|japaner|japonais|japonés',
  KE: 'kenyan',
  KR: 'korean|south korean|한국|한국인',
  KZ: 'kazakh',
  MX: 'mexican|mexicano|mexicana',
  NG: 'nigerian',
  NL: 'dutch|niederländer|niederländisch|néerlandais|néerlandaise',
  NO: 'norwegian',
  NZ: 'new zealander',
  PL: 'polish|polnisch|pole',
  PT: 'portuguese',
  RU: 'russian|рф|россиянин|россиянка|russe|russisch|rus',
  SA: 'saudi|saudi arabian|سعودي|سعودية|السعودية',
  SE: 'swedish',
  TR: 'turkish|türk|türkiye cumhuriyeti|türkisch|turc|turque',
  TZ: 'tanzanian',
  UA: 'ukrainian',
  US: 'american|us citizen|amerikaner|américain|américaine|estadounidense|amerikalı',
  ZA: 'south african',
}

const plain = (text: string) =>
  foldText(text.slice(0, 100))
    .replace(/[().,]/g, '')
    .replace(/[\s-]+/g, ' ')
    .replace(/^the /, '')
    .trim()

let known: ReadonlyMap<string, string> | undefined

/**
 * The alpha-2 code of a country cell: a two or three letter code, a name in our ten languages or
 * its own, or a demonym; else null. A name shared by two countries in different languages is
 * ambiguous, so null.
 */
export function readCountryCell(text: string): string | null {
  known ??= everyName()
  return known.get(plain(text)) ?? null
}

function everyName(): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const shared = new Set<string>()
  const add = (name: string, code: string) => {
    const key = plain(name)
    if (key === '') return
    if ((names.get(key) ?? code) !== code) shared.add(key)
    names.set(key, code)
  }
  const named = languages.map(namesIn)
  for (const { code } of countries) {
    const spoken = [...nativeNames(code), ...(synonyms[code] ?? [])]
    const people = demonyms[code]?.split('|') ?? []
    for (const name of [...named.map((nameOf) => nameOf(code)), ...spoken, ...people]) {
      add(name, code)
    }
  }
  for (const name of shared) names.delete(name)
  // English names and codes are unambiguous.
  for (const { code, alpha3, name } of countries) {
    for (const sure of [name, code, alpha3]) names.set(plain(sure), code)
  }
  // 'T.C.' is Turkey in Turkish, but ISO's code of the Turks and Caicos Islands: ask.
  names.delete('tc')
  return names
}
