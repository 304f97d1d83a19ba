import type { ApplicantField } from './values.ts'

/** The sections of an applicant with their fields, in screen order. */
export const applicantSections = [
  {
    id: 'personal',
    fields: [
      'firstName',
      'lastName',
      'dateOfBirth',
      'placeOfBirth',
      'nationality',
      'gender',
      'occupation',
    ],
  },
  {
    id: 'passport',
    fields: ['passportNumber', 'passportExpiryDate', 'passportIssueDate', 'passportIssuingCountry'],
  },
  {
    id: 'address',
    fields: [
      'residentialAddress',
      'residentialCity',
      'residentialPostalCode',
      'residentialCountry',
    ],
  },
  { id: 'travel', fields: ['intendedDateOfArrival', 'portOfEntry'] },
  { id: 'accommodation', fields: ['accommodationAddress', 'accommodationCity'] },
  { id: 'companion', fields: ['hasCompanion', 'companionName', 'companionRelationship'] },
] as const satisfies readonly { id: string; fields: readonly ApplicantField[] }[]

export type ApplicantSection = (typeof applicantSections)[number]['id']

/** The section of a field; others belong to the person. */
export function sectionOf(field: string): ApplicantSection {
  const found = applicantSections.find(({ fields }) => fields.some((each) => each === field))
  return found?.id ?? 'personal'
}
