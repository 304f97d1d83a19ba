import type { AnswerField } from '#domain/application/fields.ts'
import { phraseKey, type Translate } from '#phrases/translate.ts'
import { answerWords, type Words } from '../../../form/applicant/correction-words.ts'
import { applicantSections } from '../../../form/applicant/sections.ts'
import type { Applicant } from '../../parts/application/application.ts'

/** As passports have them. */
const printed = [
  'lastName',
  'firstName',
  'passportNumber',
  'nationality',
  'dateOfBirth',
  'placeOfBirth',
  'gender',
  'passportIssueDate',
  'passportExpiryDate',
  'passportIssuingCountry',
] as const satisfies readonly AnswerField[]

const order = ['passport', 'personal', 'travel', 'address', 'accommodation', 'companion'] as const
const isPrinted = (field: AnswerField) => printed.some((each) => each === field)

/** The answers of an applicant: those of the passport, and below them the rest of each section of the form. */
export const groups = order.map((id) => {
  const asked = applicantSections.flatMap((section) => (section.id === id ? section.fields : []))
  const rest = asked.filter((field) => !isPrinted(field))
  return { id, fields: id === 'passport' ? [...printed, ...rest] : rest }
})

/** Fields whose values are typed into other systems. */
export const copied: readonly AnswerField[] = ['lastName', 'firstName', 'passportNumber']

export function labelOf(field: AnswerField, { singleName }: Applicant, t: Translate): string {
  if (singleName && field === 'firstName') return t('apply.firstName.single.label')
  if (field === 'hasCompanion') return t('staff.application.field.companion')
  return t(phraseKey(`apply.${field}.label`))
}

/** The value in words; empty when nothing was given. */
export function textOf(field: AnswerField, applicant: Applicant, reader: Words): string {
  const value = applicant[field]
  if (typeof value === 'boolean') return reader.t(value ? 'apply.check.yes' : 'apply.check.no')
  return value ? answerWords(field, value, reader) : ''
}

/** Fields that say something about this applicant: absent answers of no weight are left out. */
export function shownFields(
  fields: readonly AnswerField[],
  applicant: Applicant,
): readonly AnswerField[] {
  return fields.filter((field) => {
    if (field === 'firstName' || field === 'lastName') {
      return !applicant.singleName || Boolean(applicant[field])
    }
    if (field === 'companionName' || field === 'companionRelationship')
      return applicant.hasCompanion
    return field !== 'portOfEntry' || Boolean(applicant.portOfEntry)
  })
}
