/** Hours for which an uploaded visa document waits for approval. */
export const stagedVisaHours = 24

/** Maximum documents uploaded and approved at a time. */
export const maxStagedVisas = 50

/** A traveller whom a document may belong to. */
type Candidate = { applicantId: number; isMatch: boolean; hasNumber: boolean }

/**
 * The holder of a visa document uploaded without an application: the only traveller matched by
 * number and name, else the only one with its number, else null.
 */
export function holderOf(candidates: readonly Candidate[]): number | null {
  const only = (found: readonly Candidate[]) =>
    found.length === 1 ? (found[0]?.applicantId ?? null) : null
  const matching = candidates.filter(({ isMatch }) => isMatch)
  if (matching.length > 0) return only(matching)
  return only(candidates.filter(({ hasNumber }) => hasNumber))
}
