import { pixelsOfJpeg } from './jpeg-header.ts'
import { pixelsOfPng } from './png-header.ts'
import type { Upload } from './port.ts'

/** How many of the first bytes of a file are looked at: more than stands before the size of a picture drawn by a browser. */
export const headBytes = 4 * 1024

/** What browsers make of a photo or a scan before they send it, with some room. */
const light = { bytes: 1.5 * 1024 * 1024, pixels: 6_000_000 }

export const weights = { light: 1, heavy: 2 } as const

/**
 * How much of the memory for all files a file takes while it is looked into: a picture that our pages have made
 * small is light. Whatever does not say in its first bytes that it is one is heavy.
 */
export function weightOf({ size, head }: Pick<Upload, 'size' | 'head'>): number {
  if (!head || size > light.bytes) return weights.heavy
  const pixels = pixelsOfJpeg(head) ?? pixelsOfPng(head)
  return pixels !== null && pixels <= light.pixels ? weights.light : weights.heavy
}
