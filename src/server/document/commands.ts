import { isBeforeFiling, isDecidedState } from '#domain/application/applicant-state.ts'
import { type ApplicationState, stateOf, whyNot } from '#domain/application/status.ts'
import {
  acceptedKinds,
  type DocumentType,
  documentTypes,
  fileKinds,
  requiredDocuments,
} from '#domain/document/document.ts'
import { AppError } from '#domain/error.ts'
import type { ComparedField } from '#domain/passport/compare.ts'
import { countApplicants } from '../data/application/applicant.ts'
import { getApplicantState, refreshReadiness } from '../data/application/applicant-state.ts'
import { recordEvent } from '../data/application/event.ts'
import { openSession } from '../data/application/session.ts'
import { refuseHeld } from '../data/casework/held-decision.ts'
import {
  findApplicationOf,
  getApplicationOfForUpdate,
  getDocument,
  markRemoved,
  markRight,
  stopAsking,
} from '../data/document/document.ts'
import type { DocumentRow } from '../data/document/document-version.ts'
import { confirmAnswers, findPassportDocument } from '../data/document/passport-check.ts'
import { insertStoredFiles } from '../data/document/stored-file.ts'
import { insertUnattachedFile } from '../data/document/unattached-file.ts'
import type { Authority } from '../data/staff/authority.ts'
import { countDocument, countUnattached } from '../http/admission/upload-quota.ts'
import { hashToken } from '../http/cookie.ts'
import type { Tx } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import type { Services } from '../services.ts'
import { addVersion, filesOf, type NewDocument, refuseClosed } from './add-version.ts'
import { alertAboutDocuments } from './document-alert.ts'
import { judgePage } from './passport-pages.ts'
import { cleanFileName } from './upload/file-name.ts'
import type { Admitted, FormFields } from './upload/port.ts'
import { receiveUpload, type UploadBody } from './upload/receive.ts'
import { spoolsOf } from './upload/spool.ts'

/** A new version is reviewed and compared anew. */
const unreviewed = {
  review: 'unreviewed',
  reviewReason: null,
  reviewNote: null,
  reviewedBy: null,
  reviewedAt: null,
  checkResult: null,
  checkFields: null,
  checkedAt: null,
} as const

type Target = {
  applicationId: number
  required: readonly DocumentType[]
  state: ApplicationState
}

/** The application of the document. Throws when closed or unpaid. */
async function findTarget(
  services: Services,
  applicantId: number,
  authority: Authority,
  now: Date,
): Promise<Target | null> {
  const row = await findApplicationOf(services.db, applicantId, authority)
  if (!row) return null
  await refuseHeld(services.db, row.id, now)
  const state = stateOf(row, row.numberOfApplicants)
  const closed = whyNot('upload', state)
  if (closed) throw new AppError(closed)
  const required = requiredDocuments(services.rules.of(row.rulesVersion), row.visaType)
  return { applicationId: row.id, required, state }
}

function typeOf(fields: FormFields, required: Target['required']): DocumentType {
  const type = documentTypes.find((each) => each === fields.documentType)
  if (!type || !required.includes(type)) throw new AppError('document.type-unknown')
  return type
}

/**
 * Locks an applicant's application for a change by its traveller. Throws application.not-found,
 * application.held.
 */
async function lockOwn(tx: Tx, applicantId: number, authority: Authority, now: Date) {
  const application = await getApplicationOfForUpdate(tx, applicantId, authority)
  await refuseHeld(tx, application.id, now)
  return application
}

async function writeDocument(
  tx: Tx,
  services: Services,
  admitted: Admitted,
  document: NewDocument,
  authority: Authority,
  now: Date,
): Promise<number> {
  // Locked, so that concurrent uploads of a type become two versions, and none follows a
  // completion.
  const application = await lockOwn(tx, document.applicantId, authority, now)
  const added = { admitted, document, staffId: null, now }
  const version = await addVersion(tx, services, application, added)
  // Before completion, travellers are still uploading.
  if (application.completedAt) await alertAboutDocuments(tx, services, application, now)
  return version
}

/**
 * Uploads a document of an applicant. Access is checked before the body; whether it is wanted when
 * the file begins, or at the latest at the end.
 */
export async function addDocument(
  services: Services,
  call: { applicantId: number; authority: Authority; address: string; body: UploadBody; now: Date },
): Promise<DocumentRow> {
  const { applicantId, authority, now } = call
  const target = await findTarget(services, applicantId, authority, now)
  if (!target) throw new AppError('application.not-found')
  const { applicationId, required, state } = target
  const wantedType = async (fields: FormFields) => {
    const documentType = typeOf(fields, required)
    await refuseClosed(services.db, state, { applicantId, documentType })
    return documentType
  }
  const onFile = async (fields: FormFields) => {
    if (fields.documentType !== undefined) await wantedType(fields)
  }
  return receiveUpload(call.body, { openSpool: spoolsOf(services), onFile }, async (upload) => {
    const documentType = await wantedType(upload.fields)
    const counted = { id: applicationId, applicants: state.numberOfApplicants }
    const sent = { address: call.address, bytes: upload.size, now }
    await countDocument(services.db, counted, sent)
    const accepted = acceptedKinds[documentType]
    const sender = { address: call.address, isKnown: true }
    const admitted = await services.admission.admit(upload, {
      accepted,
      withPreview: true,
      refusesBlank: documentType === 'passportPhoto' ? 'photo' : 'page',
      ...sender,
    })
    const { file, preview, kind } = admitted
    const document = {
      id: services.random.uuid(),
      applicationId,
      applicantId,
      documentType,
      fileName: cleanFileName(upload.fileName, kind),
      storageKey: file.storageKey,
      previewKey: preview?.storageKey ?? null,
      lacksFace: documentType === 'passportPhoto' && upload.fields.lacksFace === 'true',
    }
    const version = await admitted.keepOrUndo(() =>
      inTransaction(services.db, (tx) =>
        writeDocument(tx, services, admitted, document, authority, now),
      ),
    )
    const { mediaType, sizeBytes, sha256 } = file
    return {
      ...document,
      ...unreviewed,
      confirmedAnswers: [],
      isRight: false,
      current: true,
      version,
      createdAt: now,
      mediaType,
      sizeBytes,
      sha256,
    }
  })
}

/** Removes a document; its row and bytes stay until retention ends. */
export function removeDocument(
  services: Services,
  call: { id: string; authority: Authority; now: Date },
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const found = await getDocument(tx, call.id, call.authority)
    const { applicationId, applicantId, documentType } = found
    const application = await lockOwn(tx, applicantId, call.authority, call.now)
    const applicants = await countApplicants(tx, applicationId)
    const state = await getApplicantState(tx, applicantId)
    const closed = isDecidedState(state)
      ? 'application.closed'
      : whyNot('remove-document', stateOf(application, applicants))
    if (closed) throw new AppError(closed)
    if (!(await markRemoved(tx, call.id, call.now))) throw new AppError('document.not-found')
    await recordEvent(tx, {
      applicationId,
      at: call.now,
      kind: 'document-removed',
      actor: 'traveller',
      note: documentType,
    })
    const rules = services.rules.for(application.rulesVersion, call.now)
    await refreshReadiness(tx, applicationId, requiredDocuments(rules, application.visaType))
    if (application.documentsAskedAt) await stopAsking(tx, rules, applicationId)
  })
}

/**
 * Confirms answers that a passport page contradicts: it is no longer requested again because of
 * them, and staff see both. Throws document.not-found, application.closed.
 */
export function confirmDocument(
  services: Services,
  call: { id: string; fields: readonly ComparedField[]; authority: Authority; now: Date },
): Promise<void> {
  const { id, fields, authority, now } = call
  return inTransaction(services.db, async (tx) => {
    const { applicantId } = await getDocument(tx, id, authority)
    const application = await lockOwn(tx, applicantId, authority, now)
    const page = await findPassportDocument(tx, id)
    if (!page) throw new AppError('document.not-found')
    if (!isBeforeFiling(page.state)) throw new AppError('application.closed')
    const confirmed = new Set([...page.confirmedAnswers, ...fields])
    if (confirmed.size === page.confirmedAnswers.length) return
    await confirmAnswers(tx, id, [...confirmed])
    await recordEvent(tx, {
      ...{ applicationId: application.id, at: now, actor: 'traveller' },
      ...{ kind: 'document-confirmed', note: 'passportDocument' },
    })
    await judgePage(tx, services, application, id, now)
    if (application.completedAt) await alertAboutDocuments(tx, services, application, now)
  })
}

/** Confirms a file as correct. Throws document.not-found, application.closed. */
export function confirmFile(
  services: Services,
  call: { id: string; authority: Authority; now: Date },
): Promise<void> {
  const { id, authority, now } = call
  return inTransaction(services.db, async (tx) => {
    const { applicantId, documentType } = await getDocument(tx, id, authority)
    const application = await lockOwn(tx, applicantId, authority, now)
    const state = await getApplicantState(tx, applicantId)
    if (!isBeforeFiling(state)) throw new AppError('application.closed')
    if (!(await markRight(tx, id))) return
    await recordEvent(tx, {
      ...{ applicationId: application.id, at: now, actor: 'traveller' },
      ...{ kind: 'document-confirmed', note: documentType },
    })
  })
}

/** Stores an unattached file for its browser. */
export function addUnattachedFile(
  services: Services,
  call: { body: UploadBody; address: string; tokenHash: Buffer | null; now: Date },
): Promise<{ id: string; token: string | null }> {
  const { body, tokenHash, now } = call
  const receiving = { openSpool: spoolsOf(services), onFile: async () => {} }
  return receiveUpload(body, receiving, async (upload) => {
    await countUnattached(services.db, { address: call.address, bytes: upload.size, now })
    const admitted = await services.admission.admit(upload, {
      accepted: fileKinds,
      withPreview: false,
      address: call.address,
      isKnown: false,
    })
    const id = services.random.uuid()
    const token = services.random.token()
    const write = async (tx: Tx) => {
      const fresh = { token, tokenHash: hashToken(token) }
      const session = await openSession(tx, tokenHash, fresh, now)
      await insertStoredFiles(tx, filesOf(admitted), now)
      await insertUnattachedFile(tx, {
        id,
        sessionId: session.sessionId,
        storageKey: admitted.file.storageKey,
        fileName: cleanFileName(upload.fileName, admitted.kind),
        createdAt: now,
      })
      return { id, token: session.token }
    }
    return admitted.keepOrUndo(() => inTransaction(services.db, write))
  })
}
