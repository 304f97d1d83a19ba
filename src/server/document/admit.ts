import { hash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { fileTypeFromBuffer } from 'file-type'
import { type FileKind, fileKinds, maxUploadBytes } from '#domain/document.ts'
import { AppError } from '#domain/error.ts'
import type { StoredBytes } from '../data/document.ts'
import { networkOf } from '../http/network.ts'
import { release } from '../memory.ts'
import type { Services } from '../services.ts'
import { pdfReader } from './pdf.ts'
import { redrawPicture } from './picture.ts'
import type { Upload } from './receive.ts'
import { createTurnstile, type Lane } from './turnstile.ts'

const width = { atOnce: 2, maxWaiting: 256, maxWaitingOfOne: 32 }

const discardMs = 2_000

const kindOfMime: Readonly<Record<string, FileKind>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'application/pdf': 'pdf',
}
const mimeOfKind = { jpeg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' } as const

/** A file that passed and lies in the store; its rows are still to be written. */
export type Admitted = {
  kind: FileKind
  file: StoredBytes
  preview: StoredBytes | null
  /** Takes the bytes back out; only for when their rows were certainly not written. */
  undo(): Promise<void>
}

export type Admit = (upload: Upload, rules: Rules) => Promise<Admitted>

/** `lane`: whose turn it is. `keepsPdf`: byte for byte, because somebody else may have signed it. */
type Rules = {
  accepted: readonly FileKind[]
  withPreview: boolean
  lane: Lane
  keepsPdf?: boolean
}

/** The one gate of a process, for whoever takes files in. */
export type Admission = { admit: Admit; close(): Promise<void> }

/** Uploads of people we know take turns by network; of all others there is one turn for all. */
export const laneOf = (address: string, isKnown: boolean): Lane => {
  const network = networkOf(address)
  return isKnown ? { party: network, member: '' } : { party: 'anyone', member: network }
}

/** What the bytes are, whatever they are called. Throws document.heic or document.wrong-type. */
async function kindOf(bytes: Uint8Array, accepted: readonly FileKind[]): Promise<FileKind> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  const kind = kindOfMime[mime]
  if (kind && accepted.includes(kind)) return kind
  if (/^image\/hei[cf]/.test(mime)) throw new AppError('document.heic')
  const allowed = fileKinds
    .filter((each) => accepted.includes(each))
    .map((each) => each.toUpperCase())
  throw new AppError('document.wrong-type', { allowed: allowed.join(', ') })
}

async function scan({ virusScanner, log }: Services, bytes: Uint8Array): Promise<void> {
  if (!virusScanner) return
  const verdict = await virusScanner.scan(bytes).catch((err) => {
    log.warn({ err }, 'virus scanner does not answer')
    throw new AppError('server.busy')
  })
  if (verdict === 'infected') throw new AppError('document.infected')
}

async function makeFit(bytes: Buffer, kind: FileKind, keepsPdf: boolean) {
  if (kind !== 'pdf') return { ...(await redrawPicture(bytes, kind)), sha256: null }
  const fit = keepsPdf ? pdfReader.keep(bytes) : pdfReader.rewrite(bytes)
  return { ...(await fit), preview: null }
}

/** Takes bytes back out. What cannot be deleted soon is an orphan, and the sweeper's: nobody waits for it. */
async function discard({ documentStore, log }: Services, keys: readonly string[]): Promise<void> {
  const left = (err: unknown) => log.warn({ err }, 'bytes left for the sweeper')
  const gone = Promise.all(keys.map((key) => documentStore.delete(key).catch(left)))
  const patience = new AbortController()
  const { signal } = patience
  await Promise.race([gone, pause(discardMs, undefined, { signal }).catch(() => {})])
  patience.abort()
}

type Whole = { bytes: Uint8Array; mediaType: string; sha256: Buffer | null }

/** Stores all or nothing. Throws server.busy when the store does not take them. */
async function put(services: Services, files: readonly Whole[]): Promise<StoredBytes[]> {
  const stored: StoredBytes[] = []
  for (const { bytes, mediaType, ...known } of files) {
    const storageKey = services.random.uuid()
    try {
      await services.documentStore.put(storageKey, bytes)
    } catch (err) {
      services.log.error({ err }, 'document store does not take bytes')
      await discard(services, [...stored.map((file) => file.storageKey), storageKey])
      throw new AppError('server.busy')
    }
    const sha256 = known.sha256 ?? hash('sha256', bytes, 'buffer')
    stored.push({ storageKey, mediaType, sizeBytes: bytes.byteLength, sha256 })
  }
  return stored
}

/**
 * The gate of every file: scanned, recognised by its bytes, decoded, stored; two at a time, so that
 * memory stays bounded. Throws the code of whatever speaks against the file.
 */
export function createAdmission(services: Services): Admission {
  const turnstile = createTurnstile(width)
  // Memory to read files back into, used again and again: fresh megabytes for each are what costs.
  const desks: Buffer[] = []
  const admit: Admit = (upload, { accepted, withPreview, lane, keepsPdf = false }) =>
    turnstile(lane, async () => {
      const desk = desks.pop() ?? Buffer.allocUnsafeSlow(maxUploadBytes)
      const given = await upload.spool.read(desk).finally(() => desks.push(desk))
      await scan(services, given)
      const kind = await kindOf(given, accepted)
      const { preview, ...fit } = await makeFit(given, kind, keepsPdf)
      const whole: Whole[] = [{ ...fit, mediaType: mimeOfKind[kind] }]
      if (preview && withPreview) {
        whole.push({ bytes: preview, mediaType: mimeOfKind.jpeg, sha256: null })
      }
      const stored = await put(services, whole)
      for (const { bytes } of whole) release(bytes)
      release(given)
      const [file, small = null] = stored
      if (!file) throw new Error('Nothing was stored')
      const keys = stored.map(({ storageKey }) => storageKey)
      return { kind, file, preview: small, undo: () => discard(services, keys) }
    })
  return { admit, close: () => pdfReader.close() }
}

/**
 * Writes the rows of an admitted file, and takes its bytes back when they are refused. Any other
 * failure may hide a COMMIT whose answer was lost: rows may point to the bytes then, so they stay,
 * and the sweeper, who asks the rows, decides.
 */
export async function settle<T>({ undo }: Admitted, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof AppError) await undo()
    throw error
  }
}
