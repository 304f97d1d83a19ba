import type { ApplicantField } from './values.ts'

/** The fragment of My application that opens the correction of one answer of one traveller. */
export const correctionHash = (applicantId: number, field: ApplicantField): string =>
  `#correct-${applicantId}-${field}`

/** Which answer a fragment leads to, if it is one of this traveller; one that no form has leads nowhere. */
export function fieldToCorrect(hash: string, applicantId: number): ApplicantField | null {
  const [, id, field] = /^#correct-(\d+)-(\w+)$/.exec(hash) ?? []
  return Number(id) === applicantId ? (field as ApplicantField) : null
}
