import { foldText } from '../text.ts'
import { type Country, countries } from './countries.ts'
import { nativeNames, synonyms } from './country-names.ts'

/** The names and codes that find a country. */
type Entry = {
  country: Country
  names: readonly string[]
  /** The names shown in lists. */
  shown: readonly string[]
  words: readonly string[]
}

/**
 * Searches all countries for pages in `language` (BCP 47): words in any order and position, in
 * English, the page's language or the country's own; alpha-2 and alpha-3 codes; synonyms. Ignores
 * accents and case. An empty query returns all, by English name.
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

/** Country names in a language by alpha-2 code, falling back to the English name. */
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
 * 0: full name or code; 1: prefix of a shown name; 2: of another name; 3: of a word; 4: anywhere.
 * 'United' ranks the Kingdom and the States before the United Republic of Tanzania.
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
