import { readKind } from './kind.ts'
import { bytesOfPage, type Drawing, drawings, drawnSize, lightBytes } from './plan.ts'

/** Larger pictures are decoded smaller: the maximum canvas area of iPhones. */
const mostPixels = 16_700_000

/** A picture as an upright JPEG without metadata. */
export type DrawnPicture = Readonly<{ jpeg: Blob; width: number; height: number }>

/** The worker's task. */
export type Order = Readonly<{ files: readonly Blob[]; heicAddress: string }>
export type Outcome =
  | Readonly<{ drawn: readonly DrawnPicture[] }>
  | Readonly<{ failed: 'not-opened' | 'broken' }>

/** This browser cannot decode the picture. */
export class NotOpened extends Error {
  override name = 'NotOpened'
}

type HeicDecoder = {
  heicTo: (asked: { blob: Blob; type: 'bitmap' }) => Promise<ImageBitmap>
}

/**
 * Opens a picture upright. HEIC without browser support is decoded by `heicAddress`, in a worker
 * only. Throws NotOpened.
 */
async function openPicture(file: Blob, heicAddress: string): Promise<ImageBitmap> {
  const { width, height } = await sizeOfJpeg(file)
  // Which of them is across depends on how it was held; a long picture must not be enlarged.
  const resizeWidth = Math.min(drawings[0]?.longestEdge ?? 1, width, height)
  const smaller = { resizeWidth, resizeQuality: 'high' } as const
  try {
    const isHuge = width * height > mostPixels
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

/** Draws a picture as a JPEG within a size, or as small as is still legible. */
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
  // Transparency becomes white, the required background.
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

/** Encodes a canvas as JPEG and empties it, since iPhones limit total canvas memory. */
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

/** Converts pictures one at a time, to limit memory. Throws NotOpened. */
export async function drawAll(files: readonly Blob[], heicAddress: string) {
  const mostBytes = files.length === 1 ? lightBytes : bytesOfPage(files.length)
  const drawn: DrawnPicture[] = []
  for (const file of files) drawn.push(await drawnSmall(file, heicAddress, mostBytes))
  return drawn
}

const unknown = { width: 0, height: 0 }

/** The size that a JPEG's header says; 0 for other formats. */
async function sizeOfJpeg(file: Blob): Promise<{ width: number; height: number }> {
  const head = new DataView(await file.slice(0, 512 * 1024).arrayBuffer())
  if (head.byteLength < 4 || head.getUint16(0) !== 0xffd8) return unknown
  let at = 2
  while (at + 9 < head.byteLength && head.getUint8(at) === 0xff) {
    const marker = head.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: head.getUint16(at + 7), height: head.getUint16(at + 5) }
    at += 2 + head.getUint16(at + 2)
  }
  return unknown
}
