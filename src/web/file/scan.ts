import { type DocumentType, maxUploadBytes } from '#domain/document/document.ts'
import { longerSide } from '#domain/document/picture.ts'
import { type ScannedPage, scanPdf } from '#domain/document/scan-pdf.ts'
import { bytesOf } from './bytes.ts'
import { openPdf, type PDFDocumentProxy } from './pdf.ts'
import { jpegOf } from './picture.ts'
import { bytesOfPage, drawings, lightBytes, mostPages, nameAs, planForPdf } from './plan.ts'
import { FileRefusal } from './refusal.ts'

/** Fewer letters are only a scanning app's footer. */
const fewLetters = 60

/**
 * A PDF ready to send: unchanged if nothing is gained, else a smaller one of pictures, or its only
 * page as a picture. Throws FileRefusal, or the signal's reason.
 */
export async function mendPdf(file: File, type: DocumentType, signal: AbortSignal): Promise<File> {
  const pdf = await openPdf(file).catch((error: unknown) => {
    if (error instanceof FileRefusal) throw error
    if (isLocked(error)) throw new FileRefusal('encrypted')
    // The server can read more kinds of damaged files, and explains what is wrong.
    return null
  })
  if (!pdf) {
    if (file.size > maxUploadBytes) throw new FileRefusal('broken')
    return file
  }
  try {
    const plan = planForPdf(await factsOf(pdf, file), file.size, type)
    if (plan.step === 'refuse') throw new FileRefusal(plan.code)
    if (plan.step === 'send') return file
    const mostBytes = plan.step === 'picture' ? lightBytes : bytesOfPage(pdf.numPages)
    const pages = await drawPages(pdf, mostBytes, signal)
    return plan.step === 'picture' ? asPicture(file, pages) : smaller(file, pages)
  } catch (error) {
    // What cannot be redrawn is sent unchanged if allowed.
    if (error instanceof FileRefusal || signal.aborted) throw error
    if (file.size > maxUploadBytes) throw new FileRefusal('broken')
    return file
  } finally {
    await pdf.loadingTask.destroy()
  }
}

const isLocked = (error: unknown) => error instanceof Error && error.name === 'PasswordException'

async function factsOf(pdf: PDFDocumentProxy, file: File) {
  const pages = pdf.numPages
  const text = new TextDecoder('latin1').decode(await bytesOf(file))
  return {
    isSigned: /\/ByteRange\s*\[/.test(text),
    hasText: pages <= mostPages && (await hasText(pdf)),
    pages,
  }
}

async function hasText(pdf: PDFDocumentProxy): Promise<boolean> {
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const letters = items.map((item) => ('str' in item ? item.str.trim() : '')).join('')
    page.cleanup()
    if (letters.length >= fewLetters) return true
  }
  return false
}

async function drawPages(
  pdf: PDFDocumentProxy,
  mostBytes: number,
  signal: AbortSignal,
): Promise<ScannedPage[]> {
  const pages: ScannedPage[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    pages.push(await drawPage(pdf, number, mostBytes, signal))
  }
  return pages
}

/** A page as a JPEG, its longer side at most that of a photo: about 200 dpi on A4. */
async function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  mostBytes: number,
  signal: AbortSignal,
): Promise<ScannedPage> {
  const page = await pdf.getPage(number)
  const plain = page.getViewport({ scale: 1 })
  let last: ScannedPage | null = null
  for (const { longestEdge, quality } of drawings) {
    signal.throwIfAborted()
    const scale = longerSide(plain, longestEdge) / Math.max(plain.width, plain.height)
    const viewport = page.getViewport({ scale })
    const size = {
      width: Math.max(1, Math.floor(viewport.width)),
      height: Math.max(1, Math.floor(viewport.height)),
    }
    const canvas = Object.assign(document.createElement('canvas'), size)
    await page.render({ canvas, viewport, background: '#fff' }).promise
    const jpeg = await jpegOf(canvas, quality)
    last = { jpeg: new Uint8Array(await jpeg.arrayBuffer()), ...size }
    if (last.jpeg.length <= mostBytes) break
  }
  page.cleanup()
  if (!last) throw new FileRefusal('broken')
  return last
}

function asPicture(file: File, [page]: readonly ScannedPage[]): File {
  if (!page) throw new FileRefusal('broken')
  return new File([page.jpeg.slice()], nameAs(file.name, 'jpg'), { type: 'image/jpeg' })
}

/** Keeps the original unless the result is smaller. */
function smaller(file: File, pages: readonly ScannedPage[]): File {
  const bytes = scanPdf(pages)
  const drawn = new File([bytes], nameAs(file.name, 'pdf'), { type: 'application/pdf' })
  const better = drawn.size < file.size ? drawn : file
  if (better.size > maxUploadBytes) throw new FileRefusal('too-large')
  return better
}
