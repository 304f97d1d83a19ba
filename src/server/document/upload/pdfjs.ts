import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import {
  getDocument,
  type PageViewport,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { pictureLimits } from '#domain/document/picture.ts'
import type { Box, PlacedText, TextPage } from '#domain/document/visa-text.ts'
import { isHarmlessAddress } from '#pdf/active.ts'
import { PdfRefusal } from '#pdf/reading.ts'

const maxPagesOfWords = 30
const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const folder = (name: string) => join(home, name) + sep

/** Opens a document, looks at it and lets go of it. Throws what either of them throws. */
export async function withDocument<T>(
  bytes: Uint8Array,
  look: (pdf: PDFDocumentProxy) => Promise<T>,
): Promise<T> {
  const task = getDocument({
    // It hands over what it is given.
    data: new Uint8Array(bytes),
    cMapUrl: folder('cmaps'),
    standardFontDataUrl: folder('standard_fonts'),
    wasmUrl: folder('wasm'),
    maxImageSize: pictureLimits.pixels,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    return await look(await task.promise)
  } finally {
    await task.destroy()
  }
}

/** What a document may hold at most of text that anybody looks anything up in. */
const mostRuns = 20_000
const mostLetters = 300_000

/** A number of the page as a fraction of it, within it whatever the page says. */
const fraction = (value: number): number =>
  Number.isFinite(value) ? Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000 : 0

/** The box around a run: it begins at a point of its page, goes on along one way and stands up another. */
function boxOf(
  { transform, width, height }: { transform: number[]; width: number; height: number },
  view: PageViewport,
): Box {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = transform
  const [along, up] = [Math.hypot(a, b) || 1, Math.hypot(c, d) || 1]
  const [dx, dy] = [(a / along) * width, (b / along) * width]
  const [ux, uy] = [(c / up) * height, (d / up) * height]
  // From a little below the line to the height of the letters.
  const corners = [-0.25, 1].flatMap((part) => [
    view.convertToViewportPoint(x + ux * part, y + uy * part),
    view.convertToViewportPoint(x + dx + ux * part, y + dy + uy * part),
  ]) as [number, number][]
  const xs = corners.map(([left]) => left / view.width)
  const ys = corners.map(([, top]) => top / view.height)
  const [left, top] = [fraction(Math.min(...xs)), fraction(Math.min(...ys))]
  return [left, top, fraction(Math.max(...xs) - left), fraction(Math.max(...ys) - top)]
}

/** The text of the first pages with its places, in the order in which it is drawn. */
export function textOf(bytes: Uint8Array): Promise<TextPage[]> {
  return withDocument(bytes, async (pdf) => {
    const pages: TextPage[] = []
    const left = { runs: mostRuns, letters: mostLetters }
    for (let number = 1; number <= Math.min(pdf.numPages, maxPagesOfWords); number += 1) {
      const page = await pdf.getPage(number)
      const view = page.getViewport({ scale: 1 })
      const runs: PlacedText[] = []
      for (const item of (await page.getTextContent()).items) {
        if (!('str' in item) || item.str.trim() === '') continue
        left.runs -= 1
        left.letters -= item.str.length
        if (left.runs < 0 || left.letters < 0) return [...pages, runs]
        runs.push({ text: item.str, box: boxOf(item, view) })
      }
      pages.push(runs)
      page.cleanup()
    }
    return pages
  })
}

type Annotation = Readonly<Record<string, unknown>>

/** Annotations that hold a file, a film or a world of their own. */
const carrying = new Set(['FileAttachment', 'Sound', 'Movie', 'Screen', '3D', 'RichMedia'])
const harmlessNamed = new Set(['NextPage', 'PrevPage', 'FirstPage', 'LastPage'])

/** Anything at all: a list with a member, a Map or an object with an entry. */
const isSome = (value: unknown): boolean => {
  if (value === null || value === undefined || value === false) return false
  if (value instanceof Map) return value.size > 0
  return typeof value !== 'object' || Object.keys(value).length > 0
}

function isHarmlessAnnotation(annotation: Annotation): boolean {
  const { subtype, url, unsafeUrl, action, actions, attachment, resetForm, setOCGState } =
    annotation
  if (typeof subtype === 'string' && carrying.has(subtype)) return false
  if ([actions, attachment, resetForm, setOCGState, annotation.file].some(isSome)) return false
  if (isSome(action) && !harmlessNamed.has(String(action))) return false
  return [url, unsafeUrl].every((each) => !isSome(each) || isHarmlessAddress(String(each)))
}

/** Asked field by field: `hasJSActions` says yes to every signature. */
async function haveFieldsActions(pdf: PDFDocumentProxy): Promise<boolean> {
  const fields: unknown = await pdf.getFieldObjects()
  const lists = fields instanceof Map ? [...fields.values()] : Object.values(fields ?? {})
  return lists.flat().some((field) => isSome((field as Annotation | null)?.actions))
}

async function isHarmlessDocument(pdf: PDFDocumentProxy): Promise<boolean> {
  if (pdf.isPureXfa || (await haveFieldsActions(pdf))) return false
  if (isSome(await pdf.getJSActions()) || isSome(await pdf.getAttachments())) return false
  const opening: unknown = await pdf.getOpenAction()
  return !(opening instanceof Map ? opening.has('action') : isSome((opening as Annotation)?.action))
}

/**
 * What the reader of browsers says to a document, page by page: another program, written by others, that
 * finds objects by the table. Throws document.scripted for anything that acts but a harmless link.
 */
export function secondOpinion(bytes: Uint8Array, pages: number): Promise<void> {
  return withDocument(bytes, async (pdf) => {
    if (pdf.numPages !== pages) throw new PdfRefusal('document.ambiguous')
    if (!(await isHarmlessDocument(pdf))) throw new PdfRefusal('document.scripted')
    for (let number = 1; number <= pages; number += 1) {
      const page = await pdf.getPage(number)
      const annotations: Annotation[] = await page.getAnnotations({ intent: 'any' })
      if (isSome(await page.getJSActions()) || !annotations.every(isHarmlessAnnotation)) {
        throw new PdfRefusal('document.scripted')
      }
      page.cleanup()
    }
  })
}
