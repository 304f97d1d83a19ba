import { acceptedKinds } from '#domain/document/document.ts'
import { AppError } from '#domain/error.ts'
import { partOf } from '../../application/own-part.ts'
import { findDraft } from '../../data/application/draft.ts'
import { findSession } from '../../data/application/session.ts'
import { lockOpened } from '../../data/application/traveller-link.ts'
import * as data from '../../data/document/passport-page.ts'
import { deleteStoredFiles, insertStoredFiles } from '../../data/document/stored-file.ts'
import { countUnattached } from '../../http/admission/upload-quota.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { cleanFileName } from '../upload/file-name.ts'
import { receiveUpload, type UploadBody, type UploadForm } from '../upload/receive.ts'
import { spoolsOf } from '../upload/spool.ts'

const form: UploadForm = { file: 'file', fields: ['replaces'], fieldBytes: 64 }
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The browser's session; null if it has stored nothing. */
const sessionOf = ({ db }: Services, tokenHash: Buffer | null) =>
  tokenHash ? findSession(db, tokenHash) : null

/** Deletes a page's rows; its bytes after the commit. */
async function take(tx: Tx, id: string, sessionId: number): Promise<string[]> {
  const keys = await data.takePassportPage(tx, id, sessionId)
  if (keys.length > 0) await deleteStoredFiles(tx, keys)
  return keys
}

async function deleteBytes({ documentStore }: Services, keys: readonly string[]): Promise<void> {
  for (const key of keys) await documentStore.delete(key)
}

type Sending = { body: UploadBody; address: string; now: Date }

/** The draft that a page belongs to, and the page that it replaces. */
type Place = { sessionId: number; replaces: string }

/** Stores a passport page, admitted like any file. */
function keepPage(
  services: Services,
  { body, address, now }: Sending,
  placeOf: (tx: Tx, replaces: string) => Promise<Place>,
) {
  const receiving = { form, openSpool: spoolsOf(services), onFile: async () => {} }
  return receiveUpload(body, receiving, async (upload) => {
    await countUnattached(services.db, { address, bytes: upload.size, now })
    const accepted = acceptedKinds.passportDocument
    const sender = { address, isKnown: false }
    const admitted = await services.admission.admit(upload, {
      ...{ accepted, withPreview: true, ...sender },
    })
    const { file, preview, kind } = admitted
    const page = {
      id: services.random.uuid(),
      storageKey: file.storageKey,
      previewKey: preview?.storageKey ?? null,
      fileName: cleanFileName(upload.fileName, kind),
      createdAt: now,
    }
    const old = await admitted.keepOrUndo(() =>
      inTransaction(services.db, async (tx) => {
        const { sessionId, replaces } = await placeOf(tx, upload.fields.replaces ?? '')
        await insertStoredFiles(tx, preview ? [file, preview] : [file], now)
        const replaced = uuid.test(replaces) ? await take(tx, replaces, sessionId) : []
        await data.insertPassportPage(tx, { ...page, sessionId })
        return replaced
      }),
    )
    await deleteBytes(services, old)
    return page
  })
}

/** In a browser's draft, replacing the page named in the body if it is the browser's own. */
export const addPage = (services: Services, sending: Sending, sessionId: number) =>
  keepPage(services, sending, async (_, replaces) => ({ sessionId, replaces }))

/** A traveller's link opened in this browser. */
type OwnPart = { id: string; sessionId: number }

/** The place of a linked traveller's page: in the organiser's draft. Locks the link. */
async function ownPlace(
  tx: Tx,
  services: Services,
  { id, sessionId }: OwnPart,
  now: Date,
): Promise<Place> {
  const link = await lockOpened(tx, id, sessionId, now)
  if (!link) throw new AppError('link.expired')
  if (link.draftSessionId === null) throw new AppError('link.sent-in')
  const draft = await findDraft(tx, services.documentKey, link.draftSessionId, now)
  const { passportPage } = partOf(services.documentKey, link, draft?.content ?? null)
  const replaces = typeof passportPage === 'string' ? passportPage : ''
  return { sessionId: link.draftSessionId, replaces }
}

/** In the organiser's draft, replacing this traveller's page. */
export const addOwnPage = (services: Services, sending: Sending, own: OwnPart) =>
  keepPage(services, sending, (tx) => ownPlace(tx, services, own, sending.now))

/** Deletes a linked traveller's page. */
export async function removeOwnPage(services: Services, own: OwnPart, now: Date): Promise<void> {
  const keys = await inTransaction(services.db, async (tx) => {
    const { sessionId, replaces } = await ownPlace(tx, services, own, now)
    return uuid.test(replaces) ? take(tx, replaces, sessionId) : []
  })
  await deleteBytes(services, keys)
}

/** A browser's pages; none for an unknown browser. */
export async function findPages(services: Services, tokenHash: Buffer | null, now: Date) {
  const sessionId = await sessionOf(services, tokenHash)
  return sessionId === null ? [] : data.findPassportPages(services.db, sessionId, now)
}

/** Deletes a browser's page; idempotent. */
export async function removePage(services: Services, id: string, sessionId: number): Promise<void> {
  await deleteBytes(services, await inTransaction(services.db, (tx) => take(tx, id, sessionId)))
}
