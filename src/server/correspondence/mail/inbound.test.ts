import { beforeEach, describe, expect, test } from 'vitest'
import { networkQuota, strangerQuota } from '#domain/document/upload-quota.ts'
import { unknownEmailDays } from '#domain/mail/received-email.ts'
import * as samples from '../../../../test/support/document-samples.ts'
import { signMail } from '../../../../test/support/mail-signature.ts'
import { sendRaw } from '../../../../test/support/raw-http.ts'
import { rowsOf } from '../../../../test/support/rows.ts'
import { having } from '../../../../test/support/services.ts'
import { contact, emailOf } from '../../../../test/support/written-email.ts'
import { takeEmails } from '../../data/correspondence/received-email.ts'
import { sweepFiles } from '../../document/sweep.ts'
import { OutOfTime } from '../../document/upload/isolated-process.ts'
import { deleteApplication } from '../../person/deletion.ts'
import { findRecords } from '../../person/records.ts'
import { retain } from '../../person/retention.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { parseEmail } from './parse.ts'
import { takeEmail } from './take.ts'
import { startInbound } from './test-support.ts'

const shop = await startInbound()
const { t, app, staff, addressOf, application, emails, handOver, hasMessage, lastEmail, take } =
  shop
const { db } = t.services

beforeEach(() => shop.later())

const event = (id: number) =>
  rowsOf(db, 'applicationEvent', { applicationId: id, kind: 'email-received' })

describe('who may hand over', () => {
  test('nobody without a signature, nor with one of another body', async () => {
    const before = (await emails()).length
    const raw = emailOf({ to: 'visa@karibu.example' })
    const other = signMail('another', { secret: 'a secret of the tests', at: t.time.now })
    for (const wrong of [{ 'webhook-signature': '' }, other]) {
      const refused = { status: 401, code: 'mail.signature-wrong' }
      expect(await handOver(raw, wrong)).toEqual(refused)
    }
    expect(await emails()).toHaveLength(before)
  })

  test('more than 36 MB is refused', async () => {
    const declared = {
      ...{ host: `127.0.0.1:${app.port}`, 'content-type': 'message/rfc822' },
      ...{ 'content-length': String(36 * 1024 ** 2 + 1) },
      ...signMail('', { secret: 'a secret of the tests', at: t.time.now }),
    }
    const head = Object.entries(declared).map(([name, value]) => `${name}: ${value}\r\n`)
    const bytes = `POST /api/mail/inbound HTTP/1.1\r\n${head.join('')}\r\n`
    const { status, text } = await sendRaw(app.port, bytes)
    expect([status, text]).toEqual([413, expect.stringContaining('request.too-large')])
  })

  test('nobody at all where no secret is configured', async () => {
    const call = () => handOver(emailOf({ to: 'visa@karibu.example' }))
    const answer = await having(app.services, { inboundSecret: null }, call)
    expect(answer).toEqual({ status: 404, code: 'request.not-found' })
  })
})

describe('an answer of a traveller', () => {
  test('stands with the application, cut from what it repeats, and waits for staff', async () => {
    const { id, address } = await application()
    const text =
      'Here you are.\n\nOn Mon, 2 Nov 2026 at 10:00, Karibu <a@b.example> wrote:\n> Please\n'
    const raw = emailOf({ to: address, text, subject: '=?utf-8?B?UsOpOiBWaXNh?=' })
    expect(await handOver(raw)).toEqual({ status: 202, code: undefined })
    const email = await lastEmail()
    expect(email).toMatchObject({
      ...{ kind: 'answer', applicationId: id, sender: contact, isKnownSender: true },
      ...{ subject: 'Ré: Visa', trouble: null, files: [] },
    })
    expect(email.text.trim()).toBe('Here you are.')
    expect(email.quoted).toContain('> Please')
    expect(await event(id)).toMatchObject([{ kind: 'email-received', actor: 'traveller' }])
    expect(await hasMessage(id)).toBe(true)
    const alerts = await rowsOf(db, 'staffAlert', { applicationId: id })
    expect(alerts).toMatchObject([{ kind: 'email-received' }])
    const said = { text: 'Thank you, we have it.' }
    shop.later()
    await staff.post(`/api/admin/applications/${id}/message`, said)
    expect(await hasMessage(id)).toBe(false)
  })

  test('comes once, however often it is handed over and to how many at once', async () => {
    const { id, address } = await application()
    const raw = emailOf({ to: address, files: [{ name: 'a.png', bytes: await samples.png() }] })
    await Promise.all([take(raw), take(raw), take(raw)])
    await take(raw)
    expect((await emails()).filter(({ applicationId }) => applicationId === id)).toHaveLength(1)
    expect(await event(id)).toHaveLength(1)
  })

  test.each([
    ['Someone <other@example.org>', false],
    [`${contact}, other@example.org`, false],
    [`"${contact}" <other@example.org>`, false],
    [contact.toUpperCase(), true],
  ])('from %s is of the known sender: %s', async (from, isKnownSender) => {
    const { address } = await application()
    const email = await take(emailOf({ to: address, from }))
    expect(email).toMatchObject({ kind: 'answer', isKnownSender })
  })

  test('of a program in their absence is kept and asks nobody for anything', async () => {
    const { id, address } = await application()
    const raw = emailOf({ to: address, headers: { 'Auto-Submitted': 'auto-replied' } })
    expect(await take(raw)).toMatchObject({ kind: 'auto-reply', applicationId: id })
    expect(await event(id)).toEqual([])
    expect(await hasMessage(id)).toBe(false)
  })

  test('is found by the copy, or by whom its server says it was for', async () => {
    const { id, address } = await application()
    for (const [to, headers] of [
      ['visa@karibu.example', { 'Delivered-To': address.toUpperCase() }],
      ['someone@example.org', { Cc: `X <${address}>` }],
    ] as const) {
      expect(await take(emailOf({ to, headers }))).toMatchObject({ applicationId: id })
    }
  })
})

test.each([
  ['no token', () => 'visa@karibu.example'],
  ['one of an application that is not there', () => addressOf({ of: 'application', id: 999_999 })],
])('what belongs to nothing we know is kept as unknown: %s', async (_, address) => {
  const { id, address: own } = await application()
  const claims = { 'In-Reply-To': `<${own}>`, References: `<${own}>` }
  const email = await take(emailOf({ to: address(), text: own, headers: claims }))
  expect(email).toMatchObject({ kind: 'unknown', applicationId: null, chatSessionId: null })
  expect(await event(id)).toEqual([])
})

describe('files', () => {
  test('pass the gate of all files; refused ones are named with the reason', async () => {
    const { address } = await application()
    const files = [
      { name: '../../passport.png', bytes: await samples.photo() },
      { name: 'ticket.pdf', bytes: await samples.pdf() },
      { name: 'bomb.zip', bytes: Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(9000)]) },
      { name: 'logo.png', bytes: await samples.png(), type: 'image/png', cid: 'logo' },
      { name: 'nothing.pdf', bytes: Buffer.alloc(0) },
    ]
    const { files: kept } = await take(emailOf({ to: address, files }))
    expect(kept.map(({ fileName, refusal, isInline }) => [fileName, refusal, isInline])).toEqual([
      ['passport.png.jpg', null, false],
      ['ticket.pdf', null, false],
      ['bomb.zip', 'document.wrong-type', false],
      ['logo.png', null, true],
      ['nothing.pdf', 'document.empty', false],
    ])
    expect(kept[0]?.previewKey).not.toBeNull()
  })

  test('more than are looked at are only named', async () => {
    const { address } = await application()
    const bytes = await samples.png()
    const files = Array.from({ length: 25 }, (_, index) => ({ name: `${index}.png`, bytes }))
    const { files: kept } = await take(emailOf({ to: address, files }))
    expect(kept).toHaveLength(25)
    expect(kept.filter(({ refusal }) => refusal === 'document.quota')).toHaveLength(5)
  })

  test('nobody uses up what others may send', async () => {
    const files = [{ name: 'a.png', bytes: await samples.png() }]
    const used = (count: number) => db.updateTable('uploadQuota').set({ files: count }).execute()
    const refusalOf = async (from: string, to = 'visa@karibu.example') =>
      (await take(emailOf({ to, from, files }))).files[0]?.refusal
    await db.deleteFrom('uploadQuota').execute()
    expect(await refusalOf('many@example.org')).toBeNull()
    await used(strangerQuota.files - 1)
    expect(await refusalOf('many@example.org')).toBeNull()
    expect(await refusalOf('Many@example.org')).toBe('document.quota')
    expect(await refusalOf('one@example.org')).toBeNull()
    // Under new names all the time: no more than all strangers may, and no application pays for it.
    await used(networkQuota.files)
    expect(await refusalOf('second@example.org')).toBe('document.quota')
    const { address } = await application()
    expect(await refusalOf(contact, address)).toBeNull()
    await db.deleteFrom('uploadQuota').execute()
  })

  test('an email of 30 MB is taken, and its file is too large for the gate', async () => {
    const { address } = await application()
    const files = [{ name: 'film.mov', bytes: Buffer.alloc(22 * 1024 * 1024, 7) }]
    const raw = emailOf({ to: address, text: 'See the film', files })
    expect(raw.length).toBeGreaterThan(30_000_000)
    expect(await handOver(raw)).toMatchObject({ status: 202 })
    const email = await lastEmail()
    expect(email.text.trim()).toBe('See the film')
    expect(email.files).toMatchObject([{ fileName: 'film.mov', refusal: 'document.too-large' }])
  })
})

describe('hostile ones', () => {
  test('HTML becomes text: no script, no picture of somewhere else', async () => {
    const { address } = await application()
    const html =
      '<p>Hello</p><script>alert(1)</script><img src="https://spy.example/x.gif"><style>p{}</style><a href="javascript:x()">link</a>'
    const { text } = await take(emailOf({ to: address, html }))
    expect(text).toContain('Hello')
    expect(text).not.toMatch(/alert|spy|<|p\{/)
    const deep = emailOf({ to: address, html: `<p>Deep</p>${'<div>'.repeat(30_000)}` })
    expect((await take(deep)).text).toContain('Deep')
  })

  test.each([
    [
      'nested without end',
      () =>
        `Content-Type: multipart/mixed; boundary=b0\r\n\r\n${Array.from(
          { length: 3000 },
          (_, i) => `--b${i}\r\nContent-Type: multipart/mixed; boundary=b${i + 1}\r\n\r\n`,
        ).join('')}`,
    ],
    ['a header of a megabyte', () => `X-Long: ${'a'.repeat(1_000_000)}\r\n\r\nHello`],
    [
      'a thousand parts',
      () => `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(2000)}`,
    ],
  ])('%s: what is known of it is kept', async (_, rest) => {
    const { id, address } = await application()
    const raw = `From: ${contact}\r\nTo: ${address}\r\nSubject: Deep\r\n${rest()}\r\n`
    expect(await handOver(raw)).toMatchObject({ status: 202 })
    const known = { applicationId: id, subject: 'Deep', kind: 'answer' }
    expect(await lastEmail()).toMatchObject({ ...known, text: '', trouble: 'unreadable' })
  })

  test.each([
    ['no From', 'Subject: x\r\n\r\nHello'],
    ['only bytes', '\u0000\u0001\u0002\u00ff\u00fe\u0000'],
    ['NUL and half signs', 'From: a@example.org\r\nSubject: a\u0000b\r\n\r\n\u0000\ud800 text'],
    [
      'an unknown charset',
      'From: a@example.org\r\nContent-Type: text/plain; charset=utf-99\r\n\r\nHello',
    ],
  ])('%s: it is kept', async (_, raw) => {
    const before = (await emails()).length
    await take(raw)
    expect(await emails()).toHaveLength(before + 1)
  })
})

test('an answer about a conversation is said in it', async () => {
  const opened = await app.browser().post('/api/chat/sessions', { email: contact })
  const { sessionId } = opened.body as { sessionId: string }
  const address = addressOf({ of: 'conversation', id: sessionId })
  const email = await take(emailOf({ to: address, text: `Yes.\n\n${'word '.repeat(600)}` }))
  expect(email).toMatchObject({ chatSessionId: sessionId, isKnownSender: true })
  const said = await rowsOf(db, 'chatMessage', { sessionId }, 'id')
  expect(said).toHaveLength(2)
  expect(said[0]?.text.startsWith('Yes.')).toBe(true)
})

describe('where the machine lacks the time', () => {
  const tooLong = async () => {
    throw new OutOfTime()
  }

  test('an email comes again, and the second time what is known of it is left to staff', async () => {
    const raw = { bytes: Buffer.from(emailOf({ to: 'visa@karibu.example' })), isWhole: true }
    const before = (await emails()).length
    const slow = () =>
      takeEmail(app.services, raw, undefined, (given) => parseEmail(given, tooLong))
    await expect(slow()).rejects.toMatchObject({ code: 'server.busy' })
    expect(await emails()).toHaveLength(before)
    expect(await slow()).toBe('kept')
    expect(await lastEmail()).toMatchObject({ kind: 'unknown', trouble: 'unreadable' })
  })

  test('so does one with a file, whose words are kept', async () => {
    const { id, address } = await application()
    const files = [{ name: 'page.png', bytes: await samples.png() }]
    const raw = emailOf({ to: address, text: 'Here it is.', files })
    const slow = { admission: { ...app.services.admission, admit: tooLong } }
    await expect(take(raw, slow)).rejects.toMatchObject({ code: 'server.busy' })
    const email = await take(raw, slow)
    expect(email).toMatchObject({ applicationId: id, trouble: null })
    expect(email.text.trim()).toBe('Here it is.')
    expect(email.files).toMatchObject([{ refusal: 'document.unreadable' }])
  })
})

const day = 86_400
const withFile = async () => ({ files: [{ name: 'a.png', bytes: await samples.png() }] })
const storedKeys = async () => (await rowsOf(db, 'storedFile')).map(({ storageKey }) => storageKey)
const left = async () => (await emails()).map(({ id }) => id)

test('what was written by email is in the export, with its files', async () => {
  await db.deleteFrom('receivedEmail').execute()
  const { id, address } = await application()
  await take(emailOf({ to: address, text: 'About my visa', ...(await withFile()) }))
  const asked = { email: contact, applications: [{ id }] }
  const { data, files } = await findRecords(db, t.services, asked)
  const text = expect.stringContaining('About my visa')
  expect(data.emails).toMatchObject([{ text, files: [{}] }])
  expect(files.map(({ path }) => path)).toContain('email-1/file-1.png')
})

test('it goes with its application', async () => {
  const { id, address } = await application()
  const before = await storedKeys()
  const email = await take(emailOf({ to: address, ...(await withFile()) }))
  const keys = await inTransaction(db, (tx) => deleteApplication(tx, t.services, id))
  expect(keys).toContain(email.files[0]?.storageKey)
  expect(keys).toContain(email.files[0]?.previewKey)
  expect(await storedKeys()).toEqual(before)
})

test('what belongs to nothing goes after three months', async () => {
  const { id } = await take(emailOf({ to: 'visa@karibu.example', ...(await withFile()) }))
  await sweepFiles(t.services, t.time.now)
  expect(await left()).toContain(id)
  shop.later(unknownEmailDays * day)
  await sweepFiles(t.services, t.time.now)
  expect(await left()).not.toContain(id)
})

test('what its sender wrote about nothing goes with the sender', async () => {
  const [mine, other] = ['Gone <gone@example.org>', 'Stays <stays@example.org>']
  for (const from of [mine, other]) {
    await take(emailOf({ to: 'visa@karibu.example', from, ...(await withFile()) }))
  }
  const keys = await takeEmails(db, { unattachedFrom: 'gone@example.org' })
  expect(keys).toHaveLength(2)
  const senders = (await emails()).map(({ sender }) => sender)
  expect(senders).toContain('stays@example.org')
  expect(senders).not.toContain('gone@example.org')
})

test('the rest goes with the letters, when their time is over', async () => {
  const { address } = await application()
  const email = await take(emailOf({ to: address, ...(await withFile()) }))
  shop.later(11 * 366 * day)
  await retain(t.services, t.time.now)
  expect(await left()).not.toContain(email.id)
  expect(await storedKeys()).not.toContain(email.files[0]?.storageKey)
})
