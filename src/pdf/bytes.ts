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

/** Skips what is no hex digit; an odd last digit is padded with 0. */
export function fromHex(text: string): Uint8Array {
  const digits = text.replace(/[^0-9a-f]+/gi, '')
  return Uint8Array.from({ length: Math.ceil(digits.length / 2) }, (_, at) =>
    Number.parseInt(digits.slice(at * 2, at * 2 + 2).padEnd(2, '0'), 16),
  )
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
