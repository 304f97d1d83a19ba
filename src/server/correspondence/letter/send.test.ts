import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { referenceOf } from '#domain/application/reference.ts'
import type { Language } from '#domain/reference/languages.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { startForgetfulProxy } from '../../../../test/support/forgetful-proxy.ts'
import { readMail, startMailSink } from '../../../../test/support/mail-sink.ts'
import { changeRows, insertRow, rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { insertExample, startServices, writeLetter } from '../../../../test/support/services.ts'
import { appRole } from '../../platform/db/app-role.ts'
import { connect } from '../../platform/db/database.ts'
import { sendLetter } from './send.ts'

const start = new Date('2026-11-21T09:00:00Z')

const t = await forFile(startServices())
beforeEach(() => {
  t.time.now = start
  t.sink.received.length = 0
  t.sink.refuse.length = 0
  t.sink.refuseRecipients = null
  t.logged.length = 0
})

const subject = (id: number) => rowOf(t.services.db, 'application', { id })

/** The next queued job, as a worker gets it. */
async function nextJob(): Promise<string | undefined> {
  const [job] = await t.services.boss.fetch<{ id: string }>('send-letter')
  if (job) await t.services.boss.complete('send-letter', job.id)
  return job?.data.id
}

async function writeReceipt(changes: Parameters<typeof insertExample>[1] = { now: start }) {
  const { id } = await insertExample(t.services, changes)
  const paid = { status: 'paid', paymentStatus: 'paid', paidAt: start } as const
  await changeRows(t.services.db, 'application', { id }, paid)
  const application = await subject(id)
  await writeLetter(t.services, { kind: 'payment-confirmed', application, now: start })
  const letterId = await nextJob()
  if (!letterId) throw new Error('No job was enqueued')
  return { id, letterId }
}

const letterRow = (id: string) => rowOf(t.services.db, 'letter', { id })

test('a letter is written with its job, once, sent once, and known by its id', async () => {
  const { id, letterId } = await writeReceipt()
  const letter = { kind: 'payment-confirmed', application: await subject(id), now: start } as const
  expect(await writeLetter(t.services, letter)).toBeNull()
  expect(await nextJob()).toBeUndefined()
  await sendLetter(t.services, letterId)
  await sendLetter(t.services, letterId)
  expect(t.sink.received).toHaveLength(1)
  expect(t.sink.received[0]?.to).toEqual(['ada.muster@gmail.com'])
  const mail = readMail(t.sink.received[0])
  expect(mail.id).toBe(`<payment-confirmed.1.${referenceOf(id)}@karibu.example>`)
  expect(mail.text).toContain('Dear Ada Muster,')
  expect(mail.text).toContain('https://karibu.example/documents?orderId=')
  expect(await letterRow(letterId)).toMatchObject({ state: 'sent', attempts: 1, sentAt: start })
})

test('a letter that was noted as sent, though the answer was lost, goes once and what it said is kept', async () => {
  const { letterId } = await writeReceipt()
  const proxy = await startForgetfulProxy(t.databaseUrl)
  const { db, close } = connect(proxy.url, { pool: 2, role: appRole, onError: () => {} })
  proxy.forgetNextCommit()
  await sendLetter({ ...t.services, db }, letterId)
  expect(t.sink.received).toHaveLength(1)
  expect(await letterRow(letterId)).toMatchObject({ state: 'sent', attempts: 1, sentAt: start })
  expect(t.logged.filter((line) => line.includes('not noted as sent yet'))).toHaveLength(1)
  expect(await rowsOf(t.services.db, 'letterContent', { letterId })).toHaveLength(1)
  await close()
  await proxy.close()
})

test('while the mail server is away the letter waits, and arrives once when it is back', async () => {
  const { letterId } = await writeReceipt()
  const port = t.sink.port
  await t.sink.close()
  await expect(sendLetter(t.services, letterId)).rejects.toThrow()
  await expect(sendLetter(t.services, letterId)).rejects.toThrow()
  const away = { troubleCode: expect.stringContaining('ECONNREFUSED') }
  expect(await letterRow(letterId)).toMatchObject({ state: 'queued', attempts: 2, ...away })
  t.sink = await startMailSink(port)
  await sendLetter(t.services, letterId)
  expect(t.sink.received).toHaveLength(1)
  expect(await letterRow(letterId)).toMatchObject({ state: 'sent', attempts: 3, troubleCode: null })
})

test('a mailbox that does not exist ends the letter, without its address in the log', async () => {
  const { letterId } = await writeReceipt()
  t.sink.refuseRecipients = 550
  await sendLetter(t.services, letterId)
  expect(await letterRow(letterId)).toMatchObject({ state: 'failed', attempts: 1 })
  expect((await letterRow(letterId)).troubleCode).toMatch(/ 550( |$)/)
  t.sink.refuseRecipients = null
  await sendLetter(t.services, letterId)
  expect(t.sink.received).toHaveLength(0)
  expect(t.logged.join()).toContain('refused for good')
  expect(t.logged.join()).not.toContain('ada.muster')
})

async function writeCode(id: number, code: string): Promise<string> {
  const application = await subject(id)
  const expiresAt = new Date(start.getTime() + 15 * 60_000)
  const { db } = t.services
  const session = { tokenHash: randomBytes(32), createdAt: start }
  const { id: sessionId } = await insertRow(db, 'travellerSession', session)
  await insertRow(db, 'downloadCode', {
    ...{ applicationId: id, sessionId, codeHash: Buffer.alloc(32), tries: 0, expiresAt },
  })
  const letter = { kind: 'download-code', application, code, now: start } as const
  await writeLetter(t.services, { ...letter, about: { sessionId } })
  const letterId = await nextJob()
  if (!letterId) throw new Error('No job was enqueued')
  return letterId
}

test('a code travels sealed, every code has its letter, and none is left behind', async () => {
  const { id } = await insertExample(t.services, { now: start })
  const first = await writeCode(id, '048213')
  const second = await writeCode(id, '771204')
  expect(JSON.stringify(await letterRow(first))).not.toContain('048213')
  await sendLetter(t.services, first)
  await sendLetter(t.services, second)
  const subjects = t.sink.received.map((mail) => readMail(mail).subject)
  expect(subjects).toEqual([
    `048213 is your code for ${referenceOf(id)}`,
    `771204 is your code for ${referenceOf(id)}`,
  ])
  expect((await letterRow(second)).props).toEqual({})
})

test('a code that is too old is not sent any more', async () => {
  const { id } = await insertExample(t.services, { now: start })
  const letterId = await writeCode(id, '048213')
  t.time.now = new Date(start.getTime() + 16 * 60_000)
  await sendLetter(t.services, letterId)
  expect(t.sink.received).toHaveLength(0)
  expect((await letterRow(letterId)).state).toBe('failed')
})

test('a link carries a token that is stored nowhere', async () => {
  const { id: applicationId } = await insertExample(t.services, { now: start })
  const linkId = t.services.random.uuid()
  const expiresAt = new Date(start.getTime() + 30 * 60_000)
  await insertRow(t.services.db, 'link', {
    ...{ id: linkId, purpose: 'application', applicationId, createdAt: start, expiresAt },
  })
  await writeLetter(t.services, {
    ...{ kind: 'continue-link', recipient: 'zoe@example.org', about: { linkId }, now: start },
    // Written by a later version, in a language unknown here.
    language: 'xx' as Language,
  })
  const letterId = (await nextJob()) ?? ''
  await sendLetter(t.services, letterId)
  const { text } = readMail(t.sink.received[0])
  const token = /\/continue#token=([\w.-]+)/.exec(text)?.[1] ?? ''
  expect(token.startsWith(`${linkId}.`)).toBe(true)
  expect(token.length).toBeGreaterThan(70)
  expect(t.sink.received[0]?.to).toEqual(['zoe@example.org'])
})
