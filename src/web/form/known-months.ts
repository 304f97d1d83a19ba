import { monthNamesOf } from '#domain/time/month-names.ts'

const namesByLanguage = new Map<string, readonly string[]>()

/** The names of months that are understood on a page, worked out once for each language. */
export function knownMonths(language: string): readonly string[] {
  const names = namesByLanguage.get(language) ?? monthNamesOf(language)
  namesByLanguage.set(language, names)
  return names
}
