import type { Language } from '#domain/reference/languages.ts'

/** Languages for link previews, always with a country (ogp.me, og:locale). */
export const ogLocale: Readonly<Record<Language, string>> = {
  en: 'en_GB',
  tr: 'tr_TR',
  es: 'es_ES',
  fr: 'fr_FR',
  de: 'de_DE',
  ar: 'ar_AR',
  zh: 'zh_CN',
  ja: 'ja_JP',
  ko: 'ko_KR',
  ru: 'ru_RU',
}
