import type { Reader } from '../application/payment/answers.ts'
import { countryBook } from '../form/country-choice.ts'
import { knownMonths } from '../form/known-months.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { useRules } from '../rules.ts'

/** Formats answers in the page's language. */
export function useReader(portOfEntry: string): Reader {
  const t = useTranslate()
  const language = useLanguage()
  const rules = useRules()
  const { nameOf: countryName } = countryBook(language)
  return { rules, t, language, monthNames: knownMonths(language), countryName, portOfEntry }
}
