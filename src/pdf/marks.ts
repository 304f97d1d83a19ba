import { latin1Of } from './bytes.ts'
import type { NewPdf } from './copier.ts'
import type { PdfFile } from './file.ts'
import { codecs, filtersOf, numberIn, undo, unpredict } from './filters.ts'
import { PdfRefusal } from './reading.ts'
import type { PdfValue, Stream } from './value.ts'

/** What is to be seen on the pages: something, nothing, or what these JPEGs show, of which the rest cannot tell. */
export type Shown = 'marks' | 'nothing' | readonly Uint8Array[]

/** More pictures than this are no empty page. */
const mostPictures = 8

const token =
  /%[^\r\n]*|\((?:\\[\s\S]|[^\\()])*\)|<[0-9A-Fa-f\s]*>|\/[^\s()<>[\]{}/%]*|[^\s()<>[\]{}/%]+/g

const showsText = new Set(['Tj', 'TJ', "'", '"'])
const fills = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*'])
const strokes = new Set(['S', 's', 'B', 'B*', 'b', 'b*'])
const paintsAnyhow = new Set(['sh', 'BI'])
const fillColours = new Set(['g', 'rg', 'k', 'sc', 'scn', 'cs'])
const strokeColours = new Set(['G', 'RG', 'K', 'SC', 'SCN', 'CS'])

const isWords = (text: string): boolean => /^(?:\((?![\s\\]*\)$)|<[0\s]*[1-9a-f])/i.test(text)

function isWhite(operands: readonly string[]): boolean {
  const numbers = operands.map(Number)
  if (numbers.length === 4) return numbers.every((each) => each <= 0.03)
  return [1, 3].includes(numbers.length) && numbers.every((each) => each >= 0.97)
}

type Pen = { fillsWhite: boolean; strokesWhite: boolean; isInvisible: boolean }

/** Whether a drawing by itself puts anything on the paper: words, or lines and areas that are not white. */
export function leavesMark(drawing: Uint8Array): boolean {
  let pen: Pen = { fillsWhite: false, strokesWhite: false, isInvisible: false }
  const kept: Pen[] = []
  let operands: string[] = []
  for (const [word] of latin1Of(drawing).matchAll(token)) {
    if (/^[-+.\d(</]/.test(word)) {
      operands.push(word)
      continue
    }
    if (word.startsWith('%')) continue
    if (word === 'q') kept.push(pen)
    if (word === 'Q') pen = kept.pop() ?? pen
    if (fillColours.has(word)) pen = { ...pen, fillsWhite: isWhite(operands) }
    if (strokeColours.has(word)) pen = { ...pen, strokesWhite: isWhite(operands) }
    if (word === 'Tr') pen = { ...pen, isInvisible: operands.at(-1) === '3' }
    if (paintsAnyhow.has(word)) return true
    if (fills.has(word) && !pen.fillsWhite) return true
    if (strokes.has(word) && !pen.strokesWhite) return true
    const isSeen = !pen.isInvisible && !pen.fillsWhite
    if (showsText.has(word) && isSeen && operands.some(isWords)) return true
    operands = []
  }
  return false
}

/** Whether all dots are nearly alike, of each colour by itself. */
function isEven(bytes: Uint8Array, channels: number, isWhole: boolean): boolean {
  const odd = Array.from({ length: channels }, (_, channel) => {
    let [sum, count] = [0, 0]
    for (let at = channel; at < bytes.length; at += channels, count += 1) sum += bytes[at] ?? 0
    const mean = sum / Math.max(1, count)
    const most = isWhole ? 24 : 0
    let away = 0
    for (let at = channel; at < bytes.length; at += channels) {
      if (Math.abs((bytes[at] ?? 0) - mean) > most) away += 1
    }
    return away
  })
  return odd.every((away) => away * channels <= bytes.length / 2000)
}

/** What a picture shows: marks, nothing, or itself where somebody else has to open it. */
function shownBy({ source, dict }: NewPdf, file: PdfFile): 'marks' | 'nothing' | Uint8Array {
  const get = (value: PdfValue | undefined) => file.get(value)
  const [width, height] = ['Width', 'Height'].map((key) => numberIn(dict, key, 0, get))
  const plain = undone(source, file)
  if (!plain) return 'marks'
  const { bytes, codec } = plain
  if (codec === 'DCTDecode') return bytes
  // Of an empty sheet these need hardly more than a sign for each row.
  if (codec === 'CCITTFaxDecode' || codec === 'JBIG2Decode') {
    return bytes.length > (height ?? 0) / 4 + 128 ? 'marks' : 'nothing'
  }
  if (codec) return 'marks'
  const isWhole = numberIn(dict, 'BitsPerComponent', 8, get) === 8
  const channels = isWhole ? Math.round(bytes.length / ((width ?? 0) * (height ?? 0) || 1)) : 1
  return isEven(bytes, Math.min(4, Math.max(1, channels)), isWhole) ? 'nothing' : 'marks'
}

/** Null where it is broken, or too much to look at. */
function undone(source: Stream, file: PdfFile) {
  const get = (value: PdfValue | undefined) => file.get(value)
  let bytes = source.raw
  try {
    for (const filter of filtersOf(source, get)) {
      if (codecs.has(filter.name)) return { bytes, codec: filter.name }
      bytes = unpredict(undo(filter, bytes, file.reading, get), filter.parms, get)
    }
  } catch (error) {
    if (error instanceof PdfRefusal) return null
    throw error
  }
  return { bytes, codec: null }
}

/** What is to be seen of what goes over into the new document. */
export function shownIn(
  drawings: Iterable<Uint8Array>,
  pictures: readonly NewPdf[],
  file: PdfFile,
): Shown {
  for (const drawing of drawings) if (leavesMark(drawing)) return 'marks'
  if (pictures.length > mostPictures) return 'marks'
  const unsure: Uint8Array[] = []
  for (const picture of pictures) {
    const shown = shownBy(picture, file)
    if (shown === 'marks') return 'marks'
    if (shown !== 'nothing') unsure.push(shown)
  }
  return unsure.length === 0 ? 'nothing' : unsure.map((bytes) => new Uint8Array(bytes))
}
