import { fallbackLanguage } from '#domain/reference/languages.ts'
import { pageFactsOf } from '#domain/reference/page-facts.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import { lawIn } from '#phrases/law.ts'
import { effectiveFrom } from '../http/effective.ts'
import type { Services } from '../services.ts'

/** The version of the texts that are accepted now: the date which their pages show. */
export function termsVersionAt(
  { company, rules }: Pick<Services, 'company' | 'rules'>,
  now: Date,
): CalendarDate {
  const facts = pageFactsOf(company, now.getUTCFullYear())
  const binding = { ...facts, ...lawIn(fallbackLanguage, company.law) }
  return effectiveFrom(rules.versionAt(now), rules.versionAt, binding)
}
