import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/support/app.ts'
import { parseMail, plainTextOf } from '../../../test/support/mail-sink.ts'
import { changeRows, insertRow, rowsOf } from '../../../test/support/rows.ts'
import { startServer } from '../../../test/support/server.ts'
import { insertExample } from '../../../test/support/services.ts'
import { sendLetter } from '../correspondence/letter/send.ts'
import { forgetReminded } from '../data/application/draft-reminder.ts'
import { sweepRows } from '../operation/jobs/sweep.ts'
import { addressHash } from '../platform/address-hash.ts'
import { remindDrafts } from './draft-reminder.ts'

const remembered = ['remindedAddress', 'unreachableAddress', 'rateLimit'] as const
let networks = 0

const { t, app } = await startServer()
const { db } = t.services
beforeEach(async () => {
  for (const table of ['travellerSession', 'application', 'letter', ...remembered] as const) {
    await db.deleteFrom(table).execute()
  }
  t.sink.received.length = 0
})

const email = 'ada.muster@gmail.com'
const later = (hours: number) => t.pass(hours * 3_600_000)
const network = () => {
  networks += 1
  return `198.51.${Math.floor(networks / 250)}.${(networks % 250) + 1}`
}
const contentOf = (contactEmail: string, step = 2) => ({
  step,
  details: { contactEmail, contactName: 'Ada Muster' },
  applicants: [{ passportNumber: 'SECRET001' }],
  submissionKey: '0b3f3a63-2f2b-4c1e-9d53-0b6a4c1f2d11',
})

/** A browser with answers left on the second step. */
async function begun(contactEmail = email, step = 2, language = 'en', from = network()) {
  const browser = app.browser(from)
  const { status } = await browser.put('/api/draft', { ...contentOf(contactEmail, step), language })
  expect(status).toBe(200)
  return browser
}

/** Runs the job twice and delivers its letters. */
async function run() {
  await remindDrafts(app.services, t.time.now)
  await remindDrafts(app.services, t.time.now)
  const before = t.sink.received.length
  const queued = { state: 'queued', kind: 'draft-reminder' } as const
  for (const { id } of await rowsOf(db, 'letter', queued)) await sendLetter(app.services, id)
  return t.sink.received.slice(before).map(({ raw }) => {
    const mail = parseMail(raw)
    const text = plainTextOf(raw)
    return {
      mail,
      text,
      to: mail.headers.get('to') ?? '',
      secret: /continue#token=([\w.-]+)/.exec(text)?.[1] ?? '',
      forget: /continue#forget=([\w.-]+)/.exec(text)?.[1] ?? '',
    }
  })
}

const rows = () => rowsOf(db, 'remindedAddress')
const forget = (token: string) => app.browser(network()).post('/api/draft/forget', { token })

describe('answers that were left', () => {
  test('are reminded of once, a day later, in the language they were typed in', async () => {
    await begun(email, 2, 'de')
    later(23)
    expect(await run()).toEqual([])
    later(2)
    const [letter, ...more] = await run()
    expect(more).toEqual([])
    expect(letter?.to).toContain(email)
    expect(letter?.mail.headers.get('subject')).toContain('Visumantrag')
    expect(letter?.text).toContain('/de/continue#token=')
    // A mistyped address is a stranger’s mailbox.
    expect(letter?.text).not.toMatch(/Ada|Muster|SECRET001/)
    later(24)
    expect(await run()).toEqual([])
  })

  test('are gone on with by the link, once, in any browser', async () => {
    await begun()
    later(25)
    const [{ secret = '' } = {}] = await run()
    const elsewhere = app.browser(network())
    expect((await elsewhere.post('/api/links/use', { token: secret })).status).toBe(200)
    const { body } = await elsewhere.get('/api/draft')
    expect(body).toMatchObject({ content: { details: { contactEmail: email } } })
    const again = await app.browser(network()).post('/api/links/use', { token: secret })
    expect([again.status, again.body.code]).toEqual([410, 'link.expired'])
  })

  test('and taken up again meanwhile wait for a day more', async () => {
    const browser = await begun()
    later(23)
    await browser.put('/api/draft', { ...contentOf(email, 3), language: 'en' })
    later(2)
    expect(await run()).toEqual([])
    later(22)
    expect(await run()).toHaveLength(1)
  })

  const broken = { content: Buffer.alloc(64) }
  const applied = () => insertExample(t.services, { now: t.time.now })
  const becomes = async (application: Promise<{ id: number }>) =>
    changeRows(db, 'draft', {}, { applicationId: (await application).id })

  const content = contentOf(email)
  test.each<[string, () => Promise<unknown>]>([
    ['by a page that says no language', () => app.browser(network()).put('/api/draft', content)],
    ['and became an application', () => begun().then(() => becomes(applied()))],
    [
      'by somebody who applied in another browser',
      async () => {
        await begun(email.toUpperCase())
        later(1)
        await applied()
      },
    ],
    [
      'by somebody who wants no reminders of an application',
      async () => {
        const { id } = await applied()
        await changeRows(db, 'application', { id }, { remindersStoppedAt: t.time.now })
        later(1)
        await begun()
      },
    ],
    [
      'with an address whose letters come back',
      async () => {
        await begun()
        const unreachable = { address: email, reason: 'bounced', since: t.time.now } as const
        await insertRow(db, 'unreachableAddress', unreachable)
      },
    ],
    ['and were forgotten', () => begun().then((browser) => browser.delete('/api/draft'))],
    [
      'and cannot be opened any more',
      () => begun().then(() => changeRows(db, 'draft', {}, broken)),
    ],
  ])('%s are left alone', async (_, make) => {
    await make()
    later(25)
    expect(await run()).toEqual([])
    expect(await rowsOf(db, 'letter', { kind: 'draft-reminder' })).toEqual([])
  })

  test('are left alone where the operator switched reminders off', async () => {
    await begun()
    later(25)
    await remindDrafts({ ...app.services, remindsDrafts: false }, t.time.now)
    expect(await rows()).toEqual([])
  })

  test('and sent before the letter leaves are not reminded of', async () => {
    await begun()
    later(25)
    await remindDrafts(app.services, t.time.now)
    await becomes(applied())
    expect(await run()).toEqual([])
  })
})

describe('an address', () => {
  test('is reminded once in thirty days, however many browsers name it', async () => {
    for (const named of [email, email.toUpperCase(), email]) await begun(named)
    later(25)
    await Promise.all([1, 2].map(() => remindDrafts(app.services, t.time.now)))
    expect(await run()).toHaveLength(1)
    later(28 * 24)
    await begun()
    later(25)
    expect(await run()).toEqual([])
    later(2 * 24)
    await begun()
    later(25)
    expect(await run()).toHaveLength(1)
  })

  test('stands nowhere in clear', async () => {
    await begun()
    later(25)
    await remindDrafts(app.services, t.time.now)
    const [row] = await rows()
    expect(row?.addressHash).toEqual(addressHash(t.services.linkKey, ` ${email.toUpperCase()}`))
    expect(addressHash(Buffer.alloc(32), email)).not.toEqual(row?.addressHash)
    expect(JSON.stringify([row, await rowsOf(db, 'draft')])).not.toContain('ada.muster')
  })

  test('of many, one network has twenty a day reminded', async () => {
    const from = network()
    for (let count = 0; count < 25; count += 1) {
      await begun(`stranger${count}@gmail.com`, 2, 'en', from)
    }
    later(25)
    expect(await run()).toHaveLength(20)
  })

  test('is forgotten after three months', async () => {
    await begun()
    later(25)
    await run()
    await sweepRows(app.services, new Date(t.time.now.getTime() + 91 * 86_400_000))
    expect(await rows()).toEqual([])
  })
})

test('of an erased person nothing stays but that they refused', async () => {
  await begun()
  later(25)
  const [letter] = await run()
  const erase = () => forgetReminded(db, addressHash(t.services.linkKey, email))
  await forget(letter?.forget ?? '')
  await erase()
  expect(await rows()).toHaveLength(1)
  await changeRows(db, 'remindedAddress', {}, { refusedAt: null })
  await erase()
  expect(await rows()).toEqual([])
})

test('one click in the mail program stops them, and takes no answers away', async () => {
  const browser = await begun()
  later(25)
  const [letter] = await run()
  const headers = letter?.mail.headers
  expect(headers?.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const token = /stop-reminders\/([^>]+)>/.exec(headers?.get('list-unsubscribe') ?? '')?.[1] ?? ''
  const press = (by: string) =>
    fetch(`${app.origin}/api/stop-reminders/${by}`, { method: 'POST', redirect: 'manual' })
  expect((await press(`${token}0`)).status).toBe(404)
  expect(await rows()).toMatchObject([{ refusedAt: null }])
  expect((await press(token)).status).toBe(204)
  expect(await rows()).toMatchObject([{ refusedAt: t.time.now }])
  expect((await browser.get('/api/draft')).status).toBe(200)
  // The same secret does nothing again.
  expect((await forget(token)).body.code).toBe('link.expired')
})

describe('‘forget this’', () => {
  async function reminded() {
    const browser = await begun()
    later(25)
    const [letter] = await run()
    return { browser, token: letter?.forget ?? '', secret: letter?.secret ?? '' }
  }

  test('takes the answers away, and no reminder ever comes again', async () => {
    const { browser, token, secret } = await reminded()
    expect((await forget(token)).status).toBe(204)
    expect((await forget(token)).status).toBe(204)
    expect((await browser.get('/api/draft')).status).toBe(204)
    const link = await app.browser(network()).post('/api/links/use', { token: secret })
    expect(link.body.code).toBe('link.expired')
    await sweepRows(app.services, new Date(t.time.now.getTime() + 400 * 86_400_000))
    later(400 * 24)
    await begun()
    later(25)
    expect(await run()).toEqual([])
  })

  test('leaves an application alone that came of the answers', async () => {
    const { token } = await reminded()
    const { id } = await insertExample(t.services, { now: t.time.now })
    await changeRows(db, 'draft', {}, { applicationId: id })
    expect((await forget(token)).status).toBe(204)
    expect(await rowsOf(db, 'draft')).toHaveLength(1)
    expect(await rows()).toMatchObject([{ refusedAt: t.time.now }])
  })

  test('with a secret of nobody, or with the one that goes on, does nothing', async () => {
    const { browser, secret } = await reminded()
    for (const token of ['', '0b3f3a63-2f2b-4c1e-9d53-0b6a4c1f2d11.forged', secret]) {
      expect(codeOf(await forget(token))).toBe('410 link.expired')
    }
    expect((await browser.get('/api/draft')).status).toBe(200)
  })
})
