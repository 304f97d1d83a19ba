import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { chatLimits } from '#domain/chat.ts'
import { maxUploadBytes } from '#domain/document/document.ts'
import { conversationQuota } from '#domain/document/upload-quota.ts'
import { eicar } from '../../../test/support/clamav-stand-in.ts'
import { pdf, photo, png } from '../../../test/support/document-samples.ts'
import { formOf } from '../../../test/support/form.ts'
import { brokenInvariants } from '../../../test/support/invariants.ts'
import { changeRows, rowOf, rowsOf } from '../../../test/support/rows.ts'
import { insertExample, markPaid } from '../../../test/support/services.ts'
import { keysIn } from '../../../test/support/stored-keys.ts'
import { sweepFiles } from '../document/sweep.ts'
import { createAdmission } from '../document/upload/admission.ts'
import { sweepRows } from '../operation/jobs/sweep.ts'
import { deleteBytes, deleteConversations } from '../person/deletion.ts'
import { messagesOf, startChat } from './test-support.ts'

const chat = await startChat()
const { t, app, visit, watch } = chat

type Visitor = Awaited<ReturnType<typeof visit>>
type Given = { id: string; name: string; mediaType: string; sizeBytes: number }

const hour = 3_600_000

beforeAll(() => {
  const { services } = app
  const scan = async (bytes: Uint8Array) =>
    Buffer.from(bytes).includes(eicar) ? ('infected' as const) : ('clean' as const)
  services.admission = createAdmission({ ...services, virusScanner: { scan } })
})

/** Uploads a file with the visitor's key or another one. */
const hand = (to: Visitor, file: Uint8Array, name = 'page.png', token = to.token) =>
  app.browser().send('POST', `/api/chat/files?sessionId=${to.sessionId}`, {
    headers: { authorization: `Bearer ${token}` },
    ...formOf({}, { bytes: file, name }),
  })

const handAsStaff = (sessionId: string, file: Uint8Array, name = 'form.pdf') =>
  chat.staff.send(
    'POST',
    `/api/admin/chat/files?sessionId=${sessionId}`,
    formOf({}, { bytes: file, name }),
  )

async function given(to: Visitor, file?: Uint8Array, name?: string): Promise<Given> {
  const { status, body } = await hand(to, file ?? (await png()), name)
  expect(status).toBe(201)
  return body as unknown as Given
}

const say = (visitor: Visitor, said: object) =>
  visitor.send('POST', '/api/chat/messages', { sessionId: visitor.sessionId, ...said })

const stored = () => keysIn(t.services.documentStore)

describe('a file of a visitor', () => {
  test('goes with a message, is heard of by both sides, and comes back by the key alone', async () => {
    const visitor = await visit()
    const [heard, own] = [await watch(), await visitor.listen()]
    const file = await given(visitor, await photo(), 'C:\\me\\passport "page".jpg')
    expect(file).toMatchObject({ name: 'passport "page".jpg', mediaType: 'image/jpeg' })
    const sent = await say(visitor, { message: 'My passport', files: [file.id] })
    expect(sent).toMatchObject({ status: 201, body: { message: 'My passport', files: [file] } })
    for (const reader of [heard, own]) {
      await reader.until(({ name }) => name === 'message')
      expect(reader.events.find(({ name }) => name === 'message')?.data.files).toEqual([file])
    }
    expect((await visitor.read()).body).toMatchObject([{ files: [file] }])

    const path = `/api/chat/files/${file.id}`
    const back = await visitor.send('GET', path)
    expect(Object.fromEntries(back.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(file.sizeBytes),
      'access-control-allow-origin': '*',
      'content-disposition': expect.stringContaining('attachment'),
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect((await visitor.send('GET', `${path}/preview`)).status).toBe(200)
    for (const what of [path, `${path}/preview`]) {
      expect((await (await visit()).send('GET', what)).body.code).toBe('document.not-found')
    }
  })

  test('needs no words, and then its name stands for them', async () => {
    const visitor = await visit()
    const first = await given(visitor)
    t.pass(1)
    const files = [first, await given(visitor, await pdf(), 'ticket.pdf')]
    const ids = files.map(({ id }) => id)
    const sent = await say(visitor, { files: ids })
    expect(sent.body).toMatchObject({ message: 'page.png\nticket.pdf', files })
    expect((await say(visitor, {})).body.code).toBe('request.invalid')
  })

  test('goes once: again with the same key it is the same message, in another it is not found', async () => {
    const visitor = await visit()
    const files = [(await given(visitor)).id]
    const clientId = randomUUID()
    const first = await say(visitor, { files, clientId })
    expect((await say(visitor, { files, clientId })).body).toEqual(first.body)
    expect((await say(visitor, { files, message: 'Again' })).body.code).toBe('document.not-found')
    expect((await visitor.read()).body).toHaveLength(1)
  })

  test('goes with one of several messages that are sent at once', async () => {
    const visitor = await visit()
    const files = [(await given(visitor)).id]
    const all = await Promise.all([1, 2, 3, 4].map(() => say(visitor, { files })))
    const codes = all.map(({ body }) => body.code ?? 'sent').sort()
    expect(codes).toEqual([...Array(3).fill('document.not-found'), 'sent'])
    expect((await visitor.read()).body).toHaveLength(1)
  })

  test('of another conversation, of staff, or of nobody goes nowhere', async () => {
    const [ada, bob] = [await visit(), await visit()]
    const foreign = await given(bob)
    const ofStaff = await handAsStaff(ada.sessionId, await pdf())
    expect(ofStaff.status).toBe(201)
    const { id } = ofStaff.body as Given
    for (const files of [[foreign.id], [id], [randomUUID()]]) {
      expect((await say(ada, { message: 'Hello', files })).body.code).toBe('document.not-found')
    }
    // Nobody can open a colleague's file before it is sent.
    expect((await ada.send('GET', `/api/chat/files/${id}`)).status).toBe(404)
    expect((await hand(ada, await png(), 'a.png', bob.token)).body.code).toBe('chat.not-found')
    expect((await ada.read()).body).toEqual([])
  })

  test('is refused where the gate refuses it, and leaves nothing', async () => {
    const visitor = await visit()
    const before = await stored()
    for (const [file, code] of [
      [Buffer.from(`%PDF-1.7 ${eicar}`), 'document.infected'],
      [Buffer.from('<script>alert(1)</script>'), 'document.wrong-type'],
      [Buffer.alloc(maxUploadBytes + 1), 'document.too-large'],
      [Buffer.alloc(0), 'document.empty'],
    ] as const) {
      expect((await hand(visitor, file)).body.code).toBe(code)
    }
    expect(await stored()).toEqual(before)
  })

  test('is one of so many in a day', async () => {
    const visitor = await visit()
    const small = await png(8, 8)
    const { db } = t.services
    await db.deleteFrom('uploadQuota').execute()
    await given(visitor, small)
    await changeRows(db, 'uploadQuota', {}, { files: conversationQuota.files - 1 })
    await given(visitor, small)
    const refused = await hand(visitor, small)
    expect(refused).toMatchObject({ status: 429, body: { code: 'document.quota' } })
    expect((await hand(await visit(), small)).status).toBe(201)
    t.pass(25 * hour)
    expect((await hand(visitor, small)).status).toBe(201)
  })

  test('with four others and the longest words in any script fits into what nodes are told', async () => {
    const visitor = await visit()
    const heard = await watch()
    const small = await png(8, 8)
    const ids: string[] = []
    for (const sign of ['漢', '😀', '"', 'ü', '\\']) {
      ids.push((await given(visitor, small, `${sign.repeat(200)}.png`)).id)
    }
    const message = '漢'.repeat(chatLimits.messageLength)
    expect((await say(visitor, { message, files: ids })).status).toBe(201)
    await heard.until(({ name }) => name === 'message')
    expect(messagesOf(heard)).toEqual([message])
    const six = [...ids, randomUUID()]
    expect((await say(visitor, { message: 'Six', files: six })).body.code).toBe('request.invalid')
  })
})

test('a file of a colleague reaches the visitor with the answer; a viewer opens it and sends none', async () => {
  const visitor = await visit()
  await visitor.say('Hello')
  const { sessionId } = visitor
  const { body } = await handAsStaff(sessionId, await pdf())
  const { id } = body as Given
  const sent = await chat.staff.post('/api/admin/chat/reply', { sessionId, files: [id] })
  expect(sent.body).toMatchObject({ message: 'form.pdf', files: [{ id }] })
  expect((await visitor.send('GET', `/api/chat/files/${id}`)).status).toBe(200)
  expect((await visitor.send('GET', `/api/chat/files/${id}/preview`)).status).toBe(404)
  expect((await chat.staff.get(`/api/admin/chat/files/${id}`)).status).toBe(200)
  const audit = await rowsOf(t.services.db, 'auditEntry', { staffId: chat.staff.staff.id }, 'id')
  expect(audit.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['chat.file-added', 'chat.file-read']),
  )
  expect((await handAsStaff(randomUUID(), await pdf())).body.code).toBe('chat.not-found')
})

describe('taken as a document', () => {
  async function conversation() {
    const { db } = t.services
    const { now } = t.time
    const { id } = await insertExample(t.services, { now })
    await markPaid(t.services, id)
    const { id: applicantId } = await rowOf(db, 'applicant', { applicationId: id })
    const visitor = await visit({ applicationId: id })
    const file = await given(visitor, await photo(900, 600), 'passport.jpg')
    await say(visitor, { files: [file.id] })
    const take = (to: object = {}) =>
      chat.staff.post(`/api/admin/chat/files/${file.id}/document`, {
        ...{ applicantId, documentType: 'passportDocument', ...to },
      })
    return { id, applicantId, visitor, file, take }
  }

  test('it stands with the traveller, with bytes of its own, and stays when the conversation goes', async () => {
    const { db } = t.services
    const { id, visitor, file, take } = await conversation()
    const { status, body } = await take()
    expect(status).toBe(201)
    const document = await rowOf(db, 'document', { applicationId: id })
    expect(document).toMatchObject({ id: body.documentId, fileName: 'passport.jpg', current: true })
    const kept = await rowOf(db, 'chatFile', { id: file.id, documentId: document.id })
    expect(kept.storageKey).not.toBe(document.storageKey)
    const kind = 'document-added'
    const { id: staffId } = chat.staff.staff
    expect(await rowsOf(db, 'applicationEvent', { applicationId: id, kind })).toMatchObject([
      { actor: 'staff', staffId, note: 'passportDocument' },
    ])
    const keys = await deleteConversations(db, { ids: [visitor.sessionId] })
    await deleteBytes(t.services, keys)
    expect(await stored()).toContain(document.storageKey)
    expect((await chat.staff.get(`/api/admin/documents/${document.id}`)).status).toBe(200)
  })

  test("nobody else's traveller, no unknown kind, and nothing without an application", async () => {
    const [one, other] = [await conversation(), await conversation()]
    const { applicantId } = other
    expect((await one.take({ applicantId })).body.code).toBe('applicant.not-found')
    const unknown = { documentType: 'invitationLetter' }
    expect((await one.take(unknown)).body.code).toBe('document.type-unknown')
    const visitor = await visit()
    const { id } = await given(visitor)
    const path = `/api/admin/chat/files/${id}/document`
    const body = { applicantId, documentType: 'passportDocument' }
    expect((await chat.staff.post(path, body)).body.code).toBe('application.not-found')
    expect(await t.services.db.selectFrom('document').select('id').execute()).toHaveLength(1)
  })
})

describe('what goes', () => {
  test('a file that was never sent goes after a day, and then the empty conversation', async () => {
    const { services, time } = t
    const visitor = await visit()
    const file = await given(visitor)
    t.pass(23 * hour)
    await sweepFiles(services, time.now)
    expect((await visitor.send('GET', `/api/chat/files/${file.id}`)).status).toBe(200)
    t.pass(2 * hour)
    await sweepRows(services, time.now)
    await sweepFiles(services, time.now)
    await sweepRows(services, time.now)
    expect(await rowsOf(services.db, 'chatFile')).toEqual([])
    expect(await rowsOf(services.db, 'chatSession')).toEqual([])
  })

  test('with its conversation goes every byte', async () => {
    const { services } = t
    const visitor = await visit()
    const [before, broken] = [await stored(), await brokenInvariants(services.db)]
    const { id } = await given(visitor)
    await say(visitor, { files: [id] })
    expect(await stored()).toHaveLength(before.length + 2)
    const keys = await deleteConversations(services.db, { ids: [visitor.sessionId] })
    await deleteBytes(services, keys)
    expect(await stored()).toEqual(before)
    expect(await brokenInvariants(services.db)).toEqual(broken)
  })
})
