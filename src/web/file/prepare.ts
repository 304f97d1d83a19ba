import { ApiError } from '#client/error.ts'
import { type DocumentType, maxUploadBytes } from '#domain/document/document.ts'
import { bytesOf } from './bytes.ts'
import { heicDecoder } from './heic.ts'
import { readKind } from './kind.ts'
import { nameAs, planFor, planForSeveral } from './plan.ts'
import { FileRefusal, type RefusalCode } from './refusal.ts'

/** Sequential: an opened phone photo takes some fifty megabytes. */
let lastOne: Promise<unknown> = Promise.resolve()

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = lastOne.then(work, work)
  lastOne = mine.catch(() => {})
  return mine
}

/** Checks that files chosen together can become one. Throws FileRefusal. */
export async function checkSeveral(files: readonly File[], type: DocumentType): Promise<void> {
  const plan = planForSeveral(await Promise.all(files.map(readKind)), type)
  if (plan.step === 'refuse') throw new FileRefusal(plan.code)
}

/**
 * Prepares files chosen for a document: small, upright, of an accepted type; several pictures
 * become the pages of one PDF in order. Files that need no change are passed through. Converters
 * are loaded on demand. Throws FileRefusal, ApiError if offline, or the signal's reason.
 */
export async function prepareFile(
  files: readonly [File, ...File[]],
  type: DocumentType,
  signal: AbortSignal,
): Promise<File> {
  const made =
    files.length > 1 ? await joined(files, type, signal) : await mended(files[0], type, signal)
  // A photo is checked with the user, a PDF by the server.
  if (type !== 'passportPhoto' && made.type.startsWith('image/')) {
    const { isBlankPicture } = await load(() => import('./blank.ts'))
    if (await isBlankPicture(made)) throw new FileRefusal('empty-page')
  }
  if (made !== files[0]) return made
  // Copied to memory: later changes on the device do not matter.
  return new File([await bytesOf(made)], made.name, { type: made.type })
}

async function joined(
  files: readonly [File, ...File[]],
  type: DocumentType,
  signal: AbortSignal,
): Promise<File> {
  await checkSeveral(files, type)
  return await inTurn(() => asPages(files, signal))
}

async function mended(file: File, type: DocumentType, signal: AbortSignal): Promise<File> {
  const plan = planFor(await readKind(file), file.size, type)
  switch (plan.step) {
    case 'send':
      return file
    case 'refuse':
      throw new FileRefusal(plan.code)
    case 'redraw':
      return await inTurn(() => redrawn(file, plan.otherwise, signal))
    case 'open-pdf':
      return await inTurn(async () => {
        signal.throwIfAborted()
        const { mendPdf } = await load(() => import('./scan.ts'))
        return await mendPdf(file, type, signal)
      })
  }
}

async function redrawn(file: File, otherwise: 'send' | RefusalCode, signal: AbortSignal) {
  try {
    const [picture] = await draw([file], signal)
    const isGain = picture && (otherwise !== 'send' || picture.jpeg.size < file.size)
    if (isGain && picture.jpeg.size <= maxUploadBytes) {
      return new File([picture.jpeg], nameAs(file.name, 'jpg'), { type: 'image/jpeg' })
    }
  } catch (error) {
    if (!isNotOpened(error)) throw error
  }
  if (otherwise === 'send') return file
  throw await whyNot(otherwise)
}

async function asPages(files: readonly [File, ...File[]], signal: AbortSignal): Promise<File> {
  const { scanPdf } = await load(() => import('#domain/document/scan-pdf.ts'))
  const drawn = await draw(files, signal).catch(async (error: unknown) => {
    if (!isNotOpened(error)) throw error
    const kinds = await Promise.all(files.map(readKind))
    throw await whyNot(kinds.includes('heic') ? 'heic' : 'picture')
  })
  const pages = await Promise.all(
    drawn.map(async ({ jpeg, ...size }) => ({
      jpeg: new Uint8Array(await jpeg.arrayBuffer()),
      ...size,
    })),
  )
  const bytes = scanPdf(pages)
  if (bytes.length > maxUploadBytes) throw new FileRefusal('too-many')
  return new File([bytes], nameAs(files[0].name, 'pdf'), { type: 'application/pdf' })
}

async function draw(files: readonly File[], signal: AbortSignal) {
  signal.throwIfAborted()
  const { drawInWorker } = await load(() => import('./draw-in-worker.ts'))
  return await drawInWorker(
    { files, heicAddress: new URL(heicDecoder, location.href).href },
    signal,
  )
}

const isNotOpened = (error: unknown) => error instanceof Error && error.name === 'NotOpened'

/** HEIC that failed offline may be retried; everything else stays refused. */
async function whyNot(code: RefusalCode): Promise<Error> {
  if (code !== 'heic') return new FileRefusal(code)
  const isThere = await fetch(heicDecoder, { method: 'HEAD' }).catch(() => null)
  return isThere ? new FileRefusal(code) : new ApiError('network')
}

/** Converters are part of the site: offline they load later. */
function load<T>(from: () => Promise<T>): Promise<T> {
  return from().catch(() => {
    throw new ApiError('network')
  })
}
