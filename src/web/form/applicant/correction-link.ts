import type { ApplicantField } from './values.ts'

/** The fragment of My application that opens the correction of a traveller's answer. */
export const correctionHash = (applicantId: number, field: ApplicantField): string =>
  `#correct-${applicantId}-${field}`

/** The answer a fragment leads to, if it is this traveller's and correctable. */
export function fieldToCorrect(hash: string, applicantId: number): ApplicantField | null {
  const [, id, field] = /^#correct-(\d+)-(\w+)$/.exec(hash) ?? []
  return Number(id) === applicantId ? (field as ApplicantField) : null
}
