import { partsOf } from '#domain/time/calendar.ts'
import type { TypedDate } from '#domain/time/typed-date.ts'
import { type AnswerRow, applicantRows, type Reader } from '../application/payment/answers.ts'
import type { Applicant } from '../document/checklist.ts'
import type { ApplicantSection } from '../form/applicant/sections.ts'
import { type ApplicantValues, emptyApplicant } from '../form/applicant/values.ts'

/** A date as typed. */
function typed(date: string): TypedDate {
  const parts = partsOf(date)
  if (!parts) return { day: '', month: '', year: '' }
  return { day: String(parts.day), month: String(parts.month), year: String(parts.year) }
}

/** A traveller's answers as form values. */
export function valuesOfApplicant(applicant: Applicant): ApplicantValues {
  const empty = emptyApplicant()
  const given = Object.fromEntries(
    Object.entries(empty).map(([field, none]) => {
      const value = field in applicant ? applicant[field as keyof Applicant] : none
      if (typeof none === 'object') return [field, typed(String(value ?? ''))]
      return [field, value ?? none]
    }),
  )
  return { ...empty, ...given }
}

const answered = ({ text }: AnswerRow) => text !== ''

/** A traveller's answers by section as on the check page; empty ones only if they can be filled in. */
export function answersOf(
  applicant: Applicant,
  reader: Reader,
  withEmpty: boolean,
): readonly Readonly<{ id: ApplicantSection; rows: readonly AnswerRow[] }>[] {
  return applicantRows(valuesOfApplicant(applicant), 0, reader)
    .map(({ id, rows }) => ({ id, rows: withEmpty ? rows : rows.filter(answered) }))
    .filter(({ rows }) => rows.length > 0)
}
