import type { Language } from '#domain/reference/languages.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { legalPages as ar } from './ar/legal/pages.ts'
import { legalPages as de } from './de/legal/pages.ts'
import { legalPages as en } from './en/legal/pages.ts'
import { legalPages as es } from './es/legal/pages.ts'
import { legalPages as fr } from './fr/legal/pages.ts'
import { legalPages as ja } from './ja/legal/pages.ts'
import { legalPages as ko } from './ko/legal/pages.ts'
import type { LegalFacts, LegalPage, LegalPages, PolicyPage } from './legal-page.ts'
import { legalPages as ru } from './ru/legal/pages.ts'
import { legalPages as tr } from './tr/legal/pages.ts'
import { legalPages as zh } from './zh/legal/pages.ts'

const pages: Readonly<Record<Language, LegalPages>> = {
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

/** A long text in a language. Links, sections and numbers are those of the English one, which binds. */
export const policyIn = (
  rules: Rules,
  page: PolicyPage,
  language: Language,
  company: LegalFacts,
): LegalPage => pages[language][page](company, rules)
