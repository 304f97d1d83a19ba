import { beforeEach, expect, test } from 'vitest'
import { referenceOf } from '#domain/application/reference.ts'
import { exampleApplicant, exampleDetails } from '../../../test/support/answers.ts'
import { parseMail, plainTextOf } from '../../../test/support/mail-sink.ts'
import { changeRows, rowsOf } from '../../../test/support/rows.ts'
import { startServer } from '../../../test/support/server.ts'
import { insertExample, markPaid } from '../../../test/support/services.ts'
import { tellReceived } from '../correspondence/letter/received.ts'
import { sendLetter } from '../correspondence/letter/send.ts'
import { writeAsked } from './asked-letter.ts'

let people = 0

const { t, app } = await startServer()
const { db } = t.services

// Who was made before is told of by no later test.
beforeEach(() => db.deleteFrom('application').execute())

const stranger = () => app.visitor()
const mailbox = () => {
  people += 1
  return `person-${people}@example.com`
}

async function made(contactEmail: string) {
  const about = { now: t.time.now, details: { contactEmail } }
  const { id, orderId } = await insertExample(t.services, about)
  return { id, orderId, reference: referenceOf(id) }
}

async function run(job: string, work: (id: string) => Promise<void>) {
  for (;;) {
    const [found] = await t.services.boss.fetch<{ id: string }>(job)
    if (!found) return
    await work(found.data.id)
    await t.services.boss.complete(job, found.id)
  }
}

/** Runs waiting jobs; returns the letters. */
async function delivered(): Promise<{ to: string; subject: string; text: string }[]> {
  await run('write-asked', (id) => writeAsked(t.services, { id }))
  const before = t.sink.received.length
  await run('send-letter', (id) => sendLetter(t.services, id))
  return t.sink.received.slice(before).map(({ raw, to: [to = ''] }) => {
    const subject = parseMail(raw).headers.get('subject') ?? ''
    return { to, subject, text: plainTextOf(raw) }
  })
}

const askLink = (applicationId: string, email: string, by = stranger()) =>
  by.post('/api/status-check/link', { applicationId, email })
const askAll = (email: string, by = stranger()) => by.post('/api/find-applications', { email })

test('the link goes to the address of the application', async () => {
  const email = mailbox()
  const { reference, orderId } = await made(email)
  expect((await askLink(reference.toLowerCase(), email.toUpperCase())).status).toBe(204)
  const [letter, ...others] = await delivered()
  expect(others).toEqual([])
  expect(letter?.to).toContain(email)
  expect(letter?.subject).toContain(reference)
  expect(letter?.text).toContain(`/status?orderId=${orderId}`)
})

test('every application of an address goes to it in one letter', async () => {
  const email = mailbox()
  const [first, second] = [await made(email), await made(email)]
  await made(mailbox())
  await askAll(email)
  const [letter, ...others] = await delivered()
  expect(others).toEqual([])
  for (const { reference, orderId } of [first, second]) {
    expect(letter?.text).toContain(reference)
    expect(letter?.text).toContain(orderId)
  }
})

test('a wrong request gets the same answer and no letter', async () => {
  const email = mailbox()
  const { reference } = await made(email)
  const answers = [
    await askLink(reference, email),
    await askLink(reference, mailbox()),
    await askLink('TZ-999999', email),
    await askLink('no reference at all', email),
    await askAll(email),
    await askAll(mailbox()),
  ]
  const seen = answers.map(({ status, body, headers }) => {
    const names = [...headers.keys()].filter((name) => !/^(date|x-request-id)$/.test(name)).sort()
    return { status, body, names, cookie: headers.get('set-cookie') }
  })
  for (const each of seen) expect(each).toEqual(seen[0])
  expect((await delivered()).map(({ to }) => to.includes(email))).toEqual([true, true])
})

test('the answer waits for no look-up: as much is written for the unknown as for the known', async () => {
  const email = mailbox()
  const { reference } = await made(email)
  const waiting = async () => (await rowsOf(db, 'askedLetter')).length
  const before = await waiting()
  await askLink(reference, email)
  expect(await waiting()).toBe(before + 1)
  await askLink('TZ-999998', mailbox())
  expect(await waiting()).toBe(before + 2)
  const stored = await rowsOf(db, 'askedLetter')
  expect(stored.some(({ content }) => content.includes(email))).toBe(false)
  await delivered()
  expect(await waiting()).toBe(0)
})

test('a mailbox, a reference and a network have their limits, which nobody is told of', async () => {
  const email = mailbox()
  const { reference } = await made(email)
  for (let time = 0; time < 8; time += 1) expect((await askLink(reference, email)).status).toBe(204)
  expect(await delivered()).toHaveLength(5)
  for (let time = 0; time < 5; time += 1) expect((await askAll(email)).status).toBe(204)
  expect(await delivered()).toHaveLength(3)
  const network = stranger()
  const others = Array.from({ length: 21 }, mailbox)
  for (const each of others) await made(each)
  for (const each of others) expect((await askAll(each, network)).status).toBe(204)
  expect(await delivered()).toHaveLength(20)
})

test('an erased application is found no more', async () => {
  const email = mailbox()
  const { id, reference } = await made(email)
  await changeRows(db, 'application', { id }, { erasedAt: t.time.now })
  await askLink(reference, email)
  await askAll(email)
  expect(await delivered()).toEqual([])
})

test('who has not paid is told once that the application was received, and how to pay elsewhere', async () => {
  const email = mailbox()
  const { orderId } = await made(email)
  const soon = new Date(t.time.now.getTime() + 1000)
  await tellReceived(t.services, soon)
  await tellReceived(t.services, soon)
  const [letter, ...others] = await delivered()
  expect(others).toEqual([])
  expect(letter?.to).toContain(email)
  expect(letter?.text).toContain(`/application?step=3&orderId=${orderId}`)
  expect(letter?.text).toContain('reminders=stop')
})

test('who pays while it is on its way gets it without the way to pay', async () => {
  const { id, orderId } = await made(mailbox())
  await tellReceived(t.services, new Date(t.time.now.getTime() + 1000))
  await markPaid(t.services, id)
  const [letter] = await delivered()
  expect(letter?.text).toContain(`/status?orderId=${orderId}`)
  expect(letter?.text).not.toContain('step=3')
})

test('who has paid, was cancelled or wants no reminders is not told', async () => {
  const changes = [
    { status: 'paid', paymentStatus: 'paid', paidAt: t.time.now },
    { status: 'rejected' },
    { remindersStoppedAt: t.time.now },
  ] as const
  for (const change of changes) {
    const { id } = await made(mailbox())
    await changeRows(db, 'application', { id }, change)
  }
  await tellReceived(t.services, new Date(t.time.now.getTime() + 1000))
  expect(await delivered()).toEqual([])
})

test('a mailbox that many name is told a few times a day', async () => {
  const email = mailbox()
  for (let time = 0; time < 7; time += 1) await made(email)
  await tellReceived(t.services, new Date(t.time.now.getTime() + 1000))
  expect(await delivered()).toHaveLength(5)
  // Suppressed ones are recorded too, so that they are not due again.
  await tellReceived(t.services, new Date(t.time.now.getTime() + 2000))
  expect(await delivered()).toEqual([])
})

test('creating asks for the letters soon, once for many', async () => {
  const body = { ...exampleDetails(), applicants: [exampleApplicant()] }
  await Promise.all([1, 2, 3].map(() => stranger().post('/api/applications', body)))
  const jobs = async () => (await t.services.boss.fetch('tell-received', { batchSize: 10 })).length
  await expect.poll(jobs).toBe(1)
})
