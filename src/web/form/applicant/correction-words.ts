import type { CorrectableField } from '#domain/application/correction.ts'
import type { Language } from '#domain/reference/languages.ts'
import { findPort, portLabel } from '#domain/reference/ports.ts'
import { phraseKey, type Translate } from '#phrases/translate.ts'
import { sayDay } from '../../i18n/moment.ts'

export type Words = Readonly<{
  t: Translate
  language: Language
  countryName: (code: string) => string
}>

export const fieldWords = (field: CorrectableField, t: Translate): string =>
  t(phraseKey(`apply.${field}.label`))

/** A corrected value, stored as text, in readable form. */
export function valueWords(
  field: CorrectableField,
  value: string | null,
  { t, language, countryName }: Words,
): string {
  if (value === null) return t('correction.empty')
  switch (field) {
    case 'singleName':
    case 'hasCompanion':
      return t(value === 'true' ? 'correction.yes' : 'correction.no')
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
    case 'communicationChannel':
    case 'transportationMethod':
      return t(phraseKey(`apply.${field}.${value}`))
    case 'portOfEntry': {
      const port = findPort(value)
      return port ? portLabel(port) : value
    }
    default:
      return value
  }
}
