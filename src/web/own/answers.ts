import type { ApplicantSection } from '#domain/application/fields.ts'
import { type AnswerRow, applicantRows, type Reader } from '../application/payment/answers.ts'
import type { Applicant } from '../document/checklist.ts'
import { valuesFrom } from '../form/applicant/values.ts'

const answered = ({ text }: AnswerRow) => text !== ''

/** All that a traveller answered, section by section as on the page to check; what is empty only where it can be filled in. */
export function answersOf(
  applicant: Applicant,
  reader: Reader,
  withEmpty: boolean,
): readonly Readonly<{ id: ApplicantSection; rows: readonly AnswerRow[] }>[] {
  return applicantRows(valuesFrom(applicant), 0, reader)
    .map(({ id, rows }) => ({ id, rows: withEmpty ? rows : rows.filter(answered) }))
    .filter(({ rows }) => rows.length > 0)
}
