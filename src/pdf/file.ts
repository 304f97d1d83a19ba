import { find, latin1Of } from './bytes.ts'
import { filtersOf, undo, unpredict } from './filters.ts'
import { type Lock, lockOf } from './lock.ts'
import { type Indirect, Parser } from './parser.ts'
import { limits, PdfRefusal, type Reading, tooComplex, unreadable } from './reading.ts'
import { type Entry, endOf, type Section, sectionsFrom } from './table.ts'
import { type Dict, dictOf, isDict, Name, type PdfValue, Ref, Stream } from './value.ts'

/** Objects that lie packed in one stream, by the order in which they lie there. */
type Packed = { number: number; value: PdfValue }[]

const nothing: Packed = []

export const kindOf = (value: PdfValue): string | null => {
  const type = dictOf(value)?.get('Type')
  return type instanceof Name ? type.text : null
}

/**
 * A PDF as its readers read it: by the table at its end. Where that is lost, by looking for objects
 * from front to back, as they do then, too. Opens what is locked for its owner alone, and throws document.encrypted
 * where a password is asked for.
 */
export class PdfFile {
  readonly bytes: Uint8Array
  readonly reading: Reading
  /** The newest first. Empty when the table was lost. */
  sections: Section[] = []
  trailer: Dict = new Map()
  readonly #entries = new Map<number, Entry>()
  readonly #read = new Map<number, Indirect | null>()
  readonly #packed = new Map<Stream, Packed>()
  #lock: Lock | null = null

  constructor(bytes: Uint8Array, reading: Reading) {
    this.bytes = bytes
    this.reading = reading
  }

  /** Follows the tables. Throws document.unreadable where they lead nowhere. */
  follow(): void {
    const end = endOf(this.bytes)
    if (!end) throw unreadable()
    const read = {
      at: (offset: number) => this.at(offset),
      unpack: (it: Stream) => this.unpack(it),
    }
    this.sections = sectionsFrom(end.start, this.bytes, this.reading, read)
    for (const { entries } of this.sections) {
      for (const [number, entry] of entries) {
        if (!this.#entries.has(number)) this.#entries.set(number, entry)
      }
    }
    this.trailer = this.sections[0]?.trailer ?? new Map()
    // What was read on the way was read without knowing the lengths that stand elsewhere.
    this.#read.clear()
    this.#unlock([this.trailer, ...this.sections.map(({ trailer }) => trailer)])
  }

  /** Whether any of its trailers says that it is locked, for whomever. */
  get isLocked(): boolean {
    return this.#lock !== null
  }

  #unlock(trailers: readonly Dict[]): void {
    const locking = trailers.find((trailer) => (trailer.get('Encrypt') ?? null) !== null)
    if (!locking) return
    this.#lock = lockOf(locking, this.reading, (value) => this.get(value))
    this.#read.clear()
    this.#packed.clear()
  }

  /** Takes every object where it stands; of one number, the last. */
  rebuild(): void {
    this.sections = []
    this.#lock = null
    this.#entries.clear()
    this.#read.clear()
    this.#packed.clear()
    const starts = [...this.starts()]
    for (const { number, offset } of starts) this.#entries.set(number, { kind: 'at', offset })
    this.trailer = new Map()
    this.#takeTables(starts)
    this.#takeTrailers()
    this.#unlock([this.trailer])
    for (const { number, offset } of starts) {
      const value = this.at(offset)?.value ?? null
      if (value instanceof Stream && kindOf(value) === 'ObjStm') this.#addPacked(number, value)
    }
  }

  #takeTables(starts: readonly { number: number; offset: number }[]): void {
    for (const { number, offset } of starts) {
      const value = this.at(offset)?.value ?? null
      const dict = dictOf(value)
      if (dict && kindOf(value) === 'XRef' && dict.has('Root')) this.trailer = dict
      if (kindOf(value) === 'Catalog' && !this.trailer.has('Root')) {
        this.trailer = new Map([['Root', new Ref(number)]])
      }
    }
  }

  #addPacked(stream: number, value: Stream): void {
    for (const [index, { number }] of (attempt(() => this.packedIn(value)) ?? []).entries()) {
      if (this.#entries.get(number)?.kind !== 'at') {
        this.#entries.set(number, { kind: 'in', stream, index })
      }
    }
  }

  #takeTrailers(): void {
    const { bytes } = this
    for (let at = find(bytes, 'trailer'); at >= 0; at = find(bytes, 'trailer', at + 7)) {
      const trailer = attempt(() => new Parser(bytes, this.reading, at + 7).value())
      if (trailer && isDict(trailer) && trailer.has('Root')) this.trailer = trailer
    }
  }

  /** Every place where an object seems to begin, the inside of streams included. */
  *starts(): Generator<{ number: number; offset: number }> {
    const { bytes } = this
    const isDigit = (at: number) => at >= 0 && (bytes[at] ?? 0) >= 48 && (bytes[at] ?? 0) <= 57
    const isBlank = (at: number) => at >= 0 && [0, 9, 10, 12, 13, 32].includes(bytes[at] ?? -1)
    for (let at = find(bytes, 'obj'); at >= 0; at = find(bytes, 'obj', at + 3)) {
      let back = at - 1
      while (isBlank(back)) back -= 1
      const generationEnd = back
      while (isDigit(back)) back -= 1
      if (back === generationEnd || !isBlank(back)) continue
      while (isBlank(back)) back -= 1
      const numberEnd = back
      while (isDigit(back) && numberEnd - back < 10) back -= 1
      if (back === numberEnd) continue
      const offset = back + 1
      yield { number: Number(latin1Of(bytes, offset, numberEnd + 1)), offset }
    }
  }

  /** The object that stands at a place, or null when none does or it is broken. */
  at(offset: number): Indirect | null {
    const known = this.#read.get(offset)
    if (known !== undefined) return known
    const parser = new Parser(this.bytes, this.reading, offset)
    const read = attempt(() => parser.indirect((length) => this.#lengthOf(length)))
    const lock = this.#lock
    const found =
      read && lock ? { ...read, value: lock(read.value, read.number, read.generation) } : read
    this.#read.set(offset, found)
    return found
  }

  #lengthOf(length: PdfValue | undefined): number | null {
    if (typeof length === 'number') return length
    const entry = length instanceof Ref ? this.#entries.get(length.number) : undefined
    if (entry?.kind === 'in') {
      const value = this.get(length)
      return typeof value === 'number' ? value : null
    }
    if (entry?.kind !== 'at') return null
    const parser = new Parser(this.bytes, this.reading, entry.offset)
    if (parser.takeInteger() === null || parser.takeInteger() === null) return null
    return parser.takeWord('obj') ? parser.takeInteger() : null
  }

  /** The value itself, wherever it stands. Throws when the table leads elsewhere. */
  get(value: PdfValue | undefined): PdfValue {
    let found = value ?? null
    for (let steps = 0; found instanceof Ref; steps += 1) {
      if (steps > 20) return null
      found = this.#lookUp(found.number)
    }
    return found
  }

  #lookUp(number: number): PdfValue {
    const entry = this.#entries.get(number)
    if (!entry || entry.kind === 'free') return null
    if (entry.kind === 'in') return this.#packedAt(number, entry)
    const found = this.at(entry.offset)
    if (found?.number !== number) throw unreadable()
    return found.value
  }

  #packedAt(number: number, { stream, index }: { stream: number; index: number }): PdfValue {
    const holder = this.holder(stream)
    const found = holder && this.packedIn(holder)[index]
    if (found?.number !== number) throw unreadable()
    return found.value
  }

  /** The stream of objects with this number, which lies in no other one. */
  holder(number: number): Stream | null {
    const entry = this.#entries.get(number)
    const found = entry?.kind === 'at' ? this.at(entry.offset) : null
    return found?.number === number && found.value instanceof Stream ? found.value : null
  }

  /** The objects in a stream of objects; none where it is broken. */
  packedIn(stream: Stream): Packed {
    const known = this.#packed.get(stream)
    if (known) return known
    // For a stream that says it lies in itself.
    this.#packed.set(stream, nothing)
    const packed = this.#readPacked(stream)
    this.#packed.set(stream, packed)
    return packed
  }

  #readPacked(stream: Stream): Packed {
    const count = this.get(stream.dict.get('N'))
    const first = this.get(stream.dict.get('First'))
    if (typeof count !== 'number' || typeof first !== 'number') return nothing
    const bytes = this.unpack(stream)
    const header = new Parser(bytes, this.reading)
    const packed: Packed = []
    for (let index = 0; index < count; index += 1) {
      const number = header.takeInteger()
      const offset = header.takeInteger()
      if (number === null || offset === null) break
      this.reading.countObject()
      const parser = new Parser(bytes, this.reading, first + offset)
      packed.push({ number, value: attempt(() => parser.value()) })
    }
    return packed
  }

  /** Undoes the one filter that streams of objects and tables have. */
  unpack(stream: Stream): Uint8Array {
    const get = (value: PdfValue | undefined) => this.get(value)
    const filters = filtersOf(stream, get)
    const [filter] = filters
    if (!filter) return stream.raw
    if (filters.length > 1 || filter.name !== 'FlateDecode') throw tooComplex()
    const plain = undo(filter, stream.raw, this.reading, get, limits.objectBytes)
    return unpredict(plain, filter.parms, get)
  }
}

/** Null for what is broken; what is too much stays too much. */
export function attempt<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof PdfRefusal && error.code === 'document.unreadable') return null
    throw error
  }
}
