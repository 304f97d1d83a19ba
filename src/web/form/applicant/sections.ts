import {
  type AnswerField,
  type ApplicantSection,
  applicantSections as described,
  namesOf,
} from '#domain/application/fields.ts'

/** That a passport has no surname is said by the label of the name. */
const isShown = (field: AnswerField) => field !== 'singleName'

/** The sections of an applicant with their fields, in screen order. */
export const applicantSections = namesOf(described).map((id) => ({
  id,
  fields: (namesOf(described[id]) as AnswerField[]).filter(isShown),
}))

/** The section of a field; others belong to the person. */
export function sectionOf(field: string): ApplicantSection {
  const found = applicantSections.find(({ fields }) => fields.some((each) => each === field))
  return found?.id ?? 'personal'
}
