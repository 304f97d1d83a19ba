import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { requiredDocuments } from '#domain/document/document.ts'
import { whyNotReview } from '#domain/document/review.ts'
import { refreshReadiness } from '../data/application/applicant-state.ts'
import { askWhileRejected, lockApplication } from '../data/application/application.ts'
import { recordEvent } from '../data/application/event.ts'
import { keepVerdict } from '../data/casework/review.ts'
import { clearPreview, findCurrentByKey } from '../data/document/document-version.ts'
import {
  deleteStoredFiles,
  findUnchecked,
  markChecked,
  markFileDamaged,
  type StoredFileRow,
} from '../data/document/stored-file.ts'
import { type StoredFile, StoredFileDamaged } from '../platform/adapters/document-store/port.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import type { Services } from '../services.ts'
import { requestDocuments } from './request-documents.ts'

/** Each file once a day; an interrupted run continues. */
const againAfterHours = 20
const batch = 25
const limit = { bytesPerSecond: 16 * 1024 * 1024, runMs: 10 * 60_000 }
/** With this many damaged files the store or the key is at fault, so nobody is asked for documents. */
const suspicious = { damaged: 5, share: 0.5 }

async function isWhole(
  { stream }: StoredFile,
  { sizeBytes, sha256 }: StoredFileRow,
): Promise<boolean> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    hash.update(chunk)
  }
  return size === sizeBytes && hash.digest().equals(sha256)
}

/** The damage of a file, or null. Rejects when the store is away. */
async function examine({ documentStore }: Services, row: StoredFileRow) {
  try {
    return (await isWhole(await documentStore.open(row.storageKey), row)) ? null : 'changed'
  } catch (error) {
    if (error instanceof StoredFileDamaged) return error.kind
    throw error
  }
}

/** A damaged preview is dropped: the document itself is intact. */
async function forgetPreview({ db, documentStore }: Services, key: string): Promise<boolean> {
  const forgotten = await inTransaction(db, async (tx) => {
    if (!(await clearPreview(tx, key))) return false
    await deleteStoredFiles(tx, [key])
    return true
  })
  if (forgotten) await documentStore.delete(key)
  return forgotten
}

/**
 * Marks a file as damaged. A current document is rejected by the system and requested again by the
 * usual letter; for a decided applicant only if taken up again.
 */
async function markDamaged(services: Services, key: string, now: Date): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const found = await findCurrentByKey(tx, key)
    const row = found && (await lockApplication(tx, found.applicationId))
    // Again, now that the application is locked against decisions.
    const document = found && (await findCurrentByKey(tx, key))
    await markFileDamaged(tx, key, now)
    if (!document || !row) return
    const rejected = await keepVerdict(tx, document.id, {
      review: 'rejected',
      reviewReason: 'damaged',
      reviewNote: null,
      reviewedBy: null,
      reviewedAt: now,
    })
    if (!rejected) return
    await recordEvent(tx, {
      applicationId: row.id,
      at: now,
      kind: 'document-rejected',
      actor: 'system',
      note: rejected.documentType,
    })
    const verdict = { verdict: 'rejected', reason: 'damaged' } as const
    const rules = services.rules.for(row.rulesVersion, now)
    await refreshReadiness(tx, row.id, requiredDocuments(rules, row.visaType))
    if (whyNotReview(document.state, verdict)) return
    await askWhileRejected(tx, rules, row, row.documentsAskedAt ?? now)
    await requestDocuments(tx, services, row, now)
  })
}

type Finding = { key: string; kind: StoredFileDamaged['kind'] }

async function carryOut(services: Services, findings: readonly Finding[]): Promise<void> {
  const { log, clock } = services
  for (const { key, kind } of findings) {
    log.error({ storageKey: key, kind }, 'a stored file is damaged')
    // The file is intact but its key is missing; the operator must restore that.
    if (kind === 'locked') continue
    if (!(await forgetPreview(services, key))) await markDamaged(services, key, clock.now())
  }
}

export type ConcurrencyLimit = {
  bytesPerSecond: number
  /** Time limit; the next run continues. */
  runMs: number
}

/**
 * The nightly job: reads every stored file and compares size and hash, a few at a time and no
 * faster than `bytesPerSecond`. Returns the numbers read and damaged.
 */
export async function checkFiles(
  services: Services,
  { bytesPerSecond, runMs }: ConcurrencyLimit = limit,
): Promise<{ checked: number; damaged: number }> {
  const { db, clock, log } = services
  const began = performance.now()
  const total = { checked: 0, damaged: 0 }
  let bytes = 0
  for (;;) {
    const before = new Date(clock.now().getTime() - againAfterHours * 3_600_000)
    const rows = await findUnchecked(db, before, batch)
    const findings: Finding[] = []
    for (const row of rows) {
      const kind = await examine(services, row)
      if (kind) findings.push({ key: row.storageKey, kind })
      bytes += row.sizeBytes
      const ahead = (bytes / bytesPerSecond) * 1000 - (performance.now() - began)
      if (ahead > 0) await pause(ahead)
    }
    if (rows.length === 0) break
    const lost = findings.filter(({ kind }) => kind !== 'locked').length
    if (lost >= suspicious.damaged && lost >= rows.length * suspicious.share) {
      const figures = { damaged: lost, of: rows.length }
      log.fatal(
        figures,
        'so many stored files cannot be read that nothing was done about any of them',
      )
      return { checked: total.checked, damaged: total.damaged + lost }
    }
    const keys = rows.map(({ storageKey }) => storageKey)
    await markChecked(db, keys, clock.now())
    await carryOut(services, findings)
    total.checked += rows.length
    total.damaged += findings.length
    if (performance.now() - began >= runMs) break
  }
  if (total.checked > 0) log.info(total, 'stored files checked')
  return total
}
