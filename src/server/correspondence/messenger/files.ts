import { chatLimits, wordsOfFiles } from '#domain/chat.ts'
import { fileKinds, maxUploadBytes } from '#domain/document/document.ts'
import { AppError, isTemporary } from '#domain/error.ts'
import { translatorFor } from '#phrases/compile.ts'
import { insertChatFile } from '../../data/chat/file.ts'
import { postMessage } from '../../data/chat/message.ts'
import { findContact, type SenderContact } from '../../data/correspondence/messenger-contact.ts'
import {
  countTry,
  markTaken,
  noteFetched,
  type StoredFile,
} from '../../data/correspondence/messenger-event.ts'
import { enqueueMessage } from '../../data/correspondence/messenger-message.ts'
import { insertStoredFiles } from '../../data/document/stored-file.ts'
import { filesOf } from '../../document/add-version.ts'
import { cleanFileName, refusedFileName } from '../../document/upload/file-name.ts'
import type { Admitted } from '../../document/upload/port.ts'
import { tooLarge } from '../../document/upload/receive.ts'
import { spoolsOf } from '../../document/upload/spool.ts'
import { countInConversation } from '../../http/admission/upload-quota.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { conversationFor, idOf } from './hear.ts'

/** As often as the job tries. */
const mostTries = 20

/** Fetches a file and passes it through the gate. Throws MessengerUnavailable and the gate's errors. */
async function admit(
  services: Services,
  { id, messenger, content }: StoredFile,
  contact: SenderContact,
): Promise<Admitted | null> {
  const bytes = await services.messengers[messenger]?.fetchFile(content.ref, maxUploadBytes)
  if (!bytes || bytes === 'gone') return null
  if (bytes === 'too-large') throw tooLarge()
  const size = bytes.byteLength
  const address = `${messenger} ${contact.address}`
  const sent = { address, bytes: size, now: services.clock.now() }
  if (await noteFetched(services.db, id)) await countInConversation(services.db, contact.id, sent)
  const spool = await spoolsOf(services)()
  try {
    await spool.write(bytes)
    const upload = { fields: {}, fileName: content.name ?? '', size, spool }
    const isKnown = contact.state === 'proved'
    const rules = { accepted: fileKinds, withPreview: true, address, isKnown }
    return await services.admission.admit(upload, rules)
  } finally {
    await spool.remove()
  }
}

/** Why a file did not come, for both sides of the conversation: our words in the traveller's place. */
function refusalIn(
  { language }: SenderContact,
  { company, given, error }: { company: string; given: string | null; error: unknown },
): string {
  const t = translatorFor(language, () => {})
  const name = refusedFileName(given ?? '')
  const reason =
    error instanceof AppError
      ? t(`error.${error.code}`, { ...error.params })
      : t('messenger.file.gone')
  return t('messenger.file.refused', { company, name, reason })
}

/**
 * Puts a file into its sender's conversation, or why it was refused. Throws while it may still
 * come: then the job tries again, until it is said to be gone.
 */
export async function takeFile(services: Services, event: StoredFile): Promise<void> {
  const { db } = services
  const { content } = event
  const tries = await countTry(db, event.id)
  const contact = await findContact(db, content.contactId)
  const admitted = contact
    ? await admit(services, event, contact).catch((error: unknown) => {
        const isLast = tries >= mostTries
        if (isLast || (error instanceof AppError && !isTemporary(error.code))) return { error }
        throw error
      })
    : null
  const say = (files: Admitted | null, error: unknown = null) =>
    inTransaction(db, (tx) => write(tx, services, event, { admitted: files, error }))
  if (admitted && 'error' in admitted) await say(null, admitted.error)
  else if (admitted) await admitted.keepOrUndo(() => say(admitted))
  else await say(null)
}

async function write(
  tx: Tx,
  services: Services,
  { id, key, messenger, content }: StoredFile,
  { admitted, error }: { admitted: Admitted | null; error: unknown },
): Promise<void> {
  const now = services.clock.now()
  const contact = await findContact(tx, content.contactId)
  // Another node was first, or the person was erased.
  if (!(await markTaken(tx, id, now)) || !contact) return
  const sessionId = await conversationFor(tx, services, contact, now)
  const clientId = idOf(messenger, key)
  const message = { sessionId, clientId, side: 'user', staff: null, messenger, now } as const
  if (!admitted) {
    const told = { company: services.company.name, given: content.name, error }
    const said = await postMessage(tx, { ...message, text: refusalIn(contact, told) })
    if (!said) return
    const about = { contactId: contact.id, chatMessageId: said.id, now }
    await enqueueMessage(tx, services, { ...about, news: 'file-refused' })
    return
  }
  const { file, preview, kind } = admitted
  const fileId = services.random.uuid()
  const name = cleanFileName(content.name ?? '', kind, chatLimits.fileNameLength)
  await insertStoredFiles(tx, filesOf(admitted), now)
  await insertChatFile(tx, {
    ...{ id: fileId, sessionId, side: 'user', fileName: name, createdAt: now },
    ...{ storageKey: file.storageKey, previewKey: preview?.storageKey ?? null },
  })
  const { mediaType, sizeBytes } = file
  const files = [{ id: fileId, name, mediaType, sizeBytes }]
  await postMessage(tx, { ...message, text: wordsOfFiles(files), files })
}
