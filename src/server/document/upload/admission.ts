import { hash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type FileKind, fileKinds, maxUploadBytes, mediaTypes } from '#domain/document/document.ts'
import { seenKind } from '#domain/document/kind.ts'
import { AppError } from '#domain/error.ts'
import type { Shown } from '#pdf/marks.ts'
import type { StoredBytes } from '../../data/document/stored-file.ts'
import { createFairQueue, type Lane } from '../../http/admission/fair-queue.ts'
import { networkOf } from '../../http/network.ts'
import { release } from '../../platform/memory.ts'
import type { Services } from '../../services.ts'
import { budgetsMs, createPdfReader, type PdfReader } from './pdf.ts'
import type { Admission, AdmissionRules, Admitted, Upload } from './port.ts'
import { weightOf, weights } from './weight.ts'

const strangers = 'anyone'

/** Two heavy files at a time, or four light ones: Node has four decoding threads. */
const width = {
  atOnce: 2 * weights.heavy,
  maxWaiting: 256,
  maxWaitingOfOne: 32,
  patienceMs: 10_000,
  /** Strangers get at most half of the slots. */
  mostOf: (party: string) => (party === strangers ? weights.heavy : 2 * weights.heavy),
}

const discardMs = 2_000
/** How long an upload waits for its slot and the virus scanner together. */
const scanPatienceMs = 15_000

type Parts = Pick<Services, 'documentStore' | 'virusScanner' | 'random' | 'log'>

/** Known people take turns by network; all others share one turn. */
const laneOf = ({ address, isKnown }: Pick<AdmissionRules, 'address' | 'isKnown'>): Lane => {
  const network = networkOf(address)
  return isKnown ? { party: network, member: '' } : { party: strangers, member: network }
}

/** The kind by the bytes, not the name. Throws document.heic or document.wrong-type. */
function kindOf(bytes: Uint8Array, accepted: readonly FileKind[]): FileKind {
  const seen = seenKind(bytes)
  const kind = accepted.find((each) => each === seen)
  if (kind) return kind
  if (seen === 'heic') throw new AppError('document.heic')
  const allowed = fileKinds
    .filter((each) => accepted.includes(each))
    .map((each) => each.toUpperCase())
  // A separator that works in every language, unlike a comma.
  throw new AppError('document.wrong-type', { allowed: allowed.join(' / ') })
}

async function scan(
  { virusScanner, log }: Parts,
  bytes: Uint8Array,
  patience: AbortSignal,
): Promise<void> {
  if (!virusScanner) return
  const verdict = await virusScanner.scan(bytes, patience).catch((err) => {
    log.warn({ err }, 'virus scanner does not answer')
    // The slot came too late to scan.
    throw new AppError(err === patience.reason ? 'server.busy' : 'server.away')
  })
  if (verdict === 'infected') throw new AppError('document.infected')
}

// The library is loaded with the first picture.
const pictures = () => import('./picture.ts')

async function makeFit(
  reader: PdfReader,
  bytes: Buffer,
  kind: FileKind,
  { keepsPdf, isKnown }: AdmissionRules,
) {
  if (kind !== 'pdf') {
    const { redrawPicture } = await pictures()
    const drawn = await redrawPicture(bytes, kind)
    return { ...drawn, sha256: null, shown: [drawn.bytes] }
  }
  const budgetMs = isKnown ? budgetsMs.known : budgetsMs.stranger
  const fit = keepsPdf ? reader.keep(bytes, budgetMs) : reader.rewrite(bytes, budgetMs)
  return { ...(await fit), preview: null }
}

/** Throws document.blank or document.empty-page. */
async function refuseBlank(shown: Shown, as: 'photo' | 'page'): Promise<void> {
  if (shown === 'marks') return
  const { isBlankPicture } = await pictures()
  for (const picture of shown === 'nothing' ? [] : shown) {
    if (!(await isBlankPicture(Buffer.from(picture), as))) return
  }
  throw new AppError(as === 'photo' ? 'document.blank' : 'document.empty-page')
}

/** Deletes stored bytes. Failures leave orphans to the sweeper. */
async function discard({ documentStore, log }: Parts, keys: readonly string[]): Promise<void> {
  const left = (err: unknown) => log.warn({ err }, 'bytes left for the sweeper')
  const gone = Promise.all(keys.map((key) => documentStore.delete(key).catch(left)))
  const patience = new AbortController()
  const { signal } = patience
  await Promise.race([gone, pause(discardMs, undefined, { signal }).catch(() => {})])
  patience.abort()
}

type Whole = { bytes: Uint8Array; mediaType: string; sha256: Buffer | null }

/** Stores all or nothing. Throws server.away when the store refuses. */
async function put(parts: Parts, files: readonly Whole[]): Promise<StoredBytes[]> {
  const puts = files.map(({ bytes, mediaType, sha256 }) => ({
    bytes,
    row: {
      storageKey: parts.random.uuid(),
      mediaType,
      sizeBytes: bytes.byteLength,
      sha256: sha256 ?? hash('sha256', bytes, 'buffer'),
    },
  }))
  const ended = await Promise.allSettled(
    puts.map(({ bytes, row }) => parts.documentStore.put(row.storageKey, bytes)),
  )
  const failed = ended.find((each) => each.status === 'rejected')
  if (!failed) return puts.map(({ row }) => row)
  parts.log.error({ err: failed.reason }, 'document store does not take bytes')
  await discard(
    parts,
    puts.map(({ row }) => row.storageKey),
  )
  throw new AppError('server.away')
}

async function keepOrUndo<T>(undo: () => Promise<void>, writeRows: () => Promise<T>): Promise<T> {
  try {
    return await writeRows()
  } catch (error) {
    if (error instanceof AppError) await undo()
    throw error
  }
}

/**
 * The admission of every file, two heavy ones at a time to bound memory; owns the threads that read
 * PDFs, which `close` ends.
 */
export function createAdmission(parts: Parts, patienceMs = scanPatienceMs): Admission {
  const queue = createFairQueue(width)
  const reader = createPdfReader()
  // Reused buffers for heavy files: allocating fresh megabytes is the main cost.
  const buffers: Buffer[] = []

  async function readBack(upload: Upload): Promise<Buffer> {
    if (weightOf(upload) === weights.light) {
      return upload.spool.read(Buffer.allocUnsafeSlow(upload.size))
    }
    const buffer = buffers.pop() ?? Buffer.allocUnsafeSlow(maxUploadBytes)
    return upload.spool.read(buffer).finally(() => buffers.push(buffer))
  }

  async function admit(
    upload: Upload,
    rules: AdmissionRules,
    patience: AbortSignal,
  ): Promise<Admitted> {
    const given = await readBack(upload)
    await scan(parts, given, patience)
    const kind = kindOf(given, rules.accepted)
    const { preview, shown, ...fit } = await makeFit(reader, given, kind, rules)
    if (rules.refusesBlank) await refuseBlank(shown, rules.refusesBlank)
    const whole: Whole[] = [{ ...fit, mediaType: mediaTypes[kind] }]
    if (preview && rules.withPreview) {
      whole.push({ bytes: preview, mediaType: mediaTypes.jpeg, sha256: null })
    }
    const stored = await put(parts, whole)
    for (const { bytes } of whole) release(bytes)
    release(given)
    const [file, small = null] = stored
    if (!file) throw new Error('Nothing was stored')
    const undo = () =>
      discard(
        parts,
        stored.map(({ storageKey }) => storageKey),
      )
    return { kind, file, preview: small, keepOrUndo: (writeRows) => keepOrUndo(undo, writeRows) }
  }

  return {
    admit(upload, rules) {
      const patience = AbortSignal.timeout(patienceMs)
      return queue(laneOf(rules), () => admit(upload, rules, patience), {
        gone: upload.cut ?? null,
        weight: weightOf(upload),
      })
    },
    textOf: (pdf) => reader.text(pdf),
    close: () => reader.close(),
  }
}
