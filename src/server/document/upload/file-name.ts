import { type FileKind, fileEndings } from '#domain/document/document.ts'
import { composed } from '#domain/text.ts'

const maxLength = 120
// What is looked at of a name: its end, where the ending is. Longer ones no system of files has.
const maxGiven = 2048
// Controls, and marks that turn or hide text: a name shown to staff must read as it is.
const unfit = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu

/** What its sender called a file, without path, control and direction marks; maybe nothing is left. */
function plainName(given: string): string {
  // Browsers write these three as escapes (HTML, multipart/form-data encoding).
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

/** The label of a file that was not taken, so that nobody knows what it is: at most 120 characters. */
export function refusedFileName(given: string): string {
  const name = [...plainName(given)].slice(-maxLength).join('').trim()
  return name === '' ? 'file' : name
}

/**
 * The label of a file: what the traveller called it, without path, control and direction marks, at
 * most 120 characters or as many as are asked for, with the ending of what it really is.
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
