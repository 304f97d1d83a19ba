import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { ApplicationDetails } from '#domain/application/steps/details.ts'
import { type DocumentType, requiredDocuments } from '#domain/document/document.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { findApplicants } from '../../../src/server/data/application/applicant.ts'
import { refreshReadiness } from '../../../src/server/data/application/applicant-state.ts'
import { recordStaffEvent } from '../../../src/server/data/application/event.ts'
import { keepVerdict } from '../../../src/server/data/casework/review.ts'
import { connect, type Tx } from '../../../src/server/platform/db/database.ts'
import { inTransaction } from '../../../src/server/platform/db/transaction.ts'
import { acceptedBy, addDocument } from '../../support/document-row.ts'
import type { Order } from './api.ts'
import { ok } from './ok.ts'

/** Inserts all required documents of some travellers: rows only, as nobody opens the files. */
async function insertDocuments(
  tx: Tx,
  applicationId: number,
  applicants: readonly number[],
  required: readonly DocumentType[],
): Promise<string[]> {
  const parts = { db: tx, random: { uuid: randomUUID }, clock: { now: () => new Date() } }
  const ids: string[] = []
  for (const applicantId of applicants) {
    for (const type of required) {
      ids.push(await addDocument(parts, { applicationId, applicantId }, type))
    }
  }
  return ids
}

/** Makes all documents of an application present and accepted. */
async function accept(tx: Tx, applicationId: number, staffId: string): Promise<void> {
  const now = new Date()
  const required = requiredDocuments(shippedRules, 'tourist')
  const applicants = (await findApplicants(tx, applicationId)).map(({ id }) => id)
  for (const id of await insertDocuments(tx, applicationId, applicants, required)) {
    await keepVerdict(tx, id, acceptedBy(staffId, now))
  }
  const by = { applicationId, staffId, now }
  for (const note of required) await recordStaffEvent(tx, by, { kind: 'document-accepted', note })
  await refreshReadiness(tx, applicationId, required)
}

/** Adds the documents of the first travellers without uploads. */
export async function putDocuments(
  { databaseUrl }: { databaseUrl: string },
  { id, applicants }: Order,
  visaType: ApplicationDetails['visaType'],
  count: number,
): Promise<void> {
  const required = requiredDocuments(shippedRules, visaType)
  const { db, close } = connect(databaseUrl, { pool: 1, onError: () => {} })
  await inTransaction(db, async (tx) => {
    await insertDocuments(tx, id, applicants.slice(0, count), required)
    await refreshReadiness(tx, id, required)
  })
  await close()
}

/**
 * Brings applications to the wait for visas: paid by bank transfer, accepted and filed by the owner
 * signed in in the page's browser, without uploads.
 */
export async function bringToFiled(
  page: Page,
  product: { url: string; databaseUrl: string },
  ids: readonly number[],
): Promise<void> {
  const { request } = page.context()
  const headers = { origin: product.url }
  const me: { id: string } = await (await ok(request.get('/api/admin/account'))).json()
  const { db, close } = connect(product.databaseUrl, { pool: 1, onError: () => {} })
  const set = (id: number, data: object) =>
    ok(request.patch(`/api/admin/applications/${id}/status`, { headers, data }))
  for (const id of ids) {
    await set(id, { status: 'paid', adminNotes: 'Paid by bank transfer' })
    await inTransaction(db, (tx) => accept(tx, id, me.id))
    await set(id, { status: 'processing' })
    // Removes the undo window.
    await db.deleteFrom('heldDecision').where('applicationId', '=', id).execute()
  }
  await close()
}
