import { termsVersion } from '#domain/policy.ts'
import type { Company } from '#domain/reference/company.ts'
import { fallbackLanguage } from '#domain/reference/languages.ts'
import { pageFactsOf } from '#domain/reference/page-facts.ts'
import type { RulesVersion } from '#domain/rules/rules.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import { lawIn } from '#phrases/law.ts'
import { policyPages } from '#phrases/legal-page.ts'
import { policyIn } from '#phrases/legal-pages.ts'

/** What was found for each version: the texts take a millisecond, and every application asks. */
const found = new WeakMap<RulesVersion, CalendarDate>()

/**
 * The day from which legal texts hold that state rules, which is the version of what is accepted: on which the
 * first version began since which they read as under this one. The English ones bind, and their numbers are
 * those of all.
 */
export function effectiveFrom(
  version: RulesVersion,
  versionAt: (moment: Date) => RulesVersion,
  company: Company,
): CalendarDate {
  const day = found.get(version) ?? firstDayOf(version, versionAt, company)
  found.set(version, day)
  return day
}

function firstDayOf(
  ...[version, versionAt, company]: Parameters<typeof effectiveFrom>
): CalendarDate {
  const facts = pageFactsOf(company, version.validFrom.getUTCFullYear())
  const binding = { ...facts, ...lawIn(fallbackLanguage, company.law), effective: termsVersion }
  const textsBy = ({ rules }: RulesVersion) =>
    JSON.stringify(policyPages.map((page) => policyIn(rules, page, fallbackLanguage, binding)))
  const texts = textsBy(version)
  const earlierThan = ({ validFrom }: RulesVersion) => versionAt(new Date(validFrom.getTime() - 1))
  let first = version
  let before = earlierThan(first)
  while (before.validFrom < first.validFrom && textsBy(before) === texts) {
    first = before
    before = earlierThan(first)
  }
  const day = dayAtSeat(first.validFrom)
  if (day > termsVersion) return day
  return termsVersion
}
