import { type FileKind, fileEndings } from '#domain/document/document.ts'
import { composed } from '#domain/text.ts'

const maxLength = 120
// Only the end of a name matters, with its extension; no file system allows longer names.
const maxGiven = 2048
// Control characters and bidi or invisible marks, which would make a name misleading.
const unfit = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu

/** The sender's file name without path, control and direction marks; possibly empty. */
function plainName(given: string): string {
  // Browsers escape these three (HTML, multipart/form-data encoding).
  const raw = given
    .slice(-maxGiven)
    .replace(/%(22|0A|0D)/gi, (escaped) => decodeURIComponent(escaped))
  const last = composed(raw).split(/[/\\]/).at(-1) ?? ''
  return last
    .replace(unfit, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .trim()
}

/** The label of a rejected file of unknown kind: at most 120 characters. */
export function refusedFileName(given: string): string {
  const name = [...plainName(given)].slice(-maxLength).join('').trim()
  return name === '' ? 'file' : name
}

/**
 * A file's label: the traveller's name for it, without path, control and direction marks, limited
 * to 120 characters or `most`, with the extension of its real kind.
 */
export function cleanFileName(given: string, kind: FileKind, most = maxLength): string {
  const plain = plainName(given)
  const endings = fileEndings[kind]
  const known = endings.find((ending) => plain.toLowerCase().endsWith(ending))
  const stem = known ? plain.slice(0, -known.length) : plain
  const ending = known ? plain.slice(-known.length) : endings[0]
  const short = [...stem]
    .slice(0, most - ending.length)
    .join('')
    .trim()
  return (short === '' ? 'document' : short) + ending
}
