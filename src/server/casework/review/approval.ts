import type { FileKind } from '#domain/document/document.ts'
import { AppError } from '#domain/error.ts'
import { cleanFileName } from '../../document/upload/file-name.ts'
import type { Admission, FormFields, Upload } from '../../document/upload/port.ts'
import { bodyOf, receiveForm, type UploadForm } from '../../document/upload/receive.ts'
import { spoolsOf } from '../../document/upload/spool.ts'
import { getStagedVisa, pagesOf, readVisa } from '../../document/visa-documents.ts'
import type { StaffActor } from '../../http/staff-route.ts'
import type { Services } from '../../services.ts'
import type { NewApproval } from '../approval.ts'

const fieldBytes = 32 * 1024

/** The multipart form of a decision about an application. */
export const statusForm: UploadForm = {
  file: 'approvalDocument',
  fields: [
    'status',
    'adminNotes',
    'travellerMessage',
    'version',
    'namesConfirmed',
    'visaDocumentId',
  ],
  fieldBytes,
}

/** The multipart form of a decision about one traveller. */
export const decisionForm: UploadForm = {
  file: 'visaDocument',
  fields: [
    'decision',
    'reason',
    'travellerMessage',
    'portalNumber',
    'version',
    'namesConfirmed',
    'visaDocumentId',
    'override',
  ],
  fieldBytes,
}

type Work<T> = (form: { fields: FormFields; approval: NewApproval | null }) => Promise<T>

type Call = Parameters<typeof bodyOf>[0] & {
  form: UploadForm
  address: string
  accepted: readonly FileKind[]
  staff: StaffActor
  now: Date
}

/** Admits a visa document like any file. Throws approval.not-pdf where only PDF is accepted. */
export async function admitVisa(
  admission: Admission,
  upload: Upload,
  { accepted, address }: Pick<Call, 'accepted' | 'address'>,
) {
  try {
    const rules = { accepted, withPreview: false, keepsPdf: true, address, isKnown: true }
    return await admission.admit(upload, rules)
  } catch (error) {
    const isOther = error instanceof AppError && error.code === 'document.wrong-type'
    if (isOther && accepted.length === 1) throw new AppError('approval.not-pdf')
    throw error
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A staged document for the approval. Throws visa-document.not-found. */
export async function stagedApproval(
  services: Services,
  id: string,
  staff: StaffActor,
  now: Date,
): Promise<NewApproval> {
  if (!uuid.test(id)) throw new AppError('visa-document.not-found')
  const row = await getStagedVisa(services.db, id, staff, now)
  const { storageKey, mediaType, sizeBytes, sha256, fileName, addedBy, applicationId } = row
  return {
    file: { storageKey, mediaType, sizeBytes, sha256 },
    ...{ fileName, addedBy, pages: pagesOf(services, row) },
    staged: { id: row.id, applicationId },
  }
}

/**
 * Reads a form that may upload a visa document or name a staged one. When `work` refuses, uploaded
 * bytes are deleted and a staged one stays. Throws approval.not-pdf, visa-document.not-found.
 */
export function receiveApproval<T>(services: Services, call: Call, work: Work<T>): Promise<T> {
  const { form, staff, now } = call
  const receiving = { form, openSpool: spoolsOf(services), onFile: async () => {} }
  return receiveForm(bodyOf(call), receiving, async ({ fields, upload }) => {
    const { visaDocumentId: id } = fields
    if (!upload) {
      return work({ fields, approval: id ? await stagedApproval(services, id, staff, now) : null })
    }
    // Not both: it would be unclear which one was reviewed.
    if (id) throw new AppError('request.invalid')
    const admitted = await admitVisa(services.admission, upload, call)
    const { file, kind } = admitted
    return admitted.keepOrUndo(async () => {
      const pages = await readVisa(services, file)
      const fileName = cleanFileName(upload.fileName, kind)
      return work({ fields, approval: { file, fileName, pages, addedBy: staff.id, staged: null } })
    })
  })
}
