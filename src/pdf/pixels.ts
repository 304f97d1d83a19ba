import { find, viewOf } from './bytes.ts'

/** Markers of a JPEG that say its size: all kinds of frames. */
const frames = new Set([
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
])

function jpegPixels(bytes: Uint8Array): number {
  const view = viewOf(bytes)
  let at = 2
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) {
      at += 1
      continue
    }
    const marker = bytes[at + 1] ?? 0
    if (frames.has(marker)) return view.getUint16(at + 5) * view.getUint16(at + 7)
    const isAlone = marker === 0xff || marker === 0 || (marker >= 0xd0 && marker <= 0xd8)
    at += isAlone ? (marker === 0xff ? 1 : 2) : 2 + view.getUint16(at + 2)
  }
  return 0
}

/** JPEG 2000 says its size behind the marker SIZ, as a grid and where it begins. */
function jpxPixels(bytes: Uint8Array): number {
  const at = find(bytes, '\xff\x4f\xff\x51')
  if (at < 0 || at + 24 > bytes.length) return 0
  const view = viewOf(bytes)
  return view.getUint32(at + 8) * view.getUint32(at + 12)
}

/** How many pixels a picture itself says it has, whatever its dictionary says; 0 when it does not. */
export function pixelsOf(codec: string, bytes: Uint8Array): number {
  if (codec === 'DCTDecode') return jpegPixels(bytes)
  return codec === 'JPXDecode' ? jpxPixels(bytes) : 0
}
