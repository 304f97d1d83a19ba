import {
  countsStill,
  type RulesVersion,
  rulesFor,
  rulesOf,
  versionAt,
} from '#domain/rules/rules.ts'
import { findConfirmedRules } from '../data/rules/version.ts'
import type { Database } from '../platform/db/database.ts'
import type { Services } from '../services.ts'

/** The versions of the database, read once and whenever asked. */
export async function openRules(db: Database): Promise<Services['rules']> {
  let versions: readonly RulesVersion[] = []
  const reload = async () => {
    const rows = await findConfirmedRules(db)
    versions = rows.flatMap(({ number, validFrom, content }) =>
      content ? [{ validFrom, rules: rulesOf(content, number) }] : [],
    )
  }
  await reload()
  const at = (moment: Date) => versionAt(versions, moment).rules
  const of = (version: number) => {
    const found = versions.find(({ rules }) => rules.version === version)
    if (!found) throw new RangeError(`There are no rules ${version}`)
    return found.rules
  }
  return {
    at,
    versionAt: (moment) => versionAt(versions, moment),
    of,
    for: (version, moment) => rulesFor(of(version), at(moment)),
    begun(version, moment) {
      const found = versions.find(({ rules }) => rules.version === version)
      return found && found.validFrom <= moment ? found : null
    },
    counts: (version, moment) => countsStill(versions, version, moment),
    reload,
  }
}
