import { AppError } from '#domain/error.ts'

const maxDepth = 10
/** Maximum characters of a number or literal. */
const maxWord = 64

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a]
// The two opening brackets differ in one bit.
const opens = (sign: number): boolean => (sign | 0x20) === 0x7b
const closes = (sign: number): boolean => (sign | 0x20) === 0x7d

function refuse(): never {
  throw new AppError('request.unreadable')
}

/** The end of a string that starts at a quote. */
function endOfText(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === quote) return at
    if (sign === backslash) at += 1
  }
  return text.length
}

/** Scans the text before parsing: depth, number of values, length of numbers. Syntax is left to the parser. */
function measure(text: string, maxValues: number): void {
  let [depth, values, word] = [0, 1, 0]
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    word = sign > 0x20 && sign !== comma && sign !== colon ? word + 1 : 0
    if (sign === quote) {
      at = endOfText(text, at)
      word = 0
    } else if (opens(sign)) {
      depth += 1
      values += 1
      word = 0
    } else if (closes(sign)) {
      depth -= 1
      word = 0
    } else if (sign === comma) values += 1
    if (depth > maxDepth || values > maxValues || word > maxWord) refuse()
  }
}

function check(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) refuse()
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__' || key.includes('\0') || !key.isWellFormed()) refuse()
    check(inner)
  }
}

/** Parses untrusted JSON: limited depth and number of values, no NUL, well-formed text, no prototype pollution. */
export function parseJson(text: string, maxValues: number): unknown {
  measure(text, maxValues)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    refuse()
  }
  check(value)
  return value
}
