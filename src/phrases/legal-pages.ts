import type { Company } from '#domain/reference/company.ts'
import { fallbackLanguage, type Language } from '#domain/reference/languages.ts'
import { legalPages as ar } from './ar/legal/pages.ts'
import { legalPages as de } from './de/legal/pages.ts'
import { legalPages as en } from './en/legal/pages.ts'
import { legalPages as es } from './es/legal/pages.ts'
import { legalPages as fr } from './fr/legal/pages.ts'
import { legalPages as ja } from './ja/legal/pages.ts'
import { legalPages as ko } from './ko/legal/pages.ts'
import type { LegalPage, LegalPages, PolicyPage } from './legal-page.ts'
import { legalPages as ru } from './ru/legal/pages.ts'
import { legalPages as tr } from './tr/legal/pages.ts'
import { legalPages as zh } from './zh/legal/pages.ts'

const pages: Readonly<Record<Language, Partial<LegalPages>>> & { en: LegalPages } = {
  en,
  tr,
  es,
  fr,
  de,
  ar,
  zh,
  ja,
  ko,
  ru,
}

/** A long text in a language, or in English where that language has none of its own. */
export function policyIn(
  page: PolicyPage,
  language: Language,
  company: Company,
): { text: LegalPage; textLanguage: Language } {
  const own = pages[language][page]
  return own
    ? { text: own(company), textLanguage: language }
    : { text: pages.en[page](company), textLanguage: fallbackLanguage }
}
