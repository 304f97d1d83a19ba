import { foldText } from '../text.ts'
import { type Country, countries } from './countries.ts'
import { nativeNames, synonyms } from './country-names.ts'

/** What a country is found by: names in words, and codes. */
type Entry = {
  country: Country
  names: readonly string[]
  /** Those of the names that lists show. */
  shown: readonly string[]
  words: readonly string[]
}

/**
 * A search over all countries for pages in `language` (BCP 47): words in any order and anywhere in a
 * name, in English, in the page's language or the country's own; alpha-2 and alpha-3 codes; common
 * synonyms. Accents and case do not matter. An empty query gives everything, by English name.
 */
export function createCountrySearch(language: string): (query: string) => readonly Country[] {
  const localName = namesIn(language)
  const entries = countries.map((country) => toEntry(country, localName(country.code)))
  return (query) => {
    const wanted = wordsOf(query)
    if (wanted.length === 0) return countries
    const phrase = wanted.join(' ')
    return entries
      .filter(({ words, names }) =>
        wanted.every((word) => words.some((w) => w.startsWith(word)) || names.some(has(word))),
      )
      .map((entry) => ({ entry, rank: rankOf(entry, phrase) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ entry }) => entry.country)
  }
}

/** Names of countries in a language by alpha-2 code, the English name of the table where it has none. */
export function namesIn(language: string): (code: string) => string {
  const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  const english = new Map(countries.map(({ code, name }) => [code, name]))
  const isEnglish = language.toLowerCase().split('-')[0] === 'en'
  return (code) =>
    (isEnglish ? undefined : display.of(code)) ?? english.get(code) ?? display.of(code) ?? code
}

function toEntry(country: Country, localName: string): Entry {
  const spoken = [
    country.name,
    localName,
    ...nativeNames(country.code),
    ...(synonyms[country.code] ?? []),
  ]
  const names = [...new Set(spoken.map((name) => wordsOf(name).join(' ')))]
  const shown = [country.name, localName].map((name) => wordsOf(name).join(' '))
  const codes = [country.code, country.alpha3].map((code) => code.toLowerCase())
  return { country, names, shown, words: [...names.flatMap((name) => name.split(' ')), ...codes] }
}

/**
 * 0 a whole name or code, 1 the beginning of a name that is shown, 2 of another name, 3 the beginning
 * of a word, 4 anywhere. 'United' means the Kingdom or the States before the United Republic of Tanzania.
 */
function rankOf({ country, names, shown, words }: Entry, phrase: string): number {
  const codes = [country.code.toLowerCase(), country.alpha3.toLowerCase()]
  if (codes.includes(phrase) || names.includes(phrase)) return 0
  if (shown.some((name) => name.startsWith(phrase))) return 1
  if (names.some((name) => name.startsWith(phrase))) return 2
  return words.some((word) => word.startsWith(phrase)) ? 3 : 4
}

function has(word: string): (name: string) => boolean {
  return (name) => name.includes(word)
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
