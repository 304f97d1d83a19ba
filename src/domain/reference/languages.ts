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
] as const satisfies readonly Language[]

/** Languages of the staff area. */
export const staffLanguages = ['en'] as const satisfies readonly Language[]

export const fallbackLanguage = 'en' satisfies Language

/** Writing direction of a language, for the `dir` attribute of pages, letters and the agreement. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}
