import { longerSide } from '#domain/document/picture.ts'
import { AppError } from '#domain/error.ts'
import { opener, refusalOf, upTo } from './picture.ts'

/** From the best quality down to a still legible passport page. */
const tries = [
  { side: 2000, quality: 85 },
  { side: 2000, quality: 72 },
  { side: 2000, quality: 60 },
  { side: 1700, quality: 62 },
  { side: 1400, quality: 62 },
  { side: 1150, quality: 55 },
  { side: 900, quality: 50 },
] as const

export type FittedPicture = { jpeg: Uint8Array<ArrayBuffer>; width: number; height: number }

/**
 * Shrinks one of our pictures to a JPEG of a maximum size, trying several qualities. Throws
 * `document.portal-too-large` when none fits, `document.too-complex`, `document.unreadable` or
 * `server.busy`.
 */
export async function fitPicture(bytes: Uint8Array, maxBytes: number): Promise<FittedPicture> {
  const open = opener()
  try {
    const size = await open(bytes).metadata()
    for (const { side, quality } of tries) {
      const { data, info } = await upTo(open(bytes), longerSide(size, side))
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .jpeg({ quality })
        .toBuffer({ resolveWithObject: true })
      const { width, height } = info
      if (data.length <= maxBytes) return { jpeg: new Uint8Array(data), width, height }
    }
  } catch (error) {
    throw refusalOf(error)
  }
  throw new AppError('document.portal-too-large')
}
