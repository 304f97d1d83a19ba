import type { ApplicantSection } from '#domain/application/fields.ts'
import { type AnswerRow, applicantRows, type Reader } from '../application/payment/answers.ts'
import type { Applicant } from '../document/checklist.ts'
import { valuesFrom } from '../form/applicant/values.ts'

const answered = ({ text }: AnswerRow) => text !== ''

/** A traveller's answers by section as on the check page; empty ones only if they can be filled in. */
export function answersOf(
  applicant: Applicant,
  reader: Reader,
  withEmpty: boolean,
): readonly Readonly<{ id: ApplicantSection; rows: readonly AnswerRow[] }>[] {
  return applicantRows(valuesFrom(applicant), 0, reader)
    .map(({ id, rows }) => ({ id, rows: withEmpty ? rows : rows.filter(answered) }))
    .filter(({ rows }) => rows.length > 0)
}
