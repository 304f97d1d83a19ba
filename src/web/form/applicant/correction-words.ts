import type { CorrectableField } from '#domain/application/correction.ts'
import {
  type AnswerField,
  applicantFields,
  detailsFields,
  type Field,
} from '#domain/application/fields.ts'
import type { Language } from '#domain/reference/languages.ts'
import { findPort } from '#domain/reference/ports.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { phraseKey, type Translate } from '#phrases/translate.ts'
import { sayDay } from '../../i18n/moment.ts'
import { portName } from '../../i18n/port-name.ts'

export type Words = Readonly<{
  rules: Rules
  t: Translate
  language: Language
  countryName: (code: string) => string
}>

export const fieldWords = (field: CorrectableField, t: Translate): string =>
  t(phraseKey(`apply.${field}.label`))

const fields: Readonly<Record<keyof typeof detailsFields | AnswerField, Field>> = {
  ...detailsFields,
  ...applicantFields,
}

/** An answer in readable form. */
export function answerWords(
  field: keyof typeof fields,
  value: string,
  { rules, t, language, countryName }: Words,
): string {
  switch (fields[field].kind) {
    case 'date':
      return sayDay(value, language)
    case 'country':
      return countryName(value)
    case 'choice':
      return t(phraseKey(`apply.${field}.${value}`))
    case 'port': {
      const port = findPort(rules, value)
      return port ? portName(port, t) : value
    }
    default:
      return value
  }
}

/** A corrected value, stored as text, in readable form. */
export function valueWords(field: CorrectableField, value: string | null, words: Words): string {
  if (value === null) return words.t('correction.empty')
  return fields[field].kind === 'tick'
    ? words.t(value === 'true' ? 'correction.yes' : 'correction.no')
    : answerWords(field, value, words)
}
