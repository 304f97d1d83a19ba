import { drawnSize, type Frame, type Size } from './crop.ts'
import { encodeWithin, photoBytes } from './jpeg.ts'
import type { Pixels } from './pixels.ts'

/** An opened picture: upright pixels without metadata. */
export type Picture = HTMLCanvasElement

/** Maximum length of the longer side: enough for a face in a full-length photo, and within every canvas limit. */
const longest = 3000
/** Longer side for face detection. */
const forFaces = 1000
/** Size for measurements. */
const forLook: Size = { width: 480, height: 540 }

/** Throws if the browser cannot open it. */
export async function openPicture(file: Blob): Promise<Picture> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const scale = Math.min(1, longest / Math.max(image.width, image.height))
    const size = { width: image.width * scale, height: image.height * scale }
    return draw(rounded(size), (pen, { width, height }) =>
      pen.drawImage(image, 0, 0, width, height),
    )
  } finally {
    image.close()
  }
}

const rounded = ({ width, height }: Size): Size => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
})

type Pen = CanvasRenderingContext2D

function draw(size: Size, paint: (pen: Pen, size: Size) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, size)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('This browser has no canvas left')
  // Transparency becomes white, the required background.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, size.width, size.height)
  pen.imageSmoothingQuality = 'high'
  paint(pen, size)
  return canvas
}

/** Rotates clockwise by quarter turns. */
export function turnPicture(picture: Picture, quarters: number): Picture {
  const { width, height } = picture
  const isAside = quarters % 2 !== 0
  return draw(isAside ? { width: height, height: width } : { width, height }, (pen, size) => {
    pen.translate(size.width / 2, size.height / 2)
    pen.rotate((quarters * Math.PI) / 2)
    pen.drawImage(picture, -width / 2, -height / 2)
  })
}

const pixelsOf = (canvas: HTMLCanvasElement): Pixels => {
  const pen = canvas.getContext('2d') as Pen
  return pen.getImageData(0, 0, canvas.width, canvas.height)
}

/** The picture scaled for face detection. */
export function smallPixels(picture: Picture): Pixels {
  const scale = Math.min(1, forFaces / Math.max(picture.width, picture.height))
  const size = rounded({ width: picture.width * scale, height: picture.height * scale })
  const { width, height, data } = pixelsOf(
    draw(size, (pen) => pen.drawImage(picture, 0, 0, size.width, size.height)),
  )
  return { width, height, data }
}

/** Draws a frame's content at a size. */
export function paintFrame(pen: Pen, picture: Picture, frame: Frame, size: Size): void {
  const scale = size.height / frame.height
  pen.save()
  pen.imageSmoothingQuality = 'high'
  pen.translate(size.width / 2, size.height / 2)
  pen.scale(scale, scale)
  pen.rotate(-frame.angle)
  pen.drawImage(picture, -frame.x, -frame.y)
  pen.restore()
}

export function framePixels(picture: Picture, frame: Frame): Pixels {
  return pixelsOf(draw(forLook, (pen) => paintFrame(pen, picture, frame, forLook)))
}

/** The final photo: the frame's content as a JPEG without metadata. */
export async function photoFrom(picture: Picture, frame: Frame, name: string): Promise<File> {
  const size = drawnSize(frame)
  const canvas = draw(size, (pen) => paintFrame(pen, picture, frame, size))
  const blob = await encodeWithin((quality) => asJpeg(canvas, quality), photoBytes)
  return new File([blob], name, { type: 'image/jpeg' })
}

function asJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('This browser makes no JPEG'))),
      'image/jpeg',
      quality,
    ),
  )
}
