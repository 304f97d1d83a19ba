import { acceptedKinds, type DocumentType } from '#domain/document/document.ts'
import { headBytes, type SeenKind, seenKind } from '#domain/document/kind.ts'
import { bytesOf } from './bytes.ts'

/** File chooser filter of a document: any picture, since all are converted to JPEG. */
export const acceptedFor = (type: DocumentType): string =>
  acceptedKinds[type].includes('pdf') ? 'image/*,application/pdf' : 'image/*'

/** The kind of a file by its first bytes. Throws FileRefusal. */
export async function readKind(file: Blob): Promise<SeenKind> {
  return seenKind(await bytesOf(file.slice(0, headBytes)))
}
