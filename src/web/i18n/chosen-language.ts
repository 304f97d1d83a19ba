import { cookieLife } from '#domain/cookie.ts'

const year = 365 * 24 * 60 * 60

/**
 * Keeps a chosen language, for a year or until the browser closes: whatever page is asked for next
 * comes in it.
 */
export function chooseLanguage(language: string, lasts = true): void {
  const life = lasts ? `; max-age=${cookieLife.languageYears * year}` : ''
  // Behind https no neighbour of ours, and no answer in plain text, may set it in our name.
  const [name, sure] =
    location.protocol === 'https:' ? ['__Host-language', '; secure'] : ['language', '']
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = `${name}=${language}; path=/${life}; samesite=lax${sure}`
}

/** The language that was chosen in this browser; null before anybody chose. */
export function chosenLanguage(): string | null {
  return /(?:^|;\s*)(?:__Host-)?language=([a-z]{2})/.exec(document.cookie)?.[1] ?? null
}
