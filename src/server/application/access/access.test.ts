import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../../test/support/app.ts'
import { type Application, openDeciding } from '../../../../test/support/deciding.ts'
import { readEvents } from '../../../../test/support/events.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { createPushBrowser } from '../../../../test/support/push-stand-in.ts'
import { insertRow, rowsOf } from '../../../../test/support/rows.ts'
import { writeLetter } from '../../../../test/support/services.ts'
import { codeIn, travellersOf } from '../../casework/correction/test-support.ts'
import { linkToken } from '../../platform/link-token.ts'

const d = await forFile(openDeciding())
const t = travellersOf(d)
const { services } = d.t
const old = 'ada.muster@gmail.com'
const day = 86_400_000
let made: Application
let number = 0

type Browser = ReturnType<typeof t.stranger>

beforeEach(async () => {
  // Resets the daily counters.
  d.t.pass(day + 1)
  made = await d.application()
  await d.move(await d.signedIn('agent'), made.id, 'paid')
  number += 1
})

const fresh = () => `Ida.${number}@access.example`

/** The token in the newest letter of a kind, as its reader gets it. */
async function tokenIn(kind: Parameters<typeof t.read>[1], recipient = old): Promise<string> {
  const text = await t.read(made, kind, recipient)
  return /orderId=[\w-]+(?:&[\w=&-]*)?#open=([\w.-]+)/.exec(text)?.[1] ?? ''
}

const follow = (browser: Browser, token: string, { orderId } = made) =>
  browser.post('/api/access/letter', { orderId, token })
const sees = async (browser: Browser, { orderId } = made) =>
  (await browser.get(`/api/status?orderId=${orderId}`)).status === 200
const waysOf = async (browser: Browser) => {
  const { body } = await browser.get(`/api/applications/${made.id}/access`)
  return body.items as { way: string; openedAt: string; isThisBrowser: boolean }[]
}
const closeElsewhere = (browser: Browser) =>
  browser.post(`/api/applications/${made.id}/access/close`, {})
const askCode = (browser: Browser, orderId = made.orderId) =>
  browser.post('/api/access/code', { orderId })
const useCode = (browser: Browser, code: string) =>
  browser.post('/api/access', { orderId: made.orderId, code })
const linkLetter = async () => {
  const application = await d.of(made.id).row()
  await writeLetter(services, { kind: 'application-link', application, now: services.clock.now() })
  return tokenIn('application-link', application.contactEmail)
}

async function correctAddress(): Promise<void> {
  expect((await t.contact(made, { contactEmail: fresh() })).status).toBe(202)
  const code = codeIn(await t.read(made, 'contact-code', fresh()))
  expect((await t.confirm(made, code)).status).toBe(200)
}

describe('the link of a letter', () => {
  test('opens the application wherever it is followed, again and again, and is listed', async () => {
    const token = await linkLetter()
    const phone = t.stranger()
    expect(await sees(phone)).toBe(false)
    for (const again of [token, token]) expect(codeOf(await follow(phone, again))).toBe('204')
    expect(await sees(phone)).toBe(true)
    expect(await sees(t.stranger())).toBe(false)
    const items = await waysOf(phone)
    expect(items.map(({ way, isThisBrowser }) => [way, isThisBrowser])).toEqual([
      ['letter', true],
      ['applied', false],
    ])
  })

  test('that is changed, none or of another purpose opens nothing', async () => {
    const token = await linkLetter()
    const changed = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    const other = linkToken(services.linkKey, 'link', token.split('.')[0] ?? '')
    for (const wrong of [changed, 'x', other]) {
      expect(codeOf(await follow(t.stranger(), wrong))).toBe('410 link.expired')
    }
  })

  test('opens no other application of another address, and all of its own where it names them', async () => {
    const other = await d.application()
    const token = await linkLetter()
    expect(codeOf(await follow(t.stranger(), token, other))).toBe('410 link.expired')
    const found = { kind: 'applications-found', recipient: old, language: 'en' } as const
    const id = await writeLetter(services, { ...found, about: {}, now: services.clock.now() })
    const all = linkToken(services.linkKey, 'letter', id ?? '')
    const browser = t.stranger()
    expect(codeOf(await follow(browser, all))).toBe('204')
    expect(codeOf(await follow(browser, all, other))).toBe('204')
  })
})

describe('a corrected address', () => {
  test('ends what came by the old one: its links and browsers; who corrects and who applied stay', async () => {
    const token = await linkLetter()
    const [stranger, phone] = [t.stranger(), t.stranger()]
    await follow(stranger, token)
    await follow(phone, token)
    // Opened on the phone, which got access by letter itself.
    const asked = { contactEmail: fresh() }
    expect((await phone.patch(`/api/applications/${made.id}/contact`, asked)).status).toBe(202)
    const code = codeIn(await t.read(made, 'contact-code', fresh()))
    const path = `/api/applications/${made.id}/contact/confirm`
    expect((await phone.post(path, { code })).status).toBe(200)
    const open = [stranger, phone, d.app.owner(made)].map((each) => sees(each))
    expect(await Promise.all(open)).toEqual([false, true, true])
    expect(codeOf(await follow(stranger, token))).toBe('410 link.expired')
    expect((await stranger.patch(`/api/applications/${made.id}/contact`, asked)).status).toBe(404)
    // The current mailbox has a letter that opens it.
    const next = await tokenIn('contact-changed', fresh())
    expect(codeOf(await follow(t.stranger(), next))).toBe('204')
  })

  test('leads an old link to a code that only the new mailbox gets, and says nothing of it', async () => {
    await correctAddress()
    const stranger = t.stranger()
    const answer = await askCode(stranger)
    expect([codeOf(answer), answer.body]).toEqual(['204', {}])
    const letters = (await d.of(made.id).letters()).filter(({ kind }) => kind === 'download-code')
    expect(letters.map(({ recipient }) => recipient)).toEqual([fresh()])
    expect(codeOf(await useCode(stranger, '000000'))).toBe('422 code.wrong')
    expect(await sees(stranger)).toBe(false)
  })

  test('by staff keeps the browser that applied alone; letters that waited open at the new one', async () => {
    const phone = t.stranger()
    await follow(phone, await linkLetter())
    const application = await d.of(made.id).row()
    const letter = { kind: 'application-link', application, now: services.clock.now() } as const
    await writeLetter(services, letter)
    const agent = await d.signedIn('agent')
    const body = { contactEmail: fresh(), reason: 'They called us' }
    expect((await agent.patch(`/api/admin/applications/${made.id}/contact`, body)).status).toBe(200)
    expect([await sees(phone), await sees(d.app.owner(made))]).toEqual([false, true])
    expect(codeOf(await follow(phone, await tokenIn('application-link', fresh())))).toBe('204')
  })
})

describe('somebody else who takes over', () => {
  const change = async (body: object) => {
    const agent = await d.signedIn('agent')
    const reason = 'They left the company'
    return agent.patch(`/api/admin/applications/${made.id}/contact`, { ...body, reason })
  }

  test('has it alone: it is closed where it was applied for, and both sides are told', async () => {
    const token = await linkLetter()
    const owner = d.app.owner(made)
    expect((await change({ contactEmail: fresh(), handsOver: true })).status).toBe(200)
    expect(await sees(owner)).toBe(false)
    expect(codeOf(await follow(t.stranger(), token))).toBe('410 link.expired')
    const told = (await d.of(made.id).letters()).filter(({ kind }) => kind === 'contact-changed')
    expect(told.map(({ recipient }) => recipient).sort()).toEqual([fresh(), old].sort())
    expect((await d.of(made.id).events()).at(-1)).toMatchObject({
      ...{ kind: 'contact-changed', actor: 'staff' },
    })
    const next = await tokenIn('contact-changed', fresh())
    expect(codeOf(await follow(t.stranger(), next))).toBe('204')
  })

  test('needs an address of their own', async () => {
    const owner = d.app.owner(made)
    const answer = await change({ contactName: 'Ida Muster', handsOver: true })
    expect(codeOf(answer)).toBe('400 request.invalid')
    expect(await sees(owner)).toBe(true)
  })
})

describe('a code', () => {
  test('opens it in the browser that asked, once', async () => {
    const [browser, other] = [t.stranger(), t.stranger()]
    await askCode(browser)
    const code = codeIn(await t.read(made, 'download-code', old))
    expect(codeOf(await useCode(other, code))).toBe('422 code.wrong')
    await askCode(other)
    expect(codeOf(await useCode(other, code))).toBe('422 code.wrong')
    const twice = await Promise.all([useCode(browser, code), useCode(browser, code)])
    expect(twice.map(codeOf).sort()).toEqual(['204', '422 code.wrong'])
    expect([await sees(browser), await sees(other)]).toEqual([true, false])
    expect((await waysOf(browser))[0]).toMatchObject({ way: 'code', isThisBrowser: true })
  })

  test('for no order is answered the same, and no letter goes; three a day go', async () => {
    const before = await rowsOf(d.db, 'letter', { kind: 'download-code' })
    const none = await askCode(t.stranger(), 'none-of-ours')
    expect([codeOf(none), none.headers.has('set-cookie')]).toEqual(['204', true])
    expect(await rowsOf(d.db, 'letter', { kind: 'download-code' })).toHaveLength(before.length)
    const answers = []
    for (let n = 0; n < 4; n += 1) answers.push(codeOf(await askCode(t.stranger())))
    expect(answers).toEqual(['204', '204', '204', '429 request.too-many'])
  })
})

describe('closing it everywhere else', () => {
  test('ends every other browser, the codes and the links of letters so far, and stands in the trail', async () => {
    const token = await linkLetter()
    const [phone, asking] = [t.stranger(), t.stranger()]
    await follow(phone, token)
    await askCode(asking)
    const code = codeIn(await t.read(made, 'download-code', old))
    const owner = d.app.owner(made)
    d.t.pass(1000)
    expect(await closeElsewhere(owner)).toMatchObject({ status: 200, body: { closed: 1 } })
    expect([await sees(phone), await sees(owner)]).toEqual([false, true])
    expect(codeOf(await follow(phone, token))).toBe('410 link.expired')
    expect(codeOf(await useCode(asking, code))).toBe('422 code.wrong')
    expect((await d.of(made.id).events()).at(-1)).toMatchObject({
      ...{ kind: 'access-closed', actor: 'traveller', note: '1' },
    })
    // Letters from now on open it again.
    expect(codeOf(await follow(phone, await linkLetter()))).toBe('204')
    expect((await waysOf(owner)).map(({ way }) => way)).toEqual(['letter', 'applied'])
  })

  test('ends key and stream of a conversation that was proven, and gives who closed it another', async () => {
    const phone = t.stranger()
    await follow(phone, await linkLetter())
    const begin = { language: 'en', applicationId: made.orderId }
    const chat = (await phone.post('/api/chat/sessions', begin)).body
    const other = (await t.stranger().post('/api/chat/sessions', { language: 'en' })).body
    const keyOf = ({ token }: typeof chat) => ({ authorization: `Bearer ${token}` })
    const say = (to: typeof chat) => {
      const message = { sessionId: to.sessionId, message: 'Hello' }
      return phone.post('/api/chat/messages', message, keyOf(to))
    }
    expect((await say(chat)).status).toBe(201)
    const stream = `${d.app.origin}/api/chat/stream?sessionId=${chat.sessionId}`
    const reader = await readEvents(stream, keyOf(chat))
    await reader.until(({ name }) => name === 'ready')
    const owner = d.app.owner(made)
    await closeElsewhere(owner)
    await reader.ended
    expect([await say(chat), await say(other)].map(codeOf)).toEqual(['404 chat.not-found', '201'])
    const goOn = { applicationId: made.orderId }
    const { body } = await owner.post('/api/chat/sessions/continued', goOn)
    const next = body.session as typeof chat
    expect(next.sessionId).toBe(chat.sessionId)
    expect((await say(next)).status).toBe(201)
  })

  test('takes what a device was to be told of it along', async () => {
    const phone = t.stranger()
    await follow(phone, await linkLetter())
    const { subscription } = createPushBrowser('https://fcm.googleapis.com/fcm/send/access')
    await phone.post('/api/push', { applicationId: made.id, ...subscription })
    const [push] = await rowsOf(d.db, 'travellerPush', {})
    const news = { id: services.random.uuid(), pushId: push?.id ?? '', kind: 'change' } as const
    const about = { applicationId: made.id, createdAt: d.t.time.now }
    await insertRow(d.db, 'travellerNews', { ...news, ...about })
    await closeElsewhere(d.app.owner(made))
    expect(await rowsOf(d.db, 'travellerNews', { applicationId: made.id })).toEqual([])
  })
})

test('a colleague who was disabled has nothing that opens what they have seen', async () => {
  const leaving = await d.signedIn('manager')
  const owner = await d.signedIn('owner')
  const { body } = await leaving.get(`/api/admin/applications/${made.id}`)
  expect(body.id).toBe(made.id)
  const found = await leaving.get(`/api/admin/applications?search=${made.orderId}`)
  expect(found.status).toBe(200)
  const path = `/api/admin/staff/${leaving.staff.id}`
  expect((await owner.patch(path, { disabled: true })).status).toBe(200)
  expect((await leaving.get(`/api/admin/applications/${made.id}`)).status).toBe(401)
  // Even with the order id, which is no secret.
  const outside = t.stranger()
  outside.setCookie(leaving.cookie())
  expect(await sees(outside)).toBe(false)
  expect((await outside.get(`/api/gpay/verify/${made.orderId}`)).status).toBe(401)
})
