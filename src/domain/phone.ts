import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { type Finding, finding } from './application/steps/finding.ts'
import { cleanPhone, mostTyped } from './phone-text.ts'
import { cleanText } from './text.ts'

// Loads all numbering plans (about 80 kB): browsers import this module on demand.

/** A parsed number. `e164` is null if the country is unknown. */
export type ReadPhone = { e164: string | null; possible: boolean; valid: boolean }

/** The last result: callers check a number and then format the same one. */
let last: { text: string; country: string | undefined; read: ReadPhone } | null = null

/** Parses a number in any usual spelling (`cleanPhone`). Without + it needs the country (alpha-2). */
export function readPhone(text: string, country?: string): ReadPhone {
  if (last?.text === text && last.country === country) return last.read
  const read = readAnew(text, country)
  last = { text, country, read }
  return read
}

/** Other ways to read what is no number as it stands. */
const otherwise: readonly (readonly [RegExp, string])[] = [
  // A trunk prefix that its country has only within: '+39 (0)347', '+52 (01) 55', '(0xx11)'.
  [/\(0\d?\)/, ''],
  [/\(?\b0xx(\d\d)\)?/i, '$1'],
  // A second line, or an extension: '+41 44 668 18 00/01'.
  [/^([^/]*)\/ ?\d{1,4}$/, '$1'],
]

function readAnew(text: string, country?: string): ReadPhone {
  const typed = text.slice(0, mostTyped).trim()
  const first = readAs(cleanPhone(typed), country)
  if (first.valid) return first
  const others = otherwise.flatMap(([form, left]) =>
    form.test(typed) ? [cleanPhone(typed.replace(form, left))] : [],
  )
  // Countries that dial out with more than 00, such as Hong Kong with 001.
  if (country && /^00\d/.test(typed)) others.push(typed.replace(/\D/g, ''))
  return others.map((each) => readAs(each, country)).find(({ valid }) => valid) ?? first
}

function readAs(typed: string, country?: string): ReadPhone {
  const region = country?.toUpperCase() ?? ''
  const parsed = parsePhoneNumberFromString(typed, {
    extract: false,
    ...(isSupportedCountry(region) ? { defaultCountry: region } : {}),
  })
  if (!parsed) return { e164: null, possible: false, valid: false }
  const possible = parsed.isPossible()
  return { e164: possible ? parsed.number : null, possible, valid: parsed.isValid() }
}

/** The country (alpha-2) of a number's digits with country code; null if several share it. */
export const countryOfNumber = (digits: string): string | null =>
  parsePhoneNumberFromString(`+${digits}`)?.country ?? null

/** The number in E.164 if possible, else as typed, cleaned. */
export function normalisePhone(text: string, country?: string): string {
  return readPhone(text, country).e164 ?? cleanText(text)
}

/**
 * Errors unless a number has a country and is valid there. The smallest metadata suffices: it has
 * the widest pattern of each country, so accepts every number the full one does and some more. A
 * wrong refusal would lose a traveller.
 */
export function checkPhone(path: string, text: string, country?: string): Finding[] {
  const { possible, valid } = readPhone(text, country)
  if (valid) return []
  if (possible) return [finding(path, 'contactPhone.invalid')]
  const isInternational = cleanPhone(text.slice(0, mostTyped)).startsWith('+')
  return [finding(path, isInternational ? 'contactPhone.impossible' : 'contactPhone.no-country')]
}
