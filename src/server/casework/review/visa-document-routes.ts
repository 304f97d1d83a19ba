import {
  addVisaDocument,
  approveVisaDocuments,
  getVisaDocument,
  getVisaDocumentFile,
  giveVisaDocument,
  listVisaDocuments,
  removeVisaDocument,
  takeVisaFromEmail,
} from '#contract/staff/visa-document.ts'
import { fileKinds } from '#domain/document/document.ts'
import { maxStagedVisas } from '#domain/document/staged-visa.ts'
import { AppError } from '#domain/error.ts'
import { getKeptFile } from '../../correspondence/mail/views.ts'
import { findEmail, lockEmail } from '../../data/correspondence/received-email.ts'
import {
  findHolder,
  findStagedVisa,
  findStagedVisas,
  giveStagedVisa,
} from '../../data/document/staged-visa.ts'
import { withUpload } from '../../document/take-as-document.ts'
import { cleanFileName } from '../../document/upload/file-name.ts'
import { bodyOf, receiveUpload, type UploadForm } from '../../document/upload/receive.ts'
import { spoolsOf } from '../../document/upload/spool.ts'
import {
  getStagedVisa,
  listStagedVisas,
  removeStagedVisa,
  stagedVisaView,
  stageVisa,
} from '../../document/visa-documents.ts'
import { attachment } from '../../http/attachment.ts'
import { perHour, perMinute, type Route } from '../../http/route.ts'
import { type StaffActor, type StaffCall, staffRoute } from '../../http/staff-route.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { openStored } from '../../platform/read-stored.ts'
import type { Services } from '../../services.ts'
import { admitVisa } from './approval.ts'
import { approveOne } from './approve-visa-documents.ts'

const form: UploadForm = { file: 'file', fields: ['applicationId'], fieldBytes: 64 }
const approving = { permission: 'application.approve', limit: perMinute(600) } as const

function numberOf(field: string | undefined): number | null {
  if (!field) return null
  const number = Number(field)
  if (!Number.isInteger(number) || number <= 0 || number > 2 ** 31) {
    throw new AppError('request.invalid')
  }
  return number
}

async function viewOf(services: Services, id: string, staff: StaffActor, now: Date) {
  return stagedVisaView(services, services.db, await getStagedVisa(services.db, id, staff, now))
}

async function add(services: Services, call: StaffCall<typeof addVisaDocument>) {
  const { staff, now } = call
  const receiving = { form, openSpool: spoolsOf(services), onFile: async () => {} }
  const id = await receiveUpload(bodyOf(call), receiving, async (upload) => {
    const applicationId = numberOf(upload.fields.applicationId)
    const admitted = await admitVisa(services.admission, upload, { ...call, accepted: fileKinds })
    const { file, kind } = admitted
    const fileName = cleanFileName(upload.fileName, kind)
    return admitted.keepOrUndo(() =>
      stageVisa(services, { file, fileName, applicationId, staff, now }, (tx, subject) =>
        call.trace(tx, { applicationId, subject }),
      ),
    )
  })
  return { status: 201 as const, body: await viewOf(services, id, staff, now) }
}

/** Puts in a file of an e-mail that is with an application as the authority's; repeated, the same. */
async function takeFromEmail(services: Services, call: StaffCall<typeof takeVisaFromEmail>) {
  const { params, staff, now } = call
  const email = await findEmail(services.db, params.id)
  if (!email) throw new AppError('email.not-found')
  const { applicationId, kind } = email
  if (applicationId === null || kind !== 'authority') throw new AppError('document.not-found')
  const sent = await getKeptFile(services.db, params)
  const findSame = async (tx: Tx, but: string | null) => {
    const by = { staffId: staff.id, applicationId, now, limit: maxStagedVisas }
    const waiting = await findStagedVisas(tx, by)
    return waiting.find(({ id, sha256 }) => id !== but && sent.sha256?.equals(sha256))
  }
  const same = await findSame(services.db, null)
  const details = { email: email.id }
  if (same) {
    const again = { ...details, repeated: true }
    await call.trace(services.db, { applicationId, subject: same.id, details: again })
    return { status: 201 as const, body: await stagedVisaView(services, services.db, same) }
  }
  const id = await withUpload(services, sent, async (upload) => {
    const admitted = await admitVisa(services.admission, upload, { ...call, accepted: fileKinds })
    const { file } = admitted
    const { fileName } = upload
    return admitted.keepOrUndo(() =>
      stageVisa(services, { file, fileName, applicationId, staff, now }, async (tx, subject) => {
        // Pressed twice at once, one waits here for the other.
        const locked = await lockEmail(tx, email.id)
        if (locked?.applicationId !== applicationId) throw new AppError('document.not-found')
        if (await findSame(tx, subject)) throw new AppError('email.file-used')
        await call.trace(tx, { applicationId, subject, details })
      }),
    )
  })
  return { status: 201 as const, body: await viewOf(services, id, staff, now) }
}

/** Assigns a document to applicants, and thereby to their application. */
async function give(services: Services, call: StaffCall<typeof giveVisaDocument>) {
  const { params, body, staff, now } = call
  await inTransaction(services.db, async (tx) => {
    const row = await getStagedVisa(tx, params.id, staff, now)
    const holder = await findHolder(tx, body.applicantId)
    if (!holder) throw new AppError('applicant.not-found')
    const { id: applicantId, applicationId } = holder
    await giveStagedVisa(tx, row.id, { applicantId, applicationId })
    const details = { applicant: holder.position }
    await call.trace(tx, { applicationId, subject: row.id, details })
  })
  return { status: 200 as const, body: await viewOf(services, params.id, staff, now) }
}

/** Staged visa documents. */
export function visaDocumentRoutes(services: Services): Route[] {
  const { db } = services
  return [
    staffRoute(
      addVisaDocument,
      { ...approving, limit: perHour(1200), audit: 'visa-document.added' },
      (call) => add(services, call),
    ),

    staffRoute(
      takeVisaFromEmail,
      {
        ...approving,
        permission: ['application.approve', 'document.read'],
        audit: 'visa-document.added',
      },
      (call) => takeFromEmail(services, call),
    ),

    staffRoute(
      listVisaDocuments,
      { ...approving, audit: 'visa-document.read' },
      async ({ query, staff, now }) => {
        const { applicationId = null } = query
        const by = { staffId: staff.id, applicationId, now }
        return { status: 200, body: { items: await listStagedVisas(services, by) } }
      },
    ),

    staffRoute(
      getVisaDocument,
      { ...approving, audit: 'visa-document.read' },
      async ({ params, staff, now }) => ({
        status: 200,
        body: await viewOf(services, params.id, staff, now),
      }),
    ),

    staffRoute(getVisaDocumentFile, { ...approving, audit: 'visa-document.read' }, async (call) => {
      const row = await getStagedVisa(db, call.params.id, call.staff, call.now)
      await call.trace(db, { applicationId: row.applicationId, subject: row.id })
      return attachment(await openStored(services, row.storageKey), row)
    }),

    staffRoute(giveVisaDocument, { ...approving, audit: 'visa-document.given' }, (call) =>
      give(services, call),
    ),

    staffRoute(
      removeVisaDocument,
      { ...approving, audit: 'visa-document.removed' },
      async ({ params, staff, now, trace }) => {
        await removeStagedVisa(services, params.id, async (tx) => {
          const row = await findStagedVisa(tx, params.id, staff.id, now)
          await trace(tx, { applicationId: row?.applicationId ?? null, subject: params.id })
          return row
        })
        return { status: 204 }
      },
    ),

    staffRoute(
      approveVisaDocuments,
      { ...approving, audit: 'applicant.decided', confirm: true },
      async (call) => {
        const rows = []
        // Sequentially, each in its own transaction, so that a refusal stops no other.
        for (const id of new Set(call.body.ids)) rows.push(await approveOne(services, call, id))
        return { status: 200, body: { rows } }
      },
    ),
  ]
}
