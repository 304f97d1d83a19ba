import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { type Finding, finding } from './application/steps/finding.ts'
import { cleanPhone } from './phone-text.ts'
import { cleanText } from './text.ts'

// Loads the numbering plans of the world (about 80 kB): browsers import this module when it is needed.

/** Nobody types more for one number; what follows is not looked at. */
const mostTyped = 160

/** What a typed number turned out to be. `e164` is null when no country could be told. */
export type ReadPhone = { e164: string | null; possible: boolean; valid: boolean }

/** What was read last: who checks a number goes on to tidy the same one. */
let last: { text: string; country: string | undefined; read: ReadPhone } | null = null

/**
 * Reads a number in any usual spelling, as `cleanPhone` takes it apart.
 * A number without + needs the country (alpha-2) that it is dialled in.
 */
export function readPhone(text: string, country?: string): ReadPhone {
  if (last?.text === text && last.country === country) return last.read
  const read = readAnew(text, country)
  last = { text, country, read }
  return read
}

function readAnew(text: string, country?: string): ReadPhone {
  const typed = cleanPhone(text.slice(0, mostTyped))
  const region = country?.toUpperCase() ?? ''
  const parsed = parsePhoneNumberFromString(typed, {
    extract: false,
    ...(isSupportedCountry(region) ? { defaultCountry: region } : {}),
  })
  if (!parsed) return { e164: null, possible: false, valid: false }
  const possible = parsed.isPossible()
  return { e164: possible ? parsed.number : null, possible, valid: parsed.isValid() }
}

/** The number in E.164 where it is possible, else as typed, tidied. */
export function normalisePhone(text: string, country?: string): string {
  return readPhone(text, country).e164 ?? cleanText(text)
}

/**
 * A number has to say its country and to be valid there; each of the three ways to fail is an error.
 * The smallest tables suffice: they hold the widest pattern of each country, so that they take every
 * number that the full ones take, and some more. A wrong refusal would lose a traveller.
 */
export function checkPhone(path: string, text: string, country?: string): Finding[] {
  const { possible, valid } = readPhone(text, country)
  if (valid) return []
  if (possible) return [finding(path, 'contactPhone.invalid')]
  const isInternational = cleanPhone(text.slice(0, mostTyped)).startsWith('+')
  return [finding(path, isInternational ? 'contactPhone.impossible' : 'contactPhone.no-country')]
}
