import { describe, expect, test } from 'vitest'
import { greetingLimits } from '#domain/greeting.ts'
import { changeRows, rowOf } from '../../../test/support/rows.ts'
import { accessTo, insertExample } from '../../../test/support/services.ts'
import { signIn } from '../../../test/support/staff.ts'
import { startChat } from './test-support.ts'

const chat = await startChat()
const { t, app, visit, reply, list } = chat

type Visitor = Awaited<ReturnType<typeof visit>>

const close = (sessionId: string) =>
  chat.staff.patch(`/api/admin/chat/sessions/${sessionId}`, { state: 'closed' })
const sessionOf = (sessionId: string) => rowOf(t.services.db, 'chatSession', { id: sessionId })
const application = () => insertExample(t.services, { now: t.time.now })

/** A browser with access to an application. */
async function browserOf(applicationId: number) {
  const browser = app.browser()
  browser.setCookie(await accessTo(t.services, applicationId))
  return browser
}

describe('where a visitor writes from', () => {
  const sayFrom = (visitor: Visitor, origin: string, page: string) =>
    app.browser().send('POST', '/api/chat/messages', {
      headers: {
        authorization: `Bearer ${visitor.token}`,
        'content-type': 'application/json',
        origin,
      },
      body: JSON.stringify({ sessionId: visitor.sessionId, message: 'Hello', page }),
    })

  test('is the site that the browser names and the path alone, of the last message', async () => {
    const visitor = await visit({ page: '/visa-fees?orderId=secret' })
    const from = { site: app.origin, page: '/visa-fees' }
    expect(await sessionOf(visitor.sessionId)).toMatchObject(from)
    await sayFrom(visitor, 'https://partner.example', '/tours/safari?token=secret#chat=key')
    expect(await list()).toMatchObject([{ site: 'https://partner.example', page: '/tours/safari' }])
    expect(JSON.stringify(await sessionOf(visitor.sessionId))).not.toContain('secret')
  })

  test.each([
    ['null', 'javascript:alert(1)'],
    [`https://${'a'.repeat(250)}.example`, 'https://elsewhere.example/path'],
  ])('is nothing where they name %s and %s', async (origin, page) => {
    const visitor = await visit()
    const before = await sessionOf(visitor.sessionId)
    expect((await sayFrom(visitor, origin, page)).status).toBe(201)
    expect(await sessionOf(visitor.sessionId)).toMatchObject({ site: before.site, page: null })
  })
})

describe('whether we helped', () => {
  const asks = async (visitor: Visitor) => (await visitor.look()).body.asksRating
  const rate = ({ send, sessionId }: Visitor, rating?: string) =>
    send('POST', '/api/chat/rating', { sessionId, ...(rating && { rating }) })

  async function answered() {
    const visitor = await visit()
    await visitor.say('Hello')
    await reply(visitor.sessionId, 'Hello')
    return visitor
  }

  test('is asked once staff have answered and closed it, and the first answer stands', async () => {
    const visitor = await answered()
    expect(await asks(visitor)).toBe(false)
    await close(visitor.sessionId)
    expect(await asks(visitor)).toBe(true)
    expect((await rate(visitor, 'good')).status).toBe(204)
    expect((await rate(visitor, 'bad')).status).toBe(204)
    expect(await sessionOf(visitor.sessionId)).toMatchObject({ rating: 'good' })
    expect(await list('?state=all')).toMatchObject([{ rating: 'good' }])
  })

  test('is never asked again: not after it was asked, and not when it is closed anew', async () => {
    const visitor = await answered()
    await close(visitor.sessionId)
    await rate(visitor)
    expect(await asks(visitor)).toBe(false)
    await visitor.say('One more thing')
    await close(visitor.sessionId)
    expect(await asks(visitor)).toBe(false)
    // A pending question can still be answered on its page.
    await rate(visitor, 'bad')
    expect(await sessionOf(visitor.sessionId)).toMatchObject({ rating: 'bad' })
  })

  test('is not asked where nobody answered, and rated by nobody else', async () => {
    const visitor = await visit()
    await visitor.say('Hello')
    await close(visitor.sessionId)
    expect(await asks(visitor)).toBe(false)
    expect((await rate(visitor, 'bad')).body.code).toBe('chat.answer-required')
    const { sessionId } = await answered()
    expect((await rate({ ...visitor, sessionId }, 'bad')).body.code).toBe('chat.not-found')
    expect((await rate(visitor, 'great')).body.code).toBe('request.invalid')
  })
})

describe('a number and an address that a visitor types', () => {
  const name = ({ send, sessionId }: Visitor, reference: string, email: string) =>
    send('POST', `/api/chat/sessions/${sessionId}/application`, { reference, email })

  async function contactOf(id: number): Promise<string> {
    const { contactEmail } = await rowOf(t.services.db, 'application', { id })
    return contactEmail
  }

  test('attach the conversation, and only staff see whether they fit', async () => {
    const { id } = await application()
    const [right, wrong, nobody] = [await visit(), await visit(), await visit()]
    const email = await contactOf(id)
    const answers = [
      await name(right, `TZ-00${id}`, ` ${email.toUpperCase()} `),
      await name(wrong, `TZ-00${id}`, 'somebody@example.org'),
      await name(nobody, 'TZ-999999', email),
    ]
    for (const { status, body } of answers) expect([status, body]).toEqual([204, {}])
    for (const [visitor, applicationId, saidFits] of [
      [right, id, true],
      [wrong, id, false],
      [nobody, null, false],
    ] as const) {
      expect(JSON.stringify((await visitor.look()).body)).not.toContain(String(id))
      const kept = { applicationId, isProven: false, saidFits }
      expect(await sessionOf(visitor.sessionId)).toMatchObject(kept)
    }
  })

  test('count as look-ups do, right or wrong, together with those of the status page', async () => {
    const { id } = await application()
    const email = await contactOf(id)
    const said: number[] = []
    for (let count = 0; count < 11; count += 1) {
      said.push((await name(await visit(), String(id), email)).status)
    }
    expect(said).toEqual([...Array.from({ length: 10 }, () => 204), 429])
    const question = { applicationId: String(id), email }
    const asked = await app.browser('192.0.2.77').post('/api/status-check', question)
    expect(asked.body.code).toBe('request.too-many')
  })

  test('move no conversation that is proven, or that a colleague attached', async () => {
    const [own, other] = [await application(), await application()]
    const proven = await visit({ applicationId: own.id }, app.owner(own))
    const attached = await visit({ applicationId: own.id })
    const attachedBy = (await signIn(app, { role: 'agent' })).staff.id
    await changeRows(t.services.db, 'chatSession', { id: attached.sessionId }, { attachedBy })
    for (const visitor of [proven, attached]) {
      await name(visitor, String(other.id), await contactOf(other.id))
      expect(await sessionOf(visitor.sessionId)).toMatchObject({ applicationId: own.id })
    }
    expect(await sessionOf(proven.sessionId)).toMatchObject({ isProven: true, saidFits: null })
  })
})

describe('a traveller whose browser may act for an application', () => {
  const open = (browser: { post: ReturnType<typeof app.browser>['post'] }, body: object) =>
    browser.post('/api/chat/sessions', body)

  const goOn = (browser: { post: ReturnType<typeof app.browser>['post'] }, id: number) =>
    browser.post('/api/chat/sessions/continued', { applicationId: id })

  test('goes on with its open conversation, from another browser too', async () => {
    const { id } = await application()
    const nothingYet = { session: null, isKnown: true }
    expect((await goOn(await browserOf(id), id)).body).toEqual(nothingYet)
    const first = await visit({ applicationId: id }, await browserOf(id))
    await first.say('Hello')
    const again = await goOn(await browserOf(id), id)
    const { sessionId } = first
    expect(again).toMatchObject({ status: 200, body: { session: { sessionId } } })
    const { body } = await open(await browserOf(id), { applicationId: id })
    expect(body.sessionId).toBe(sessionId)
    expect(body.token).not.toBe(first.token)
    expect((await first.read()).body).toHaveLength(1)
    await close(sessionId)
    expect((await goOn(await browserOf(id), id)).body).toEqual(nothingYet)
    const next = await open(await browserOf(id), { applicationId: id })
    expect(next.body.sessionId).not.toBe(sessionId)
  })

  test('nobody else comes in: not by the number, not from another site, not with another application', async () => {
    const [{ id }, other] = [await application(), await application()]
    const first = await visit({ applicationId: id }, await browserOf(id))
    await first.say('Hello')
    const own = await browserOf(id)
    const elsewhere = await own.send('POST', '/api/chat/sessions/continued', {
      headers: { 'content-type': 'application/json', origin: 'https://partner.example' },
      body: JSON.stringify({ applicationId: id }),
    })
    const nobody = { session: null, isKnown: false }
    const refused = [
      elsewhere,
      await goOn(app.browser(), id),
      await goOn(await browserOf(other.id), id),
      await goOn(await browserOf(other.id), 999_999),
    ]
    expect(refused.map(({ body }) => body)).toEqual(refused.map(() => nobody))
    const unproven = await open(app.browser(), { applicationId: id })
    expect(unproven.body.sessionId).not.toBe(first.sessionId)
  })
})

const owner = () => signIn(app, { role: 'owner' })
const audited = () =>
  t.services.db
    .selectFrom('auditEntry')
    .select(['subject', 'details'])
    .where('action', '=', 'setting.changed')
    .orderBy('id', 'desc')
    .executeTakeFirst()

describe('what the chat says by itself', () => {
  const path = '/api/admin/settings/greetings'
  const at = (page: string, language = 'en') =>
    app.browser().get(`/api/chat/greeting?path=${encodeURIComponent(page)}&language=${language}`)
  const help = { path: '/', afterSeconds: 20, builtIn: 'help', texts: {} } as const
  const own = {
    path: '/status',
    afterSeconds: 5,
    builtIn: null,
    texts: { en: 'Waiting?', tr: 'Bekliyor musunuz?' },
  } as const

  test('is nothing at first, and what the owner decided at once, on each page its own', async () => {
    expect((await at('/')).body).toEqual({ text: null, afterSeconds: 0 })
    const decided = await (await owner()).put(path, { greetings: [help, own] })
    expect([decided.status, decided.body]).toEqual([200, { greetings: [help, own] }])
    const { text, afterSeconds } = (await at('/tr/contact', 'tr')).body
    expect(text).toMatch(/Tanzanya/)
    expect(afterSeconds).toBe(20)
    expect((await at('/tr/status', 'tr')).body).toEqual({
      text: 'Bekliyor musunuz?',
      afterSeconds: 5,
    })
    expect((await at('/ja/status', 'ja')).body).toMatchObject({ text: 'Waiting?' })
    expect((await at('/status', 'xx')).body).toMatchObject({ text: 'Waiting?' })
    expect(await audited()).toEqual({
      subject: 'greetings',
      details: { paths: ['/', '/status'] },
    })
    await (await owner()).put(path, { greetings: [] })
    expect((await chat.staff.get(path)).body).toEqual({ greetings: [] })
    expect((await at('/')).body).toMatchObject({ text: null })
  })

  test('is the same for everybody: cacheable, without a cookie, on other sites’ pages too', async () => {
    const { status, headers } = await app.browser().send('GET', '/api/chat/greeting?path=/', {
      headers: { origin: 'https://blog.example' },
    })
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=60')
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('access-control-allow-origin')).not.toBeNull()
  })

  test.each<[string, readonly object[]]>([
    ['of a page twice', [help, help]],
    ['without words', [{ ...own, texts: { tr: 'Merhaba' } }]],
    ['at once', [{ ...help, afterSeconds: greetingLimits.leastSeconds - 1 }]],
    ['of a page with a query', [{ ...help, path: '/status?orderId=1' }]],
  ])('is refused %s', async (_, greetings) => {
    const { status, body } = await (await owner()).put(path, { greetings })
    expect([status, body.code]).toEqual([400, 'request.invalid'])
  })
})

describe('the hours of the office', () => {
  const path = '/api/admin/settings/office-hours'
  const day = { opens: '09:00', closes: '18:00' }
  const closed = {
    ...{ monday: null, tuesday: null, wednesday: null, thursday: null },
    ...{ friday: null, saturday: null, sunday: null },
  }
  const saturdays = {
    week: { ...closed, saturday: day },
    bankHolidays: false,
    closedDays: [{ date: '2026-12-26', name: 'Boxing Day' }],
  }

  test('are what visitors are told from the moment that the owner decides', async () => {
    // A Saturday, outside the default hours.
    t.time.now = new Date('2026-11-28T10:00:00Z')
    const attendance = async () => (await app.browser().get('/api/chat/attendance')).body
    expect(await attendance()).toMatchObject({ attendance: 'away', opensOn: '2026-11-30' })
    const decided = await (await owner()).put(path, saturdays)
    expect(decided.status).toBe(200)
    expect(decided.body).toMatchObject(saturdays)
    expect(await attendance()).toMatchObject({ attendance: 'soon' })
    expect((await (await owner()).get(path)).body).toMatchObject(saturdays)
    expect(await audited()).toMatchObject({
      subject: 'office-hours',
      details: { open: ['saturday 09:00-18:00'], closed: ['2026-12-26'] },
    })
  })

  test('are refused where nobody would ever be there', async () => {
    const { body } = await (await owner()).put(path, { ...saturdays, week: closed })
    expect(body.code).toBe('request.invalid')
  })
})
