import { monthNamesOf } from '#domain/time/month-names.ts'

const namesByLanguage = new Map<string, readonly string[]>()

/** The month names understood on a page, cached by language. */
export function knownMonths(language: string): readonly string[] {
  const names = namesByLanguage.get(language) ?? monthNamesOf(language)
  namesByLanguage.set(language, names)
  return names
}
