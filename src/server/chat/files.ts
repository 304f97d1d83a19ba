import type { ChatFile } from '#contract/chat.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { takeChatFile } from '#contract/staff/chat.ts'
import { chatLimits } from '#domain/chat.ts'
import { fileKinds } from '#domain/document/document.ts'
import { AppError } from '#domain/error.ts'
import { getChatFile, insertChatFile, markFileTaken } from '../data/chat/file.ts'
import { type ChatSessionRow, lockSession } from '../data/chat/session.ts'
import { insertStoredFiles } from '../data/document/stored-file.ts'
import { filesOf } from '../document/add-version.ts'
import { takeAsDocument } from '../document/take-as-document.ts'
import { cleanFileName } from '../document/upload/file-name.ts'
import { receiveUpload, type UploadBody } from '../document/upload/receive.ts'
import { spoolsOf } from '../document/upload/spool.ts'
import { countInConversation } from '../http/admission/upload-quota.ts'
import { attachment, picture } from '../http/attachment.ts'
import type { StaffActor, Trace } from '../http/staff-route.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { openStored } from '../platform/read-stored.ts'
import type { Services } from '../services.ts'

const form = { file: 'file', fields: [], fieldBytes: 64 }

type Received = {
  session: Pick<ChatSessionRow, 'id' | 'isProven' | 'applicationId'>
  body: UploadBody
  address: string
  now: Date
  /** The colleague who sends it; null: the visitor. */
  by: { staff: StaffActor; trace: Trace } | null
}

/**
 * Admits a file to be sent with a message. Throws the gate's errors, document.quota, and
 * chat.not-found if the conversation was deleted meanwhile.
 */
export function addFile(
  services: Services,
  { session, body, address, now, by }: Received,
): Promise<ChatFile> {
  const { db } = services
  const { id: sessionId, applicationId } = session
  const receiving = { form, openSpool: spoolsOf(services), onFile: async () => {} }
  return receiveUpload(body, receiving, async (upload) => {
    if (!by) await countInConversation(db, sessionId, { address, bytes: upload.size, now })
    const admitted = await services.admission.admit(upload, {
      accepted: fileKinds,
      withPreview: true,
      address,
      isKnown: by !== null || session.isProven,
    })
    const { file, preview, kind } = admitted
    const id = services.random.uuid()
    const fileName = cleanFileName(upload.fileName, kind, chatLimits.fileNameLength)
    await admitted.keepOrUndo(() =>
      inTransaction(db, async (tx) => {
        if (!(await lockSession(tx, sessionId))) throw new AppError('chat.not-found')
        await insertStoredFiles(tx, filesOf(admitted), now)
        await insertChatFile(tx, {
          ...{ id, sessionId, fileName, createdAt: now, storageKey: file.storageKey },
          previewKey: preview?.storageKey ?? null,
          ...(by ? { side: 'admin', staffId: by.staff.id } : { side: 'user' }),
        })
        await by?.trace(tx, { applicationId, subject: sessionId })
      }),
    )
    return { id, name: fileName, mediaType: file.mediaType, sizeBytes: file.sizeBytes }
  })
}

type Kept = Awaited<ReturnType<typeof getChatFile>>

export const fileAnswer = async (services: Services, kept: Kept) =>
  attachment(await openStored(services, kept.storageKey), kept)

/** Throws document.not-found for a file without a preview. */
export async function previewAnswer(services: Services, { previewKey }: Kept) {
  if (previewKey === null) throw new AppError('document.not-found')
  return picture(await openStored(services, previewKey))
}

/** Takes a file over as a document of the conversation's application; returns the document's id. */
export async function takeFile(
  services: Services,
  id: string,
  to: BodyOf<typeof takeChatFile>,
  call: { staff: StaffActor; trace: Trace; address: string; now: Date },
): Promise<string> {
  const kept = await getChatFile(services.db, id)
  const { applicationId } = kept
  if (applicationId === null) throw new AppError('application.not-found')
  const { staff, trace, address, now } = call
  return takeAsDocument(
    services,
    kept,
    { applicationId, ...to },
    {
      ...{ staffId: staff.id, address, now },
      note: async (tx, documentId) => {
        await markFileTaken(tx, id, documentId)
        await trace(tx, { applicationId, subject: id, details: { type: to.documentType } })
      },
    },
  )
}
