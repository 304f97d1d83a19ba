import {
  acceptedKinds,
  type DocumentType,
  maxUploadBytes,
  requiredDocuments,
} from '#domain/document/document.ts'
import { AppError } from '#domain/error.ts'
import { findApplicationIdOf } from '../data/application/applicant.ts'
import { lockApplication } from '../data/application/application.ts'
import type { Tx } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { readStored } from '../platform/read-stored.ts'
import type { Services } from '../services.ts'
import { addVersion } from './add-version.ts'
import type { Upload } from './upload/port.ts'
import { spoolsOf } from './upload/spool.ts'

/** A file that a traveller sent by chat or e-mail. */
export type SentFile = { storageKey: string; fileName: string }

export type TakenAs = { applicationId: number; applicantId: number; documentType: DocumentType }

type Taking = {
  staffId: string
  /** The colleague's address. */
  address: string
  now: Date
  /** Written with the document: its origin and its author. */
  note: (tx: Tx, documentId: string) => Promise<void>
}

/** Passes stored bytes to `work` like an upload. */
export async function withUpload<T>(
  services: Services,
  { storageKey, fileName }: SentFile,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  const bytes = await readStored(services, storageKey)
  const { limit, size } = { limit: maxUploadBytes, size: bytes.byteLength }
  if (size > limit) throw new AppError('document.too-large', { limit: limit / (1024 * 1024) })
  const spool = await spoolsOf(services)()
  try {
    await spool.write(bytes)
    return await work({ fields: {}, fileName, size, spool })
  } finally {
    await spool.remove()
  }
}

/**
 * Copies a file into a traveller's document, which stays when the original is deleted. Admitted
 * again by the document's rules; returns its id. Throws applicant.not-found, document.type-unknown,
 * and the errors of addVersion and of admission.
 */
export async function takeAsDocument(
  services: Services,
  sent: SentFile,
  to: TakenAs,
  { staffId, address, now, note }: Taking,
): Promise<string> {
  const { applicationId, applicantId, documentType } = to
  if ((await findApplicationIdOf(services.db, applicantId)) !== applicationId) {
    throw new AppError('applicant.not-found')
  }
  return withUpload(services, sent, async (upload) => {
    const admitted = await services.admission.admit(upload, {
      accepted: acceptedKinds[documentType],
      withPreview: true,
      refusesBlank: documentType === 'passportPhoto' ? 'photo' : 'page',
      ...{ address, isKnown: true },
    })
    const id = services.random.uuid()
    const document = {
      ...{ id, applicationId, applicantId, documentType, fileName: upload.fileName },
      storageKey: admitted.file.storageKey,
      previewKey: admitted.preview?.storageKey ?? null,
    }
    await admitted.keepOrUndo(() =>
      inTransaction(services.db, async (tx) => {
        const application = await lockApplication(tx, applicationId)
        const rules = services.rules.of(application.rulesVersion)
        if (!requiredDocuments(rules, application.visaType).includes(documentType)) {
          throw new AppError('document.type-unknown')
        }
        await addVersion(tx, services, application, { admitted, document, staffId, now })
        await note(tx, id)
      }),
    )
    return id
  })
}
