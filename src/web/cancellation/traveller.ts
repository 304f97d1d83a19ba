import type { Language } from '#domain/reference/languages.ts'
import { formatName } from '#phrases/format.ts'
/** The part of an application that cancelling depends on. */
export type Cancellable = Readonly<{
  id: number
  rulesVersion: number
  applicants: readonly Readonly<{ id: number; firstName: string; lastName: string }>[]
}>

/** Names of travellers, in application order. */
export function namesOf(
  { applicants }: Pick<Cancellable, 'applicants'>,
  ids: readonly number[],
  language: Language,
): string[] {
  const meant = applicants.filter(({ id }) => ids.includes(id))
  return meant.map((person) => formatName(person, language))
}

/** Travellers not yet withdrawn or in an open request. */
export function whomToAsk(
  { applicants }: Pick<Cancellable, 'applicants'>,
  view: Readonly<{
    applicantIds: readonly number[]
    requests: readonly Readonly<{ state: string; applicantIds: readonly number[] }>[]
  }>,
): Cancellable['applicants'] {
  const waiting = view.requests.flatMap(({ state, applicantIds }) =>
    state === 'open' ? applicantIds : [],
  )
  return applicants.filter(({ id }) => view.applicantIds.includes(id) && !waiting.includes(id))
}
