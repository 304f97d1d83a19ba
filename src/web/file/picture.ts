import { readKind } from './kind.ts'
import { bytesOfPage, type Drawing, drawings, drawnSize, lightBytes } from './plan.ts'

/** Pictures above it are opened smaller at once: the largest drawing that iPhones know. */
const mostPixels = 16_700_000

/** A picture as a JPEG, upright and without anything that was written into it. */
export type DrawnPicture = Readonly<{ jpeg: Blob; width: number; height: number }>

/** What the worker is asked to draw, and its answer. */
export type Order = Readonly<{ files: readonly Blob[]; heicAddress: string }>
export type Outcome =
  | Readonly<{ drawn: readonly DrawnPicture[] }>
  | Readonly<{ failed: 'not-opened' | 'broken' }>

/** This browser cannot open the picture. */
export class NotOpened extends Error {
  override name = 'NotOpened'
}

type HeicDecoder = {
  heicTo: (asked: { blob: Blob; type: 'bitmap' }) => Promise<ImageBitmap>
}

/**
 * Opens a picture upright. HEIC that the browser does not know is opened by the decoder at `heicAddress`,
 * in a worker only. Throws NotOpened.
 */
async function openPicture(file: Blob, heicAddress: string): Promise<ImageBitmap> {
  const isHuge = (await pixelsOfJpeg(file)) > mostPixels
  const smaller = { resizeWidth: drawings[0]?.longestEdge ?? 1, resizeQuality: 'high' } as const
  try {
    return await (isHuge ? createImageBitmap(file, smaller) : createImageBitmap(file))
  } catch {
    if ((await readKind(file)) !== 'heic') throw new NotOpened()
  }
  try {
    const decoder: HeicDecoder = await import(/* @vite-ignore */ heicAddress)
    return await decoder.heicTo({ blob: file, type: 'bitmap' })
  } catch {
    throw new NotOpened()
  }
}

/** Draws an opened picture as a JPEG of at most so many bytes, or as small as still can be read. */
async function draw(picture: ImageBitmap, mostBytes: number): Promise<DrawnPicture> {
  let last: DrawnPicture | null = null
  for (const drawing of drawings) {
    last = await drawOnce(picture, drawing)
    if (last.jpeg.size <= mostBytes) break
  }
  if (!last) throw new NotOpened()
  return last
}

async function drawOnce(picture: ImageBitmap, { longestEdge, quality }: Drawing) {
  const size = drawnSize(picture, longestEdge)
  const canvas = canvasOf(size.width, size.height)
  const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D | null
  if (!pen) throw new NotOpened()
  // Transparent parts become white, as the photo asks for.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, size.width, size.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, size.width, size.height)
  return { jpeg: await jpegOf(canvas, quality), ...size }
}

function canvasOf(width: number, height: number): OffscreenCanvas | HTMLCanvasElement {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height)
  return Object.assign(document.createElement('canvas'), { width, height })
}

/** A canvas as a JPEG; it is empty afterwards, as iPhones count the memory of all that there are. */
export async function jpegOf(canvas: OffscreenCanvas | HTMLCanvasElement, quality: number) {
  const type = 'image/jpeg'
  const jpeg =
    'convertToBlob' in canvas
      ? await canvas.convertToBlob({ type, quality })
      : await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  canvas.width = 0
  if (!jpeg) throw new NotOpened()
  return jpeg
}

async function drawnSmall(file: Blob, heicAddress: string, mostBytes: number) {
  const picture = await openPicture(file, heicAddress)
  try {
    return await draw(picture, mostBytes)
  } finally {
    picture.close()
  }
}

/** Each picture small and legible, one after the other so that one at a time is in memory. Throws NotOpened. */
export async function drawAll(files: readonly Blob[], heicAddress: string) {
  const mostBytes = files.length === 1 ? lightBytes : bytesOfPage(files.length)
  const drawn: DrawnPicture[] = []
  for (const file of files) drawn.push(await drawnSmall(file, heicAddress, mostBytes))
  return drawn
}

/** How many pixels the head of a JPEG announces; 0 for everything else. */
async function pixelsOfJpeg(file: Blob): Promise<number> {
  const head = new DataView(await file.slice(0, 512 * 1024).arrayBuffer())
  if (head.byteLength < 4 || head.getUint16(0) !== 0xffd8) return 0
  let at = 2
  while (at + 9 < head.byteLength && head.getUint8(at) === 0xff) {
    const marker = head.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return head.getUint16(at + 5) * head.getUint16(at + 7)
    at += 2 + head.getUint16(at + 2)
  }
  return 0
}
