const names = /^\/(?:JavaScript|Launch|EmbeddedFile|RichMedia)/
const longestName = '/EmbeddedFile'.length
const initials = new Set([...'JLER'].map((letter) => letter.charCodeAt(0)))
// A letter of a name written as its number, with enough of a name before or behind it.
const escapes = /#[0-9a-f]{2}(?:[\w#]{3}|(?<=[\w#]{3}#..))/iy
const nameBytes = 3
const digits = new Set([...'0123456789abcdefABCDEF'].map((digit) => digit.charCodeAt(0)))

function isName(bytes: Buffer, at: number): boolean {
  if (!initials.has(bytes[at + 1] ?? 0)) return false
  return names.test(bytes.toString('latin1', at, at + longestName))
}

function isEscape(bytes: Buffer, at: number): boolean {
  if (!digits.has(bytes[at + 1] ?? 0) || !digits.has(bytes[at + 2] ?? 0)) return false
  const from = Math.max(0, at - nameBytes)
  escapes.lastIndex = at - from
  return escapes.test(bytes.toString('latin1', from, at + 3 + nameBytes))
}

const suspects = [
  ['/', isName],
  ['#', isEscape],
] as const
const active = /\/S\s*\/(?:JavaScript|Launch)\b|\/Type\s*\/EmbeddedFile\b|\/Subtype\s*\/RichMedia\b/
const around = 64

const unescaped = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))

/**
 * Whether a PDF spells out an action or a carried file anywhere, in places too that the parser passes
 * over but a table may point at: broken objects, or the inside of streams. Looks closer only where
 * something stands that could be one, because most of the megabytes are pixels.
 */
export function hasActiveText(bytes: Buffer): boolean {
  // From sign to sign, and in the bytes themselves: as a text they would be copied, which costs more than looking.
  for (const [sign, isSuspect] of suspects) {
    const code = sign.charCodeAt(0)
    for (let at = bytes.indexOf(code); at >= 0; at = bytes.indexOf(code, at + 1)) {
      if (!isSuspect(bytes, at)) continue
      const near = bytes.toString('latin1', Math.max(0, at - around), at + around)
      if (active.test(unescaped(near))) return true
    }
  }
  return false
}
