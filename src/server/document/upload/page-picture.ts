import type { GreyPicture } from '#reader/picture.ts'
import { withDocument } from './pdfjs.ts'

/** The longer side of a drawn page: A4 at 200 dots per inch. */
const side = 2400

type DrawnCanvas = {
  canvas: HTMLCanvasElement
  context: { getImageData(x: number, y: number, w: number, h: number): { data: Uint8ClampedArray } }
}
type CanvasFactory = { create(width: number, height: number): DrawnCanvas }

/** The first page of a PDF in shades of grey. Throws when it cannot be opened or drawn. */
export function firstPageOf(bytes: Uint8Array): Promise<GreyPicture> {
  return withDocument(bytes, async (pdf) => {
    const page = await pdf.getPage(1)
    const size = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: side / Math.max(size.width, size.height) })
    const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)]
    const { canvas, context } = (pdf.canvasFactory as CanvasFactory).create(width, height)
    await page.render({ canvas, viewport, background: '#fff' }).promise
    const colours = context.getImageData(0, 0, width, height).data
    const data = new Uint8Array(width * height)
    for (let from = 0, to = 0; to < data.length; from += 4, to += 1) {
      data[to] = grey(colours[from] ?? 0, colours[from + 1] ?? 0, colours[from + 2] ?? 0)
    }
    return { width, height, data }
  })
}

const grey = (red: number, green: number, blue: number) => (red * 77 + green * 151 + blue * 28) >> 8
