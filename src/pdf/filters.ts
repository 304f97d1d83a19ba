import { fromHex } from './bytes.ts'
import { type Reading, tooComplex } from './reading.ts'
import { type Dict, isDict, Name, type PdfValue, type Stream } from './value.ts'

/** One filter of a stream, by its long name. */
export type Filter = { name: string; parms: Dict | null }

type Get = (value: PdfValue | undefined) => PdfValue

const longNames: Readonly<Record<string, string>> = {
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
  LZW: 'LZWDecode',
  Fl: 'FlateDecode',
  RL: 'RunLengthDecode',
  CCF: 'CCITTFaxDecode',
  DCT: 'DCTDecode',
}
const maxFilters = 6

/** What packs pictures: the end of a chain, never undone here. */
export const codecs = new Set(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode'])

const listOf = (value: PdfValue): PdfValue[] =>
  value === null ? [] : Array.isArray(value) ? value : [value]

/** The filters of a stream, outermost first. Throws when nobody packs like that. */
export function filtersOf({ dict }: Stream, get: Get): Filter[] {
  const names = listOf(get(dict.get('Filter')))
  const parms = listOf(get(dict.get('DecodeParms')))
  if (names.length > maxFilters) throw tooComplex()
  return names.flatMap((each, index) => {
    const name = get(each)
    if (!(name instanceof Name)) throw tooComplex()
    const own = get(parms[index])
    // Says how bytes are locked; they are not any more.
    if (name.text === 'Crypt') return []
    return { name: longNames[name.text] ?? name.text, parms: isDict(own) ? own : null }
  })
}

export const numberIn = (dict: Dict | null, key: string, otherwise: number, get: Get): number => {
  const value = get(dict?.get(key))
  return typeof value === 'number' ? value : otherwise
}

/** Undoes one filter, into no more than what the reading has room for. */
export function undo(
  filter: Filter,
  bytes: Uint8Array,
  reading: Reading,
  get: Get,
  room = reading.heldRoom,
): Uint8Array {
  const plain = ((): Uint8Array => {
    switch (filter.name) {
      case 'FlateDecode':
        return reading.tools.inflate(bytes, room)
      case 'LZWDecode':
        return unLzw(bytes, numberIn(filter.parms, 'EarlyChange', 1, get), room)
      case 'RunLengthDecode':
        return unRun(bytes, room)
      case 'ASCII85Decode':
        return unAscii85(bytes, room)
      case 'ASCIIHexDecode':
        return unHex(bytes)
      default:
        throw tooComplex()
    }
  })()
  reading.countDecoded(plain.length)
  return plain
}

/** Memory that grows as it fills, up to a limit. */
class Sink {
  #bytes = new Uint8Array(64 * 1024)
  #room: number
  size = 0
  constructor(room: number) {
    this.#room = room
  }

  reserve(more: number): Uint8Array {
    const wanted = this.size + more
    if (wanted > this.#room) throw tooComplex()
    if (wanted > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(wanted, this.#bytes.length * 2))
      larger.set(this.whole)
      this.#bytes = larger
    }
    return this.#bytes
  }

  get whole(): Uint8Array {
    return this.#bytes.subarray(0, this.size)
  }
}

function unRun(bytes: Uint8Array, room: number): Uint8Array {
  const sink = new Sink(room)
  let at = 0
  while (at < bytes.length) {
    const length = bytes[at] as number
    at += 1
    if (length === 128) break
    const count = length < 128 ? length + 1 : 257 - length
    const target = sink.reserve(count)
    if (length < 128) {
      target.set(bytes.subarray(at, at + count), sink.size)
      const had = Math.min(count, bytes.length - at)
      at += had
      sink.size += had
    } else {
      target.fill(bytes[at] ?? 0, sink.size, sink.size + count)
      at += 1
      sink.size += count
    }
  }
  return sink.whole
}

function unHex(bytes: Uint8Array): Uint8Array {
  const end = bytes.indexOf(0x3e)
  return fromHex(bytes.subarray(0, end < 0 ? bytes.length : end))
}

function unAscii85(bytes: Uint8Array, room: number): Uint8Array {
  const sink = new Sink(room)
  const group: number[] = []
  const flush = () => {
    const count = group.length - 1
    while (group.length < 5) group.push(84)
    const number = group.reduce((sum, each) => sum * 85 + each, 0) >>> 0
    const target = sink.reserve(4)
    for (let index = 0; index < count; index += 1) {
      target[sink.size + index] = (number >>> (24 - 8 * index)) & 255
    }
    sink.size += count
    group.length = 0
  }
  for (const sign of bytes) {
    if (sign === 0x7e) break
    if (sign === 0x7a && group.length === 0) {
      sink.reserve(4).fill(0, sink.size, sink.size + 4)
      sink.size += 4
    } else if (sign >= 33 && sign <= 117) {
      group.push(sign - 33)
      if (group.length === 5) flush()
    }
  }
  if (group.length > 1) flush()
  return sink.whole
}

function unLzw(bytes: Uint8Array, early: number, room: number): Uint8Array {
  const sink = new Sink(room)
  // Each code as where it first stood in what is written, and how long it is.
  const starts = new Int32Array(4097)
  const lengths = new Int32Array(4097)
  let next = 258
  let width = 9
  let held = 0
  let bits = 0
  let before = -1
  for (let at = 0; ; ) {
    while (bits < width && at < bytes.length) {
      held = ((held << 8) | (bytes[at] as number)) & 0xffffff
      bits += 8
      at += 1
    }
    if (bits < width) return sink.whole
    const code = (held >>> (bits - width)) & ((1 << width) - 1)
    bits -= width
    if (code === 257) return sink.whole
    if (code === 256) {
      next = 258
      width = 9
      before = -1
      continue
    }
    const begin = sink.size
    if (code < 256) {
      sink.reserve(1)[begin] = code
      sink.size += 1
    } else {
      const isNew = code === next && before >= 0
      if (!isNew && code >= next) return sink.whole
      const length = isNew ? begin - before + 1 : (lengths[code] as number)
      const from = isNew ? before : (starts[code] as number)
      const target = sink.reserve(length)
      for (let step = 0; step < length; step += 1) {
        target[begin + step] = target[from + step] as number
      }
      sink.size += length
    }
    if (before >= 0 && next < 4096) {
      starts[next] = before
      lengths[next] = begin - before + 1
      next += 1
    }
    before = begin
    if (next + early >= 2048) width = 12
    else if (next + early >= 1024) width = 11
    else if (next + early >= 512) width = 10
    else width = 9
  }
}

/** Undoes the differences between rows, as PNG has them. */
export function unpredict(bytes: Uint8Array, parms: Dict | null, get: Get): Uint8Array {
  const predictor = numberIn(parms, 'Predictor', 1, get)
  if (predictor <= 1) return bytes
  // The other kind stands in pictures only, and stays there.
  if (predictor < 10) throw tooComplex()
  const colors = numberIn(parms, 'Colors', 1, get)
  const bits = numberIn(parms, 'BitsPerComponent', 8, get)
  const row = Math.ceil((numberIn(parms, 'Columns', 1, get) * colors * bits) / 8)
  const step = Math.max(1, Math.ceil((colors * bits) / 8))
  if (!(row >= 1 && row < 1_000_000)) throw tooComplex()
  const rows = Math.ceil(bytes.length / (row + 1))
  const plain = new Uint8Array(rows * row)
  for (let y = 0; y < rows; y += 1) {
    const kind = bytes[y * (row + 1)]
    const from = y * (row + 1) + 1
    const to = y * row
    const length = Math.min(row, bytes.length - from)
    // Most rows are of these two kinds, and pages of scanners have millions of dots.
    if (kind === 0) plain.set(bytes.subarray(from, from + length), to)
    else if (kind === 2 && y > 0) {
      for (let x = 0; x < length; x += 1)
        plain[to + x] = (bytes[from + x] as number) + (plain[to + x - row] as number)
    } else {
      for (let x = 0; x < length; x += 1) {
        const left = x >= step ? (plain[to + x - step] as number) : 0
        const up = y > 0 ? (plain[to + x - row] as number) : 0
        const corner = x >= step && y > 0 ? (plain[to + x - row - step] as number) : 0
        plain[to + x] = (bytes[from + x] as number) + guess(kind, left, up, corner)
      }
    }
  }
  return plain
}

function guess(kind: number | undefined, left: number, up: number, corner: number): number {
  if (kind === 1) return left
  if (kind === 2) return up
  if (kind === 3) return (left + up) >> 1
  if (kind !== 4) return 0
  const sum = left + up - corner
  const [a, b, c] = [Math.abs(sum - left), Math.abs(sum - up), Math.abs(sum - corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}
