import {
  type AnswerField,
  type ApplicantSection,
  applicantSections as described,
  namesOf,
} from '#domain/application/fields.ts'

/** That a passport has no surname is said by the label of the name. */
const isShown = (field: AnswerField) => field !== 'singleName'

/** The sections of an applicant and what each asks, in the order of the screen. */
export const applicantSections = namesOf(described).map((id) => ({
  id,
  fields: (namesOf(described[id]) as AnswerField[]).filter(isShown),
}))

/** Where a field stands; what has no line of its own belongs to the person. */
export function sectionOf(field: string): ApplicantSection {
  const found = applicantSections.find(({ fields }) => fields.some((each) => each === field))
  return found?.id ?? 'personal'
}
