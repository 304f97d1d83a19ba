import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import * as z from 'zod/mini'
import { withoutLinkSecrets } from '#domain/letter.ts'
import type { Tx } from '../../platform/db/database.ts'
import { seal, sealedPlace, unseal } from '../../platform/sealing.ts'
import type { Services } from '../../services.ts'
import { findLetterContent } from './letter-content.ts'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** Compresses in a millisecond: the letter waits for it. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
/** Far larger than any letter. */
const mostBytes = { maxOutputLength: 8 * 1024 * 1024 }

const contentShape = z.object({ html: z.string(), text: z.string() })

/** A letter's content without the secrets in its links. */
export type LetterContent = z.infer<typeof contentShape>

const contextOf = sealedPlace.letterContent

/** Redacts the secrets of our links, compresses, and encrypts for the letter's id. */
export async function sealContent(
  { documentKey, publicUrl, random }: Services,
  id: string,
  { html, text }: LetterContent,
): Promise<Buffer> {
  const { host } = new URL(publicUrl)
  const content: LetterContent = {
    html: withoutLinkSecrets(html, host),
    text: withoutLinkSecrets(text, host),
  }
  const packed = await compress(JSON.stringify(content), quality)
  return seal(documentKey, packed, contextOf(id), random.nonce())
}

type Key = Pick<Services, 'documentKey'>

/** Decrypts a letter's content. Throws for another key or letter. */
export async function openContent(
  { documentKey }: Key,
  { id, sealed }: { id: string; sealed: Uint8Array },
): Promise<LetterContent> {
  const bytes = await decompress(unseal(documentKey, sealed, contextOf(id)), mostBytes)
  return contentShape.parse(JSON.parse(bytes.toString()))
}

/** A sent letter's content; null if none was stored. */
export async function contentOf(key: Key, tx: Tx, id: string): Promise<LetterContent | null> {
  const row = await findLetterContent(tx, id)
  return row ? openContent(key, { id, sealed: row.sealed }) : null
}
