import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/support/app.ts'
import { anonymise } from '../../../../test/support/data-request.ts'
import { startPushed } from '../../../../test/support/pushed.ts'
import { rowsOf } from '../../../../test/support/rows.ts'
import { accessTo, insertExample, writeLetter } from '../../../../test/support/services.ts'
import { signIn } from '../../../../test/support/staff.ts'
import type { LetterApplication } from '../../data/correspondence/letter-payload.ts'
import { claimNews } from '../../data/correspondence/traveller-news.ts'
import { sweepRows } from '../../operation/jobs/sweep.ts'
import { deleteApplication } from '../../person/deletion.ts'
import { findRecords } from '../../person/records.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { sendTravellerPush } from './send.ts'

const { t, app, standIn } = await startPushed('travellerPush', 'send-traveller-push')
let made: { id: number; orderId: string }

beforeEach(async () => {
  made = await insertExample(t.services, { now: t.time.now })
})

const path = '/api/push'
const rows = () => rowsOf(t.services.db, 'travellerPush')
const news = () => rowsOf(t.services.db, 'travellerNews')

/** A browser with access and a subscription. */
async function told(of = made, language = 'en') {
  const browser = app.browser()
  browser.setCookie(await accessTo(t.services, of.id))
  const device = standIn.browser()
  const body = { ...device.subscription, applicationId: of.id, language }
  const { status } = await browser.post(path, body)
  expect(status).toBe(204)
  return { browser, device }
}

const contactEmail = 'ada.muster@gmail.com'
const application = ({ id } = made): LetterApplication => ({ id, contactEmail, language: 'en' })

/** A letter to the traveller, with its push notifications. */
const write = (kind: 'documents-asked' | 'documents-received' = 'documents-asked', of = made) =>
  writeLetter(t.services, { kind, application: application(of), now: t.time.now })

const jobs = () => t.services.boss.findJobs<{ id: string }>('send-traveller-push')
async function sendAll() {
  for (const { data } of await jobs()) await sendTravellerPush(app.services, data)
}
const bodies = () => standIn.received.map(({ body }) => body)

test('a browser that asked for it reads kind and number, and nobody else can', async () => {
  const { device } = await told(made, 'ar')
  const other = await told(await insertExample(t.services, { now: t.time.now }))
  await write()
  await sendAll()
  const [body = Buffer.alloc(0), ...more] = bodies()
  expect(more).toEqual([])
  expect(device.read(body)).toEqual({ kind: 'change', count: 1, language: 'ar' })
  expect(() => other.device.read(body)).toThrow()
  expect(standIn.received[0]?.headers.ttl).toBe(String(2 * 86_400))
})

test('what staff write is told as an answer; what the traveller did themselves is not told', async () => {
  const { device } = await told()
  const message = { kind: 'staff-message', about: { eventId: 1 } } as const
  await writeLetter(t.services, { ...message, application: application(), now: t.time.now })
  await write('documents-received')
  await sendAll()
  expect(bodies().map((body) => device.read(body))).toMatchObject([{ kind: 'answer' }])
})

describe('an answer in the chat', () => {
  /** A conversation about an application opened in this browser. */
  async function converse(browser: ReturnType<TestApp['browser']>) {
    const opened = await browser.post('/api/chat/sessions', { applicationId: String(made.id) })
    const { sessionId, token } = opened.body as { sessionId: string; token: string }
    const agent = await signIn(app, { role: 'agent' })
    const headers = { authorization: `Bearer ${token}` }
    return {
      answer: (message: string) =>
        agent.post('/api/admin/chat/reply', { sessionId, message, clientId: randomUUID() }),
      see: (seen: unknown) => browser.post('/api/chat/signals', { sessionId, seen }, headers),
    }
  }

  test('reaches every browser with access, several events in one', async () => {
    const { browser, device } = await told()
    const { answer } = await converse(browser)
    for (const text of ['Yes.', 'And no.']) expect((await answer(text)).status).toBe(201)
    const [job] = await jobs()
    expect(Number(job?.startAfter) - Number(job?.createdOn)).toBeGreaterThan(15_000)
    await sendAll()
    expect(bodies().map((body) => device.read(body))).toMatchObject([{ kind: 'answer', count: 1 }])
  })

  test('that was read in the chat is not told, nor is one to somebody who only names the application', async () => {
    const { browser } = await told()
    const { answer, see } = await converse(browser)
    const { body } = await answer('Yes.')
    expect((await see(body.id)).status).toBe(204)
    await sendAll()
    expect(standIn.received).toEqual([])
    const before = await news()
    await (await converse(app.browser())).answer('Yes.')
    expect(await news()).toEqual(before)
  })
})

test('the number grows until somebody looks, and begins anew', async () => {
  const { browser, device } = await told()
  for (const _ of [1, 2]) {
    await write()
    await sendAll()
  }
  expect(bodies().map((body) => device.read(body))).toMatchObject([{ count: 1 }, { count: 2 }])
  expect((await browser.post(`${path}/seen`, {})).status).toBe(204)
  expect(await news()).toEqual([])
  await write()
  await sendAll()
  expect(device.read(bodies()[2] ?? Buffer.alloc(0))).toMatchObject({ count: 1 })
})

test('what still waits takes the next one in, two nodes at once tell once, and a failure is tried again', async () => {
  await told()
  await write()
  await write()
  expect(await news()).toHaveLength(1)
  standIn.state.status = 503
  await expect(sendAll()).rejects.toThrow('The push service: status-')
  standIn.state.status = 201
  standIn.received.length = 0
  const [job] = await jobs()
  const data = job?.data ?? { id: '' }
  await Promise.allSettled([1, 2, 3].map(() => sendTravellerPush(app.services, data)))
  await sendTravellerPush(app.services, data)
  expect(standIn.received).toHaveLength(1)
})

test('what a node was telling when it was killed is told by another one, a minute later', async () => {
  await told()
  await write()
  const [{ id } = { id: '' }] = await news()
  // Claimed and never completed.
  await claimNews(t.services.db, id, t.time.now)
  await expect(sendAll()).rejects.toThrow('Another node')
  t.time.now = new Date(t.time.now.getTime() + 60_000)
  await sendAll()
  await sendAll()
  expect(standIn.received).toHaveLength(1)
})

test('what was seen meanwhile, or is days old, is not told', async () => {
  const { browser } = await told()
  await write()
  await browser.post(`${path}/seen`, {})
  await sendAll()
  await write()
  t.time.now = new Date(t.time.now.getTime() + 3 * 86_400_000)
  await sendAll()
  expect(standIn.received).toEqual([])
  expect(await news()).toEqual([])
})

test('what a push service would not take stands in the way of nothing that comes later', async () => {
  const { device } = await told()
  await write()
  // Its job gave up.
  await t.services.boss.deleteAllJobs('send-traveller-push')
  t.time.now = new Date(t.time.now.getTime() + 86_400_000)
  await write()
  await sendAll()
  expect(bodies().map((body) => device.read(body))).toMatchObject([{ kind: 'change', count: 1 }])
  await write()
  await sweepRows(app.services, new Date(t.time.now.getTime() + 3 * 86_400_000))
  expect(await news()).toMatchObject([{ toldAt: t.time.now }])
})

test('a subscription given twice has one device, and another session of that device takes it along', async () => {
  const { browser, device } = await told()
  const again = standIn.browser()
  await browser.post(path, { ...again.subscription, applicationId: made.id })
  expect(await rows()).toMatchObject([{ endpoint: again.endpoint }])
  const fresh = app.browser()
  fresh.setCookie(await accessTo(t.services, made.id))
  await fresh.post(path, { ...again.subscription, applicationId: made.id })
  expect(await rows()).toHaveLength(1)
  expect((await browser.get(path)).body).toMatchObject({ isOn: false })
  expect(device.endpoint).not.toBe(again.endpoint)
})

describe('it ends', () => {
  test('when it is turned off, in that browser alone', async () => {
    const { browser } = await told()
    await told()
    for (const by of [browser, browser, app.browser()]) {
      expect((await by.delete(path)).status).toBe(204)
    }
    expect(await rows()).toHaveLength(1)
  })

  test.each([404, 410])('when the push service answers %i', async (status) => {
    await told()
    standIn.state.status = status
    await write()
    await sendAll()
    expect(await rows()).toEqual([])
    expect(await news()).toEqual([])
  })

  test('with the session, and with what it may open', async () => {
    await told()
    await write()
    await t.services.db.deleteFrom('applicationAccess').execute()
    await sendAll()
    expect(standIn.received).toEqual([])
    await sweepRows(app.services, t.time.now)
    expect(await rows()).toEqual([])
    await told()
    await sweepRows(app.services, new Date(t.time.now.getTime() + 91 * 86_400_000))
    expect(await rows()).toEqual([])
  })

  test.each(['erased', 'deleted'])('with an application that is %s', async (how) => {
    await told()
    await write()
    const { db } = t.services
    if (how === 'deleted')
      await inTransaction(db, (tx) => deleteApplication(tx, t.services, made.id))
    else await anonymise(t.services, made)
    await sendAll()
    expect(standIn.received).toEqual([])
    expect([await rows(), await news()]).toEqual([[], []])
  })
})

test('the person may read which browsers are told, without the secret of any', async () => {
  const { device } = await told()
  const asked = { email: contactEmail, applications: [made] }
  const { data } = await findRecords(t.services.db, t.services, asked)
  const { host } = new URL(device.endpoint)
  expect(data.applications[0]?.toldDevices).toMatchObject([{ language: 'en', pushService: host }])
  expect(JSON.stringify(data)).not.toContain(device.endpoint)
})
