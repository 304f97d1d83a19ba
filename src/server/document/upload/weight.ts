import { pixelsOfJpeg } from './jpeg-header.ts'
import { pixelsOfPng } from './png-header.ts'
import type { Upload } from './port.ts'

/** Number of first bytes examined: the size of a picture from a browser is within these. */
export const headBytes = 4 * 1024

/** What browsers make of a photo or a scan, with some tolerance. */
const light = { bytes: 1.5 * 1024 * 1024, pixels: 6_000_000 }

export const weights = { light: 1, heavy: 2 } as const

/**
 * The share of memory that a file needs while processed: a picture shrunk by our pages is light.
 * Anything not recognised as one by its first bytes is heavy.
 */
export function weightOf({ size, head }: Pick<Upload, 'size' | 'head'>): number {
  if (!head || size > light.bytes) return weights.heavy
  const pixels = pixelsOfJpeg(head) ?? pixelsOfPng(head)
  return pixels !== null && pixels <= light.pixels ? weights.light : weights.heavy
}
