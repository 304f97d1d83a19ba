/** The kind of a file by its first bytes. `picture`: one of a format that is not accepted. */
export type SeenKind = 'jpeg' | 'png' | 'pdf' | 'heic' | 'picture' | 'empty' | 'unknown'

/** Bytes needed by `seenKind`. */
export const headBytes = 1024

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']
const avifBrands = ['avif', 'avis']
/** Of any picture in this container. */
const commonBrands = ['mif1', 'msf1', 'mif2', 'heif']

/** The kind of a file by its head; names and declared types are ignored. */
export function seenKind(bytes: Uint8Array): SeenKind {
  const head = bytes.subarray(0, headBytes)
  if (head.length === 0) return 'empty'
  const text = String.fromCharCode(...head)
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  // Readers accept a PDF header anywhere in the first kilobyte, after text of a mail program or server.
  if (text.includes('%PDF-')) return 'pdf'
  if (text.slice(4, 8) === 'ftyp') return brandKind(brandsIn(text))
  const isPicture = /^(GIF8|BM|RIFF....WEBP|II\*\0|MM\0\*)/s.test(text)
  return isPicture ? 'picture' : 'unknown'
}

/** The brand of a file, and those it is compatible with. */
function brandsIn(text: string): string[] {
  const end = text.charCodeAt(2) * 256 + text.charCodeAt(3)
  return [text.slice(8, 12), ...(text.slice(16, Math.max(16, end)).match(/.{4}/gs) ?? [])]
}

function brandKind(brands: readonly string[]): SeenKind {
  const isOneOf = (known: readonly string[]) => brands.some((brand) => known.includes(brand))
  if (isOneOf(heicBrands)) return 'heic'
  if (isOneOf(avifBrands)) return 'picture'
  return isOneOf(commonBrands) ? 'heic' : 'unknown'
}
