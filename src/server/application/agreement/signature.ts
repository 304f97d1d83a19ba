import { createHash } from 'node:crypto'
import { signatureCanvas } from '#domain/application/steps/agreement.ts'
import { AppError } from '#domain/error.ts'
import { sharp } from '../../platform/decoders.ts'

const prefix = 'data:image/png;base64,'
const pngMagic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const maxPixels = 4_000_000
const { width, height } = signatureCanvas
/** Minimum darkness of a drawn pixel, and their minimum number in a signature. */
const inkFrom = 64
const drawn = { least: 60, most: (width * height) / 2 }
const ink = [0x16, 0x21, 0x1d] as const

export type Signature = { png: Buffer; sha256: string }

function bytesOf(dataUrl: string): Buffer {
  const text = dataUrl.startsWith(prefix) ? dataUrl.slice(prefix.length) : ''
  const bytes = /^[A-Za-z0-9+/]+={0,2}$/.test(text) ? Buffer.from(text, 'base64') : null
  if (!bytes?.subarray(0, 8).equals(pngMagic)) throw new AppError('agreement.signature-unreadable')
  return bytes
}

/** The ink of each pixel, 0 to 255, on an opaque or transparent background. */
async function inkOf(bytes: Buffer): Promise<Uint8Array> {
  const { data } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: 5 })
    .toColourspace('srgb')
    .ensureAlpha()
    .resize({ width, height, fit: 'contain', background: { r: 255, g: 255, b: 255, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (pixel: number, channel: number): number => data[pixel * 4 + channel] ?? 0
  const pixels = Array.from({ length: width * height }, (_, pixel) => pixel)
  // With mostly opaque pixels the background is paper; otherwise any opaque pixel is a stroke.
  const opaque = pixels.filter((pixel) => at(pixel, 3) > 200).length
  const isPaper = opaque > (width * height) / 2
  return Uint8Array.from(pixels, (pixel) => {
    if (!isPaper) return at(pixel, 3)
    const light = (at(pixel, 0) + at(pixel, 1) + at(pixel, 2)) / 3
    return Math.round(((255 - light) * at(pixel, 3)) / 255)
  })
}

async function redraw(strokes: Uint8Array): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3)
  strokes.forEach((amount, pixel) => {
    ink.forEach((colour, channel) => {
      data[pixel * 3 + channel] = Math.round(255 - ((255 - colour) * amount) / 255)
    })
  })
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/**
 * Normalises a drawn signature (PNG data URL): rendered again at 400 x 150, ink on white, without
 * anything else in the file. Throws agreement.signature-unreadable and agreement.signature-blank.
 */
export async function readSignature(dataUrl: string): Promise<Signature> {
  const bytes = bytesOf(dataUrl)
  let strokes: Uint8Array
  try {
    strokes = await inkOf(bytes)
  } catch {
    throw new AppError('agreement.signature-unreadable')
  }
  const count = strokes.filter((amount) => amount > inkFrom).length
  if (count < drawn.least || count > drawn.most) throw new AppError('agreement.signature-blank')
  const png = await redraw(strokes)
  return { png, sha256: createHash('sha256').update(png).digest('hex') }
}
