import type { Sharp, SharpOptions } from 'sharp'
import {
  blankSide,
  isBlank,
  isBlankPage,
  longerSide,
  pageSide,
  pictureLimits,
  whyNotDecode,
} from '#domain/document/picture.ts'
import { AppError } from '#domain/error.ts'
import { sharp } from '../../platform/decoders.ts'
import { OutOfTime } from './isolated-process.ts'
import { type ReadJpeg, readJpeg } from './jpeg-header.ts'
import { readPng } from './png-header.ts'

/**
 * Wall-clock limit for all work on a picture. The header bounds the work, so exceeding this means a
 * busy machine.
 */
const timeoutSeconds = 30
/** Pixels of the longer side: a passport page at 400 dpi. More of a long picture. */
const maxSide = 2000
const previewSide = 400

export type Picture = { bytes: Buffer; preview: Buffer }

/** Maps sharp's messages to our codes; it has no codes. */
export function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error
  const reason = error instanceof Error ? error.message : ''
  if (/timeout/i.test(reason)) return new OutOfTime()
  return new AppError(/pixel limit/i.test(reason) ? 'document.too-complex' : 'document.unreadable')
}

/** Opens a picture repeatedly within one time limit. Throws `server.busy` beyond it. */
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

async function redraw(
  open: (bytes: Uint8Array) => Sharp,
  { bytes, header }: Pick<ReadJpeg, 'bytes' | 'header'>,
  kind: Kind,
) {
  const side = longerSide(header, maxSide)
  let smallest: Buffer | null = null
  for (const encode of await encodersFor(bytes, kind)) {
    const drawn = await encode(upTo(open(bytes), side).toColourspace('srgb')).toBuffer()
    if (drawn.length <= bytes.byteLength) return drawn
    if (!smallest || drawn.length < smallest.length) smallest = drawn
  }
  if (!smallest) throw new AppError('document.unreadable')
  return smallest
}

/** Maximum missing share of a truncated picture: its last corner, which nobody notices. */
const leastMissing = 1 / 400
/** Decoders fill missing data with this. */
const middleGrey = 128
const packedRows = 16

/** Throws document.unreadable, or the library's error, for a JPEG truncated by more than that. */
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
    // A progressive picture is complete only with its last scan.
    if (header.scans > 1) throw error
  }
  const { data, info } = await pixelsOf('none')
  const last = data.findLastIndex((shade) => Math.abs(shade - middleGrey) > 1)
  const rows = (data.length - 1 - last) / (info.channels * info.width)
  // Blocks span several rows: missing data in the last row affects all rows of its block.
  const missing = rows >= 1 ? 1 : (rows * packedRows) / header.height
  if (missing > leastMissing) throw new AppError('document.unreadable')
}

/**
 * Re-encodes a picture from its pixels: upright, at most `longerSide` long, if possible no larger, and
 * without metadata (location, camera, thumbnail). The header decides whether it may be decoded.
 * Throws `document.too-complex`, `document.unreadable`, or `server.busy` when the machine is too
 * busy.
 */
export async function redrawPicture(given: Buffer, kind: Kind): Promise<Picture> {
  const read = kind === 'png' ? { ...readPng(given), hasEnd: true } : readJpeg(given)
  const { header } = read
  const refused = whyNotDecode(header)
  if (refused) throw new AppError(refused)
  const open = opener()
  try {
    if (!read.hasEnd) await refuseCut(read)
    const drawn = await redraw(open, read, kind)
    const preview = await upTo(open(drawn), longerSide(header, previewSide))
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer()
    return { bytes: drawn, preview }
  } catch (error) {
    throw refusalOf(error)
  }
}

/** Whether a photo has a single colour or a page is empty. False if it cannot be opened. */
export async function isBlankPicture(given: Buffer, as: 'photo' | 'page'): Promise<boolean> {
  const small = (side: number) =>
    sharp(given, { limitInputPixels: pictureLimits.pixels }).resize({
      ...{ width: side, height: side, fit: 'fill', kernel: 'linear' },
    })
  try {
    if (as === 'photo') {
      // Statistics are of the input image, before any operation: so it is shrunk first.
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
