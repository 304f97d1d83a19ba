import type { Sharp, SharpOptions } from 'sharp'
import {
  blankSide,
  isBlank,
  isBlankPage,
  pageSide,
  pictureLimits,
  whyNotDecode,
} from '#domain/document/picture.ts'
import { AppError } from '#domain/error.ts'
import { sharp } from '../../platform/decoders.ts'
import { OutOfTime } from './in-process.ts'
import { type ReadJpeg, readJpeg } from './jpeg-header.ts'
import { readPng } from './png-header.ts'

/**
 * For all that is done with one picture, by the clock. How much work one may be, its header decides: who runs out of
 * this has no large picture but a busy machine.
 */
const timeoutSeconds = 30
/** Pixels of the longer side: a passport page at 400 dots per inch. */
const maxSide = 2000
const previewSide = 400

export type Picture = { bytes: Buffer; preview: Buffer }

/** What sharp says, as our codes; it has no codes of its own. */
export function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error
  const reason = error instanceof Error ? error.message : ''
  if (/timeout/i.test(reason)) return new OutOfTime()
  return new AppError(/pixel limit/i.test(reason) ? 'document.too-complex' : 'document.unreadable')
}

/** Opens a picture as often as it has to be, within one time limit for all. Throws `server.busy` beyond it. */
export function opener(seconds = timeoutSeconds): (bytes: Uint8Array) => Sharp {
  const until = performance.now() + seconds * 1000
  return (bytes) => {
    const left = Math.ceil((until - performance.now()) / 1000)
    if (left < 1) throw new OutOfTime()
    const limitInputPixels = pictureLimits.pixels
    return sharp(bytes, { failOn: 'error', limitInputPixels, animated: false })
      .timeout({ seconds: left })
      .autoOrient()
  }
}

export const upTo = (picture: Sharp, side: number): Sharp =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })

type Encoder = (picture: Sharp) => Sharp

async function encodersFor(bytes: Uint8Array, kind: 'jpeg' | 'png'): Promise<Encoder[]> {
  if (kind === 'jpeg') return [(it) => it.jpeg({ quality: 85 }), (it) => it.jpeg({ quality: 75 })]
  const { isPalette } = await sharp(bytes, { limitInputPixels: pictureLimits.pixels }).metadata()
  const plain: Encoder = (it) => it.png({ compressionLevel: 6 })
  return isPalette ? [plain, (it) => it.png({ compressionLevel: 9, palette: true })] : [plain]
}

type Kind = 'jpeg' | 'png'

async function redraw(open: (bytes: Uint8Array) => Sharp, bytes: Uint8Array, kind: Kind) {
  let smallest: Buffer | null = null
  for (const encode of await encodersFor(bytes, kind)) {
    const drawn = await encode(upTo(open(bytes), maxSide).toColourspace('srgb')).toBuffer()
    if (drawn.length <= bytes.byteLength) return drawn
    if (!smallest || drawn.length < smallest.length) smallest = drawn
  }
  if (!smallest) throw new AppError('document.unreadable')
  return smallest
}

/** Of a picture without its end so little may be missing: its last corner, which nobody sees. */
const leastMissing = 1 / 400
/** What decoders put where nothing came. */
const middleGrey = 128
const packedRows = 16

/** Throws document.unreadable, or what the library says, for a JPEG without its end of which more than that is missing. */
async function refuseCut({ header, bytes }: ReadJpeg): Promise<void> {
  const pixelsOf = (failOn: SharpOptions['failOn']) =>
    sharp(bytes, { failOn, limitInputPixels: pictureLimits.pixels })
      .timeout({ seconds: timeoutSeconds })
      .resize({ width: 256, kernel: 'nearest' })
      .raw()
      .toBuffer({ resolveWithObject: true })
  try {
    return void (await pixelsOf('warning'))
  } catch (error) {
    // What comes in several goes is whole only if the last of them is.
    if (header.scans > 1) throw error
  }
  const { data, info } = await pixelsOf('none')
  const last = data.findLastIndex((shade) => Math.abs(shade - middleGrey) > 1)
  const rows = (data.length - 1 - last) / (info.channels * info.width)
  // What is missing of the last row of pixels is missing of as many as are packed together.
  const missing = rows >= 1 ? 1 : (rows * packedRows) / header.height
  if (missing > leastMissing) throw new AppError('document.unreadable')
}

/**
 * A picture drawn anew from its pixels: upright, at most 2000 pixels long, no larger a file than it
 * was where that is possible, and without anything that was written into it (place, camera, thumbnail).
 * Whether it may be decoded at all is decided by its header. Throws `document.too-complex`, `document.unreadable`,
 * or `server.busy` where the machine lacks the time.
 */
export async function redrawPicture(given: Buffer, kind: Kind): Promise<Picture> {
  const read = kind === 'png' ? { ...readPng(given), hasEnd: true } : readJpeg(given)
  const { header, bytes } = read
  const refused = whyNotDecode(header)
  if (refused) throw new AppError(refused)
  const open = opener()
  try {
    if (!read.hasEnd) await refuseCut(read)
    const drawn = await redraw(open, bytes, kind)
    const preview = await upTo(open(drawn), previewSide)
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer()
    return { bytes: drawn, preview }
  } catch (error) {
    throw refusalOf(error)
  }
}

/** Whether a photo shows nothing but one colour, or a page has nothing on it. What cannot be opened is not said to be either. */
export async function isBlankPicture(given: Buffer, as: 'photo' | 'page'): Promise<boolean> {
  const small = (side: number) =>
    sharp(given, { limitInputPixels: pictureLimits.pixels }).resize({
      ...{ width: side, height: side, fit: 'fill', kernel: 'linear' },
    })
  try {
    if (as === 'photo') {
      // Statistics are of what a picture holds, before anything is done with it: so it is made small first.
      const { channels } = await sharp(await small(blankSide).png().toBuffer()).stats()
      return isBlank(channels.map(({ stdev }) => stdev))
    }
    const side = pageSide(await sharp(given).metadata())
    return isBlankPage(
      await small(side).flatten({ background: '#fff' }).greyscale().raw().toBuffer(),
    )
  } catch {
    return false
  }
}
