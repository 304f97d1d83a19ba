import { documentRules } from '#domain/document/document.ts'
import * as data from '../data/passport-page.ts'
import { findSession, openSession } from '../data/session.ts'
import { deleteStoredFiles, insertStoredFiles } from '../data/stored-file.ts'
import type { Tx } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { hashToken } from '../http/cookie.ts'
import type { Services } from '../services.ts'
import { cleanFileName } from '../upload/file-name.ts'
import { receiveUpload, type UploadBody, type UploadForm } from '../upload/receive.ts'
import { spoolsOf } from '../upload/spool.ts'
import { countUnattached } from '../upload-quota.ts'

const form: UploadForm = { file: 'file', fields: ['replaces'], fieldBytes: 64 }
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The browser that asks; null where it kept nothing yet. */
const sessionOf = ({ db }: Services, tokenHash: Buffer | null) =>
  tokenHash ? findSession(db, tokenHash) : null

/** Takes a page out of its browser with its rows; the bytes go once that is written. */
async function take(tx: Tx, id: string, sessionId: number): Promise<string[]> {
  const keys = await data.takePassportPage(tx, id, sessionId)
  if (keys.length > 0) await deleteStoredFiles(tx, keys)
  return keys
}

async function deleteBytes({ documentStore }: Services, keys: readonly string[]): Promise<void> {
  for (const key of keys) await documentStore.delete(key)
}

type Sending = { body: UploadBody; address: string; tokenHash: Buffer | null; now: Date }

/**
 * Keeps the picture of a passport page with the answers of a browser, in the place of the one that the body
 * names, if that is the browser's own. Goes through the same gate as every file.
 */
export function addPage(services: Services, { body, address, tokenHash, now }: Sending) {
  const receiving = { form, openSpool: spoolsOf(services), onFile: async () => {} }
  return receiveUpload(body, receiving, async (upload) => {
    await countUnattached(services.db, { address, bytes: upload.size, now })
    const { accepted } = documentRules.passportDocument
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
    const token = services.random.token()
    const { replaces } = upload.fields
    const kept = await admitted.keepOrUndo(() =>
      inTransaction(services.db, async (tx) => {
        const fresh = { token, tokenHash: hashToken(token) }
        const session = await openSession(tx, tokenHash, fresh, now)
        await insertStoredFiles(tx, preview ? [file, preview] : [file], now)
        const { sessionId } = session
        const old = replaces && uuid.test(replaces) ? await take(tx, replaces, sessionId) : []
        await data.insertPassportPage(tx, { ...page, sessionId })
        return { old, token: session.token }
      }),
    )
    await deleteBytes(services, kept.old)
    return { page, token: kept.token }
  })
}

/** What a browser keeps; of one that is not known nothing. */
export async function findPages(services: Services, tokenHash: Buffer | null, now: Date) {
  const sessionId = await sessionOf(services, tokenHash)
  return sessionId === null ? [] : data.findPassportPages(services.db, sessionId, now)
}

/** Forgets a page of a browser; one that is not there is forgotten already. */
export async function removePage(services: Services, id: string, sessionId: number): Promise<void> {
  await deleteBytes(services, await inTransaction(services.db, (tx) => take(tx, id, sessionId)))
}
