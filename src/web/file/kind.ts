import { type DocumentType, documentRules } from '#domain/document/document.ts'
import { bytesOf } from './bytes.ts'

/** What the first bytes of a file say it is. `picture`: an image that the server does not take. */
export type SeenKind = 'jpeg' | 'png' | 'pdf' | 'heic' | 'picture' | 'empty' | 'unknown'

/** What a chooser of files offers for a document: any picture, as whatever it is becomes a JPEG. */
export const acceptedFor = (type: DocumentType): string =>
  documentRules[type].accepted.includes('pdf') ? 'image/*,application/pdf' : 'image/*'

/** How many bytes `seenKind` needs. */
const headBytes = 1024

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'heif']

/** The kind of a file, read from its first bytes. Throws FileRefusal. */
export async function readKind(file: Blob): Promise<SeenKind> {
  return seenKind(await bytesOf(file.slice(0, headBytes)))
}

/** The kind of a file by its head; names and declared types are never believed. */
export function seenKind(head: Uint8Array): SeenKind {
  if (head.length === 0) return 'empty'
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  const text = String.fromCharCode(...head)
  // Readers accept a PDF whose header stands anywhere in the first kilobyte.
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
