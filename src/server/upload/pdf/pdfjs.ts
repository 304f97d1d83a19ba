import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { pictureLimits } from '#domain/document/picture.ts'
import { isHarmlessAddress } from './active.ts'
import { PdfRefusal } from './reading.ts'

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

/** The words of the first pages, in the order in which they are drawn. */
export function wordsOf(bytes: Uint8Array): Promise<string> {
  return withDocument(bytes, async (pdf) => {
    const pages: string[] = []
    for (let number = 1; number <= Math.min(pdf.numPages, maxPagesOfWords); number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
    }
    return pages.join('\n')
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
