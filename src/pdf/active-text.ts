import { digitOf, find, latin1Of } from './bytes.ts'

const [slash, hash] = [0x2f, 0x23]
/** Blanks of PDF and of whoever reads it generously. */
const blanks = new Set([0x00, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20, 0xa0])
const isOfWord = (byte: number | undefined): boolean =>
  byte !== undefined && /\w/.test(String.fromCharCode(byte))

/** What is active, as the name that says so and the key that it stands behind. */
const active = [
  ['/S', '/JavaScript'],
  ['/S', '/Launch'],
  ['/Type', '/EmbeddedFile'],
  ['/Subtype', '/RichMedia'],
] as const

/** The same bytes with each letter that is written as its number (#41) in its place. */
function unescaped(bytes: Uint8Array): Uint8Array {
  if (!bytes.includes(hash)) return bytes
  const plain = new Uint8Array(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    const [high, low] = byte === hash ? [digitOf(bytes[at + 1]), digitOf(bytes[at + 2])] : [-1, -1]
    const isEscape = high >= 0 && low >= 0
    plain[length] = isEscape ? high * 16 + low : byte
    length += 1
    if (isEscape) at += 2
  }
  return plain.subarray(0, length)
}

/** Whether a key ends right before `at`, blanks apart. No blank is passed by two names, so that all looks cost what one does. */
function standsBefore(bytes: Uint8Array, key: string, at: number): boolean {
  let end = at
  while (end > 0 && blanks.has(bytes[end - 1] ?? 0)) end -= 1
  return latin1Of(bytes, Math.max(0, end - key.length), end) === key
}

/**
 * Whether a PDF spells out an action or a carried file anywhere, in places too that the parser passes
 * over but a table may point at: broken objects, or the inside of streams. Looked through a fixed number of times,
 * whatever stands in it.
 */
export function hasActiveText(bytes: Uint8Array): boolean {
  const plain = unescaped(bytes)
  if (!plain.includes(slash)) return false
  return active.some(([key, name]) => {
    for (let at = find(plain, name); at >= 0; at = find(plain, name, at + name.length)) {
      if (!isOfWord(plain[at + name.length]) && standsBefore(plain, key, at)) return true
    }
    return false
  })
}
