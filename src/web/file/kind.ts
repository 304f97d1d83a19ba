import { acceptedKinds, type DocumentType } from '#domain/document/document.ts'
import { bytesOf } from './bytes.ts'

/** The kind of a file by its first bytes. `picture`: an image format the server does not accept. */
export type SeenKind = 'jpeg' | 'png' | 'pdf' | 'heic' | 'picture' | 'empty' | 'unknown'

/** File chooser filter of a document: any picture, since all are converted to JPEG. */
export const acceptedFor = (type: DocumentType): string =>
  acceptedKinds[type].includes('pdf') ? 'image/*,application/pdf' : 'image/*'

/** Bytes needed by `seenKind`. */
const headBytes = 1024

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'heif']

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
  if (text.slice(4, 8) === 'ftyp') return brandKind(text.slice(8, 12))
  const isPicture = /^(GIF8|BM|RIFF....WEBP|II\*\0|MM\0\*)/s.test(text)
  return isPicture ? 'picture' : 'unknown'
}

function brandKind(brand: string): SeenKind {
  if (heicBrands.includes(brand)) return 'heic'
  return brand === 'avif' || brand === 'avis' ? 'picture' : 'unknown'
}

function startsWith(head: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte)
}
