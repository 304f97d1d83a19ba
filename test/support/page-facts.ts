import { termsVersion } from '#domain/policy.ts'
import { type Company, defaultCompany } from '#domain/reference/company.ts'
import type { Language } from '#domain/reference/languages.ts'
import { pageFactsOf } from '#domain/reference/page-facts.ts'
import { lawIn } from '#phrases/law.ts'
import type { LegalFacts } from '#phrases/legal-page.ts'

/** A company's data on pages in 2026: Karibu Visa by default. */
export function factsIn(language: Language, changes: Partial<Company> = {}): LegalFacts {
  const company = { ...defaultCompany, ...changes }
  const effective = termsVersion
  return { ...pageFactsOf(company, 2026), ...lawIn(language, company.law), effective }
}
