import { type Country, countries } from '#domain/reference/countries.ts'
import { createCountrySearch, namesIn } from '#domain/reference/country-search.ts'

/** Data of a country field, cached by language. */
export type CountryBook = {
  search: (query: string) => readonly Country[]
  nameOf: (code: string) => string
  /** The country a text identifies: by its full name or code, or as the only match. */
  meant: (text: string) => Country | undefined
}

const books = new Map<string, CountryBook>()

export function countryBook(language: string): CountryBook {
  const known = books.get(language)
  if (known) return known
  const find = createCountrySearch(language)
  const name = namesIn(language)
  const book: CountryBook = {
    search: find,
    nameOf: (code) => (code ? name(code) : ''),
    meant: (text) => {
      const typed = text.trim().toLowerCase()
      if (typed === '') return undefined
      const whole = countries.find((country) =>
        [name(country.code), country.name, country.code, country.alpha3].some(
          (each) => each.toLowerCase() === typed,
        ),
      )
      const found = find(text)
      return whole ?? (found.length === 1 ? found[0] : undefined)
    },
  }
  books.set(language, book)
  return book
}
