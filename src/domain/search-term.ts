import { parseReference } from './application/reference.ts'
import { cleanCode } from './application/steps/clean.ts'
import { cleanEmail, foldEmail, isEmailAddress } from './email.ts'
import { readPhone } from './phone.ts'
import { cleanPhone } from './phone-text.ts'
import { cleanText, dashes, foldText, latinDigits } from './text.ts'

/** A value that an index finds directly. */
export type ExactTerm =
  | { kind: 'order-id'; orderId: string }
  | { kind: 'id'; id: number }
  | { kind: 'email'; email: string }
  | { kind: 'passport-number'; passportNumber: string }
  /** The end of a phone number: without leading zeros, and with the country code only if typed. */
  | { kind: 'phone'; digits: string }
  /** The gateway's reference of a payment or attempt. */
  | { kind: 'gateway-ref'; gatewayRef: string }
  /** Our reference for an attempt at a gateway. */
  | { kind: 'attempt'; attemptId: string }
  /** The authority's portal number, without separators. */
  | { kind: 'portal-number'; portalNumber: string }

/** A search query: everything it may be as a whole, tried first, and its words, tried if that finds nothing. */
export type SearchTerm = { exact: readonly ExactTerm[]; words: readonly string[] }

const maxLength = 200
const maxWords = 8
const orderId = /^[A-Za-z0-9_-]{22,64}$/
// 5 to 15 letters and digits, at least one digit; passports of many countries have digits only.
const passportNumber = /^(?=.*\d)[A-Z0-9]{5,15}$/
const phone = /^[+(]?[\d\s()./-]+$/
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
// As issued by gateways: no spaces, at least one digit.
const gatewayRef = /^(?=.*\d)[\w.-]{6,120}$/
const portalNumber = /^(?=.*\d)[A-Z0-9]{5,64}$/

/** Parses a query; null if empty. */
export function searchTermOf(typed: string): SearchTerm | null {
  const text = cleanText(typed.slice(0, maxLength))
  const words = [...new Set(foldText(text).split(' '))].filter((word) => word !== '')
  if (words.length === 0) return null
  return { exact: exactTermsOf(text), words: words.slice(0, maxWords) }
}

function exactTermsOf(text: string): ExactTerm[] {
  const address = cleanEmail(text)
  if (isEmailAddress(address)) return [{ kind: 'email', email: foldEmail(address) }]
  const latin = latinDigits(text)
  const terms: ExactTerm[] = []
  if (orderId.test(text)) terms.push({ kind: 'order-id', orderId: text })
  const id = parseReference(text)
  if (id !== null) terms.push({ kind: 'id', id })
  const number = cleanCode(text)
  if (passportNumber.test(number)) {
    terms.push({ kind: 'passport-number', passportNumber: number })
  }
  const digits = phoneDigitsOf(latin.replace(dashes, '-').replace(/^tel:/i, ''))
  if (digits !== null) terms.push({ kind: 'phone', digits })
  if (uuid.test(text)) terms.push({ kind: 'attempt', attemptId: text.toLowerCase() })
  else if (gatewayRef.test(text)) terms.push({ kind: 'gateway-ref', gatewayRef: text })
  const portal = number.replace(/[/.]/g, '')
  if (portalNumber.test(portal)) terms.push({ kind: 'portal-number', portalNumber: portal })
  return terms
}

/**
 * The last digits of a phone number, without '+', '00' or the trunk prefix: a zero, in Russia 8.
 * Null if it is none; under seven digits match too much.
 */
function phoneDigitsOf(typed: string): string | null {
  const { e164 } = readPhone(typed)
  if (e164) return e164.slice(1)
  const number = cleanPhone(typed.replace('(0)', ''))
  // Other words beside a number without a country code: a name, or part of another number.
  if (!phone.test(typed) && !/^\+\d+$/.test(number)) return null
  const digits = number.replace(/\D/g, '').replace(/^0+|^8(?=\d{10}$)/, '')
  return digits.length >= 7 && digits.length <= 15 ? digits : null
}

/**
 * The LIKE pattern (escape `\`) that finds a word in space-separated text: three letters anywhere,
 * two at the start of a word, one as a whole word. The trigram index needs three letters to match
 * within a word.
 */
export function patternOf(word: string): string {
  const plain = word.replace(/[\\%_]/g, (sign) => `\\${sign}`)
  const length = [...word].length
  if (length > 2) return `%${plain}%`
  return length === 2 ? `% ${plain}%` : `% ${plain} %`
}
