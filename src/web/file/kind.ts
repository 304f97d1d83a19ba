import { acceptedKinds, type DocumentType } from '#domain/document/document.ts'
import { bytesOf } from './bytes.ts'

/** The kind of a file by its first bytes. `picture`: an image format the server does not accept. */
export type SeenKind = 'jpeg' | 'png' | 'pdf' | 'heic' | 'picture' | 'empty' | 'unknown'

/** File chooser filter of a document: any picture, since all are converted to JPEG. */
export const acceptedFor = (type: DocumentType): string =>
  acceptedKinds[type].includes('pdf') ? 'image/*,application/pdf' : 'image/*'

/** Bytes needed by `seenKind`. */
const headBytes = 1024

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']
/** Of any picture in this container. */
const commonBrands = ['mif1', 'msf1', 'mif2', 'heif']

/** The kind of a file by its first bytes. Throws FileRefusal. */
export async function readKind(file: Blob): Promise<SeenKind> {
  return seenKind(await bytesOf(file.slice(0, headBytes)))
}

/** The kind of a file by its head; names and declared types are ignored. */
export function seenKind(head: Uint8Array): SeenKind {
  if (head.length === 0) return 'empty'
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  const text = String.fromCharCode(...head)
  // Readers accept a PDF header anywhere in the first kilobyte.
  if (text.includes('%PDF-')) return 'pdf'
  if (text.slice(4, 8) === 'ftyp') return brandKind(brandsIn(head, text))
  const isPicture = /^(GIF8|BM|RIFF....WEBP|II\*\0|MM\0\*)/s.test(text)
  return isPicture ? 'picture' : 'unknown'
}

/** The brand of a file, and those it is compatible with. */
function brandsIn(head: Uint8Array, text: string): string[] {
  const end = Math.min(((head[2] ?? 0) << 8) + (head[3] ?? 0), text.length)
  const others = text.slice(16, Math.max(16, end)).match(/.{4}/gs) ?? []
  return [text.slice(8, 12), ...others]
}

function brandKind([brand = '', ...others]: readonly string[]): SeenKind {
  if (heicBrands.includes(brand)) return 'heic'
  if (['avif', 'avis'].includes(brand)) return 'picture'
  if (!commonBrands.includes(brand)) return 'unknown'
  return others.includes('avif') && !others.some((each) => heicBrands.includes(each))
    ? 'picture'
    : 'heic'
}

function startsWith(head: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte)
}
