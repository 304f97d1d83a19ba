import { termsVersion } from '#domain/policy.ts'
import { fallbackLanguage } from '#domain/reference/languages.ts'
import type { RulesVersion } from '#domain/rules/rules.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import { type LegalFacts, policyPages } from '#phrases/legal-page.ts'
import { policyIn } from '#phrases/legal-pages.ts'

/** What was found for a version last: the texts take a millisecond, and every application asks. */
const found = new WeakMap<RulesVersion, { told: string; day: CalendarDate }>()

/**
 * The day from which legal texts hold that state rules: on which the first version began since which
 * they read as under this one. The English ones bind, and their numbers are those of all.
 */
export function effectiveFrom(
  version: RulesVersion,
  versionAt: (moment: Date) => RulesVersion,
  facts: Omit<LegalFacts, 'effective'>,
): CalendarDate {
  const told = JSON.stringify(facts)
  const known = found.get(version)
  if (known?.told === told) return known.day
  const day = firstDayOf(version, versionAt, facts)
  found.set(version, { told, day })
  return day
}

function firstDayOf(
  ...[version, versionAt, facts]: Parameters<typeof effectiveFrom>
): CalendarDate {
  const textsBy = ({ rules }: RulesVersion) =>
    JSON.stringify(
      policyPages.map((page) =>
        policyIn(rules, page, fallbackLanguage, { ...facts, effective: termsVersion }),
      ),
    )
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
