import { findLast, latin1Of } from './bytes.ts'
import { Parser } from './parser.ts'
import { limits, type Reading, tooComplex, unreadable } from './reading.ts'
import { type Dict, isDict, type PdfValue, Stream } from './value.ts'

/** Where an object is: at a place of the file, or in a stream of objects. */
export type Entry =
  | { kind: 'free' }
  | { kind: 'at'; offset: number }
  | { kind: 'in'; stream: number; index: number }

/** One table with what its trailer says. */
export type Section = {
  entries: Map<number, Entry>
  trailer: Dict
  at: number
  /** Whether the table itself is an object. */
  isObject: boolean
  /** Named by an older table for those who can read it, and passed over by those who cannot. */
  isBeside: boolean
}

type Content = Pick<Section, 'entries' | 'trailer'>

/** Reads the object at a place. */
export type ReadAt = (offset: number) => { value: PdfValue } | null
/** Undoes the filters of a stream of objects, or of a table. */
export type Unpack = (stream: Stream) => Uint8Array

const free: Entry = { kind: 'free' }

/**
 * The last words of a file: where its newest table is, 0 if they do not say, and what a server or a mail program has
 * put behind them. Null without them, or when objects follow: of those the end is missing.
 */
export function endOf(bytes: Uint8Array): { start: number; rest: string } | null {
  const at = findLast(bytes, 'startxref')
  const words = at < 0 ? '' : latin1Of(bytes, at, at + 64)
  const [all, offset] = /^startxref\s*(\d*)(?:\s*%%EOF)?/.exec(words) ?? []
  if (all === undefined) return null
  const rest = latin1Of(bytes, at + all.length)
  return /\d\s+obj\b/.test(rest) ? null : { start: Number(offset), rest }
}

/** All tables of a file, the newest first, as its readers follow them. Throws where the way is lost. */
export function sectionsFrom(
  start: number,
  bytes: Uint8Array,
  reading: Reading,
  read: { at: ReadAt; unpack: Unpack },
): Section[] {
  const sections: Section[] = []
  const seen = new Set<number>()
  const rest = [{ offset: start, isBeside: false }]
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { offset, isBeside } = next
    if (seen.has(offset)) continue
    seen.add(offset)
    if (offset >= bytes.length || sections.length >= limits.sections) throw unreadable()
    const parser = new Parser(bytes, reading, offset)
    const isPlain = parser.takeWord('xref')
    const section = isPlain ? plainSection(parser, reading) : streamSection(offset, reading, read)
    sections.push({ ...section, at: offset, isObject: !isPlain, isBeside })
    const before = section.trailer.get('Prev')
    const beside = isPlain ? section.trailer.get('XRefStm') : undefined
    // The last one in is the next one read.
    if (typeof before === 'number') rest.push({ offset: before, isBeside: false })
    if (typeof beside === 'number') rest.push({ offset: beside, isBeside: true })
  }
  return sections
}

function plainSection(parser: Parser, reading: Reading): Content {
  const entries = new Map<number, Entry>()
  while (!parser.takeWord('trailer')) {
    let first = parser.takeInteger()
    const count = parser.takeInteger()
    if (first === null || count === null) throw unreadable()
    for (let index = 0; index < count; index += 1) {
      reading.countValue()
      const offset = parser.takeInteger()
      const generation = parser.takeInteger()
      if (offset === null || generation === null) throw unreadable()
      const isUsed = parser.takeWord('n')
      if (!isUsed && !parser.takeWord('f')) throw unreadable()
      // Some programs count from one where they mean zero.
      if (index === 0 && first === 1 && !isUsed && generation === 65535) first = 0
      const entry: Entry = isUsed && offset > 0 ? { kind: 'at', offset } : free
      if (!entries.has(first + index)) entries.set(first + index, entry)
    }
  }
  const trailer = parser.value()
  if (!isDict(trailer)) throw unreadable()
  return { entries, trailer }
}

function numbersIn(value: PdfValue | undefined): number[] {
  if (!Array.isArray(value)) return []
  return value.filter((each): each is number => typeof each === 'number' && each >= 0)
}

function streamSection(
  offset: number,
  reading: Reading,
  read: { at: ReadAt; unpack: Unpack },
): Content {
  const table = read.at(offset)?.value
  if (!(table instanceof Stream)) throw unreadable()
  const { dict } = table
  const widths = numbersIn(dict.get('W'))
  const [kindWidth = 0, whereWidth = 0, whichWidth = 0] = widths
  const width = kindWidth + whereWidth + whichWidth
  if (widths.length < 3 || widths.some((each) => each > 8) || width === 0) throw unreadable()
  const size = dict.get('Size')
  const ranges = dict.has('Index') ? numbersIn(dict.get('Index')) : [0, Number(size) || 0]
  const bytes = read.unpack(table)
  const entries = new Map<number, Entry>()
  const field = (at: number, length: number): number => {
    let number = 0
    for (let index = 0; index < length; index += 1) number = number * 256 + (bytes[at + index] ?? 0)
    return number
  }
  let at = 0
  for (let pair = 0; pair + 1 < ranges.length; pair += 2) {
    const first = ranges[pair] ?? 0
    const count = ranges[pair + 1] ?? 0
    for (let index = 0; index < count && at + width <= bytes.length; index += 1) {
      reading.countValue()
      const kind = kindWidth === 0 ? 1 : field(at, kindWidth)
      const where = field(at + kindWidth, whereWidth)
      const which = field(at + kindWidth + whereWidth, whichWidth)
      at += width
      if (entries.has(first + index)) continue
      if (entries.size > limits.objects) throw tooComplex()
      entries.set(first + index, entryOf(kind, where, which))
    }
  }
  return { entries, trailer: dict }
}

function entryOf(kind: number, where: number, which: number): Entry {
  if (kind === 1 && where > 0) return { kind: 'at', offset: where }
  if (kind === 2) return { kind: 'in', stream: where, index: which }
  return free
}
