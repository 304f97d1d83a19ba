import type { Place, Strip } from '#domain/passport/reading.ts'
import type { GreyPicture } from '#reader/picture.ts'

/** Maximum length of the longer side, in pixels. */
const longestSide = 3200
/** Rows of pixel data read at a time: all of it is four times the picture's size. */
const bandRows = 128
/** Width of the strip shown beside the values. */
const stripSide = 1000

export type Canvas = OffscreenCanvas | HTMLCanvasElement
type MakeCanvas = (width: number, height: number) => Canvas

/** The context of a canvas. Throws if the browser has none left. */
function penOf(canvas: Canvas) {
  const pen = canvas.getContext('2d', { willReadFrequently: true }) as
    | OffscreenCanvasRenderingContext2D
    | CanvasRenderingContext2D
    | null
  if (!pen) throw new Error('No canvas')
  return pen
}

/** Draws a picture on a canvas, scaled down if large, with a white background. */
export function drawn(picture: ImageBitmap, make: MakeCanvas): Canvas {
  const factor = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = make(
    Math.max(1, Math.round(picture.width * factor)),
    Math.max(1, Math.round(picture.height * factor)),
  )
  const pen = penOf(canvas)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** The grey values of a canvas. */
export function greyOf(canvas: Canvas): GreyPicture {
  const { width, height } = canvas
  const pen = penOf(canvas)
  const data = new Uint8Array(width * height)
  for (let row = 0, to = 0; row < height; row += bandRows) {
    const band = pen.getImageData(0, row, width, Math.min(bandRows, height - row)).data
    for (let from = 0; from < band.length; from += 4, to += 1) {
      data[to] = grey(band[from] ?? 0, band[from + 1] ?? 0, band[from + 2] ?? 0)
    }
  }
  return { width, height, data }
}

const grey = (red: number, green: number, blue: number) => (red * 77 + green * 151 + blue * 28) >> 8

/** The two lines cut out of the picture, upright and level. */
export function stripOf(canvas: Canvas, { corners }: Strip, make: MakeCanvas): Canvas {
  const [from, right, , down] = corners.map(({ x, y }) => ({
    x: x * canvas.width,
    y: y * canvas.height,
  })) as [Place, Place, Place, Place]
  const lengthOf = (to: Place) => Math.max(1, Math.hypot(to.x - from.x, to.y - from.y))
  const zoom = Math.min(1.5, stripSide / lengthOf(right))
  const [width, height] = [lengthOf(right) * zoom, lengthOf(down) * zoom]
  const strip = make(Math.ceil(width), Math.ceil(height))
  const pen = penOf(strip)
  // The inverse of the mapping from strip to picture.
  const a = (right.x - from.x) / width
  const b = (right.y - from.y) / width
  const c = (down.x - from.x) / height
  const d = (down.y - from.y) / height
  const area = a * d - b * c || 1
  const [e, f, g, h] = [d / area, -b / area, -c / area, a / area]
  pen.setTransform(e, f, g, h, -(e * from.x + g * from.y), -(f * from.x + h * from.y))
  pen.drawImage(canvas, 0, 0)
  return strip
}

export function jpegOf(canvas: Canvas): Promise<Blob | null> {
  const [type, quality] = ['image/jpeg', 0.85]
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality })
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
}
