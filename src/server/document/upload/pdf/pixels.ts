/** Markers of a JPEG that say its size: all kinds of frames. */
const frames = new Set([
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
])

function jpegPixels(bytes: Buffer): number {
  let at = 2
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) {
      at += 1
      continue
    }
    const marker = bytes[at + 1] ?? 0
    if (frames.has(marker)) return bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7)
    const isAlone = marker === 0xff || marker === 0 || (marker >= 0xd0 && marker <= 0xd8)
    at += isAlone ? (marker === 0xff ? 1 : 2) : 2 + bytes.readUInt16BE(at + 2)
  }
  return 0
}

/** JPEG 2000 says its size behind the marker SIZ, as a grid and where it begins. */
function jpxPixels(bytes: Buffer): number {
  const at = bytes.indexOf(Buffer.from([0xff, 0x4f, 0xff, 0x51]))
  if (at < 0 || at + 24 > bytes.length) return 0
  return bytes.readUInt32BE(at + 8) * bytes.readUInt32BE(at + 12)
}

/** How many pixels a picture itself says it has, whatever its dictionary says; 0 when it does not. */
export function pixelsOf(codec: string, bytes: Buffer): number {
  if (codec === 'DCTDecode') return jpegPixels(bytes)
  return codec === 'JPXDecode' ? jpxPixels(bytes) : 0
}
