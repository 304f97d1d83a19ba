import { fileKinds, maxUploadBytes } from '#domain/document/document.ts'
import { AppError, type ErrorCode, isTemporary } from '#domain/error.ts'
import { emailLimits, isDecoration } from '#domain/mail/received-email.ts'
import { cleanFileName, refusedFileName } from '../../document/upload/file-name.ts'
import { OutOfTime } from '../../document/upload/isolated-process.ts'
import type { Admitted } from '../../document/upload/port.ts'
import { spoolsOf } from '../../document/upload/spool.ts'
import { countEmailed, type EmailOwner } from '../../http/admission/upload-quota.ts'
import type { Services } from '../../services.ts'
import type { ParsedFile } from './parsed.ts'

/** All e-mails share a turn in the queue. */
const queued = 'email'

/** The result of an attached file. */
export type TakenFile = {
  name: string
  sizeBytes: number
  isInline: boolean
  admitted: Admitted | null
  refusal: ErrorCode | null
}

async function admit(
  services: Services,
  { name, bytes, isInline }: { name: string; bytes: Uint8Array; isInline: boolean },
  { owner, now }: { owner: EmailOwner; now: Date },
): Promise<Admitted> {
  const counted = { bytes: bytes.byteLength, isDecoration: isInline, now }
  await countEmailed(services.db, owner, counted)
  const spool = await spoolsOf(services)()
  try {
    await spool.write(bytes)
    const upload = { fields: {}, fileName: name, size: bytes.byteLength, spool }
    const rules = { accepted: fileKinds, withPreview: true, address: queued, isKnown: false }
    return await services.admission.admit(upload, rules)
  } finally {
    await spool.remove()
  }
}

/** Why a file is rejected before admission, or null. */
function refusalOf({ sizeBytes, bytes }: ParsedFile, at: number): ErrorCode | null {
  if (at >= emailLimits.files) return 'document.quota'
  if (sizeBytes > maxUploadBytes) return 'document.too-large'
  if (sizeBytes === 0) return 'document.empty'
  return bytes ? null : 'document.wrong-type'
}

/**
 * Admits an e-mail's files one by one. A rejected one is recorded with the reason. Throws
 * server.busy or server.away when admission is unavailable: then nothing is recorded, and the
 * e-mail comes again. A file that runs out of time is unreadable if it `lacked` time before.
 */
export async function takeFiles(
  services: Services,
  files: readonly ParsedFile[],
  { owner, lacked, now }: { owner: EmailOwner; lacked: boolean; now: Date },
): Promise<TakenFile[]> {
  const taken: TakenFile[] = []
  for (const [at, file] of files.entries()) {
    const { sizeBytes, bytes } = file
    const known = { sizeBytes, isInline: isDecoration(file) }
    const refused = (refusal: ErrorCode) =>
      taken.push({ ...known, name: refusedFileName(file.name), admitted: null, refusal })
    const refusal = refusalOf(file, at)
    if (refusal || !bytes) {
      refused(refusal ?? 'document.unreadable')
      continue
    }
    try {
      const { isInline } = known
      const admitted = await admit(services, { name: file.name, bytes, isInline }, { owner, now })
      const name = cleanFileName(file.name, admitted.kind)
      taken.push({ ...known, name, admitted, refusal: null })
    } catch (error) {
      if (lacked && error instanceof OutOfTime) refused('document.unreadable')
      else if (!(error instanceof AppError) || isTemporary(error.code)) throw error
      else refused(error.code)
    }
  }
  return taken
}

/** Writes the rows, and deletes all files if that fails. */
export function keepAll<T>(taken: readonly TakenFile[], writeRows: () => Promise<T>): Promise<T> {
  return taken.reduce<() => Promise<T>>(
    (write, { admitted }) => (admitted ? () => admitted.keepOrUndo(write) : write),
    writeRows,
  )()
}
