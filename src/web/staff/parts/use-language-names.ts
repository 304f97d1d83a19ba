import { useLanguage } from '../../i18n/provider.tsx'

/** Languages as the reader calls them. */
export function useLanguageNames(): (language: string) => string {
  const names = new Intl.DisplayNames([useLanguage()], { type: 'language' })
  return (language) => names.of(language) ?? language
}
