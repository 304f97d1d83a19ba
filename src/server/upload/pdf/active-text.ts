const names = /\/(?:JavaScript|Launch|EmbeddedFile|RichMedia)/y
// A letter of a name written as its number, with enough of a name before or behind it.
const escapes = /#[0-9a-f]{2}(?:[\w#]{3}|(?<=[\w#]{3}#..))/iy
const suspects = [
  ['/', names],
  ['#', escapes],
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
  const text = bytes.toString('latin1')
  // From sign to sign: an expression that looks for itself takes two to three times as long.
  for (const [sign, suspect] of suspects) {
    for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
      suspect.lastIndex = at
      if (!suspect.test(text)) continue
      if (active.test(unescaped(text.slice(Math.max(0, at - around), at + around)))) return true
    }
  }
  return false
}
