/** How long a visa document waits for somebody to approve with it. */
export const stagedVisaHours = 24

/** How many are put in, looked at and approved at a time. */
export const maxStagedVisas = 50

/** What is known of a traveller in whose name a document could be. */
type Candidate = { applicantId: number; isMatch: boolean; hasNumber: boolean }

/**
 * For whom a document is that came without an application: the only one whom it names by number and
 * name, or else the only one whose number it has. Null where that is nobody, or several.
 */
export function holderOf(candidates: readonly Candidate[]): number | null {
  const only = (found: readonly Candidate[]) =>
    found.length === 1 ? (found[0]?.applicantId ?? null) : null
  const matching = candidates.filter(({ isMatch }) => isMatch)
  if (matching.length > 0) return only(matching)
  return only(candidates.filter(({ hasNumber }) => hasNumber))
}
