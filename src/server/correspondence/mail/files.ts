import { fileKinds, maxUploadBytes } from '#domain/document/document.ts'
import { AppError, type ErrorCode, isTemporary } from '#domain/error.ts'
import { emailLimits, isDecoration } from '#domain/mail/received-email.ts'
import { cleanFileName, refusedFileName } from '../../document/upload/file-name.ts'
import { OutOfTime } from '../../document/upload/in-process.ts'
import type { Admitted } from '../../document/upload/port.ts'
import { spoolsOf } from '../../document/upload/spool.ts'
import { countDocument, countUnattached } from '../../http/admission/upload-quota.ts'
import type { Services } from '../../services.ts'
import type { ParsedFile } from './parsed.ts'

/** Turns at the gate, and what comes in a day, are counted for all emails together. */
const sender = 'email'

/** Whose quota a file counts for; null: of nobody we know. */
export type FileOwner = { id: number; applicants: number } | null

/** What became of an attached file. */
export type TakenFile = {
  name: string
  sizeBytes: number
  isInline: boolean
  admitted: Admitted | null
  refusal: ErrorCode | null
}

async function admit(
  services: Services,
  { name, bytes }: { name: string; bytes: Uint8Array },
  owner: FileOwner,
  now: Date,
): Promise<Admitted> {
  const sent = { address: sender, bytes: bytes.byteLength, now }
  if (owner) await countDocument(services.db, owner, sent)
  else await countUnattached(services.db, sent)
  const spool = await spoolsOf(services)()
  try {
    await spool.write(bytes)
    const upload = { fields: {}, fileName: name, size: bytes.byteLength, spool }
    const rules = { accepted: fileKinds, withPreview: true, address: sender, isKnown: false }
    return await services.admission.admit(upload, rules)
  } finally {
    await spool.remove()
  }
}

/** Why a file is not even shown to the gate; null where it may be. */
function refusalOf({ sizeBytes, bytes }: ParsedFile, at: number): ErrorCode | null {
  if (at >= emailLimits.files) return 'document.quota'
  if (sizeBytes > maxUploadBytes) return 'document.too-large'
  if (sizeBytes === 0) return 'document.empty'
  return bytes ? null : 'document.wrong-type'
}

/**
 * Brings the files of an email through the gate of all files, one after the other. One that is refused is
 * only noted, with the reason. Throws server.busy or server.away where the gate is closed: then nothing is noted, and the
 * email comes again. A file for which the machine lacks the time as it `lacked` it before is one that cannot be read.
 */
export async function takeFiles(
  services: Services,
  files: readonly ParsedFile[],
  { owner, lacked, now }: { owner: FileOwner; lacked: boolean; now: Date },
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
      const admitted = await admit(services, { name: file.name, bytes }, owner, now)
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

/** Writes rows, and takes all bytes back where that is refused. */
export function keepAll<T>(taken: readonly TakenFile[], writeRows: () => Promise<T>): Promise<T> {
  return taken.reduce<() => Promise<T>>(
    (write, { admitted }) => (admitted ? () => admitted.keepOrUndo(write) : write),
    writeRows,
  )()
}
