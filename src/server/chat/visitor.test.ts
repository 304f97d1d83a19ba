import { describe, expect, test } from 'vitest'
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
    expect(await sessionOf(visitor.sessionId)).toMatchObject({
      site: app.origin,
      page: '/visa-fees',
    })
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
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 3 }, () => [204, {}]),
    )
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
    expect((await goOn(await browserOf(id), id)).body).toEqual({ session: null })
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
    expect((await goOn(await browserOf(id), id)).body).toEqual({ session: null })
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
    const refused = [
      elsewhere,
      await goOn(app.browser(), id),
      await goOn(await browserOf(other.id), id),
      await goOn(await browserOf(other.id), 999_999),
    ]
    expect(refused.map(({ body }) => body)).toEqual(refused.map(() => ({ session: null })))
    const unproven = await open(app.browser(), { applicationId: id })
    expect(unproven.body.sessionId).not.toBe(first.sessionId)
  })
})
