const names = /\/(?:JavaScript|Launch|EmbeddedFile|RichMedia)/g
// A letter of a name written as its number, with enough of a name before or behind it.
const escapes = /#[0-9a-f]{2}(?:[\w#]{3}|(?<=[\w#]{3}#..))/gi
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
  for (const suspect of [names, escapes]) {
    for (const { index } of text.matchAll(suspect)) {
      if (active.test(unescaped(text.slice(Math.max(0, index - around), index + around))))
        return true
    }
  }
  return false
}
