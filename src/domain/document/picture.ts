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
