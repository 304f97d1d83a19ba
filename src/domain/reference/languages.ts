/** Languages of the interface (BCP 47), in the order of the switcher; English is the fallback. */
export const languages = ['en', 'tr', 'es', 'fr', 'de', 'ar', 'zh', 'ja', 'ko', 'ru'] as const

export type Language = (typeof languages)[number]

/** Languages whose pages are built, and in which letters and agreements are written. */
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

/** Languages of the staff area, and of letters to staff. */
export const staffLanguages = ['en', 'tr'] as const satisfies readonly Language[]

export type StaffLanguage = (typeof staffLanguages)[number]

export const fallbackLanguage = 'en' satisfies Language

/** The language of a member of staff as it is kept; English where the staff area speaks it no more. */
export function staffLanguageOf(kept: string): StaffLanguage {
  return staffLanguages.find((language) => language === kept) ?? fallbackLanguage
}

/** Writing direction of a language, for the `dir` attribute of pages, letters and the agreement. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

/** What stands before the paths of a language: '/tr', and nothing for English. */
export function pathPrefix(language: Language): string {
  return language === fallbackLanguage ? '' : `/${language}`
}

/** The language and the page that a path names: /tr/status is the Turkish /status, /tr the Turkish /. */
export function readPath(path: string): { language: Language; page: string } {
  const [, prefix, rest] = /^\/([a-z]{2})(\/.*)?$/.exec(path) ?? []
  const language = completeLanguages.find((each) => each === prefix)
  return language && language !== fallbackLanguage
    ? { language, page: rest ?? '/' }
    : { language: fallbackLanguage, page: path }
}
