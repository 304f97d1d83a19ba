import { bytesOf, find, hexOf, joined, latin1Of } from './bytes.ts'
import type { NewPdf } from './copier.ts'
import type { PdfFile } from './file.ts'
import { codecs, type Filter, filtersOf, numberIn, undo, unpredict } from './filters.ts'
import { pixelsOf } from './pixels.ts'
import { limits, tooComplex } from './reading.ts'
import { type Dict, Name, type PdfValue, Stream } from './value.ts'

/** The bytes of a stream as they will be written, and as they draw when they do. */
export type Packed = { stream: Stream; drawing: Uint8Array | null }

const maxPixels = 150_000_000
const maxColumns = 200_000

/** A picture's own parameters, by its filter. */
const codecParms: Readonly<Record<string, readonly string[]>> = {
  CCITTFaxDecode: [
    'K',
    'EndOfLine',
    'EncodedByteAlign',
    'Columns',
    'Rows',
    'EndOfBlock',
    'BlackIs1',
    'DamagedRowsBeforeError',
  ],
  DCTDecode: ['ColorTransform'],
  JPXDecode: [],
  JBIG2Decode: [],
}
const predictorParms = ['Predictor', 'Colors', 'BitsPerComponent', 'Columns']

const tellingWords = [
  ['end', ['endstream', 'endobj']],
  ['start', ['startxref']],
] as const
const longestWord = 'endstream'.length

/** Words by which a reader that has lost its way would find objects in these bytes. */
function looksLikeObjects(bytes: Uint8Array): boolean {
  // By their short beginnings: whole words are looked for several times as long.
  for (const [begin, words] of tellingWords) {
    for (let at = find(bytes, begin); at >= 0; at = find(bytes, begin, at + begin.length)) {
      const found = latin1Of(bytes, at, at + longestWord)
      if (words.some((word) => found.startsWith(word))) return true
    }
  }
  return false
}

function chosen(parms: Dict | null, keys: readonly string[], file: PdfFile): Dict | null {
  const made: Dict = new Map()
  for (const key of keys) {
    const value = file.get(parms?.get(key))
    if (typeof value === 'number' || typeof value === 'boolean') made.set(key, value)
  }
  const columns = made.get('Columns')
  if (typeof columns === 'number' && !(columns > 0 && columns <= maxColumns)) throw tooComplex()
  return made.size > 0 ? made : null
}

type Chain = { bytes: Uint8Array; filters: readonly Filter[] }
type Result = {
  bytes: Uint8Array
  filter: string | null
  parms: Dict | null
  drawing: Uint8Array | null
}

/** One Flate filter stays as it is, once it was seen to end within the limits. */
async function keepFlate(raw: Uint8Array, parms: Dict | null, wanted: boolean, file: PdfFile) {
  const { reading } = file
  const room = wanted ? Math.min(reading.room, limits.drawingBytes) : reading.room
  const seen = await reading.tools.inflateWhatThereIs(raw, room, wanted)
  reading.countDecoded(seen.size)
  const flate = { filter: 'FlateDecode', parms }
  if (seen.isWhole) {
    const drawing = wanted ? joined(seen.chunks) : null
    return { ...flate, bytes: raw.subarray(0, seen.used), drawing }
  }
  const plain = joined(seen.chunks)
  return { ...flate, bytes: reading.tools.deflate(plain), drawing: wanted ? plain : null }
}

/** Undoes what is no picture's own filter; the differences between rows stay with the last. */
function undoAll({ bytes, filters }: Chain, keepsLast: boolean, file: PdfFile): Uint8Array {
  const get = (value: PdfValue | undefined) => file.get(value)
  return filters.reduce((packed, filter, index) => {
    const plain = undo(filter, packed, file.reading, get)
    return keepsLast && index === filters.length - 1 ? plain : unpredict(plain, filter.parms, get)
  }, bytes)
}

async function repack({ source, role }: NewPdf, file: PdfFile): Promise<Result> {
  const all = filtersOf(source, (value) => file.get(value))
  const last = all.at(-1)
  const codec = last && codecs.has(last.name) ? last : null
  const filters = codec ? all.slice(0, -1) : all
  if (filters.some(({ name }) => codecs.has(name)) || (codec && role !== 'picture')) {
    throw tooComplex()
  }
  const [only] = filters
  if (codec) {
    const bytes = undoAll({ bytes: source.raw, filters }, false, file)
    if (pixelsOf(codec.name, bytes) > maxPixels) throw tooComplex()
    const parms = chosen(codec.parms, codecParms[codec.name] ?? [], file)
    return { bytes, filter: codec.name, parms, drawing: null }
  }
  const draws = role === 'drawing'
  if (!only) {
    const { raw } = source
    file.reading.countDecoded(raw.length)
    if (!draws || raw.length < 256) return { bytes: raw, filter: null, parms: null, drawing: raw }
    return {
      bytes: file.reading.tools.deflate(raw),
      filter: 'FlateDecode',
      parms: null,
      drawing: raw,
    }
  }
  const parms = chosen(filters.at(-1)?.parms ?? null, predictorParms, file)
  const isPredicted = numberIn(parms, 'Predictor', 1, (value) => file.get(value)) > 1
  if (filters.length === 1 && only.name === 'FlateDecode' && !(draws && isPredicted)) {
    return keepFlate(source.raw, isPredicted ? parms : null, draws, file)
  }
  const keepsLast = !draws && isPredicted
  const plain = undoAll({ bytes: source.raw, filters }, keepsLast, file)
  const drawing = draws ? plain : null
  return {
    bytes: file.reading.tools.deflate(plain),
    filter: 'FlateDecode',
    parms: keepsLast ? parms : null,
    drawing,
  }
}

function checkPixels(dict: Dict, file: PdfFile): void {
  const get = (value: PdfValue | undefined) => file.get(value)
  const width = numberIn(dict, 'Width', 0, get)
  const height = numberIn(dict, 'Height', 0, get)
  if (width * height > maxPixels || width > maxColumns || height > maxColumns) throw tooComplex()
}

/** The segments that pictures of one JBIG2 family share; none means there are none. */
function sharedSegments({ source }: NewPdf, file: PdfFile): Stream | null {
  const parms = filtersOf(source, (value) => file.get(value)).at(-1)?.parms
  const shared = file.get(parms?.get('JBIG2Globals'))
  if (!(shared instanceof Stream)) return null
  const filters = filtersOf(shared, (value) => file.get(value))
  const bytes = undoAll({ bytes: shared.raw, filters }, false, file)
  return new Stream(
    new Map([['Filter', new Name('FlateDecode')]]),
    file.reading.tools.deflate(bytes),
  )
}

/**
 * A stream with its filters undone and done again, so that what is written is what was looked at; what
 * packs a picture is left. Bytes in which somebody could look for objects are written as digits.
 */
export async function pack(
  draft: NewPdf,
  file: PdfFile,
  share: (stream: Stream) => PdfValue,
): Promise<Packed> {
  if (draft.role === 'picture') checkPixels(draft.dict, file)
  const { bytes, filter, parms, drawing } = await repack(draft, file)
  const shared = filter === 'JBIG2Decode' ? sharedSegments(draft, file) : null
  const own: Dict | null = shared ? new Map([['JBIG2Globals', share(shared)]]) : parms
  const dict: Dict = new Map(draft.dict)
  const isDisguised = looksLikeObjects(bytes)
  const names = [...(isDisguised ? ['ASCIIHexDecode'] : []), ...(filter ? [filter] : [])]
  if (names.length > 0)
    dict.set(
      'Filter',
      names.map((name) => new Name(name)),
    )
  if (own)
    dict.set(
      'DecodeParms',
      names.map((_, at) => (at === names.length - 1 ? own : null)),
    )
  const written = isDisguised ? bytesOf(`${hexOf(bytes)}>`) : bytes
  return { stream: new Stream(dict, written), drawing }
}
