import { openPdf } from '../file/pdf.ts'

/** Longer side of a rendered page: A4 at 200 dpi. */
const side = 2400

/** The first page of a PDF as a picture. Rejects if it cannot be opened. */
export async function pictureOfFirstPage(file: Blob): Promise<Blob | null> {
  const pdf = await openPdf(file)
  try {
    const page = await pdf.getPage(1)
    const size = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: side / Math.max(size.width, size.height) })
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: Math.ceil(viewport.width), height: Math.ceil(viewport.height) })
    await page.render({ canvas, viewport, background: '#fff' }).promise
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  } finally {
    await pdf.loadingTask.destroy()
  }
}
