import { parseReference } from './application/reference.ts'
import { foldEmail, isEmailAddress } from './email.ts'
import { cleanText, foldText, latinDigits } from './text.ts'

/** A value that one index answers at once. */
export type ExactTerm =
  | { kind: 'order-id'; orderId: string }
  | { kind: 'id'; id: number }
  | { kind: 'email'; email: string }
  | { kind: 'passport-number'; passportNumber: string }

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

/** What a term is; null when nothing was typed. */
export function searchTermOf(typed: string): SearchTerm | null {
  const text = cleanText(typed.slice(0, maxLength))
  const words = [...new Set(foldText(text).split(' '))].filter((word) => word !== '')
  if (words.length === 0) return null
  return { exact: exactTermsOf(text), words: words.slice(0, maxWords) }
}

function exactTermsOf(text: string): ExactTerm[] {
  if (isEmailAddress(text)) return [{ kind: 'email', email: foldEmail(text) }]
  if (orderId.test(text)) return [{ kind: 'order-id', orderId: text }]
  const terms: ExactTerm[] = []
  const id = parseReference(text)
  if (id !== null) terms.push({ kind: 'id', id })
  const number = latinDigits(text)
    .replace(/[\s\-‐‑–—]/g, '')
    .toUpperCase()
  if (passportNumber.test(number)) {
    terms.push({ kind: 'passport-number', passportNumber: number })
  }
  return terms
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
