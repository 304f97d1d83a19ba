import { Readable } from 'node:stream'
import { createInflate } from 'node:zlib'
import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFRawStream,
} from '@cantoo/pdf-lib'
import { filtersOf, PdfContent } from './pdf-content.ts'
import { hasActiveText } from './pdf-text.ts'

export const maxPages = 100
const maxStreamBytes = 128 * 1024 * 1024
const maxTotalBytes = 256 * 1024 * 1024
const tailBytes = 256

const name = (text: string): PDFName => PDFName.of(text)
const flate = name('FlateDecode')
const asTexts = new Set([name('ASCII85Decode'), name('ASCIIHexDecode')])

export type PdfFinding =
  | 'document.encrypted'
  | 'document.scripted'
  | 'document.too-complex'
  | 'document.unreadable'

const blanks = new Set([0, 9, 10, 12, 13, 32])

/** A whole file ends by saying where its table is; one cut off does not. */
function isWhole(bytes: Buffer): boolean {
  let end = bytes.length
  while (end > 0 && blanks.has(bytes[end - 1] ?? -1)) end -= 1
  const tail = bytes.toString('latin1', Math.max(0, end - tailBytes), end)
  return /startxref\s+\d+\s+%%EOF$/.test(tail)
}

/** Pages below the catalog, counted no further than needed; 0 when there is no page tree. */
function countPages(context: PDFContext): number {
  const catalog = context.lookup(context.trailerInfo.Root)
  if (!(catalog instanceof PDFDict)) return 0
  const seen = new Set<unknown>()
  const rest = [catalog.get(name('Pages'))]
  let pages = 0
  while (rest.length > 0 && pages <= maxPages) {
    const node = context.lookup(rest.pop())
    if (!(node instanceof PDFDict) || seen.has(node)) continue
    seen.add(node)
    const kids = node.lookup(name('Kids'))
    if (kids instanceof PDFArray) rest.push(...kids.asArray())
    else pages += 1
  }
  return pages
}

/** What a stream grows to when its Flate filters are undone, in bytes, counted up to the limit. */
async function inflatedSize(stream: PDFRawStream): Promise<number> {
  const filters = [...filtersOf(stream.dict)]
  let { contents } = stream
  while (filters[0] instanceof PDFName && asTexts.has(filters[0])) {
    // Undone as text only, which never grows.
    const dict = stream.dict.context.obj({ Filter: filters.shift() })
    contents = decodePDFRawStream(PDFRawStream.of(dict, contents)).decode()
  }
  let flow: Readable = Readable.from([contents])
  let isCompressed = false
  for (; filters[0] === flate; filters.shift()) {
    const inflate = createInflate()
    flow.on('error', (error) => inflate.destroy(error))
    flow = flow.pipe(inflate)
    isCompressed = true
  }
  if (!isCompressed) return contents.length
  let size = 0
  try {
    for await (const chunk of flow) {
      size += chunk.length
      if (size > maxStreamBytes) break
    }
  } catch {
    // Broken data shows as a gap in a viewer; here only its size counts.
  }
  return size
}

async function isBomb(streams: readonly PDFRawStream[]): Promise<boolean> {
  let total = 0
  for (const stream of streams) {
    const size = await inflatedSize(stream)
    total += size
    if (size > maxStreamBytes || total > maxTotalBytes) return true
  }
  return false
}

/**
 * Why a PDF is not taken, or null: locked, acting by itself or carrying files, growing without
 * measure, or not a whole PDF. Runs where it may be stopped: see pdf-worker.ts.
 */
export async function checkPdf(bytes: Buffer): Promise<PdfFinding | null> {
  if (!isWhole(bytes)) return 'document.unreadable'
  const content = new PdfContent(bytes)
  let context: PDFContext
  try {
    context = await content.parseDocument()
  } catch {
    return content.isTooComplex ? 'document.too-complex' : 'document.unreadable'
  }
  if (context.trailerInfo.Encrypt !== undefined) return 'document.encrypted'
  if (content.isScripted || hasActiveText(bytes)) return 'document.scripted'
  if (content.isTooComplex) return 'document.too-complex'
  const pages = countPages(context)
  if (pages === 0) return 'document.unreadable'
  if (pages > maxPages) return 'document.too-complex'
  return (await isBomb(content.streams)) ? 'document.too-complex' : null
}
