import type { Reader } from '../application/payment/answers.ts'
import { countryBook } from '../form/country-choice.ts'
import { knownMonths } from '../form/known-months.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'

/** Formats answers in the page's language. */
export function useReader(portOfEntry: string): Reader {
  const t = useTranslate()
  const language = useLanguage()
  const { nameOf: countryName } = countryBook(language)
  return { t, language, monthNames: knownMonths(language), countryName, portOfEntry }
}
