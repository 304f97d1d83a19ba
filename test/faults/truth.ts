import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { letterName } from '#domain/letter.ts'
import { spoolFolder } from '../../src/server/document/upload/spool.ts'
import { createEncryptedStore } from '../../src/server/platform/adapters/document-store/encrypted.ts'
import { createFolderStore } from '../../src/server/platform/adapters/document-store/folder.ts'
import type { DocumentStore } from '../../src/server/platform/adapters/document-store/port.ts'
import { sealingKey } from '../../src/server/platform/sealing.ts'
import { brokenInvariants } from '../support/invariants.ts'
import { rowsOf } from '../support/rows.ts'
import { keysIn } from '../support/stored-keys.ts'
import type { Ledger } from './ledger.ts'
import type { Rig } from './rig.ts'

/** The document store of a run. */
export const storeOf = ({ dataDir, documentKey }: Rig): DocumentStore =>
  createEncryptedStore(
    createFolderStore(join(dataDir, 'documents')),
    sealingKey(documentKey),
    () => {
      throw new Error('Tests only read')
    },
  )

function differences(what: string, ours: readonly string[], theirs: readonly string[]): string[] {
  const [a, b] = [new Set(ours), new Set(theirs)]
  return [
    ...ours.filter((each) => !b.has(each)).map((each) => `${what}, ours only: ${each}`),
    ...theirs.filter((each) => !a.has(each)).map((each) => `${what}, theirs only: ${each}`),
  ]
}

/** Compares captures and refunds with the gateway's books, to the cent. */
async function wrongMoney({ db, gateway }: Rig): Promise<string[]> {
  const { attempts, refunds } = await gateway.history()
  const captured = attempts
    .filter(({ state }) => state === 'succeeded')
    .map(({ attemptId, amount, currency }) => `${attemptId} ${amount} ${currency}`)
  const payments = await db.selectFrom('payment').selectAll().execute()
  const recorded = payments.map((each) => `${each.attemptId} ${each.amountCents} ${each.currency}`)
  const done = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.paymentId')
    .select(['payment.attemptId', 'refund.amountCents'])
    .where('refund.state', '=', 'done')
    .execute()
  return [
    ...differences('captured', recorded, captured),
    ...differences(
      'refunded',
      done.map((each) => `${each.attemptId} ${each.amountCents}`),
      refunds.map((each) => `${each.attempt_id} ${each.amount}`),
    ),
  ]
}

/** Rows without bytes, wrong bytes, and, after a sweep, bytes without rows. */
async function wrongFiles(rig: Rig, store: DocumentStore): Promise<string[]> {
  const rows = await rig.db.selectFrom('storedFile').selectAll().execute()
  const wrong: string[] = []
  for (const { storageKey, sha256 } of rows) {
    const bytes = await store.get(storageKey).catch(() => null)
    const isRight = bytes && createHash('sha256').update(bytes).digest().equals(sha256)
    if (!isRight) wrong.push(`stored file ${storageKey} ${bytes ? 'is changed' : 'is missing'}`)
  }
  const known = rows.map(({ storageKey }) => storageKey)
  const spools = await readdir(spoolFolder(rig.dataDir)).catch(() => [])
  return [
    ...wrong,
    ...differences('stored bytes', await keysIn(store), known),
    ...spools.map((name) => `left over ${name}`),
  ]
}

/** Each letter arrived under its own Message-ID; at most `repeats` duplicates. */
async function wrongLetters({ db, mail, origin }: Rig, repeats: number): Promise<string[]> {
  const letters = await db.selectFrom('letter').selectAll().execute()
  const unsent = letters.filter(({ state }) => state !== 'sent')
  const { hostname } = new URL(origin)
  const expected = letters.map((letter) => `${letterName(letter)}@${hostname}`)
  const arrived = mail.arrived()
  const again = arrived.length - new Set(arrived).size
  return [
    ...unsent.map(({ id, kind, state }) => `letter ${id} (${kind}) is ${state}`),
    ...differences('letters', expected, arrived),
    ...(again > repeats ? [`${again} letters came again, ${repeats} at most could`] : []),
  ]
}

/** Acknowledged records that are lost or duplicated. */
async function wrongRecords({ db }: Rig, ledger: Ledger): Promise<string[]> {
  const applications = await db.selectFrom('application').selectAll().execute()
  const byId = new Map(applications.map((each) => [each.id, each]))
  const applicants = await rowsOf(db, 'applicant')
  const applicantById = new Map(applicants.map((each) => [each.id, each]))
  const documents = await db.selectFrom('document').select(['id', 'removedAt']).execute()
  const removal = new Map(documents.map((each) => [each.id, each.removedAt]))
  const gone = (what: string, ids: readonly (string | number)[]) =>
    ids.map((id) => `acknowledged but not so: ${what} ${id}`)
  return [
    ...differences(
      'applications',
      applications.map(({ id, orderId }) => `${id} ${orderId}`),
      ledger.applications.map(({ id, orderId }) => `${id} ${orderId}`),
    ),
    ...gone(
      'traveller',
      ledger.applicants
        .filter((each) => applicantById.get(each.id)?.applicationId !== each.applicationId)
        .map(({ id }) => id),
    ),
    ...gone(
      'correction of traveller',
      [...ledger.corrected].flatMap(([id, city]) =>
        applicantById.get(id)?.residentialCity === city ? [] : [id],
      ),
    ),
    ...gone(
      'decision about traveller',
      [...ledger.decided].flatMap(([id, state]) =>
        applicantById.get(id)?.state === state ? [] : [id],
      ),
    ),
    ...gone(
      'payment',
      [...ledger.paid, ...ledger.left].filter((id) => byId.get(id)?.paymentStatus !== 'paid'),
    ),
    ...gone(
      'document',
      ledger.documents
        .filter(({ id, removed }) => !removal.has(id) || (removal.get(id) !== null) !== removed)
        .map(({ id }) => id),
    ),
    ...gone(
      'completion',
      ledger.completed
        .filter((each) => byId.get(each.id)?.completedAt?.toISOString() !== each.completedAt)
        .map(({ id }) => id),
    ),
  ]
}

/**
 * Everything wrong after recovery: invariants, money, files, letters and acknowledged records.
 * `repeats`: how many letters a fault may have duplicated.
 */
export async function whatIsWrong(
  rig: Rig,
  ledger: Ledger,
  { repeats, store = storeOf(rig) }: { repeats: number; store?: DocumentStore },
): Promise<string[]> {
  return [
    ...(await brokenInvariants(rig.db)),
    ...(await wrongMoney(rig)),
    ...(await wrongFiles(rig, store)),
    ...(await wrongLetters(rig, repeats)),
    ...(await wrongRecords(rig, ledger)),
  ]
}
