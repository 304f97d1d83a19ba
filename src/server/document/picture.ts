import sharp, { type Sharp } from 'sharp'
import { AppError } from '#domain/error.ts'

// Of all decoders in the house only these two ever see a stranger's bytes.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] })
sharp.cache(false)

const maxPixels = 50_000_000
const timeoutSeconds = 10
/** Pixels of the longer side: a passport page at 400 dots per inch. */
const maxSide = 2000
const previewSide = 400

export type Picture = { bytes: Buffer; preview: Buffer }

/** What sharp says, as our codes; it has no codes of its own. */
function refusalOf(error: unknown): AppError {
  const reason = error instanceof Error ? error.message : ''
  const isTooMuch = /pixel limit|timeout/i.test(reason)
  return new AppError(isTooMuch ? 'document.too-complex' : 'document.unreadable')
}

const open = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels, animated: false })
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()

const upTo = (picture: Sharp, side: number): Sharp =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })

type Encoder = (picture: Sharp) => Sharp

async function encodersFor(bytes: Uint8Array, kind: 'jpeg' | 'png'): Promise<Encoder[]> {
  if (kind === 'jpeg') return [(it) => it.jpeg({ quality: 85 }), (it) => it.jpeg({ quality: 75 })]
  const { isPalette } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata()
  const plain: Encoder = (it) => it.png({ compressionLevel: 6 })
  return isPalette ? [plain, (it) => it.png({ compressionLevel: 9, palette: true })] : [plain]
}

async function redraw(bytes: Uint8Array, kind: 'jpeg' | 'png'): Promise<Buffer> {
  let smallest: Buffer | null = null
  for (const encode of await encodersFor(bytes, kind)) {
    const drawn = await encode(upTo(open(bytes), maxSide).toColourspace('srgb')).toBuffer()
    if (drawn.length <= bytes.byteLength) return drawn
    if (!smallest || drawn.length < smallest.length) smallest = drawn
  }
  if (!smallest) throw new AppError('document.unreadable')
  return smallest
}

/**
 * A picture drawn anew from its pixels: upright, at most 2000 pixels long, no larger a file than it
 * was where that is possible, and without anything that was written into it (place, camera, thumbnail).
 * Throws `document.too-complex` or `document.unreadable`.
 */
export async function redrawPicture(bytes: Uint8Array, kind: 'jpeg' | 'png'): Promise<Picture> {
  try {
    const drawn = await redraw(bytes, kind)
    const preview = await upTo(open(drawn), previewSide)
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer()
    return { bytes: drawn, preview }
  } catch (error) {
    throw refusalOf(error)
  }
}
