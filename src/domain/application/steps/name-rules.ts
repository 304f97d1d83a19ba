import { cleanText, hasOtherScript } from '../../text.ts'
import { type Finding, finding } from './finding.ts'

// Signs that real passports print between letters: A/L and @ (Malaysia, Singapore), l·l (Catalonia).
const printable = /^[\p{Script=Latin}\p{M} '’‘`´ʼʻʹ.,\-‐‑–/()@·]*$/u
const placeholder = /^(?:n\/?a|nil|none|null|fnu|lnu|unknown|no (?:sur)?name|x{2,})$/i

/** The name as printed in the passport: Latin letters with accents and the signs between them. */
export function checkName(path: 'firstName' | 'lastName', typed: string): Finding[] {
  const name = cleanText(typed)
  if (hasOtherScript(name)) return [finding(path, 'name.not-latin')]
  if (!/\p{L}/u.test(name)) return [finding(path, 'name.no-letters')]
  if (!printable.test(name)) return [finding(path, 'name.symbols')]
  if (placeholder.test(name)) return [finding(path, 'name.placeholder')]
  return name.length < 2 ? [finding(path, 'name.short')] : []
}

/** Both names, or exactly one of them when the passport has no surname (ICAO 9303: a single name). */
export function checkNames(values: {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly singleName?: boolean | '' | undefined
}): Finding[] {
  const paths = ['firstName', 'lastName'] as const
  const filled = paths.filter((path) => cleanText(values[path] ?? '') !== '')
  const checked = filled.flatMap((path) => checkName(path, values[path] ?? ''))
  if (!values.singleName) {
    const missing = paths.filter((path) => !filled.includes(path))
    return [...missing.map((path) => finding(path, `${path}.required`)), ...checked]
  }
  if (filled.length === 0) return [finding('firstName', 'singleName.required')]
  return filled.length === 2 ? [finding('lastName', 'singleName.both'), ...checked] : checked
}
