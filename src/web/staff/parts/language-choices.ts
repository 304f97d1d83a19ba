import { staffLanguages } from '#domain/reference/languages.ts'
import { languageName } from '../../i18n/language-name.ts'

export const languageChoices = staffLanguages.map((value) => ({
  value,
  label: languageName(value),
}))
