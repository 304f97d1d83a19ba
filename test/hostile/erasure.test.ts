import { describe, expect, test } from 'vitest'
import { undoSeconds } from '#domain/application/undo.ts'
import { payWith } from '../../src/sandbox-gateway/test-support.ts'
import { writeAsked } from '../../src/server/application/asked-letter.ts'
import { sendLetter } from '../../src/server/correspondence/letter/send.ts'
import { sweepFiles } from '../../src/server/document/sweep.ts'
import { forgetAttempt } from '../../src/server/money/payment/forget.ts'
import { startShop } from '../../src/server/money/payment/test-support.ts'
import { sweepRows } from '../../src/server/operation/jobs/sweep.ts'
import { sweepOutbox } from '../../src/server/person/outbox.ts'
import { retain } from '../../src/server/person/retention.ts'
import { exampleApplicant, exampleDetails } from '../support/answers.ts'
import { filesWith, linesWith, tablesWith } from '../support/canary.ts'
import { visaFor } from '../support/deciding.ts'
import { png } from '../support/document-samples.ts'
import { forFile } from '../support/for-file.ts'
import { formOf } from '../support/form.ts'
import { brokenInvariants } from '../support/invariants.ts'
import { keepOwner } from '../support/owner.ts'
import { rowOf } from '../support/rows.ts'
import { exampleSignature } from '../support/signature.ts'
import { signIn } from '../support/staff.ts'

// Erases a person after a whole journey, and searches every file, table and log line for their
// data; their twin, who did the same, keeps everything.

/** A person whose every answer is unique. */
function personOf(mark: string) {
  return {
    mark,
    email: `canary.${mark}@example.com`,
    words: [
      `canary.${mark}@example.com`,
      `Firstname${mark}`,
      `Lastname${mark}`,
      `PP${mark}77`.toUpperCase(),
      `Canarystreet ${mark}`,
      `said-in-chat-${mark}`,
      `note-of-staff-${mark}`,
      `message-of-staff-${mark}`,
      `file-name-${mark}`,
      `unfinished-${mark}`,
      `communication-${mark}`,
      `reason-to-cancel-${mark}`,
    ],
  }
}
type Person = ReturnType<typeof personOf>
type Agent = typeof manager

const ok = async (
  answer: Promise<{ status: number; body: Record<string, unknown> }>,
  status: number,
) => {
  const { status: got, body } = await answer
  if (got !== status) throw new Error(`${got} ${JSON.stringify(body)}`)
  return body
}

/** Answers, signature and payment; returns the application and its browser. */
async function apply(person: Person) {
  const { mark, email } = person
  const browser = shop.browser()
  const contact = { contactName: `Firstname${mark} Lastname${mark}`, contactEmail: email }
  const draft = {
    step: 1,
    details: { ...contact, typed: `unfinished-${mark}` },
    applicants: [],
    submissionKey: shop.services.random.uuid(),
  }
  await ok(browser.put('/api/draft', draft), 200)
  await ok(browser.post('/api/draft/link', { email, language: 'en' }), 204)
  const signed = await ok(
    browser.post('/api/generate-agreement-pdf', {
      ...contact,
      contactPhone: '+41446681800',
      digitalSignature: await exampleSignature(),
    }),
    201,
  )
  const applied = await ok(
    browser.post(
      '/api/applications',
      {
        ...exampleDetails({ ...contact, communicationId: `communication-${mark}` }),
        applicants: [
          exampleApplicant({
            firstName: `Firstname${mark}`,
            lastName: `Lastname${mark}`,
            passportNumber: `PP${mark}77`.toUpperCase(),
            residentialAddress: `Canarystreet ${mark}`,
          }),
        ],
        agreementId: signed.agreementId,
      },
      { 'idempotency-key': shop.services.random.uuid() },
    ),
    201,
  )
  const made = applied as { id: number; orderId: string; applicants: { id: number }[] }
  keepOwner(made, browser.cookie())
  await payWith((await shop.create(made)).body.formData)
  return { ...made, browser }
}

type Made = Awaited<ReturnType<typeof apply>>

async function handOver({ mark }: Person, { id, browser, applicants: [applicant] }: Made) {
  const picture = { bytes: await png(), name: `file-name-${mark}.png` }
  for (const documentType of ['passportPhoto', 'passportDocument', 'flightTicket']) {
    const file = formOf({ documentType }, picture)
    await ok(browser.send('POST', `/api/applicants/${applicant?.id}/documents`, file), 201)
  }
  await ok(browser.post(`/api/applications/${id}/complete`, {}), 200)
  await ok(browser.send('POST', '/api/upload', formOf({}, picture)), 201)
}

async function talk({ mark, email }: Person, { orderId }: Made) {
  const browser = shop.browser()
  const session = { email, name: `Firstname${mark}`, applicationId: orderId }
  const { sessionId, token } = await ok(browser.post('/api/chat/sessions', session), 201)
  const key = { authorization: `Bearer ${token}` }
  const said = { sessionId, message: `said-in-chat-${mark}` }
  await ok(browser.post('/api/chat/messages', said, key), 201)
  const answer = { sessionId, message: `Dear Firstname${mark}`, clientId: crypto.randomUUID() }
  await ok(manager.post('/api/admin/chat/reply', answer), 201)
  await ok(browser.post('/api/chat/transcript', { sessionId }, key), 202)
}

async function decide({ mark, email }: Person, { id }: Made, by: Agent) {
  await ok(by.post(`/api/admin/applications/${id}/notes`, { text: `note-of-staff-${mark}` }), 200)
  const bytes = await visaFor(`Firstname${mark} Lastname${mark}`, [`PP${mark}77`.toUpperCase()])
  const written = {
    ...{ status: 'approved', adminNotes: `note-of-staff-${mark}` },
    travellerMessage: `message-of-staff-${mark}`,
  }
  const decision = formOf(written, { bytes, name: `file-name-${mark}.pdf` }, 'approvalDocument')
  await ok(by.send('PUT', `/api/admin/applications/${id}/status`, decision), 200)
  // The visa is announced only then.
  shop.advance(undoSeconds * 1000)
  const reference = `TZ-${String(id).padStart(6, '0')}`
  await ok(shop.browser().post('/api/download-code', { applicationId: reference, email }), 204)
}

async function wantOut({ mark, email }: Person, { id, orderId, browser }: Made, by: Agent) {
  const reason = `reason-to-cancel-${mark}`
  const asked = await ok(browser.post(`/api/applications/${id}/cancellation`, { reason }), 202)
  const [request] = asked.requests as [{ id: string }]
  const answer = { decision: 'declined', note: `message-of-staff-${mark}` }
  await ok(by.post(`/api/admin/cancellations/${request.id}`, answer), 200)
  await ok(shop.browser().post('/api/find-applications', { email }), 204)
  await ok(shop.browser().post('/api/status-check/link', { applicationId: orderId, email }), 204)
  const jobs = await shop.services.boss.fetch<{ id: string }>('write-asked', { batchSize: 10 })
  for (const { data } of jobs) await writeAsked(shop.services, data)
}

/** A whole journey, plus a draft for the next one. */
async function travel(person: Person) {
  const made = await apply(person)
  await handOver(person, made)
  await talk(person, made)
  await wantOut(person, made, manager)
  await decide(person, made, manager)
  const contact = { contactEmail: person.email, typed: `unfinished-${person.mark}` }
  const submissionKey = shop.services.random.uuid()
  const next = { step: 1, details: contact, applicants: [], submissionKey }
  const later = shop.browser()
  await ok(later.put('/api/draft', next), 200)
  return { ...made, later }
}

async function sendLetters(): Promise<void> {
  const queued = shop.db.selectFrom('letter').select('id').where('state', '=', 'queued')
  for (const { id } of await queued.execute()) await sendLetter(shop.services, id)
}

async function forgetAttempts(): Promise<void> {
  const jobs = await shop.services.boss.findJobs('forget-attempt')
  for (const { data } of jobs) await forgetAttempt(shop.services, data as { id: string })
}

const secrets = ({ words }: Person, made: Made) => [...words, made.orderId]
/** The sandbox's book and its log count as one file. */
const files = async (words: readonly string[]) =>
  (await filesWith(shop.services.dataDir, words)).map((path) => path.replace(/-wal$/, ''))

async function open(kind: 'export' | 'erasure', { email }: Person): Promise<string> {
  const { request } = await ok(manager.post('/api/admin/data-requests', { kind, email }), 201)
  return (request as { id: string }).id
}

async function exportAll(person: Person): Promise<number> {
  const id = await open('export', person)
  const answer = await fetch(`${shop.origin}/api/admin/data-requests/${id}/export`, {
    method: 'POST',
    headers: { cookie: manager.cookie(), origin: shop.origin, 'content-type': 'application/json' },
    body: '{}',
  })
  return (await answer.arrayBuffer()).byteLength
}

const letterFiles = async (words: readonly string[]) =>
  (await files(words)).filter((path) => path.startsWith('outbox/')).length

const shop = await forFile(startShop(true))
const manager = await signIn(shop, { role: 'manager' })
const zoe = personOf('zqxone')
const twin = personOf('zqxtwo')
const made = await travel(zoe)
const others = await travel(twin)
await sendLetters()
/** Where the twin's data were before the erasure. */
const twinTables = await tablesWith(shop.db, secrets(twin, others))
const twinFiles = await files(secrets(twin, others))

test('a whole journey leaves its words in tables, letters and the sandbox, and none in the log', async () => {
  const tables = await tablesWith(shop.db, secrets(zoe, made))
  for (const table of ['application', 'applicant', 'letter', 'chat_message', 'document']) {
    expect(tables).toContain(table)
  }
  expect(tables).toContain('internal_note')
  expect(tables).toContain('unattached_file')
  expect(await letterFiles(secrets(zoe, made))).toBeGreaterThanOrEqual(5)
  expect(await files([made.orderId])).toContain('sandbox-gateway.sqlite')
  expect(linesWith(shop, secrets(zoe, made))).toEqual([])
  expect(await exportAll(zoe)).toBeGreaterThan(1000)
})

describe('an erasure', () => {
  test('reaches every table, every file and every line of the log', async () => {
    const id = await open('erasure', zoe)
    await ok(manager.post(`/api/admin/data-requests/${id}/erase`, {}), 200)
    await forgetAttempts()
    expect(await tablesWith(shop.db, secrets(zoe, made))).toEqual(['data_request'])
    expect(await files(secrets(zoe, made))).toEqual([])
    expect(linesWith(shop, secrets(zoe, made))).toEqual([])
    // Encrypted, so only its browser finds it.
    expect((await made.later.get('/api/draft')).status).toBe(204)
    expect((await made.browser.get('/api/draft')).status).toBe(204)
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('leaves the twin everything', async () => {
    expect(await tablesWith(shop.db, secrets(twin, others))).toEqual(twinTables)
    expect(await files(secrets(twin, others))).toEqual(twinFiles)
    expect((await others.later.get('/api/draft')).status).toBe(200)
    const { body } = await others.browser.get('/api/my-applications')
    expect(JSON.stringify(body)).toContain(`TZ-${String(others.id).padStart(6, '0')}`)
  })

  test('of a letter that is just being sent leaves no file either', async () => {
    const person = personOf('zqxthree')
    const { id } = await apply(person)
    const letter = await rowOf(shop.db, 'letter', { applicationId: id, kind: 'payment-confirmed' })
    const { mailer } = shop.services
    // The row is deleted while its letter is being sent.
    const send: typeof mailer.send = async (mail) => {
      await shop.db.deleteFrom('letter').where('id', '=', letter.id).execute()
      await mailer.send(mail)
    }
    await sendLetter({ ...shop.services, mailer: { ...mailer, send } }, letter.id)
    expect(await letterFiles([`firstname${person.mark}`])).toBe(0)
    await shop.db.deleteFrom('letter').where('applicationId', '=', id).execute()
  })

  test('leaves a test of the e-mail for a day, and nothing longer', async () => {
    const { mailer } = shop.services
    const messageId = 'email-test.1@karibu.example'
    const text = { subject: 'Test', html: '<p>Test</p>', text: 'Test', language: 'en' } as const
    await mailer.send({ ...text, messageId, recipient: 'neema@karibu.example' })
    const since = (await mailer.keptSince(messageId))?.getTime() ?? 0
    await sweepOutbox(shop.services, new Date(since + 86_400_000))
    expect(await mailer.keptSince(messageId)).not.toBeNull()
    await sweepOutbox(shop.services, new Date(since + 86_400_001))
    expect(await mailer.keptSince(messageId)).toBeNull()
  })

  test('keeps the address of the request for 30 days, and then only what knows it again', async () => {
    const day = 86_400_000
    const now = shop.services.clock.now().getTime()
    await retain(shop.services, new Date(now + 30 * day))
    expect(await tablesWith(shop.db, [zoe.email])).toEqual(['data_request'])
    await retain(shop.services, new Date(now + 30 * day + 1000))
    expect(await tablesWith(shop.db, [zoe.email])).toEqual([])

    const { items } = await ok(manager.get('/api/admin/data-requests'), 200)
    expect(items).toContainEqual(expect.objectContaining({ kind: 'erasure', email: null }))
    const again = { kind: 'erasure', email: zoe.email.toUpperCase() }
    const { request } = await ok(manager.post('/api/admin/data-requests', again), 201)
    expect(request).toMatchObject({ email: null, doneAt: expect.any(String) })
    const unknown = { kind: 'erasure', email: `x${zoe.email}` }
    await ok(manager.post('/api/admin/data-requests', unknown), 404)
  })
})

test('time takes as much, letters from the outbox included', async () => {
  const then = new Date(shop.services.clock.now())
  then.setUTCFullYear(then.getUTCFullYear() + 3)
  then.setUTCDate(then.getUTCDate() + 1)
  await retain(shop.services, then)
  expect(await letterFiles(secrets(twin, others))).toBe(0)
  expect(await tablesWith(shop.db, secrets(twin, others))).toContain('applicant')

  then.setUTCFullYear(then.getUTCFullYear() + 4)
  then.setUTCDate(then.getUTCDate() + 1)
  await retain(shop.services, then)
  await sweepRows(shop.services, then)
  await sweepFiles(shop.services, then)
  await forgetAttempts()
  expect(await tablesWith(shop.db, secrets(twin, others))).toEqual([])
  expect(await files(secrets(twin, others))).toEqual([])
})
