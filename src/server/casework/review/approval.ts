import type { FileKind } from '#domain/document/document.ts'
import { AppError } from '#domain/error.ts'
import { cleanFileName } from '../../document/upload/file-name.ts'
import type { Admission, FormFields, Upload } from '../../document/upload/port.ts'
import { receiveForm, type UploadBody, type UploadForm } from '../../document/upload/receive.ts'
import { spoolsOf } from '../../document/upload/spool.ts'
import { getStagedVisa, pagesOf, readVisa } from '../../document/visa-documents.ts'
import type { StaffActor } from '../../http/staff-route.ts'
import type { Services } from '../../services.ts'
import type { NewApproval } from '../approving.ts'

const fieldBytes = 32 * 1024

/** What a decision about a whole application brings. */
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

/** What a decision about one traveller brings. */
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

type Call = {
  form: UploadForm
  body: UploadBody
  address: string
  accepted: readonly FileKind[]
  staff: StaffActor
  now: Date
}

/** Looks into a visa document like into every other file. Throws approval.not-pdf where only a PDF will do. */
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

/** A document that waits, to approve with. Throws visa-document.not-found. */
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
 * Takes a form that may bring a visa document, or name one that waits. Bytes are taken back when `work`
 * refuses them; one that waits goes on waiting then. Throws approval.not-pdf, visa-document.not-found.
 */
export function receiveApproval<T>(services: Services, call: Call, work: Work<T>): Promise<T> {
  const { form, staff, now } = call
  const receiving = { form, openSpool: spoolsOf(services), onFile: async () => {} }
  return receiveForm(call.body, receiving, async ({ fields, upload }) => {
    const { visaDocumentId: id } = fields
    if (!upload) {
      return work({ fields, approval: id ? await stagedApproval(services, id, staff, now) : null })
    }
    // One or the other: nobody could tell which of two was looked at.
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
