import { describe, expect, it, test } from 'vitest'
import { referenceOf } from '#domain/application/reference.ts'
import { languages } from '#domain/reference/languages.ts'
import { productTemplates, templateLimits, templateVariables } from '#domain/template.ts'
import type { Agent } from '../../../../test/support/deciding.ts'
import { openDeciding, refusal, testPromises } from '../../../../test/support/deciding.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { partOfType } from '../../../../test/support/mail-sink.ts'
import { insertRow } from '../../../../test/support/rows.ts'

const d = await forFile(openDeciding())
const agent = await d.signedIn('agent', { name: 'Asha Sample' })
const colleague = await d.signedIn('agent', { name: 'Juma Sample' })
const manager = await d.signedIn('manager')
const viewer = await d.signedIn('viewer')

const path = '/api/admin/templates'
let names = 0
const template = (more: object = {}) => {
  names += 1
  return { name: `Callback ${names}`, isShared: false, texts: { en: 'Call {name}.' }, ...more }
}
type Kept = { id: string; version: number; name: string; texts: Record<string, string> }
async function kept(more: object = {}, by = agent): Promise<Kept> {
  const { status, body } = await by.post(path, template(more))
  expect(status).toBe(201)
  return body as unknown as Kept
}
type Item = { id: string; language: string; text: string; mayChange: boolean; isOwn: boolean }
const listed = async (by: Agent, language = 'en') =>
  ((await by.get(`${path}?language=${language}`)).body.items as Item[]) ?? []
const find = async (by: Agent, id: string, language?: string) =>
  (await listed(by, language)).find((each) => each.id === id)
const change = ({ id, version, name }: Kept, more: object = {}) =>
  [`${path}/${id}`, { name, isShared: false, texts: { en: 'Call us.' }, version, ...more }] as const
const messageOf = (id: number, more = '') => `/api/admin/applications/${id}/message${more}`

describe('templates', () => {
  it('of the product are there in every language, for everybody, and nobody changes them', async () => {
    for (const language of languages) {
      const items = await listed(viewer, language)
      const product = items.filter(({ id }) => productTemplates.some((each) => each === id))
      expect(product).toHaveLength(productTemplates.length)
      for (const each of product) expect(each).toMatchObject({ language, mayChange: false })
    }
    const asked = await agent.put(`${path}/visa-arrived`, { ...template(), version: 1 })
    expect(refusal(asked)).toEqual([400, 'request.invalid'])
  })

  it('of one’s own are seen by nobody else', async () => {
    const own = await kept()
    expect(await find(agent, own.id)).toMatchObject({ isOwn: true, mayChange: true })
    for (const other of [colleague, manager]) expect(await find(other, own.id)).toBeUndefined()
    const at = `${path}/${own.id}`
    const tries = [manager.get(at), manager.put(...change(own)), manager.delete(at)]
    const missing = [404, 'template.not-found']
    expect((await Promise.all(tries)).map(refusal)).toEqual([missing, missing, missing])
    expect((await agent.delete(at)).status).toBe(204)
    expect(refusal(await agent.delete(at))).toEqual([404, 'template.not-found'])
  })

  it('that are shared are changed by their owner and by managers', async () => {
    const shared = await kept({ isShared: true })
    expect(await find(colleague, shared.id)).toMatchObject({ isOwn: false, mayChange: false })
    const refused = [
      await colleague.put(...change(shared)),
      await colleague.delete(`${path}/${shared.id}`),
      // This cannot make it their own.
      await manager.put(...change(shared)),
    ]
    expect(refused.map(refusal)).toEqual(refused.map(() => [403, 'staff.forbidden']))
    const changed = await manager.put(...change(shared, { isShared: true }))
    expect(changed.body).toMatchObject({ version: 2, texts: { en: 'Call us.' } })
    expect((await manager.delete(`${path}/${shared.id}`)).status).toBe(204)
  })

  it('tell who saves second', async () => {
    const first = await kept()
    expect((await agent.put(...change(first))).status).toBe(200)
    expect(refusal(await agent.put(...change(first)))).toEqual([409, 'template.changed'])
    const again = { ...first, version: 2 }
    const both = await Promise.all([agent.put(...change(again)), agent.put(...change(again))])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('keep only the languages that are given', async () => {
    const two = await kept({ texts: { en: 'One', ko: '하나' } })
    expect(await find(agent, two.id, 'ko')).toMatchObject({ language: 'ko', text: '하나' })
    expect(await find(agent, two.id, 'de')).toMatchObject({ language: 'en', text: 'One' })
    await agent.put(...change(two, { texts: { ko: '둘' } }))
    const { body } = await agent.get(`${path}/${two.id}`)
    expect(body.texts).toEqual({ ko: '둘' })
    expect(await find(agent, two.id, 'de')).toMatchObject({ language: 'ko' })
  })

  test.each<[string, object, [number, string]]>([
    [
      'an unknown variable in any language',
      { texts: { en: 'A', de: '{x}' } },
      [400, 'template.unknown-variable'],
    ],
    ['no text', { texts: {} }, [400, 'request.invalid']],
    ['no name', { name: ' ' }, [400, 'request.invalid']],
    ['too long a text', { texts: { en: 'x'.repeat(4001) } }, [400, 'request.invalid']],
  ])('refuse %s', async (_, more, expected) => {
    expect(refusal(await agent.post(path, template(more)))).toEqual(expected)
  })

  it('have one name each where they are shared', async () => {
    const shared = await kept({ isShared: true })
    const same = { name: shared.name, isShared: true }
    const taken = [409, 'template.name-taken']
    expect(refusal(await colleague.post(path, template(same)))).toEqual(taken)
    const own = await kept({ name: shared.name }, colleague)
    const asked = await colleague.put(...change(own, { isShared: true }))
    expect(refusal(asked)).toEqual(taken)
    const twice = [1, 2].map(() => agent.post(path, template({ name: 'At once', isShared: true })))
    expect((await Promise.all(twice)).map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('are at most so many of one colleague', async () => {
    const many = await d.signedIn('agent')
    const { db, random, clock } = d.t.services
    const rows = Array.from({ length: templateLimits.templates - 1 }, (_, index) => ({
      ...{ id: random.uuid(), name: `Many ${index}`, staffId: many.staff.id, isShared: false },
      ...{ createdAt: clock.now(), changedAt: clock.now() },
    }))
    await db.insertInto('template').values(rows).execute()
    const said = { language: 'en', text: 'A' } as const
    const texts = rows.map(({ id }) => ({ id: random.uuid(), templateId: id, ...said }))
    await db.insertInto('templateText').values(texts).execute()
    const both = await Promise.all([many.post(path, template()), many.post(path, template())])
    expect(both.map((each) => refusal(each)[0]).sort()).toEqual([201, 409])
  })
})

it('what is filled in is said in the traveller’s language, and opens nothing by itself', async () => {
  const { id, orderId } = await d.application('de')
  const { status, body } = await agent.get(messageOf(id))
  expect(status).toBe(200)
  const values = body.values as Record<string, string | null>
  expect(Object.keys(values).sort()).toEqual([...templateVariables].sort())
  expect(values).toMatchObject({ reference: referenceOf(id), colleague: 'Asha' })
  expect(values.arrival).toMatch(/^\d{1,2}\. \p{L}+ \d{4}$/u)
  expect(values.promised).toBeNull()
  expect(values.link).toContain(`/de/status?id=${referenceOf(id)}`)
  expect(JSON.stringify(body)).not.toContain(orderId)
})

describe('a preview', () => {
  const preview = (id: number, message: string) =>
    agent.post(messageOf(id, '/preview'), { message })

  it('is the letter that arrives, but for its link', async () => {
    const { id, orderId } = await d.application('ko')
    const message = '여권 사진을 다시 보내 주십시오.\n감사합니다.'
    const { audit: _, ...before } = await d.recordsOf(id)
    const { status, body } = await preview(id, message)
    expect(status).toBe(200)
    expect(body).toMatchObject({ language: 'ko' })
    expect(await d.recordsOf(id)).toMatchObject(before)
    await agent.post(messageOf(id), { text: message })
    const { mail } = await d.lastLetter(id)
    const sent = partOfType(mail, 'text/html')?.content.toString() ?? ''
    // Mail uses other line endings.
    const apart = (html: string) =>
      html
        .replaceAll(/href="[^"]*status[^"]*"/g, 'href')
        .replaceAll('\r\n', '\n')
        .trim()
    expect(apart(body.html as string)).toBe(apart(sent))
    expect(body.html).not.toContain(orderId)
  })

  it('stands in a frame of its own, which may do nothing', async () => {
    const { id } = await d.application()
    const form = (message: string) =>
      agent.send('POST', messageOf(id, '/page'), {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ message }).toString(),
      })
    const page = await form('First line\r\nSecond line')
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect((await form('Dear {name}')).status).toBe(409)
    expect(refusal(await preview(id, 'Dear {name}'))).toEqual([409, 'template.unfilled'])
  })
})

it('a message with what was not filled in is not sent, to one or to many', async () => {
  const { id } = await d.application()
  const text = 'By {?deadline}'
  expect(refusal(await agent.post(messageOf(id), { text }))).toEqual([409, 'template.unfilled'])
  const action = { kind: 'message', text }
  const many = await agent.post('/api/admin/applications/bulk', { ids: [id], action })
  expect(many.body.rows).toMatchObject([{ error: 'template.unfilled' }])
  expect(await d.of(id).letters()).toEqual([])
})

describe('a template for many', () => {
  const bulk = (ids: number[], action: object, more = '', by = agent) =>
    by.post(`/api/admin/applications/bulk${more}`, { ids, action })
  const textsOf = async (id: number) =>
    (await d.of(id).events()).flatMap(({ kind, message }) =>
      kind === 'message-sent' ? [message] : [],
    )

  it('reaches each in their own language, with their own values', async () => {
    const words = { de: '15. Januar 2027', ko: '2027년 1월 15일' }
    const ids = [(await d.application('de')).id, (await d.application('ko')).id]
    const action = { kind: 'template', template: 'extra-days', values: { day: '2027-01-15' } }
    expect((await bulk(ids, action, '/preview')).body.letters).toHaveLength(2)
    expect(await textsOf(ids[0] ?? 0)).toEqual([])
    const { body } = await bulk(ids, action)
    expect(body.rows).toMatchObject([{ error: null }, { error: null }])
    await bulk(ids, action)
    for (const [at, day] of Object.values(words).entries()) {
      const id = ids[at] ?? 0
      expect(await textsOf(id)).toEqual([expect.stringContaining(day)])
      expect(await textsOf(id)).toEqual([expect.stringContaining(referenceOf(id))])
    }
  })

  it('previews and then refuses recipients who cannot be written to, each by itself', async () => {
    const own = await kept({ texts: { en: 'We file by {promised}.', de: 'Hallo {name}' } })
    const expected = [
      { ...(await d.application('en')), error: 'template.unfilled' },
      { ...(await d.application('de')), error: null },
      { ...(await d.application('ko')), error: 'template.no-language' },
    ].map(({ id, error }) => ({ id, error }))
    const ids = expected.map(({ id }) => id)
    const action = { kind: 'template', template: own.id }
    expect((await bulk(ids, action, '/preview')).body.rows).toMatchObject(expected)
    expect((await bulk(ids, action)).body.rows).toMatchObject(expected)
    const told = await Promise.all(ids.map(textsOf))
    expect(told.map(({ length }) => length)).toEqual([0, 1, 0])
  })

  it('is refused whole where there is no such template, it is somebody else’s own, and to whom it grows too long', async () => {
    const { id } = await d.application()
    const own = await kept()
    const missing = [404, 'template.not-found']
    const of = (name: string) => ({ kind: 'template', template: name })
    expect(refusal(await bulk([id], of(own.id), '', colleague))).toEqual(missing)
    expect(refusal(await bulk([id], of('no-such'), '/preview'))).toEqual(missing)
    const text = `${'x'.repeat(3990)}{?day}`
    const long = await kept({ texts: { en: text } })
    const action = { ...of(long.id), values: { day: 'y'.repeat(100) } }
    expect((await bulk([id], action)).body.rows).toMatchObject([{ error: 'template.too-long' }])
  })
})

describe('the chat', () => {
  const replies = '/api/admin/chat/replies'
  const offered = async (by: Agent, language = 'en') =>
    (await by.get(`${replies}?language=${language}`)).body as unknown as (Item & { name: string })[]

  it('offers the same templates', async () => {
    const shared = await kept({ isShared: true, texts: { en: 'I am {colleague}, {name}.' } })
    const found = (await offered(colleague)).find(({ name }) => name === shared.name)
    expect(found?.text).toBe('I am Juma, {name}.')
  })

  it('fills what may be told: of an application that is proven, in the visitor’s language', async () => {
    const { id } = await d.application()
    const { db, random, clock } = d.t.services
    const now = clock.now()
    async function open(isProven: boolean) {
      const about = { applicationId: id, isProven, language: 'de' } as const
      const made = { id: random.uuid(), createdAt: now, lastMessageAt: now }
      return (await insertRow(db, 'chatSession', { ...made, ...about })).id
    }
    const textIn = async (sessionId: string) => {
      const { body } = await agent.get(`${replies}?language=de&sessionId=${sessionId}`)
      const all = body as unknown as Item[]
      return all.find((each) => each.id === 'return-ticket')?.text
    }
    expect(await textIn(await open(true))).toContain(`Für ${referenceOf(id)} fehlt`)
    expect(await textIn(await open(false))).toContain('Für {reference} fehlt')
    expect(await textIn(random.uuid())).toContain('Für {reference} fehlt')
  })

  it('keeps a reply as a shared template, a text for each language', async () => {
    const reply = (language: string, text: string) => ({ name: 'Zanzibar', language, text })
    const first = await agent.post(replies, reply('en', 'Take the ferry.'))
    expect(first.status).toBe(201)
    expect((await agent.post(replies, reply('de', 'Nehmen Sie die Fähre.'))).status).toBe(201)
    const again = await agent.post(replies, reply('en', 'Take the early ferry.'))
    expect(again.body.id).toBe(first.body.id)
    const template = (await listed(colleague, 'de')).find(({ text }) => text.includes('Fähre'))
    const { body } = await colleague.get(`${path}/${template?.id}`)
    expect(body).toMatchObject({
      ...{ name: 'Zanzibar', isShared: true, version: 3 },
      texts: { en: 'Take the early ferry.', de: 'Nehmen Sie die Fähre.' },
    })
    // A colleague's template stays theirs.
    const over = await colleague.post(replies, reply('en', 'Swim.'))
    expect(refusal(over)).toEqual([409, 'template.name-taken'])
    const odd = await agent.post(replies, reply('en', 'Dear {nmae}'))
    expect(refusal(odd)).toEqual([400, 'template.unknown-variable'])
    const at = (id: unknown) => `${replies}/${String(id)}`
    expect(refusal(await colleague.delete(at(first.body.id)))).toEqual([403, 'staff.forbidden'])
    expect((await agent.delete(at(first.body.id))).status).toBe(204)
    expect(refusal(await agent.delete(at(first.body.id)))).toEqual([404, 'template.not-found'])
    const german = (await offered(agent, 'de')).find(({ name }) => name === 'Zanzibar')
    expect((await manager.delete(at(german?.id))).status).toBe(204)
    expect((await agent.get(`${path}/${template?.id}`)).status).toBe(404)
  })
})

testPromises(d)
