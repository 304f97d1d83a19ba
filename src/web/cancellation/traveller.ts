import type { Language } from '#domain/reference/languages.ts'
import { formatName } from '#phrases/format.ts'
/** Of an application what leaving it needs to know. */
export type Cancellable = Readonly<{
  id: number
  applicants: readonly Readonly<{ id: number; firstName: string; lastName: string }>[]
}>

/** The names of some travellers, in the order of the application. */
export function namesOf(
  { applicants }: Cancellable,
  ids: readonly number[],
  language: Language,
): string[] {
  const meant = applicants.filter(({ id }) => ids.includes(id))
  return meant.map((person) => formatName(person, language))
}

/** Those who are there and in no open request: whom one may still cancel for. */
export function whomToAsk(
  { applicants }: Cancellable,
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
