import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { referenceOf } from '#domain/application/reference.ts'
import { codeOf, startApp } from '../../../../test/support/app.ts'
import type { StreamEvent } from '../../../../test/support/events.ts'
import { cookieOf } from '../../../../test/support/owner.ts'
import { insertRow, rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { writeLetter } from '../../../../test/support/services.ts'
import type { NewLetter } from '../../data/correspondence/letter-payload.ts'
import { kindsOf, startThreads } from './test-support.ts'

const threads = await startThreads()
const { apply, later, entries, ownEntries, readOwn, receive, sayOwn, write, watch } = threads
const { t, app, db } = threads

type Chat = { sessionId: string; token: string }
async function openChat(about: object = {}, browser = app.browser()): Promise<Chat> {
  const { body } = await browser.post('/api/chat/sessions', about)
  return body as Chat
}
const sayIn = ({ sessionId, token }: Chat, message: string) =>
  app
    .browser()
    .post('/api/chat/messages', { sessionId, message }, { authorization: `Bearer ${token}` })

describe('what the traveller writes', () => {
  const conversationsOf = (applicationId: number) => rowsOf(db, 'chatSession', { applicationId })

  test('is said once for each clientId, also at the same moment, in one conversation', async () => {
    const of = await apply()
    const [one, other] = [randomUUID(), randomUUID()]
    const said = await Promise.all([
      ...[sayOwn(of, 'Hello', one), sayOwn(of, 'Hello', one)],
      ...[sayOwn(of, 'And again', other), sayOwn(of, 'Something else', one)],
    ])
    expect(said.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(said.map(({ body }) => body.id)).size).toBe(2)
    const sessions = await conversationsOf(of.id)
    expect(sessions).toMatchObject([{ isProven: true, messageCount: 2, state: 'open' }])
    expect(sessions[0]?.email).not.toBeNull()
  })

  test('appears in the inbox at once, raises the flag until it is answered, and opens what was closed', async () => {
    const of = await apply()
    const stream = await watch()
    await sayOwn(of, 'Hello')
    const { data } = await stream.until(({ name }) => name === 'message')
    expect(data.message).toBe('Hello')
    const { sessionId } = data as { sessionId: string }
    const path = `/api/admin/chat/sessions/${sessionId}`
    expect((await threads.agent.get(path)).body).toMatchObject({
      ...{ isProven: true, reference: referenceOf(of.id), unreadCount: 1 },
    })
    const flags = async () =>
      (await threads.agent.get(`/api/admin/applications/${of.id}`)).body.flags as string[]
    expect(await flags()).toContain('message')
    await threads.agent.post('/api/admin/chat/reply', { sessionId, message: 'Good morning' })
    expect(await flags()).not.toContain('message')
    await sayOwn(of, 'Thank you')
    expect(await flags()).toContain('message')
    await threads.agent.patch(path, { state: 'closed' })
    expect(await flags()).not.toContain('message')
    await sayOwn(of, 'One more')
    expect(await flags()).toContain('message')
    expect(await conversationsOf(of.id)).toHaveLength(1)
  })

  test('continues in the chat of a visitor with proven access, not in a stranger’s', async () => {
    const of = await apply()
    await sayOwn(of, 'Hello')
    const [known] = await conversationsOf(of.id)
    const mine = await openChat({ applicationId: of.orderId }, app.owner(of))
    expect(mine.sessionId).toBe(known?.id)
    const theirs = await openChat({ applicationId: referenceOf(of.id) })
    expect(theirs.sessionId).not.toBe(known?.id)
    await sayIn(theirs, 'I am nobody')
    expect(JSON.stringify(await ownEntries(of))).not.toContain('I am nobody')
    expect((await entries(of))[0]).toMatchObject({ text: 'I am nobody', isProven: false })
  })

  test('is limited by application', async () => {
    const of = await apply()
    const said = []
    for (let index = 0; index < 21; index += 1) said.push(await sayOwn(of, `Message ${index}`))
    expect(said.map(codeOf).slice(-2)).toEqual(['201', '429 request.too-many'])
  })
})

test('on two nodes, what is written on one is told on the other, once, also when one is gone', async () => {
  const of = await apply()
  const other = await startApp(t.services)
  const [here, there] = [await watch(), await watch(other)]
  const threadsIn = ({ events }: typeof here) =>
    events.filter(({ name, data }) => name === 'thread' && data.applicationId === of.id).length
  await write(of, { message: 'Good morning' })
  await sayOwn(of, 'Thank you, both nodes')
  const isOurs = ({ data }: StreamEvent) => data.message === 'Thank you, both nodes'
  for (const stream of [here, there]) {
    await stream.until(isOurs)
    await expect.poll(() => threadsIn(stream)).toBe(1)
    // Earlier messages may still arrive.
    expect(stream.events.filter(isOurs)).toHaveLength(1)
  }
  await other.close()
  await sayOwn(of, 'Still there?')
  await here.until(({ data }) => data.message === 'Still there?')
  expect(kindsOf(await entries(of))).toEqual(['chat', 'chat', 'message', 'status'])
})

describe('a conversation that a colleague attaches', () => {
  const say = async () => {
    const session = await openChat()
    await sayIn(session, 'It is me')
    return session.sessionId
  }
  const attach = (sessionId: string, reference: string | null) => {
    later(1)
    return threads.agent.post(`/api/admin/chat/sessions/${sessionId}/application`, { reference })
  }

  test('stands in the thread of staff, marked, and not in the traveller’s', async () => {
    const of = await apply()
    const sessionId = await say()
    const { status, body } = await attach(sessionId, referenceOf(of.id))
    expect([status, body.reference, body.isProven]).toEqual([200, referenceOf(of.id), false])
    expect(await entries(of)).toMatchObject([
      { event: 'conversation-attached', by: { name: 'Neema Sample' } },
      { text: 'It is me', isProven: false, attachedBy: 'Neema Sample' },
      { event: 'created' },
    ])
    expect(JSON.stringify(await ownEntries(of))).not.toContain('It is me')
    expect((await attach(sessionId, null)).body).toMatchObject({ reference: null })
    expect(kindsOf(await entries(of))).toEqual(['status', 'status'])
  })

  test('is not moved where it is proven, nor to what is not there', async () => {
    const [of, other] = [await apply(), await apply()]
    await sayOwn(of, 'Hello')
    const [entry] = await entries(of)
    if (entry?.kind !== 'chat') throw new Error('It was said')
    expect(codeOf(await attach(entry.sessionId, referenceOf(other.id)))).toBe('409 chat.proven')
    expect((await attach(entry.sessionId, referenceOf(of.id))).status).toBe(200)
    const sessionId = await say()
    expect(codeOf(await attach(sessionId, 'TZ-999999'))).toBe('404 application.not-found')
    expect(codeOf(await attach(randomUUID(), null))).toBe('404 chat.not-found')
  })
})

type Application = Awaited<ReturnType<typeof apply>>

/** A stored file; returns its key. */
async function kept(): Promise<string> {
  const storageKey = randomUUID()
  await t.services.documentStore.put(storageKey, Buffer.from('%PDF-1.4 a page'))
  await insertRow(db, 'storedFile', {
    ...{ storageKey, mediaType: 'application/pdf', sizeBytes: 15, sha256: Buffer.alloc(32) },
    createdAt: t.time.now,
  })
  return storageKey
}

/** Adds a file to the last message about an application, sent or not. */
async function sendAlong({ id: applicationId }: Application, isSent = true): Promise<string> {
  const { id: sessionId } = await rowOf(db, 'chatSession', { applicationId })
  const last = (await rowsOf(db, 'chatMessage', { sessionId }, 'id')).at(-1)
  const sent = await insertRow(db, 'chatFile', {
    ...{ id: randomUUID(), sessionId, side: 'user', fileName: 'page.pdf' },
    ...{
      storageKey: await kept(),
      createdAt: t.time.now,
      messageId: isSent ? (last?.id ?? null) : null,
    },
  })
  return sent.id
}

/** Adds a stored and a rejected file to an application's newest e-mail. */
async function attach({ id: applicationId }: Application): Promise<string> {
  const email = (await rowsOf(db, 'receivedEmail', { applicationId }, 'receivedAt')).at(-1)
  const file = { emailId: email?.id ?? '', sizeBytes: 15, isInline: false }
  const other = { position: 1, fileName: 'film.mov', refusal: 'document.wrong-type' } as const
  await insertRow(db, 'receivedFile', { ...file, ...other, id: randomUUID() })
  const stored = { position: 0, fileName: 'passport.pdf', storageKey: await kept() }
  return (await insertRow(db, 'receivedFile', { ...file, ...stored, id: randomUUID() })).id
}

const open = (of: Application, fileId: string, by = of) =>
  fetch(`${app.origin}/api/applications/${of.id}/thread/files/${fileId}`, { headers: cookieOf(by) })

test('files of the chat and of emails stand in both threads, and their traveller opens them', async () => {
  const of = await apply()
  await sayOwn(of, 'Two pages')
  const said = await sendAlong(of)
  later(1)
  await receive(of)
  const mailed = await attach(of)
  const page = { name: 'page.pdf', mediaType: 'application/pdf', sizeBytes: 15 }
  const passport = { ...page, id: mailed, name: 'passport.pdf' }
  expect(await entries(of, '?kinds=chat,email')).toMatchObject([
    { kind: 'email', files: 2 },
    { kind: 'chat', files: [{ ...page, id: said }] },
  ])
  expect((await ownEntries(of)).slice(0, 2)).toMatchObject([
    { kind: 'email', fileCount: 2, files: [passport] },
    { kind: 'chat', files: [{ ...page, id: said }] },
  ])
  for (const [id, name] of [
    [said, 'page.pdf'],
    [mailed, 'passport.pdf'],
  ] as const) {
    const answer = await open(of, id)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toContain(`attachment; filename="${name}"`)
    expect(await answer.text()).toBe('%PDF-1.4 a page')
  }
})

test('nobody opens a file of another application, of a stranger, or one that was not sent', async () => {
  const [of, other] = [await apply(), await apply()]
  await sayOwn(of, 'One page')
  await receive(of)
  const files = [await sendAlong(of), await attach(of)]
  for (const id of files) {
    expect((await open(of, id)).status).toBe(200)
    expect((await open(other, id)).status).toBe(404)
    expect((await open(of, id, other)).status).toBe(404)
  }
  expect((await open(of, await sendAlong(of, false))).status).toBe(404)
  await db.updateTable('receivedEmail').set({ isKnownSender: false }).execute()
  await db.updateTable('chatSession').set({ isProven: false }).execute()
  for (const id of files) expect((await open(of, id)).status).toBe(404)
})

/** An application with these letters, a minute apart. */
async function applicationWith(...letters: object[]) {
  const application = await rowOf(db, 'application', { id: (await apply()).id })
  for (const letter of letters) {
    const written = { application, now: later(1), ...letter }
    await writeLetter(t.services, written as unknown as NewLetter)
  }
  return application
}

const receipt = { kind: 'payment-confirmed' }
describe('the letters of an application', () => {
  test('stand there newest first, with a masked address, in the language that is asked for', async () => {
    const application = await applicationWith(receipt, { kind: 'documents-received' })
    const english = await readOwn(application)
    expect(english.status).toBe(200)
    const { contactEmail } = application
    const to = `${contactEmail[0]}•••${contactEmail.slice(contactEmail.indexOf('@'))}`
    expect(english.body.entries).toMatchObject([
      { kind: 'letter', title: 'We have your documents', standing: 'queued', to },
      { kind: 'letter', title: 'Your receipt: we have received your payment', to },
    ])
    expect(JSON.stringify(english.body)).not.toContain(contactEmail)
    const german = await readOwn(application, '?language=de')
    expect(german.body.entries).toMatchObject([{ title: 'Ihre Dokumente liegen uns vor' }, {}])
  })

  test('hold no code, no reminder that was never sent, and nothing of what stands in a letter', async () => {
    const code = { kind: 'download-code', about: { sessionId: 1 }, code: '123456' }
    const withheld = { kind: 'reminder-documents', version: 1, withheld: true }
    const application = await applicationWith(receipt, code, withheld)
    const { body } = await readOwn(application)
    const entries = body.entries as Record<string, unknown>[]
    expect(entries.map(({ title }) => title)).toEqual([
      'Your receipt: we have received your payment',
    ])
    const shown = ['at', 'id', 'kind', 'standing', 'title', 'to']
    expect(Object.keys(entries[0] ?? {}).sort()).toEqual(shown)
  })
})
