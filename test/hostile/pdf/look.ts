import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { inflateSync } from 'node:zlib'
import { PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const folder = (name: string) => join(home, name) + sep

/** What the browsers' reader finds in a document. */
export type Look = {
  pages: number
  words: string
  drawn: string[]
  acts: unknown
  hasAnnotations: boolean
  /** The visible layers. */
  layers: boolean[]
}

const isSome = (value: unknown): boolean =>
  value instanceof Map
    ? value.size > 0
    : typeof value === 'object' && value !== null && Object.keys(value).length > 0

/** Without numbers that differ between openings. */
const comparable = (value: unknown): string =>
  (JSON.stringify(value) ?? '')
    .replace(/g_d\d+_|img_p\d+_|pattern_p\d+_|_d\d+/g, '')
    .replace(/\b\d+R\b/g, 'R')

export async function look(bytes: Uint8Array): Promise<Look> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    cMapUrl: folder('cmaps'),
    standardFontDataUrl: folder('standard_fonts'),
    wasmUrl: folder('wasm'),
    useSystemFonts: false,
    verbosity: 0,
  })
  const pdf = await task.promise
  const acts: unknown[] = [
    await pdf.getJSActions(),
    await pdf.getAttachments(),
    await pdf.getOpenAction(),
    await pdf.getOutline(),
    await pdf.getFieldObjects(),
  ]
  let hasAnnotations = false
  const words: string[] = []
  const drawn: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    words.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
    const annotations = await page.getAnnotations({ intent: 'any' })
    hasAnnotations ||= annotations.length > 0
    acts.push(await page.getJSActions(), annotations)
    const { fnArray, argsArray } = await page.getOperatorList()
    drawn.push(comparable([fnArray, argsArray]))
  }
  const layers = [...(await pdf.getOptionalContentConfig())].map(([, { visible }]) => visible)
  const found = {
    pages: pdf.numPages,
    words: words.join('\n'),
    drawn,
    acts: acts.filter(isSome),
    layers,
    hasAnnotations,
  }
  await task.destroy()
  return found
}

const active =
  /\/(?:JS|JavaScript|Launch|EmbeddedFiles?|EF|AF|AA|OpenAction|XFA|GoTo[ERD3]\w*|SubmitForm|ImportData|ResetForm|URI|RichMedia|Rendition|Movie|Sound|FileAttachment|Names|Annots|AcroForm|Collection|Encrypt|FFilter|Ref|OPI)\b|<script|file:|javascript:/

/** Action keywords anywhere in a decompressed file, by the other reader. */
export async function activeWords(bytes: Uint8Array): Promise<string | null> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  const texts = [Buffer.from(bytes).toString('latin1')]
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    texts.push(object.toString())
    if (!(object instanceof PDFRawStream)) continue
    const isFlate = object.dict.get(PDFName.of('Filter'))?.toString().includes('FlateDecode')
    texts.push(
      Buffer.from(isFlate ? inflateSync(object.contents) : object.contents).toString('latin1'),
    )
  }
  const names = [...document.catalog.keys()].map(String)
  const more = names.filter((name) => !['/Type', '/Pages', '/OCProperties'].includes(name))
  if (more.length > 0 || !(document.catalog instanceof PDFDict)) return more.join()
  return texts.map((text) => active.exec(text)?.[0]).find(Boolean) ?? null
}
