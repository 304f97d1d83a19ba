import type { ErrorCode } from '../error.ts'

/** What the header of a picture tells. */
export type PictureHeader = {
  width: number
  height: number
  /** Peak memory of decoding in bytes: little for formats read row by row. */
  decodingBytes: number
  /** Decoding passes over the picture; more than one for progressive ones. */
  scans: number
}

/** Larger than pictures of any traveller's camera or scanner. */
export const pictureLimits = {
  side: 20_000,
  pixels: 30_000_000,
  decodingBytes: 192 * 1024 * 1024,
  scans: 64,
  /** Pixels decoded over all scans. */
  scannedPixels: 400_000_000,
} as const

/** Checked before decoding, which would cost seconds. Null when it may be decoded. */
export function whyNotDecode(header: PictureHeader): ErrorCode | null {
  const { width, height, decodingBytes, scans } = header
  const pixels = width * height
  if (pixels === 0) return 'document.unreadable'
  const isTooMuch =
    Math.max(width, height) > pictureLimits.side ||
    pixels > pictureLimits.pixels ||
    decodingBytes > pictureLimits.decodingBytes ||
    scans > pictureLimits.scans ||
    scans * pixels > pictureLimits.scannedPixels
  return isTooMuch ? 'document.too-complex' : null
}

type Size = Readonly<{ width: number; height: number }>

/**
 * The longer side to shrink a picture to: `side`, or as much more as a long one needs to keep the
 * pixels of a picture of 4:3. The words of a whole page's screenshot stay legible.
 */
export function longerSide({ width, height }: Size, side: number): number {
  const ratio = Math.max(width, height) / Math.min(width, height)
  return Math.round(side * Math.sqrt(Math.max(1, 0.75 * ratio)))
}

/** Side, in pixels, to which a photo is scaled down before the blank check. */
export const blankSide = 16

/** Below this no face can be in the picture, not even a dim one before a wall of its colour. */
const leastSpread = 4

/**
 * Whether a picture is a single colour. Takes the standard deviations of red, green and blue (0 to
 * 127) at `blankSide`, where noise and compression artefacts are gone.
 */
export function isBlank(spreads: readonly number[]): boolean {
  return spreads.every((spread) => spread < leastSpread)
}

/** Cells per side of a page: at least eight pixels each, to average noise out. */
export function pageSide({ width, height }: Size): number {
  return Math.max(blankSide, Math.min(96, Math.floor(Math.min(width, height) / 8)))
}

/** With more shading than this the page is a picture of something. */
const mostShading = 20
/** Contrast of a printed cell against its neighbours, and the number of such cells that make a page. */
const leastMark = 8
const fewestMarks = 3

/**
 * Whether a page is empty: paper, a wall, the inside of a pocket. `shades` are those of its cells,
 * row by row of a square; light varies slowly, print abruptly.
 */
export function isBlankPage(shades: Uint8Array): boolean {
  const side = Math.round(Math.sqrt(shades.length))
  const mean = shades.reduce((sum, shade) => sum + shade, 0) / shades.length
  const spread = shades.reduce((sum, shade) => sum + (shade - mean) ** 2, 0) / shades.length
  if (Math.sqrt(spread) > mostShading) return false
  const marks = shades.reduce((count, _, at) => count + (isMark(shades, side, at) ? 1 : 0), 0)
  return marks < fewestMarks
}

/** Ignores the edges, where scanners leave a line. */
function isMark(shades: Uint8Array, side: number, at: number): boolean {
  const [row, column] = [Math.floor(at / side), at % side]
  if (Math.min(row, column) < 2 || Math.max(row, column) > side - 3) return false
  const shade = (down: number, across: number) => shades[at + down * side + across] as number
  const around = [shade(-2, 0), shade(2, 0), shade(0, -2), shade(0, 2)]
  const ring = [...around, shade(-2, -2), shade(-2, 2), shade(2, -2), shade(2, 2)]
  const mean = ring.reduce((sum, each) => sum + each, 0) / ring.length
  return Math.abs((shades[at] as number) - mean) > leastMark
}
