import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { forFile } from '../../../../test/support/for-file.ts'
import { readMail } from '../../../../test/support/mail-sink.ts'
import { insertRow, rowOf } from '../../../../test/support/rows.ts'
import { sendLetters } from '../../../../test/support/send-letters.ts'
import { insertExample, startServices } from '../../../../test/support/services.ts'
import { copyLetter, findLetter, findLetterForUpdate } from '../../data/correspondence/letter.ts'
import { clearUnreachable, markUnreachable } from '../../data/correspondence/unreachable-address.ts'
import { remind } from './remind.ts'
import { sendLetter } from './send.ts'

const start = new Date('2026-11-21T09:00:00Z')
const after = (days: number, minutes = 0) =>
  new Date(start.getTime() + days * 86_400_000 + minutes * 60_000)

const t = await forFile(startServices())
afterEach(async () => {
  await t.services.db.deleteFrom('application').execute()
  t.sink.received.length = 0
})

/** Runs the reminders at a time and delivers them. */
async function runAt(now: Date): Promise<string[]> {
  t.time.now = now
  await remind(t.services, now)
  await remind(t.services, now)
  const before = t.sink.received.length
  await sendLetters(t.services)
  return t.sink.received.slice(before).map((mail) => readMail(mail).id.split('.TZ')[0] ?? '')
}

const update = (id: number, change: Record<string, Date | string>) =>
  t.services.db.updateTable('application').set(change).where('id', '=', id).execute()

const pay = (id: number) => update(id, { status: 'paid', paymentStatus: 'paid', paidAt: start })

test('an unpaid application is reminded after 1 and 6 days, once each, and then left alone', async () => {
  await insertExample(t.services, { now: start })
  expect(await runAt(after(0, 23 * 60))).toEqual([])
  expect(await runAt(after(1))).toEqual(['<reminder-payment.1'])
  expect(await runAt(after(3))).toEqual([])
  expect(await runAt(after(6))).toEqual(['<reminder-payment.2'])
  expect(await runAt(after(8))).toEqual([])
  expect(await runAt(after(40))).toEqual([])
})

test('nobody is asked for documents who waits for our answer to leave', async () => {
  const { id } = await insertExample(t.services, { now: start })
  await pay(id)
  const request = { id: randomUUID(), applicationId: id, state: 'open' as const }
  const asked = { ...request, refundCents: 0, createdAt: after(1) }
  await insertRow(t.services.db, 'cancellationRequest', asked)
  expect(await runAt(after(2))).toEqual([])
  await t.services.db.deleteFrom('cancellationRequest').execute()
  expect(await runAt(after(4))).toEqual(['<reminder-documents.1'])
})

test('what a colleague sends again takes the place of none', async () => {
  await insertExample(t.services, { now: start })
  expect(await runAt(after(1))).toEqual(['<reminder-payment.1'])
  const { db } = t.services
  const { id } = await rowOf(db, 'letter')
  const first = await findLetterForUpdate(db, id)
  if (!first) throw new Error('It was sent')
  const copy = await copyLetter(db, t.services, first, { staffId: null, now: after(2) })
  await sendLetter(t.services, copy)
  expect(await runAt(after(6))).toEqual(['<reminder-payment.2'])
  // Each letter has its own access token.
  const [once, again, last] = t.sink.received.map((mail) =>
    readMail(mail).text.replace(/#open=\S+/g, ''),
  )
  expect(again).toBe(once)
  expect(last).not.toBe(once)
  expect(await runAt(after(8))).toEqual([])
})

test('one that waits while letters begin to come back does not go', async () => {
  const details = { contactEmail: 'waits@example.org' }
  const { id } = await insertExample(t.services, { details, now: start })
  const { db } = t.services
  t.time.now = after(1)
  await remind(t.services, after(1))
  const { recipient: address, id: letterId } = await rowOf(db, 'letter', { applicationId: id })
  await markUnreachable(db, { address, letterId, reason: 'bounced', since: after(1) })
  expect(await runAt(after(1))).toEqual([])
  expect(await findLetter(db, letterId)).toMatchObject({ state: 'failed', troubledAt: null })
  await clearUnreachable(db, address, after(2))
  expect(await runAt(after(6))).toEqual(['<reminder-payment.2'])
})

test('after days away only the last reminder goes out', async () => {
  await insertExample(t.services, { now: start })
  expect(await runAt(after(7))).toEqual(['<reminder-payment.2'])
})

test('missing documents are named after 2 and 7 days', async () => {
  const { id, orderId } = await insertExample(t.services, { now: start, applicants: [{}, {}] })
  await pay(id)
  expect(await runAt(after(1))).toEqual([])
  expect(await runAt(after(2))).toEqual(['<reminder-documents.1'])
  const { mail, subject, text } = readMail(t.sink.received[0])
  expect(subject).toContain('6 documents are still missing')
  expect(text).toContain('Ada Muster · Passport photo')
  expect(text).toContain(`/documents?orderId=${orderId}`)
  expect(text).toContain(`/status?orderId=${orderId}&reminders=stop`)
  expect(mail.headers.get('list-unsubscribe')).toContain('/api/stop-reminders/')
  expect(await runAt(after(7))).toEqual(['<reminder-documents.2'])
  expect(await runAt(after(20))).toEqual([])
})

test('nobody is reminded after unsubscribing, completing or a decision', async () => {
  const stopped = await insertExample(t.services, { now: start })
  await update(stopped.id, { remindersStoppedAt: start })
  const completed = await insertExample(t.services, { now: start })
  await pay(completed.id)
  await update(completed.id, { completedAt: after(1) })
  const rejected = await insertExample(t.services, { now: start })
  await update(rejected.id, { status: 'rejected' })
  for (const day of [1, 2, 6, 7]) expect(await runAt(after(day))).toEqual([])
})

test('nobody who started over and paid is asked to pay the first one', async () => {
  await insertExample(t.services, { now: start })
  const second = await insertExample(t.services, { now: after(0, 30) })
  await pay(second.id)
  await update(second.id, { completedAt: after(0, 40) })
  expect(await runAt(after(1))).toEqual([])
})

test('a payment between writing and sending makes the reminder unnecessary', async () => {
  const { id } = await insertExample(t.services, { now: start })
  t.time.now = after(1)
  await remind(t.services, after(1))
  await pay(id)
  expect(await runAt(after(1))).toEqual([])
})

test('when every document is there, the last step is named instead', async () => {
  const { id } = await insertExample(t.services, { now: start })
  await pay(id)
  const { db } = t.services
  const applicant = await rowOf(db, 'applicant', { applicationId: id })
  for (const documentType of ['passportPhoto', 'passportDocument', 'flightTicket'] as const) {
    const storageKey = randomUUID()
    const file = { storageKey, mediaType: 'image/png', sizeBytes: 1, sha256: Buffer.alloc(32) }
    await insertRow(db, 'storedFile', { ...file, createdAt: start })
    await insertRow(db, 'document', {
      ...{ id: randomUUID(), applicationId: id, applicantId: applicant.id, documentType },
      ...{ version: 1, current: true, fileName: 'photo.png', storageKey, createdAt: start },
    })
  }
  expect(await runAt(after(2))).toEqual(['<reminder-documents.1'])
  const { subject, text } = readMail(t.sink.received[0])
  expect(subject).toContain('one last step is left')
  expect(text.replace(/\s+/g, ' ')).toContain('press Complete Application')
})
