import { cookieLife } from '#domain/cookie.ts'

const year = 365 * 24 * 60 * 60

/** Stores the chosen language, for a year or until the browser closes; the next page requested comes in it. */
export function chooseLanguage(language: string, lasts = true): void {
  const life = lasts ? `; max-age=${cookieLife.languageYears * year}` : ''
  // Over https the prefix stops sibling hosts and plain-text responses from setting it.
  const [name, sure] =
    location.protocol === 'https:' ? ['__Host-language', '; secure'] : ['language', '']
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = `${name}=${language}; path=/${life}; samesite=lax${sure}`
}

/** The language chosen in this browser, or null. */
export function chosenLanguage(): string | null {
  return /(?:^|;\s*)(?:__Host-)?language=([a-z]{2})/.exec(document.cookie)?.[1] ?? null
}
