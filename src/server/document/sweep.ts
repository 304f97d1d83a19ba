import { unknownEmailDays } from '#domain/mail/received-email.ts'
import { takeUnsentFiles } from '../data/chat/file.ts'
import { takeEmails } from '../data/correspondence/received-email.ts'
import { takeLoosePassportPages } from '../data/document/passport-page.ts'
import { takeExpiredStagedVisas } from '../data/document/staged-visa.ts'
import { deleteStoredFiles, findKnownKeys } from '../data/document/stored-file.ts'
import { deleteUnattachedFiles } from '../data/document/unattached-file.ts'
import type { Tx } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import type { Services } from '../services.ts'
import { spoolFolder, sweepSpools } from './upload/spool.ts'

const unattachedHours = 24
const orphanMinutes = 10
const batch = 200

/** Deletes rows, then their bytes. `take` returns the storage keys. */
async function sweepRows(
  { db, documentStore }: Services,
  take: (tx: Tx) => Promise<string[]>,
): Promise<number> {
  const keys = await inTransaction(db, async (tx) => {
    const gone = await take(tx)
    if (gone.length > 0) await deleteStoredFiles(tx, gone)
    return gone
  })
  for (const key of keys) await documentStore.delete(key)
  return keys.length
}

async function deleteUnknown(services: Services, keys: readonly string[]): Promise<number> {
  if (keys.length === 0) return 0
  const known = await findKnownKeys(services.db, keys)
  const unknown = keys.filter((key) => !known.has(key))
  for (const key of unknown) await services.documentStore.delete(key)
  return unknown.length
}

/** Bytes without a row, left by a crash between storing and writing; recent ones may be in progress. */
async function sweepOrphans(services: Services, before: Date): Promise<number> {
  let swept = 0
  let keys: string[] = []
  for await (const { key, storedAt } of services.documentStore.list()) {
    if (storedAt <= before) keys.push(key)
    if (keys.length < batch) continue
    swept += await deleteUnknown(services, keys)
    keys = []
  }
  return swept + (await deleteUnknown(services, keys))
}

/**
 * Deletes leftovers of uploads: files unattached for 24 hours, passport pages without a draft, chat
 * files not sent and staged visas not approved within a day, e-mails unassigned for three months,
 * bytes without a row, and temporary files older than ten minutes. Never touches bytes with a row.
 */
export async function sweepFiles(services: Services, now: Date): Promise<void> {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  // Files unattached for a day; passport pages without a draft.
  const unattached = await sweepRows(services, (tx) =>
    deleteUnattachedFiles(tx, ago(unattachedHours * 60)),
  )
  const pages = await sweepRows(services, (tx) => takeLoosePassportPages(tx, now))
  const unsent = await sweepRows(services, (tx) => takeUnsentFiles(tx, ago(unattachedHours * 60)))
  const visas = await sweepRows(services, (tx) => takeExpiredStagedVisas(tx, now))
  const unattachedBefore = ago(unknownEmailDays * 24 * 60)
  const mailed = await sweepRows(services, (tx) => takeEmails(tx, { unattachedBefore }))
  const orphans = await sweepOrphans(services, ago(orphanMinutes))
  const spools = await sweepSpools(spoolFolder(services.dataDir), ago(orphanMinutes))
  const swept = { unattached, pages, unsent, visas, mailed, orphans, spools }
  if (Object.values(swept).some((count) => count > 0)) {
    services.log.info(swept, 'files swept')
  }
}
