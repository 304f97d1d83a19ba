import { bytesOf, find, fromHex, latin1Of } from './bytes.ts'
import { limits, type Reading, tooComplex, unreadable } from './reading.ts'
import { type Dict, isDict, Name, type PdfValue, Ref, Stream, Text } from './value.ts'

const blank = 1
const delimiter = 2
const digit = 4
const kinds = new Uint8Array(256)
for (const code of [0, 9, 10, 12, 13, 32]) kinds[code] = blank
for (const sign of '()<>[]{}/%') kinds[sign.charCodeAt(0)] = delimiter
for (const sign of '0123456789') kinds[sign.charCodeAt(0)] = digit

const ended = new Set(['endobj', 'endstream', 'stream', 'obj', 'xref', 'trailer', 'startxref'])
const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 }

/** An object with its number, and the place it takes in the file. */
export type Indirect = {
  number: number
  generation: number
  value: PdfValue
  start: number
  end: number
  /** Its bytes end where its length says; true of what is no stream. */
  hasTrueLength: boolean
  isClosed: boolean
}

export type LengthOf = (length: PdfValue | undefined) => number | null

/** Reads values from bytes: forgiving about spelling, strict about depth and number. */
export class Parser {
  at: number
  readonly bytes: Uint8Array
  readonly #reading: Reading

  constructor(bytes: Uint8Array, reading: Reading, at = 0) {
    this.bytes = bytes
    this.#reading = reading
    this.at = at
  }

  #kind(at: number): number {
    return at < this.bytes.length ? (kinds[this.bytes[at] as number] as number) : blank
  }

  #isRegular(at: number): boolean {
    return at < this.bytes.length && (this.#kind(at) & (blank | delimiter)) === 0
  }

  skipBlanks(): void {
    const start = this.at
    this.at = this.#endOfBlanks()
    this.#reading.countSearched(this.at - start)
  }

  #endOfBlanks(): number {
    const { bytes } = this
    let { at } = this
    while (at < bytes.length) {
      if (bytes[at] === 0x25) {
        while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1
      } else if (this.#kind(at) === blank) at += 1
      else break
    }
    return at
  }

  /** Steps over a word if it stands here. */
  takeWord(word: string): boolean {
    this.skipBlanks()
    const end = this.at + word.length
    if (latin1Of(this.bytes, this.at, end) !== word || this.#isRegular(end)) return false
    this.at = end
    return true
  }

  /** A whole number of at most fifteen digits, without sign, or null without a step. */
  takeInteger(): number | null {
    this.skipBlanks()
    let at = this.at
    let number = 0
    while (this.#kind(at) === digit) {
      if (at - this.at === 15) return null
      number = number * 10 + (this.bytes[at] as number) - 48
      at += 1
    }
    if (at === this.at) return null
    this.at = at
    return number
  }

  value(depth = 0): PdfValue {
    if (depth > limits.depth) throw tooComplex()
    this.#reading.countValue()
    this.skipBlanks()
    const { bytes } = this
    if (this.at >= bytes.length) throw unreadable()
    const sign = bytes[this.at] as number
    if (sign === 0x2f) return new Name(this.#name())
    if (sign === 0x28) return this.#literal()
    if (sign === 0x5b) return this.#array(depth)
    if (sign === 0x3c) return bytes[this.at + 1] === 0x3c ? this.#dict(depth) : this.#hex()
    if (this.#kind(this.at) === digit) return this.#refOrNumber()
    if (sign === 0x2b || sign === 0x2d || sign === 0x2e) return this.#number()
    return this.#word()
  }

  #word(): PdfValue {
    const start = this.at
    while (this.#isRegular(this.at)) this.at += 1
    // A stray bracket.
    if (this.at === start) this.at += 1
    const word = latin1Of(this.bytes, start, this.at)
    if (word === 'true') return true
    if (word === 'false') return false
    if (ended.has(word)) throw unreadable()
    return null
  }

  #number(): number {
    const start = this.at
    while (this.#isRegular(this.at)) this.at += 1
    const text = latin1Of(this.bytes, start, this.at).replace(/^([+-])[+-]+/, '$1')
    const number = Number.parseFloat(text)
    return Number.isFinite(number) ? number : 0
  }

  #refOrNumber(): number | Ref {
    const start = this.at
    const number = this.takeInteger()
    if (number === null || this.#isRegular(this.at)) {
      this.at = start
      return this.#number()
    }
    const behind = this.at
    if (this.takeInteger() !== null && this.takeWord('R')) return new Ref(number)
    this.at = behind
    return number
  }

  #name(): string {
    const start = this.at + 1
    this.at = start
    while (this.#isRegular(this.at)) this.at += 1
    const text = latin1Of(this.bytes, start, this.at)
    if (!text.includes('#')) return text
    const plain = text.replace(/#([0-9a-f]{2})/gi, (_, hex) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    if (plain.includes('\0')) this.#reading.hasCutName = true
    return plain
  }

  #literal(): Text {
    const { bytes } = this
    const start = this.at + 1
    let at = start
    let open = 1
    let isPlain = true
    for (; at < bytes.length; at += 1) {
      const sign = bytes[at]
      if (sign === 0x5c) {
        at += 1
        isPlain = false
      } else if (sign === 0x28) open += 1
      else if (sign === 0x29) {
        open -= 1
        if (open === 0) break
      }
    }
    this.#reading.countSearched(at - start)
    if (open > 0) throw unreadable()
    this.at = at + 1
    const inside = bytes.subarray(start, at)
    return new Text(isPlain ? inside : unescaped(inside))
  }

  #hex(): Text {
    const end = this.bytes.indexOf(0x3e, this.at)
    this.#reading.countSearched((end < 0 ? this.bytes.length : end) - this.at)
    if (end < 0) throw unreadable()
    const digits = this.bytes.subarray(this.at + 1, end)
    this.at = end + 1
    return new Text(fromHex(digits))
  }

  #array(depth: number): PdfValue[] {
    this.at += 1
    const values: PdfValue[] = []
    for (;;) {
      this.skipBlanks()
      if (this.bytes[this.at] === 0x5d) {
        this.at += 1
        return values
      }
      values.push(this.value(depth + 1))
    }
  }

  #dict(depth: number): Dict {
    this.at += 2
    const dict: Dict = new Map()
    for (;;) {
      this.skipBlanks()
      const sign = this.bytes[this.at]
      if (sign === 0x3e) {
        this.at += this.bytes[this.at + 1] === 0x3e ? 2 : 1
        return dict
      }
      if (sign !== 0x2f) {
        // Something without a name; what it names nobody asks for.
        this.value(depth + 1)
        continue
      }
      const key = this.#name()
      const value = this.value(depth + 1)
      const hidden = dict.get(key)
      if (hidden !== undefined) this.#reading.shadowed.push(new Map([[key, hidden]]))
      dict.set(key, value)
    }
  }

  /** The object that begins here, or null when none does. */
  indirect(lengthOf: LengthOf): Indirect | null {
    this.skipBlanks()
    const start = this.at
    const number = this.takeInteger()
    const generation = number === null ? null : this.takeInteger()
    if (number === null || generation === null) return null
    this.skipBlanks()
    // `1 0 obj5` is read by everybody.
    if (latin1Of(this.bytes, this.at, this.at + 3) !== 'obj') return null
    this.at += 3
    this.#reading.countObject()
    const value = this.value()
    const plain = { number, generation, start, hasTrueLength: true }
    if (!isDict(value) || !this.takeWord('stream')) {
      const isClosed = this.takeWord('endobj')
      return { ...plain, value, end: this.at, isClosed }
    }
    const { raw, hasTrueLength } = this.#streamBytes(lengthOf(value.get('Length')))
    const isClosed = this.takeWord('endobj')
    return { ...plain, value: new Stream(value, raw), hasTrueLength, end: this.at, isClosed }
  }

  #streamBytes(length: number | null): { raw: Uint8Array; hasTrueLength: boolean } {
    const { bytes } = this
    if (bytes[this.at] === 13) this.at += 1
    if (bytes[this.at] === 10) this.at += 1
    const start = this.at
    if (length !== null && length >= 0 && start + length <= bytes.length) {
      this.at = start + length
      if (this.takeWord('endstream')) {
        return { raw: bytes.subarray(start, start + length), hasTrueLength: true }
      }
    }
    const end = find(bytes, 'endstream', start)
    this.#reading.countSearched((end < 0 ? bytes.length : end) - start)
    if (end < 0) throw unreadable()
    this.at = end + 'endstream'.length
    let last = end
    if (last > start && bytes[last - 1] === 10) last -= 1
    if (last > start && bytes[last - 1] === 13) last -= 1
    return { raw: bytes.subarray(start, last), hasTrueLength: false }
  }
}

function unescaped(inside: Uint8Array): Uint8Array {
  const plain = latin1Of(inside).replace(/\\(\r\n|[0-7]{1,3}|[\s\S])/g, (_, what: string) => {
    if (/^[0-7]/.test(what)) return String.fromCharCode(Number.parseInt(what, 8) & 255)
    if (/^[\r\n]/.test(what)) return ''
    const code = escapes[what]
    return code === undefined ? what : String.fromCharCode(code)
  })
  return bytesOf(plain)
}
