import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../../test/support/invariants.ts'
import { insertExample, startServices, type TestServices } from '../../../test/support/services.ts'
import { recordPayment } from '../application/record-payment.ts'
import { completeApplication } from '../document/complete.ts'
import { insertEvent, insertStoredFiles, insertVersion } from '../document/queries.ts'
import type { Tx } from './database.ts'

let parts: TestServices
beforeAll(async () => {
  parts = await startServices()
  const { services, time } = parts
  const { db, random } = services
  const { id, orderId } = await insertExample(services, { now: time.now })
  await db.transaction().execute((tx) => takeMoney(tx, id))
  const applicant = await db.selectFrom('applicant').select('id').executeTakeFirstOrThrow()
  for (const documentType of ['passportPhoto', 'passportDocument', 'flightTicket'] as const) {
    const storageKey = random.uuid()
    const file = { storageKey, mediaType: 'image/png', sizeBytes: 1, sha256: Buffer.alloc(32) }
    await insertStoredFiles(db, [file], time.now)
    const about = { applicationId: id, applicantId: applicant.id, documentType }
    const label = { fileName: 'a.png', storageKey, previewKey: null }
    await insertVersion(db, { ...about, ...label, id: random.uuid() }, time.now)
    await insertEvent(db, id, 'document-added', documentType, time.now)
  }
  const authority = { sessionId: null, orderId }
  await completeApplication(services, { id, authority, now: time.now })
})
afterAll(() => parts?.close())

/** What settling a capture writes, without a gateway. */
async function takeMoney(tx: Tx, applicationId: number): Promise<void> {
  const { services, time } = parts
  const { totalPriceCents: amountCents } = await tx
    .selectFrom('application')
    .select('totalPriceCents')
    .executeTakeFirstOrThrow()
  const money = { applicationId, amountCents, currency: 'USD' }
  const attemptId = services.random.uuid()
  const at = { createdAt: time.now, settledAt: time.now }
  const attempt = { ...money, ...at, id: attemptId, gateway: 'sandbox', state: 'succeeded' }
  await tx.insertInto('paymentAttempt').values(attempt).execute()
  const payment = { ...money, id: services.random.uuid(), attemptId, state: 'paid' }
  await tx
    .insertInto('payment')
    .values({ ...payment, capturedAt: time.now })
    .execute()
  await recordPayment(tx, services, applicationId, time.now)
}

test('an application that went all the way keeps every promise', async () => {
  expect(await brokenInvariants(parts.services.db)).toEqual([])
})

const event = `insert into application_event (application_id, at, kind, actor, from_status, to_status)
  select id, now(), 'status-changed', 'system',`

test.each([
  [
    'an application has exactly one creation',
    `delete from application_event where kind = 'created'`,
  ],
  ['a status is what its last event says', `update application set status = 'approved'`],
  ['status changes follow each other', `${event} 'pending', 'paid' from application`],
  ['the system moves from pending to paid only', `${event} 'paid', 'rejected' from application`],
  ['without money is set by staff only', 'delete from payment'],
  ['a succeeded attempt has its payment', `update payment_attempt set state = 'failed'`],
  ['of the frozen price, to the cent', 'update payment set amount_cents = amount_cents - 1'],
  ['the price lines add up', `update application set price_lines = price_lines - 0`],
  ['who has paid counts as paid', `update application set payment_status = 'unpaid'`],
  ['its date and its snapshot', 'update application set snapshot = null'],
  ['a payment given back has its refund', `update payment set state = 'refund_due'`],
  ['a payment to look into', `update application set payment_status = 'needs_review'`],
  ['the first payment that counted', `delete from letter where kind = 'payment-confirmed'`],
  ['handing over has one moment', 'update application set completed_at = null'],
  ['a letter that waits has a job', `delete from pgboss.job where name = 'send-letter'`],
  ['travellers are numbered from one', 'update applicant set position = 2'],
  ['what is handed over is complete', 'delete from applicant'],
  ['has given the three documents', 'update document set current = false'],
  ['has its event', `delete from application_event where kind = 'document-added'`],
  ['a stored file belongs to something', 'delete from document'],
])('notices that this is broken: %s', async (promise, damage) => {
  const undo = new Error('undo')
  let broken: string[] = []
  const damaged = parts.services.db.transaction().execute(async (tx) => {
    await sql.raw(damage).execute(tx)
    broken = await brokenInvariants(tx)
    throw undo
  })
  await expect(damaged).rejects.toBe(undo)
  expect(broken.join('\n')).toContain(promise)
})
