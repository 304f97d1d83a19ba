import type { ApplicantState } from '#domain/application/applicant-state.ts'

export type Decided = Readonly<{ name: string; state: ApplicantState }>

/** The decisions of a group, with names in application order. */
export type Decisions = Readonly<{
  approved: readonly string[]
  rejected: readonly string[]
  withdrawn: readonly string[]
  /** With the authority. */
  filed: readonly string[]
  /** Not filed yet. */
  ahead: readonly string[]
  /** Number of travellers without withdrawn ones. */
  total: number
}>

export function decisionsOf(applicants: readonly Decided[]): Decisions {
  const namesOf = (...states: ApplicantState[]) =>
    applicants.filter(({ state }) => states.includes(state)).map(({ name }) => name)
  const withdrawn = namesOf('withdrawn')
  return {
    approved: namesOf('approved'),
    rejected: namesOf('rejected'),
    withdrawn,
    filed: namesOf('filed'),
    ahead: namesOf('collecting', 'ready'),
    total: applicants.length - withdrawn.length,
  }
}

/** Some have a decision and others await one. */
export function isPartlyDecided(decisions: Decisions): boolean {
  const { approved, rejected, filed, ahead } = decisions
  return approved.length + rejected.length > 0 && filed.length + ahead.length > 0
}

/** Maximum names listed. */
const mostNamed = 3

/** The names to list, and the number of others: of five, three and 'two more'. */
export function sayable(names: readonly string[]): { named: readonly string[]; more: number } {
  const named = names.length > mostNamed + 1 ? names.slice(0, mostNamed) : names
  return { named, more: names.length - named.length }
}
