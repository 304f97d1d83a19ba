import type { FileKind } from '#domain/document/document.ts'
import { AppError } from '#domain/error.ts'
import type { NewApproval } from '../approving.ts'
import type { Services } from '../services.ts'
import { cleanFileName } from '../upload/file-name.ts'
import type { Admission, FormFields, Upload } from '../upload/port.ts'
import { receiveForm, type UploadBody, type UploadForm } from '../upload/receive.ts'
import { spoolsOf } from '../upload/spool.ts'

const fieldBytes = 32 * 1024

/** What a decision about a whole application brings. */
export const statusForm: UploadForm = {
  file: 'approvalDocument',
  fields: ['status', 'adminNotes', 'travellerMessage', 'version', 'namesConfirmed'],
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
}

async function admitApproval(admission: Admission, upload: Upload, { accepted, address }: Call) {
  try {
    const rules = { accepted, withPreview: false, keepsPdf: true, address, isKnown: true }
    return await admission.admit(upload, rules)
  } catch (error) {
    const isOther = error instanceof AppError && error.code === 'document.wrong-type'
    if (isOther && accepted.length === 1) throw new AppError('approval.not-pdf')
    throw error
  }
}

/**
 * Takes a form that may bring a visa document, looked into like every other file. Its bytes are
 * taken back when `work` refuses them. Throws approval.not-pdf where only a PDF will do.
 */
export function receiveApproval<T>(services: Services, call: Call, work: Work<T>): Promise<T> {
  const receiving = {
    form: call.form,
    openSpool: spoolsOf(services),
    onFile: async () => {},
  }
  return receiveForm(call.body, receiving, async ({ fields, upload }) => {
    if (!upload) return work({ fields, approval: null })
    const admitted = await admitApproval(services.admission, upload, call)
    const fileName = cleanFileName(upload.fileName, admitted.kind)
    const approval = { file: admitted.file, fileName }
    return admitted.keepOrUndo(() => work({ fields, approval }))
  })
}
