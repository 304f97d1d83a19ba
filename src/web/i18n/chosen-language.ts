import { cookieLife } from '#domain/cookie.ts'

const year = 365 * 24 * 60 * 60

/**
 * Keeps a chosen language, for a year or until the browser closes: whatever page is asked for next
 * comes in it.
 */
export function chooseLanguage(language: string, lasts = true): void {
  const life = lasts ? `; max-age=${cookieLife.languageYears * year}` : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = `language=${language}; path=/${life}; samesite=lax`
}

/** The language that was chosen in this browser; null before anybody chose. */
export function chosenLanguage(): string | null {
  return /(?:^|;\s*)language=([a-z]{2})/.exec(document.cookie)?.[1] ?? null
}
