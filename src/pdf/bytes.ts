/** One byte for each character; none may be above 255. */
export const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text, (sign) => sign.charCodeAt(0))

/** One character for each byte. */
export function latin1Of(bytes: Uint8Array, from = 0, to = bytes.length): string {
  const end = Math.min(to, bytes.length)
  let text = ''
  // In chunks: a call takes only so many arguments.
  for (let at = from; at < end; at += 4096) {
    text += String.fromCharCode(...bytes.subarray(at, Math.min(end, at + 4096)))
  }
  return text
}

export const hexOf = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0')
  return text
}

/** The value of a hexadecimal digit; -1 for what is none. */
export function digitOf(byte: number | undefined): number {
  if (byte === undefined) return -1
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}

/** Skips what is no hex digit; an odd last digit is padded with 0. */
export function fromHex(text: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(text.length / 2))
  let digits = 0
  for (const sign of text) {
    const digit = digitOf(sign)
    if (digit < 0) continue
    bytes[digits >> 1] = digits % 2 === 0 ? digit << 4 : (bytes[digits >> 1] ?? 0) | digit
    digits += 1
  }
  return bytes.subarray(0, (digits + 1) >> 1)
}

const standsAt = (bytes: Uint8Array, word: string, at: number): boolean => {
  for (let each = 1; each < word.length; each += 1) {
    if (bytes[at + each] !== word.charCodeAt(each)) return false
  }
  return true
}

/** The first index of a word from a position on, or -1. */
export function find(bytes: Uint8Array, word: string, from = 0): number {
  const first = word.charCodeAt(0)
  const last = bytes.length - word.length
  for (let at = from; at <= last; at += 1) {
    if (bytes[at] === first && standsAt(bytes, word, at)) return at
  }
  return -1
}

export function findLast(bytes: Uint8Array, word: string): number {
  const first = word.charCodeAt(0)
  for (let at = bytes.length - word.length; at >= 0; at -= 1) {
    if (bytes[at] === first && standsAt(bytes, word, at)) return at
  }
  return -1
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength)
