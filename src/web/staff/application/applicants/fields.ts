import type { Language } from '#domain/reference/languages.ts'
import { findPort, portLabel } from '#domain/reference/ports.ts'
import { phraseKey, type Translate } from '#phrases/translate.ts'
import { sayDay } from '../../../i18n/moment.ts'
import type { Applicant } from '../../parts/application/application.ts'

/** The answers of an applicant, grouped as in the passport and the form. */
export const groups = [
  {
    id: 'passport',
    fields: [
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
    ],
  },
  { id: 'personal', fields: ['occupation'] },
  { id: 'travel', fields: ['intendedDateOfArrival', 'portOfEntry'] },
  {
    id: 'address',
    fields: [
      'residentialAddress',
      'residentialCity',
      'residentialPostalCode',
      'residentialCountry',
    ],
  },
  { id: 'accommodation', fields: ['accommodationAddress', 'accommodationCity'] },
  { id: 'companion', fields: ['hasCompanion', 'companionName', 'companionRelationship'] },
] as const satisfies readonly { id: string; fields: readonly (keyof Applicant)[] }[]

export type Field = (typeof groups)[number]['fields'][number]

/** Fields whose values are typed into other systems. */
export const copied: readonly Field[] = ['lastName', 'firstName', 'passportNumber']

export type Reader = Readonly<{
  t: Translate
  language: Language
  countryName: (code: string) => string
}>

export function labelOf(field: Field, { singleName }: Applicant, t: Translate): string {
  if (singleName && field === 'firstName') return t('apply.firstName.single.label')
  if (field === 'hasCompanion') return t('staff.application.field.companion')
  return t(phraseKey(`apply.${field}.label`))
}

/** The value in words; empty when nothing was given. */
export function textOf(field: Field, applicant: Applicant, reader: Reader): string {
  const { t, language, countryName } = reader
  const value = applicant[field]
  if (typeof value === 'boolean') return t(value ? 'apply.check.yes' : 'apply.check.no')
  if (!value) return ''
  switch (field) {
    case 'dateOfBirth':
    case 'passportIssueDate':
    case 'passportExpiryDate':
    case 'intendedDateOfArrival':
      return sayDay(value, language)
    case 'nationality':
    case 'passportIssuingCountry':
    case 'residentialCountry':
      return countryName(value)
    case 'gender':
    case 'companionRelationship':
      return t(phraseKey(`apply.${field}.${value}`))
    case 'portOfEntry': {
      const port = findPort(value)
      return port ? portLabel(port) : value
    }
    default:
      return value
  }
}

/** Fields that say something about this applicant: absent answers of no weight are left out. */
export function shownFields(fields: readonly Field[], applicant: Applicant): readonly Field[] {
  return fields.filter((field) => {
    if (field === 'firstName' || field === 'lastName') {
      return !applicant.singleName || Boolean(applicant[field])
    }
    if (field === 'companionName' || field === 'companionRelationship')
      return applicant.hasCompanion
    return field !== 'portOfEntry' || Boolean(applicant.portOfEntry)
  })
}
