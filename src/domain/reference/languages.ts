/** Languages of the interface (BCP 47) in the switcher's order; English is the fallback. */
export const languages = ['en', 'tr', 'es', 'fr', 'de', 'ar', 'zh', 'ja', 'ko', 'ru'] as const

export type Language = (typeof languages)[number]

/** Languages with built pages, letters and agreements. */
export const completeLanguages = [
  'en',
  'tr',
  'es',
  'fr',
  'de',
  'ar',
  'zh',
  'ja',
  'ko',
  'ru',
] as const satisfies readonly Language[]

/** Languages of the staff area and of letters to staff. */
export const staffLanguages = ['en', 'tr'] as const satisfies readonly Language[]

export type StaffLanguage = (typeof staffLanguages)[number]

export const fallbackLanguage = 'en' satisfies Language

/** A stored staff language; English if no longer supported. */
export function staffLanguageOf(kept: string): StaffLanguage {
  return staffLanguages.find((language) => language === kept) ?? fallbackLanguage
}

/** Writing direction of a language, for the `dir` attribute of pages, letters and the agreement. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

/** Path prefix of a language: '/tr'; empty for English. */
export function pathPrefix(language: Language): string {
  return language === fallbackLanguage ? '' : `/${language}`
}

/** Splits a path: /tr/status is the Turkish /status, /tr the Turkish /. */
export function readPath(path: string): { language: Language; page: string } {
  const [, prefix, rest] = /^\/([a-z]{2})(\/.*)?$/.exec(path) ?? []
  const language = completeLanguages.find((each) => each === prefix)
  return language && language !== fallbackLanguage
    ? { language, page: rest ?? '/' }
    : { language: fallbackLanguage, page: path }
}
