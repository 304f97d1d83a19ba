import { expect, test } from 'vitest'
import type { LetterKind } from '#domain/letter.ts'
import { remind } from '../../src/server/correspondence/letter/remind.ts'
import { sendLetter } from '../../src/server/correspondence/letter/send.ts'
import { type Answered, codeOf } from '../support/app.ts'
import { openDeciding, visaFor } from '../support/deciding.ts'
import { forFile } from '../support/for-file.ts'
import { plainTextOf } from '../support/mail-sink.ts'
import { rowOf, rowsOf } from '../support/rows.ts'
import { accessTo, insertExample } from '../support/services.ts'

/** Networks are cheap: these guards hold against attackers with any number of them. */

const d = await forFile(openDeciding())

const owner = 'ada.muster@gmail.com'
const hour = 3_600_000
const stranger = () => d.app.visitor()
type Browser = ReturnType<typeof stranger>
const later = d.t.pass
const lookUp = (browser: Browser, applicationId: string, email: string) =>
  browser.post('/api/status-check', { applicationId, email })

async function known(id: number): Promise<Browser> {
  const browser = stranger()
  browser.setCookie(await accessTo(d.t.services, id))
  return browser
}

async function queued(kind: LetterKind, recipient: string): Promise<string[]> {
  const rows = await rowsOf(d.db, 'letter', { kind, state: 'queued', recipient }, 'createdAt')
  return rows.map(({ id }) => id)
}

async function told(answers: Promise<Answered>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const answer of await Promise.all(answers)) {
    counts[codeOf(answer)] = (counts[codeOf(answer)] ?? 0) + 1
  }
  return counts
}

test('guesses at one reference from many networks end after ten; its owner still gets through', async () => {
  const { id, orderId } = await d.application()
  const own = await known(id)
  const wrong = Array.from({ length: 15 }, (_, n) => lookUp(stranger(), `${id}`, `no${n}@b.co`))
  expect(await told(wrong)).toEqual({ '404 application.not-found': 10, '429 request.too-many': 5 })

  // Refused, right or wrong: further guesses reveal nothing.
  expect(codeOf(await lookUp(stranger(), `${id}`, owner))).toBe('429 request.too-many')
  expect((await lookUp(own, `${id}`, owner)).status).toBe(200)
  expect((await lookUp(stranger(), orderId, owner)).status).toBe(200)
  expect((await own.get(`/api/status?orderId=${orderId}`)).status).toBe(200)

  const missing = 999_999
  const none = Array.from({ length: 12 }, (_, n) => lookUp(stranger(), `${missing}`, `x${n}@b.co`))
  expect(await told(none)).toEqual({ '404 application.not-found': 10, '429 request.too-many': 2 })
  later(hour + 1)
  expect((await lookUp(stranger(), `${id}`, owner)).status).toBe(200)
})

test('guesses with one e-mail at many references end too; right look-ups are no guesses', async () => {
  const wrong = Array.from({ length: 15 }, (_, n) => lookUp(stranger(), `${500_000 + n}`, owner))
  expect(await told(wrong)).toEqual({ '404 application.not-found': 10, '429 request.too-many': 5 })
  later(hour + 1)
  const { id } = await d.application()
  for (let n = 0; n < 12; n += 1) {
    expect((await lookUp(stranger(), `TZ-00${id}`, owner)).status).toBe(200)
  }
})

async function approved() {
  const agent = await d.signedIn('agent')
  const application = await d.application()
  await d.prepare(agent, application.id)
  const visa = { bytes: await visaFor('Ada Muster') }
  expect((await d.approve(agent, application.id, {}, visa)).status).toBe(200)
  later(hour + 1)
  return application
}

const ask = (browser: Browser, id: number) =>
  browser.post('/api/download-code', { applicationId: String(id), email: owner })
const tryCode = (browser: Browser, id: number, code: string) =>
  browser.post('/api/download-visa', { applicationId: String(id), code })

/** The code in an application's last letter. */
async function lastCode(): Promise<string> {
  const [id = ''] = (await queued('download-code', owner)).slice(-1)
  d.t.sink.received.length = 0
  await sendLetter(d.t.services, id)
  return /^\d{6}$/m.exec(plainTextOf(d.t.sink.received[0]?.raw ?? ''))?.[0] ?? ''
}
const other = (code: string, n: number) =>
  String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0')

test('a code belongs to the browser that asked: nobody burns it, replaces it or uses it elsewhere', async () => {
  const { id } = await approved()
  const own = stranger()
  expect((await ask(own, id)).status).toBe(204)
  const code = await lastCode()

  const guesses = Array.from({ length: 12 }, (_, n) => tryCode(stranger(), id, other(code, n)))
  expect(await told(guesses)).toEqual({ '422 code.wrong': 12 })
  // Even the right code fails in another browser.
  expect(codeOf(await tryCode(stranger(), id, code))).toBe('422 code.wrong')

  const thief = stranger()
  expect((await ask(thief, id)).status).toBe(204)
  const burnt = Array.from({ length: 9 }, (_, n) => tryCode(thief, id, other(code, n)))
  expect(await told(burnt)).toEqual({ '422 code.wrong': 9 })

  expect((await tryCode(own, id, code)).status).toBe(200)
  expect(codeOf(await tryCode(own, id, code))).toBe('422 code.wrong')
})

test('codes of one application: three letters a day and five tries each, from any network', async () => {
  const { id } = await approved()
  const own = await known(id)
  const asked = Array.from({ length: 5 }, () => ask(stranger(), id))
  expect(await told(asked)).toEqual({ '204': 3, '429 request.too-many': 2 })
  const wanted = { applicationId: String(id) }
  expect((await own.post('/api/download-visa', wanted)).status).toBe(200)
  later(24 * hour + 1)
  expect((await ask(stranger(), id)).status).toBe(204)
  const browser = stranger()
  await ask(browser, id)
  const code = await lastCode()
  for (let n = 0; n < 5; n += 1) await tryCode(browser, id, other(code, n))
  expect(codeOf(await tryCode(browser, id, code))).toBe('422 code.wrong')
})

const draft = {
  step: 1,
  details: {},
  applicants: [],
  submissionKey: '0b3f3a63-2f2b-4c1e-9d53-0b6a4c1f2d11',
}

test('one mailbox gets three ‘continue’ letters a day; the answer does not tell', async () => {
  const victim = 'victim@example.com'
  const answers = Array.from({ length: 6 }, async (_, n) => {
    const browser = stranger()
    await browser.put('/api/draft', draft)
    const email = n % 2 ? victim.toUpperCase() : victim
    return browser.post('/api/draft/link', { email, language: 'en' })
  })
  expect(await told(answers)).toEqual({ '204': 6 })
  const all = [
    ...(await queued('continue-link', victim)),
    ...(await queued('continue-link', victim.toUpperCase())),
  ]
  expect(all).toHaveLength(3)
  const honest = stranger()
  await honest.put('/api/draft', draft)
  await honest.post('/api/draft/link', { email: 'honest@example.com', language: 'en' })
  expect(await queued('continue-link', 'honest@example.com')).toHaveLength(1)
})

test('one mailbox gets three reminders a day, however many applications name it', async () => {
  const [victim, honest] = ['named@example.com', 'one@example.com']
  const made = d.t.time.now
  const by = (email: string) =>
    insertExample(d.t.services, { now: made, details: { contactEmail: email } })
  for (let n = 0; n < 5; n += 1) await by(victim)
  await by(honest)
  later(25 * hour)
  await remind(d.t.services, d.t.time.now)
  expect(await queued('reminder-payment', victim)).toHaveLength(3)
  expect(await queued('reminder-payment', honest)).toHaveLength(1)
  // Skipped ones are not due again, and so block nobody.
  await remind(d.t.services, new Date(d.t.time.now.getTime() + 26 * hour))
  expect(await queued('reminder-payment', victim)).toHaveLength(3)
})

test('who asks whether an e-mail has applied hears about it thirty times an hour, about their own always', async () => {
  const { id } = await d.application()
  const own = await known(id)
  const { passportNumber } = await rowOf(d.db, 'applicant', { applicationId: id })
  const question = { email: owner, passportNumbers: [passportNumber] }
  const count = async (browser: Browser) => {
    const { status, body } = await browser.post('/api/applications/duplicates', question)
    expect(status).toBe(200)
    return (body.items as unknown[]).length
  }
  expect(await count(stranger())).toBeGreaterThan(0)
  await Promise.all(Array.from({ length: 40 }, () => count(stranger())))
  expect(await count(stranger())).toBe(0)
  expect(await count(own)).toBe(1)
})
