import { type Company, defaultCompany } from '#domain/reference/company.ts'
import type { Language } from '#domain/reference/languages.ts'
import { pageFactsOf } from '#domain/reference/page-facts.ts'
import { lawIn } from '#phrases/law.ts'
import type { LegalFacts } from '#phrases/legal-page.ts'

/** What pages say of a company in 2026: of Karibu Visa, but for what a test changes. */
export function factsIn(language: Language, changes: Partial<Company> = {}): LegalFacts {
  const company = { ...defaultCompany, ...changes }
  return { ...pageFactsOf(company, 2026), ...lawIn(language, company.law) }
}
