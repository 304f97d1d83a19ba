import type { PageFacts } from '#domain/reference/page-facts.ts'
import type { Rules } from '#domain/rules/rules.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import type { LawWords } from './law.ts'

/**
 * A long text as data. Strings may hold links as `[words](target)`; a target is the name of a page
 * (`refundPolicy`), `email`, `phone` or `official`.
 */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { head: readonly string[]; rows: readonly (readonly string[])[] }

export type LegalSection = { id: string; title: string; body: readonly LegalBlock[] }

export type LegalPage = {
  title: string
  description: string
  /** When the text began to hold, in words. */
  dated: string
  intro: readonly string[]
  sections: readonly LegalSection[]
}

/** The pages with long texts, by the names that links use. The English texts bind. */
export const policyPages = [
  'privacyPolicy',
  'termsOfService',
  'securityPolicy',
  'refundPolicy',
  'paymentPolicy',
  'chargebackPolicy',
  'cookiePolicy',
] as const
export type PolicyPage = (typeof policyPages)[number]

/** What the long texts say of the company, and from which day those hold that state its rules. */
export type LegalFacts = PageFacts & LawWords & { effective: CalendarDate }

/** The long texts of one language, `legal/pages.ts` in its folder. */
export type LegalPages = Readonly<
  Record<PolicyPage, (company: LegalFacts, rules: Rules) => LegalPage>
>
