import type { Plugin } from 'vite'
import { companyFrom } from '#domain/reference/company.ts'
import { pageFactsOf } from '#domain/reference/page-facts.ts'
import { rulesOf } from '#domain/rules/rules.ts'
import { shippedDocument } from '#domain/rules/shipped.ts'

/** Fills the server's placeholders in pages; without analytics. */
export function fillPlaceholders(): Plugin {
  const company = companyFrom(process.env)
  const facts = pageFactsOf(company, new Date().getFullYear())
  // As a new installation stores them.
  const rules = JSON.stringify(rulesOf(shippedDocument, 1))
  const modules: Readonly<Record<string, string>> = {
    'layout/placeholders.ts': `
      export const analyticsPlaceholder = ''
      export const paymentsPlaceholder = 'test'
      export const surchargePlaceholder = 'refunded'
      export const rulesPlaceholder = ${JSON.stringify(rules)}
      export const askedPlaceholder = ''
      export const messengersPlaceholder = 'whatsapp telegram'`,
    'page-facts.ts': `
      import { touristPrice } from '#domain/money/pricing.ts'
      import { shippedRules } from '#domain/rules/shipped.ts'
      import { formatPrice } from '#phrases/format.ts'
      import { lawIn } from '#phrases/law.ts'
      export const company = ${JSON.stringify(facts)}
      export const priceIn = (language) => formatPrice(touristPrice(shippedRules).totalCents, language)
      export const lawWordsIn = (language) => lawIn(language, '${company.law}')`,
  }
  return {
    name: 'fill-placeholders',
    load: (id) => modules[/\/src\/web\/(.*)$/.exec(id)?.[1] ?? ''] ?? null,
  }
}
