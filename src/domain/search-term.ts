import { parseReference } from './application/reference.ts'
import { cleanEmail, foldEmail, isEmailAddress } from './email.ts'
import { cleanPhone } from './phone-text.ts'
import { cleanText, foldText, latinDigits } from './text.ts'

/** A value that one index answers at once. */
export type ExactTerm =
  | { kind: 'order-id'; orderId: string }
  | { kind: 'id'; id: number }
  | { kind: 'email'; email: string }
  | { kind: 'passport-number'; passportNumber: string }
  /** The end of a phone number: without zeros before it, and with its country only where that was typed. */
  | { kind: 'phone'; digits: string }
  /** Under which a gateway keeps a payment or an attempt to pay. */
  | { kind: 'gateway-ref'; gatewayRef: string }
  /** What we told a gateway that it is about. */
  | { kind: 'attempt'; attemptId: string }
  /** Of the authority's portal, without what people put between its letters and digits. */
  | { kind: 'portal-number'; portalNumber: string }

/**
 * What somebody typed into the search box: everything that it may be as a whole, to be asked first,
 * and its words, to be looked for when nothing of that is found.
 */
export type SearchTerm = { exact: readonly ExactTerm[]; words: readonly string[] }

const maxLength = 200
const maxWords = 8
const orderId = /^[A-Za-z0-9_-]{22,64}$/
// Letters and digits of 5 to 15 signs, one of them a digit; passports of many countries are digits only.
const passportNumber = /^(?=.*\d)[A-Z0-9]{5,15}$/
const phone = /^[+(]?[\d\s()./\-‐‑–—]+$/
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
// As gateways give them: no spaces, one digit at least.
const gatewayRef = /^(?=.*\d)[\w.-]{6,120}$/
const portalNumber = /^(?=.*\d)[A-Z0-9]{5,64}$/

/** What a term is; null when nothing was typed. */
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
  const number = latin.replace(/[\s\-‐‑–—]/g, '').toUpperCase()
  if (passportNumber.test(number)) {
    terms.push({ kind: 'passport-number', passportNumber: number })
  }
  const digits = phoneDigitsOf(latin)
  if (digits !== null) terms.push({ kind: 'phone', digits })
  if (uuid.test(text)) terms.push({ kind: 'attempt', attemptId: text.toLowerCase() })
  else if (gatewayRef.test(text)) terms.push({ kind: 'gateway-ref', gatewayRef: text })
  const portal = number.replace(/[/.]/g, '')
  if (portalNumber.test(portal)) terms.push({ kind: 'portal-number', portalNumber: portal })
  return terms
}

/**
 * The digits by which a number ends, whatever was typed before them: '+', '00', or the zero of a number within
 * its country. Null for what is no phone number; fewer than seven digits end too many.
 */
function phoneDigitsOf(typed: string): string | null {
  const number = cleanPhone(typed.replace('(0)', ''))
  // Words around a number without its country may be a name, or part of another number.
  if (!phone.test(typed) && !/^\+\d+$/.test(number)) return null
  const digits = number.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length >= 7 && digits.length <= 15 ? digits : null
}

/**
 * How a word is looked for in text that stands between spaces, as the pattern of a LIKE with `\` as its
 * escape: three letters anywhere, two at the beginning of a word, one as a whole word. Fewer than three
 * give the index nothing to hold on to in the middle of a word.
 */
export function patternOf(word: string): string {
  const plain = word.replace(/[\\%_]/g, (sign) => `\\${sign}`)
  const length = [...word].length
  if (length > 2) return `%${plain}%`
  return length === 2 ? `% ${plain}%` : `% ${plain} %`
}
