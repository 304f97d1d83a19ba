import { encode } from 'uqr'

/** A QR code as one path: `size` modules wide, each dark module a square of 1 by 1. */
export type QrPath = Readonly<{ size: number; d: string }>

/** Draws a text as a QR code, with the quiet zone of four modules that ISO 18004 asks for. */
export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  return { size, d: data.map(rowPath).join('') }
}

/** Neighbouring dark modules of a row are one rectangle, so that no hairlines show between them. */
function rowPath(row: readonly boolean[], y: number): string {
  return [
    ...row
      .map((isDark) => (isDark ? '#' : ' '))
      .join('')
      .matchAll(/#+/g),
  ]
    .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('')
}
