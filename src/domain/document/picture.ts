import type { ErrorCode } from '../error.ts'

/** What the first bytes of a picture say about the rest. */
export type PictureHeader = {
  width: number
  height: number
  /** Bytes that decoding keeps at once: little for what is read row by row. */
  decodingBytes: number
  /** How often its decoder goes over all of it; more than once for progressive pictures. */
  scans: number
}

/** Larger than any camera or scanner of a traveller makes them. */
export const pictureLimits = {
  side: 20_000,
  pixels: 30_000_000,
  decodingBytes: 192 * 1024 * 1024,
  scans: 64,
  /** Pixels gone over, in all scans together. */
  scannedPixels: 400_000_000,
} as const

/** Decided before anything is decoded: what is decoded anyway costs seconds. Null when it may be. */
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

/** The side, in pixels, of the square that a photo is made small to before it is asked whether it is blank. */
export const blankSide = 16

/** Less than this, and no face, not even a dim one before a wall of its colour, is in the picture. */
const leastSpread = 4

/**
 * Whether a picture shows nothing but one colour. Asked of the standard deviations of red, green and blue
 * (0 to 127) once it is as small as `blankSide`: noise and the marks of compression are gone by then.
 */
export function isBlank(spreads: readonly number[]): boolean {
  return spreads.every((spread) => spread < leastSpread)
}

/** Into how many cells a page is divided along each side: of eight dots at least, so that noise is gone. */
export function pageSide({ width, height }: { width: number; height: number }): number {
  return Math.max(blankSide, Math.min(96, Math.floor(Math.min(width, height) / 8)))
}

/** A page of which light and shadow differ more than this is a picture of something. */
const mostShading = 20
/** So much a cell with print in it is darker or lighter than those around, and of so many one is a page. */
const leastMark = 8
const fewestMarks = 3

/**
 * Whether a page has nothing on it: paper, a wall, the inside of a pocket. Asked of the shades of its cells, row by row of
 * a square; how light falls makes them differ slowly, and print at once.
 */
export function isBlankPage(shades: Uint8Array): boolean {
  const side = Math.round(Math.sqrt(shades.length))
  const mean = shades.reduce((sum, shade) => sum + shade, 0) / shades.length
  const spread = shades.reduce((sum, shade) => sum + (shade - mean) ** 2, 0) / shades.length
  if (Math.sqrt(spread) > mostShading) return false
  const marks = shades.reduce((count, _, at) => count + (isMark(shades, side, at) ? 1 : 0), 0)
  return marks < fewestMarks
}

/** Edges are no marks: scanners leave a line there. */
function isMark(shades: Uint8Array, side: number, at: number): boolean {
  const [row, column] = [Math.floor(at / side), at % side]
  if (Math.min(row, column) < 2 || Math.max(row, column) > side - 3) return false
  const shade = (down: number, across: number) => shades[at + down * side + across] as number
  const around = [shade(-2, 0), shade(2, 0), shade(0, -2), shade(0, 2)]
  const ring = [...around, shade(-2, -2), shade(-2, 2), shade(2, -2), shade(2, 2)]
  const mean = ring.reduce((sum, each) => sum + each, 0) / ring.length
  return Math.abs((shades[at] as number) - mean) > leastMark
}
