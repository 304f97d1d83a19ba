import { bytesOf, latin1Of } from './bytes.ts'
import type { Copier } from './copier.ts'
import type { PdfFile } from './file.ts'
import { filtersOf, undo } from './filters.ts'
import { boxOf } from './pages.ts'
import { PdfRefusal } from './reading.ts'
import { form, oneLayer } from './shapes.ts'
import { type Dict, isDict, nameOf, type PdfValue, type Ref, Stream, Text } from './value.ts'
import { wordsAppearance } from './words.ts'

/** What an annotation shows, and how it is put on its page. */
export type Appearance = { form: Ref; matrix: readonly number[]; layer: PdfValue }

const hidden = 2
const noView = 32
const maxAnnotations = 5_000
/** These are drawn by readers from their numbers; we would lose them. */
const drawnByReaders = new Set(['Ink', 'Line', 'Square', 'Circle', 'Polygon', 'PolyLine'])
const written = new Set(['Widget', 'FreeText'])

/** The stream that shows an annotation as it stands now. */
function normalOf(annotation: Dict, file: PdfFile): PdfValue {
  const all = file.get(annotation.get('AP'))
  const normal = isDict(all) ? file.get(all.get('N')) : null
  if (!isDict(normal)) return normal
  const state = file.get(annotation.get('AS')) ?? inherited(annotation, 'V', file)
  return file.get(normal.get(nameOf(state)))
}

const unit = [1, 0, 0, 1, 0, 0] as const

function matrixOf(value: PdfValue | undefined, file: PdfFile): readonly number[] {
  const found = file.get(value)
  const numbers = Array.isArray(found) ? found.map((each) => file.get(each)) : []
  return numbers.length === 6 && numbers.every((each) => typeof each === 'number')
    ? (numbers as number[])
    : unit
}

/** What brings the box of a form, turned by its own matrix, into a rectangle of the page. */
function placing(source: Dict, rect: number[], file: PdfFile): readonly number[] | null {
  const box = boxOf(source.get('BBox'), file)
  if (!box) return null
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrixOf(source.get('Matrix'), file)
  const [left = 0, bottom = 0, right = 0, top = 0] = box
  const corners = [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
  ] as const
  const xs = corners.map(([x, y]) => a * x + c * y + e)
  const ys = corners.map(([x, y]) => b * x + d * y + f)
  const [x0, y0] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - x0, Math.max(...ys) - y0]
  if (!(width > 0 && height > 0)) return null
  const [toX = 0, toY = 0, endX = 0, endY = 0] = rect
  const scaleX = (endX - toX) / width
  const scaleY = (endY - toY) / height
  return [scaleX, 0, 0, scaleY, toX - x0 * scaleX, toY - y0 * scaleY]
}

/** What fields say for all of their kind, looked up from a field to those above it. */
function inherited(annotation: Dict, key: string, file: PdfFile): PdfValue {
  let field: Dict | null = annotation
  for (let steps = 0; field && steps < 32; steps += 1) {
    const value = file.get(field.get(key))
    if (value !== null) return value
    const parent = file.get(field.get('Parent'))
    field = isDict(parent) ? parent : null
  }
  return null
}

/** Words that stand in an annotation but are drawn nowhere, until a reader draws them. */
function undrawnWords(annotation: Dict, kind: string, file: PdfFile): Text | null {
  if (kind === 'FreeText') {
    const words = file.get(annotation.get('Contents'))
    return words instanceof Text ? words : null
  }
  const type = nameOf(inherited(annotation, 'FT', file))
  const value = type === 'Tx' || type === 'Ch' ? inherited(annotation, 'V', file) : null
  return value instanceof Text && value.bytes.length > 0 ? value : null
}

function drawingOf(normal: Stream, file: PdfFile): string {
  const get = (value: PdfValue | undefined) => file.get(value)
  let bytes = normal.raw
  file.reading.countSearched(bytes.length)
  for (const filter of filtersOf(normal, get)) bytes = undo(filter, bytes, file.reading, get)
  return latin1Of(bytes)
}

/** Whether the picture of a field has words in it; that of an empty one is only a frame. */
const showsWords = (frame: Stream, file: PdfFile): boolean =>
  /\bT[jJ]\b/.test(drawingOf(frame, file))

/** The picture of a field without the words of an earlier time, where it says which they are. */
function withoutWords(normal: PdfValue, file: PdfFile): PdfValue {
  if (!(normal instanceof Stream)) return normal
  const drawing = drawingOf(normal, file)
  const [start, end] = [drawing.search(/\/Tx\s+BMC\b/), drawing.lastIndexOf('EMC')]
  if (start < 0 || end < start) return normal
  const dict: Dict = new Map(normal.dict)
  for (const key of ['Filter', 'DecodeParms']) dict.delete(key)
  return new Stream(dict, bytesOf(drawing.slice(0, start) + drawing.slice(end + 3)))
}

type Forms = { redrawsFields: boolean; look: PdfValue }

function formsOf(file: PdfFile): Forms {
  const root = file.get(file.trailer.get('Root'))
  const forms = isDict(root) ? file.get(root.get('AcroForm')) : null
  if (!isDict(forms)) return { redrawsFields: false, look: null }
  return {
    redrawsFields: file.get(forms.get('NeedAppearances')) === true,
    look: file.get(forms.get('DA')),
  }
}

function appearanceOf(annotation: Dict, forms: Forms, copier: Copier): Appearance[] {
  const { file } = copier
  const flags = file.get(annotation.get('F'))
  if (typeof flags === 'number' && (flags & (hidden | noView)) !== 0) return []
  const kind = nameOf(file.get(annotation.get('Subtype')))
  const rect = boxOf(annotation.get('Rect'), file)
  if (kind === 'Popup' || !rect) return []
  const layer = copier.take(annotation.get('OC'), oneLayer)
  const normal = normalOf(annotation, file)
  const isStale = forms.redrawsFields && kind === 'Widget'
  const words = written.has(kind) ? undrawnWords(annotation, kind, file) : null
  const frame = words && isStale ? withoutWords(normal, file) : normal
  const shown: Appearance[] = []
  if (frame instanceof Stream) {
    const matrix = placing(frame.dict, rect, file)
    const ref = copier.take(frame, form)
    if (matrix && ref !== null) shown.push({ form: ref as Ref, matrix, layer })
  } else if (drawnByReaders.has(kind)) throw new PdfRefusal('document.ambiguous')
  if (words && (!(frame instanceof Stream) || (isStale && !showsWords(frame, file)))) {
    const look = inherited(annotation, 'DA', file) ?? forms.look
    const matrix = [1, 0, 0, 1, rect[0] ?? 0, rect[1] ?? 0]
    file.reading.countWords(words.bytes.length)
    shown.push({ form: copier.add(wordsAppearance(words, look, rect)), matrix, layer })
  }
  return shown
}

/** What the annotations of a page show: all that stays of them. */
export function appearancesOf(page: Dict, copier: Copier): Appearance[] {
  const { file } = copier
  const annotations = file.get(page.get('Annots'))
  if (!Array.isArray(annotations)) return []
  if (annotations.length > maxAnnotations) throw new PdfRefusal('document.too-complex')
  const forms = formsOf(file)
  return annotations.flatMap((each) => {
    const annotation = file.get(each)
    return isDict(annotation) ? appearanceOf(annotation, forms, copier) : []
  })
}
