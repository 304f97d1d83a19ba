import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleApplicant, exampleDetails } from '../../../test/support/answers.ts'
import { type Answered, startApp, type TestApp } from '../../../test/support/app.ts'
import { photo } from '../../../test/support/document-samples.ts'
import { brokenInvariants } from '../../../test/support/invariants.ts'
import { startServices, type TestServices } from '../../../test/support/services.ts'
import { forgetTravellerLinksTo } from '../data/traveller-link.ts'
import { sweepRows } from '../jobs/sweep.ts'
import { sendLetter } from '../letter/send.ts'

let parts: TestServices
let app: TestApp
let networks = 0

beforeAll(async () => {
  parts = await startServices()
  app = await startApp(parts.services)
}, 60_000)
afterAll(async () => {
  await app?.close()
  await parts?.close()
})

const visitor = () => {
  networks += 1
  return app.browser(`203.0.113.${networks % 250}`)
}
type Browser = ReturnType<typeof visitor>

const codeOf = ({ status, body }: Answered) => `${status} ${body.code ?? ''}`.trim()
const hour = 3_600_000
const later = (milliseconds: number) => {
  parts.time.now = new Date(parts.time.now.getTime() + milliseconds)
}

const draft = (changes: object = {}) => ({
  step: 2,
  details: { ...exampleDetails(), contactName: 'Ada Muster', ...changes },
  applicants: [
    { firstName: 'Ada', passportNumber: 'SECRET001', linkId: '' },
    { firstName: 'Can', nationality: 'TR', placeOfBirth: 'Izmir', linkId: '' },
    { firstName: '', linkId: '' },
  ],
  submissionKey: '6f8a5a30-3f4e-4f43-9a45-0d2c9a3e7f11',
})

async function organiser(changes: object = {}) {
  const browser = visitor()
  await browser.put('/api/draft', draft(changes))
  return browser
}

type Made = { position: number; id: string; url: string }

async function linksOf(browser: Browser, items: object[], language = 'en'): Promise<Made[]> {
  const filled = items.map((item) => ({ language: 'tr', ...item }))
  const { status, body } = await browser.post('/api/traveller-links', { language, items: filled })
  expect(status).toBe(201)
  return body.items as Made[]
}

const tokenOf = ({ url }: Pick<Made, 'url'>) => url.split('#')[1] ?? ''

async function one(browser: Browser, position = 1, more: object = {}): Promise<Made> {
  const [made] = await linksOf(browser, [{ position, ...more }])
  if (!made) throw new Error('No link was made')
  return made
}

async function opened(made: Pick<Made, 'url'>) {
  const browser = visitor()
  const answer = await browser.post('/api/own-part/open', { token: tokenOf(made) })
  return { browser, ...answer }
}

const save = (browser: Browser, id: string, body: object) =>
  browser.put(`/api/own-part/${id}`, {
    answers: {},
    revision: 0,
    isFinished: false,
    language: 'tr',
    ...body,
  })

async function list(browser: Browser) {
  const { body } = await browser.get('/api/traveller-links')
  return body.items as Record<string, unknown>[]
}

const draftOf = async (browser: Browser) => {
  const { body } = await browser.get('/api/draft')
  return (body.content as { applicants: Record<string, unknown>[] }).applicants
}

async function letters(kind: string) {
  return parts.services.db
    .selectFrom('letter')
    .selectAll()
    .where('kind', '=', kind as 'own-part-asked')
    .orderBy('createdAt')
    .execute()
}

/** The newest letter that arrived in a mailbox, its lines put together again. */
const mailTo = (email: string): string =>
  parts.sink.received.findLast(({ to }) => to.includes(email))?.raw.replace(/=\r?\n/g, '') ?? ''

describe('a traveller with a link', () => {
  test('sees their own part, what it is for, and nothing of anybody else', async () => {
    const { browser, status, body, headers } = await opened(await one(await organiser()))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      organiser: 'Ada Muster',
      stage: 'answers',
      answers: { firstName: 'Can', nationality: 'TR', placeOfBirth: 'Izmir' },
      isFirst: false,
      order: { visaType: 'tourist', processingType: 'normal' },
      documents: null,
    })
    expect(headers.get('set-cookie')).toContain('HttpOnly')
    const told = JSON.stringify(body)
    for (const secret of ['SECRET001', 'ada.muster', '4144668', 'totalPrice', '233', 'linkId']) {
      expect(told).not.toContain(secret)
    }
    const mine = await browser.get('/api/my-applications')
    expect(mine.body).toEqual({ items: [] })
    expect((await browser.get('/api/draft')).status).toBe(204)
    expect(codeOf(await visitor().get(`/api/own-part/${body.id}`))).toBe('401 request.unauthorized')
  })

  test('types, comes back, and is read by whoever sent the link', async () => {
    const sender = await organiser()
    const made = await one(sender)
    const { browser } = await opened(made)
    const answers = { firstName: 'Cân', nationality: '', gender: 'male' }
    const saved = await save(browser, made.id, { answers })
    expect(saved.body).toEqual({ revision: 1, finishedAt: null })
    expect((await browser.get(`/api/own-part/${made.id}`)).body).toMatchObject({
      answers: { firstName: 'Cân', nationality: 'TR', gender: 'male' },
      revision: 1,
    })
    expect(await list(sender)).toMatchObject([
      { id: made.id, state: 'begun', revision: 1, answers },
    ])
    // Empty takes nothing away before they are finished.
    expect((await draftOf(sender))[1]).toMatchObject({ firstName: 'Cân', nationality: 'TR' })
    const done = await save(browser, made.id, { answers, revision: 1, isFinished: true })
    expect(done.body.finishedAt).toBe(parts.time.now.toISOString())
    expect((await draftOf(sender))[1]).toMatchObject({ firstName: 'Cân', nationality: '' })
    expect((await draftOf(sender))[0]).toMatchObject({ passportNumber: 'SECRET001' })
  })

  test('never writes into the draft what is no answer', async () => {
    const sender = await organiser()
    const [mine, other] = await linksOf(sender, [{ position: 1 }, { position: 2 }])
    if (!mine || !other) throw new Error('Two links were asked for')
    const { browser } = await opened(mine)
    await save(browser, mine.id, {
      answers: { linkId: other.id, passportPage: 'x', gender: 'male' },
    })
    expect((await draftOf(sender))[1]).toMatchObject({ linkId: mine.id, gender: 'male' })
    expect((await draftOf(sender))[1]).not.toHaveProperty('passportPage')
  })

  test('on two devices at once loses nothing: the later one is told', async () => {
    const made = await one(await organiser())
    const [first, second] = [await opened(made), await opened(made)]
    const typed = [
      save(first.browser, made.id, { answers: { firstName: 'A' } }),
      save(second.browser, made.id, { answers: { firstName: 'B' } }),
    ]
    const codes = (await Promise.all(typed)).map(codeOf).sort()
    expect(codes).toEqual(['200', '409 link.changed'])
  })
})

describe('a token', () => {
  test('that is foreign, made up or taken back gets one and the same answer', async () => {
    const sender = await organiser()
    const [mine, gone] = await linksOf(sender, [{ position: 1 }, { position: 2 }])
    if (!mine || !gone) throw new Error('Two links were asked for')
    const foreign = await opened(gone)
    await sender.delete(`/api/traveller-links/${gone.id}`)
    const [id = '', mac = ''] = tokenOf(mine).split('.')
    const other = tokenOf(gone).split('.')[1] ?? ''
    for (const token of [
      tokenOf(gone),
      `${id}.${other}`,
      `${id}.x${mac.slice(1)}`,
      id,
      '',
      'x.y',
    ]) {
      const { status, body } = await visitor().post('/api/own-part/open', { token })
      expect([status, body.code, body.title]).toEqual([410, 'link.expired', expect.any(String)])
    }
    // Who opened one before is out as well, and was never let into the other.
    const { browser } = foreign
    expect(codeOf(await browser.get(`/api/own-part/${gone.id}`))).toBe('410 link.expired')
    expect(codeOf(await browser.get(`/api/own-part/${mine.id}`))).toBe('410 link.expired')
    expect(codeOf(await save(browser, mine.id, {}))).toBe('410 link.expired')
  })

  test('stands nowhere in the database, in the log or in an address', async () => {
    const sender = await organiser()
    const made = await one(sender, 1, { email: 'can.secret@gmail.com' })
    await opened(made)
    const row = await parts.services.db
      .selectFrom('travellerLink')
      .selectAll()
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow()
    const mac = tokenOf(made).split('.')[1] ?? ''
    expect(mac.length).toBeGreaterThanOrEqual(43)
    expect(JSON.stringify(row)).not.toContain(mac)
    expect(row.sealedEmail?.toString('latin1')).not.toContain('can.secret')
    expect(made.url).toMatch(/\/tr\/traveller#[\w.-]+$/)
    for (const secret of [mac, 'can.secret', 'Izmir']) {
      expect(parts.logged.join('\n')).not.toContain(secret)
    }
  })
})

describe('whoever sends links', () => {
  test('gets a new one in the place of the old, and what was typed stays', async () => {
    const sender = await organiser()
    const before = await one(sender)
    const { browser } = await opened(before)
    await save(browser, before.id, { answers: { firstName: 'Cân' } })
    const after = await one(sender)
    expect(codeOf(await browser.get(`/api/own-part/${before.id}`))).toBe('410 link.expired')
    expect((await opened(after)).body).toMatchObject({ answers: { firstName: 'Cân' } })
    expect((await list(sender)).map(({ id }) => id)).toEqual([after.id])
    const copied = await sender.post(`/api/traveller-links/${after.id}/copy`, {})
    expect(copied.body).toEqual({ url: after.url })
  })

  test('takes one back and keeps what was typed by it', async () => {
    const sender = await organiser()
    const made = await one(sender)
    const { browser } = await opened(made)
    await save(browser, made.id, { answers: { occupation: 'Cook' } })
    const taken = await sender.delete(`/api/traveller-links/${made.id}`)
    expect(taken.body).toMatchObject({ state: 'begun', answers: { occupation: 'Cook' } })
    expect((await draftOf(sender))[1]).toMatchObject({ occupation: 'Cook', linkId: '' })
    expect(codeOf(await sender.delete(`/api/traveller-links/${made.id}`))).toBe('410 link.expired')
  })

  test('does nothing to the links of others', async () => {
    const made = await one(await organiser())
    const stranger = await organiser()
    const path = `/api/traveller-links/${made.id}`
    expect(codeOf(await stranger.delete(path))).toBe('410 link.expired')
    expect(codeOf(await stranger.post(`${path}/copy`, {}))).toBe('410 link.expired')
    expect(codeOf(await stranger.post(`${path}/reminder`, {}))).toBe('410 link.expired')
    expect(await list(stranger)).toEqual([])
    expect((await opened(made)).status).toBe(200)
    // The traveller whose link it is is no organiser of it either.
    const { browser } = await opened(made)
    expect(codeOf(await browser.delete(path))).toBe('410 link.expired')
  })

  test('needs a draft, travellers that are in it, and real addresses', async () => {
    const item = { position: 1, language: 'tr' }
    const make = (browser: Browser, ...items: object[]) =>
      browser.post('/api/traveller-links', { language: 'en', items })
    expect(codeOf(await make(visitor(), item))).toBe('401 request.unauthorized')
    const sender = await organiser()
    expect(codeOf(await make(sender, { ...item, position: 9 }))).toBe('404 applicant.not-found')
    const wrong = await make(sender, { ...item, email: 'nobody' })
    expect(wrong.body.fields).toMatchObject([{ path: 'items.0.email' }])
    await sender.delete('/api/draft')
    expect(codeOf(await make(sender, item))).toBe('404 draft.not-found')
  })

  test('forgets the draft, or lets it expire, and the links end with it', async () => {
    const sender = await organiser()
    const made = await one(sender)
    const { browser } = await opened(made)
    await sender.delete('/api/draft')
    expect(codeOf(await browser.get(`/api/own-part/${made.id}`))).toBe('410 link.expired')
    const again = await one(await organiser())
    later(15 * 24 * hour)
    expect(codeOf(await opened(again))).toBe('410 link.expired')
    await sweepRows(parts.services, parts.time.now)
    const left = await parts.services.db.selectFrom('travellerLink').selectAll().execute()
    expect(left).toEqual([])
  })
})

describe('letters', () => {
  test('ask in the language of the traveller, with the link and no answer of anybody', async () => {
    await one(await organiser(), 1, { email: 'can@gmail.com', language: 'tr' })
    const letter = (await letters('own-part-asked')).at(-1)
    expect(letter).toMatchObject({
      recipient: 'can@gmail.com',
      language: 'tr',
      applicationId: null,
    })
    await sendLetter(parts.services, letter?.id ?? '')
    const raw = mailTo('can@gmail.com')
    expect(raw).toContain('Ada Muster')
    for (const secret of ['SECRET001', 'Izmir', 'ada.muster@']) expect(raw).not.toContain(secret)
  })

  test('go no more once the link is taken back', async () => {
    const sender = await organiser()
    const made = await one(sender, 1, { email: 'gone@gmail.com' })
    await sender.delete(`/api/traveller-links/${made.id}`)
    const letter = (await letters('own-part-asked')).at(-1)
    await sendLetter(parts.services, letter?.id ?? '')
    expect((await letters('own-part-asked')).at(-1)).toMatchObject({ state: 'failed' })
  })

  test('remind once a day', async () => {
    const sender = await organiser()
    const made = await one(sender, 1, { email: 'slow@gmail.com' })
    const remind = () => sender.post(`/api/traveller-links/${made.id}/reminder`, {})
    expect(codeOf(await remind())).toBe('429 request.too-many')
    later(25 * hour)
    const both = await Promise.all([remind(), remind()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 429])
    expect((await letters('own-part-reminder')).length).toBe(1)
    expect(codeOf(await remind())).toBe('429 request.too-many')
    // A link that was only copied goes to the address that is given now.
    const copied = await one(sender, 2)
    const path = `/api/traveller-links/${copied.id}/reminder`
    expect(codeOf(await sender.post(path, {}))).toBe('400 request.invalid')
    expect((await sender.post(path, { email: 'new@gmail.com' })).status).toBe(200)
    expect((await letters('own-part-asked')).at(-1)?.recipient).toBe('new@gmail.com')
  })

  test('to one mailbox end after a few, from wherever, and nobody is told', async () => {
    for (let round = 0; round < 12; round += 1) {
      await one(await organiser(), 1, { email: 'Victim@gmail.com' })
    }
    const sent = (await letters('own-part-asked')).filter(({ recipient }) =>
      recipient.startsWith('Victim'),
    )
    expect(sent.length).toBe(10)
  })

  test('of one browser end, and it is told', async () => {
    const sender = await organiser()
    const codes: string[] = []
    for (let round = 0; round < 51; round += 1) {
      const items = [1, 2].map((position) => ({
        position,
        language: 'en',
        email: `somebody${round}.${position}@gmail.com`,
      }))
      codes.push(codeOf(await sender.post('/api/traveller-links', { language: 'en', items })))
    }
    expect(codes.at(-1)).toBe('429 request.too-many')
    expect(codes.filter((code) => code === '201').length).toBe(50)
  })

  test('carry no words of whoever sends them but a name', async () => {
    const { body } = await opened(await one(await organiser({ contactName: 'Win $ at evil.com' })))
    expect(body.organiser).toBeNull()
  })

  test('tell the organiser once in an hour, and at once when all are done', async () => {
    const before = (await letters('own-part-finished')).length
    const sender = await organiser({ contactEmail: 'bundle@gmail.com' })
    const made = await linksOf(sender, [{ position: 0 }, { position: 1 }, { position: 2 }], 'de')
    for (const [index, link] of made.entries()) {
      const { browser } = await opened(link)
      await save(browser, link.id, { answers: { firstName: `No${index}` }, isFinished: true })
      const count = (await letters('own-part-finished')).length - before
      expect([index, count]).toEqual([index, index < 2 ? 1 : 2])
      later(60_000)
    }
    const [early, last] = (await letters('own-part-finished')).slice(before)
    expect(last).toMatchObject({ recipient: 'bundle@gmail.com', language: 'de' })
    await sendLetter(parts.services, last?.id ?? '')
    expect(mailTo('bundle@gmail.com')).toContain('No2')
    // The one that waited has nothing to add.
    await sendLetter(parts.services, early?.id ?? '')
    const closed = (await letters('own-part-finished')).find(({ id }) => id === early?.id)
    expect(closed?.state).toBe('failed')
  })
})

describe('once the answers are sent', () => {
  const people = ['SECRET001', 'X7654321'].map((passportNumber) =>
    exampleApplicant({ passportNumber }),
  )

  async function sent(linkOf: (made: Made) => string = ({ id }) => id) {
    const sender = await organiser()
    const made = await one(sender)
    const { browser } = await opened(made)
    const body = {
      ...exampleDetails({ applicationType: 'family', numberOfApplicants: 2 }),
      applicants: [people[0], { ...people[1], linkId: linkOf(made) }],
    }
    const answer = await sender.post('/api/applications', body)
    expect(answer.status).toBe(201)
    const [first, second] = answer.body.applicants as { id: number }[]
    const id = Number(answer.body.id)
    const orderId = String(answer.body.orderId)
    return { sender, made, browser, id, orderId, first: first?.id ?? 0, second: second?.id ?? 0 }
  }

  const pay = (id: number) =>
    parts.services.db
      .updateTable('application')
      .set({ status: 'paid', paymentStatus: 'paid', paidAt: parts.time.now })
      .where('id', '=', id)
      .execute()

  async function upload(browser: Browser, applicant: number, type = 'passportPhoto') {
    const form = new FormData()
    form.append('documentType', type)
    form.append(
      'file',
      new Blob([new Uint8Array(await photo(600, 800))], { type: 'image/jpeg' }),
      'a.jpg',
    )
    return browser.send('POST', `/api/applicants/${applicant}/documents`, { body: form })
  }

  test('a link belongs to its applicant, answers are closed, documents wait for the payment', async () => {
    const { made, browser, id, second, sender } = await sent()
    const view = await browser.get(`/api/own-part/${made.id}`)
    expect(view.body).toMatchObject({ stage: 'sent', answers: {}, documents: null })
    const late = await save(browser, made.id, { answers: { firstName: 'Late' } })
    expect(codeOf(late)).toBe('409 link.sent-in')
    expect(codeOf(await upload(browser, second))).toBe('409 payment.required')
    const row = await parts.services.db
      .selectFrom('travellerLink')
      .select(['applicantId', 'draftSessionId', 'sealedAnswers'])
      .where('id', '=', made.id)
      .executeTakeFirst()
    expect(row).toEqual({ applicantId: second, draftSessionId: null, sealedAnswers: null })
    // Forgetting the draft takes no link from an application.
    await sender.delete('/api/draft')
    expect((await browser.get(`/api/own-part/${made.id}`)).status).toBe(200)
    const mine = await sender.get(`/api/traveller-links?applicationId=${id}`)
    expect(mine.body.items).toMatchObject([{ id: made.id, applicantId: second }])
    const foreign = await (await organiser()).get(`/api/traveller-links?applicationId=${id}`)
    expect(foreign.body.items).toEqual([])
  })

  test('their own documents are sent by it, and nothing of anybody else is seen or touched', async () => {
    const { made, browser, sender, id, orderId, first, second } = await sent()
    await pay(id)
    const theirs = await upload(browser, second)
    expect(theirs.status).toBe(201)
    expect(codeOf(await upload(browser, first))).toBe('404 application.not-found')
    const others = await upload(sender, first)
    const documentOf = ({ body }: Answered) => (body.document as { id: string }).id
    const path = (answer: Answered) => `/api/documents/${documentOf(answer)}`
    for (const call of ['', '/preview']) {
      expect((await browser.get(path(theirs) + call)).status).toBe(200)
      expect(codeOf(await browser.get(path(others) + call))).toBe('404 document.not-found')
    }
    expect(codeOf(await browser.delete(path(others)))).toBe('404 document.not-found')
    const view = await browser.get(`/api/own-part/${made.id}`)
    expect(view.body).toMatchObject({
      stage: 'documents',
      documents: { numberOfApplicants: 1, applicants: [{ id: second, documents: [{}] }] },
    })
    for (const secret of ['SECRET001', orderId, 'Price', 'ada.muster', `"id":${first},`]) {
      expect(JSON.stringify(view.body)).not.toContain(secret)
    }
    // Nothing else of the order listens to it.
    for (const [method, call] of [
      ['GET', `/api/applications/${id}/letters`],
      ['POST', `/api/applications/${id}/complete`],
      ['POST', '/api/gpay/create-payment'],
    ] as const) {
      const asked = await browser.send(method, call, {
        ...(method === 'POST' && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ applicationId: id, currency: 'USD' }),
        }),
      })
      expect([call, codeOf(asked)]).toEqual([call, '404 application.not-found'])
    }
    expect((await browser.delete(path(theirs))).status).toBe(204)
  })

  test('it ends with the handing over, and with a cancellation', async () => {
    const { made, browser, sender, id, first, second } = await sent()
    await pay(id)
    const types = ['passportPhoto', 'passportDocument', 'flightTicket']
    for (const type of types) {
      expect((await upload(sender, first, type)).status).toBe(201)
      expect((await upload(browser, second, type)).status).toBe(201)
    }
    expect((await sender.post(`/api/applications/${id}/complete`, {})).status).toBe(200)
    const broken = await brokenInvariants(parts.services.db)
    expect(broken.filter((promise) => promise.includes('link of a traveller'))).toEqual([])
    expect(codeOf(await browser.get(`/api/own-part/${made.id}`))).toBe('410 link.expired')
    expect(codeOf(await upload(browser, second))).toBe('404 application.not-found')
    expect(codeOf(await opened(made))).toBe('410 link.expired')

    const other = await sent()
    await parts.services.db
      .updateTable('applicant')
      .set({ state: 'withdrawn', decidedAt: parts.time.now })
      .where('applicationId', '=', other.id)
      .execute()
    expect(codeOf(await opened(other.made))).toBe('410 link.expired')
  })

  test.each([
    ['of another browser', async () => (await one(await organiser())).id],
    ['of nobody', async () => '6f8a5a30-3f4e-4f43-9a45-0d2c9a3e7f99'],
  ])('a link %s is bound to nobody, and holds nobody up', async (_, make) => {
    const foreign = await make()
    const { id } = await sent(() => foreign)
    const bound = await parts.services.db
      .selectFrom('travellerLink')
      .innerJoin('applicant', 'applicant.id', 'travellerLink.applicantId')
      .select('travellerLink.id')
      .where('applicant.applicationId', '=', id)
      .execute()
    expect(bound).toEqual([])
  })

  test('the history says who filled in their own part', async () => {
    const { id } = await sent()
    const events = await parts.services.db
      .selectFrom('applicationEvent')
      .select(['kind', 'actor', 'note'])
      .where('applicationId', '=', id)
      .where('kind', '=', 'own-part')
      .execute()
    expect(events).toEqual([{ kind: 'own-part', actor: 'traveller', note: '2' }])
  })

  test('a link goes with its answers to another browser', async () => {
    const sender = await organiser()
    const made = await one(sender)
    const { browser } = await opened(made)
    await sender.post('/api/draft/link', { email: 'elsewhere@gmail.com', language: 'en' })
    const letter = (await letters('continue-link' as never)).at(-1)
    await sendLetter(parts.services, letter?.id ?? '')
    const [, token] = /continue\?token=(?:3D)?([\w.-]+)/.exec(mailTo('elsewhere@gmail.com')) ?? []
    const elsewhere = visitor()
    expect((await elsewhere.post('/api/links/use', { token })).status).toBe(200)
    expect((await list(elsewhere)).map(({ id }) => id)).toEqual([made.id])
    expect(await list(sender)).toEqual([])
    await save(browser, made.id, { answers: { firstName: 'Moved' } })
    expect((await draftOf(elsewhere))[1]).toMatchObject({ firstName: 'Moved' })
  })

  test('whoever is forgotten takes their link along', async () => {
    const { db, documentKey } = parts.services
    const sender = await organiser()
    const made = await one(sender, 1, { email: 'forget.me@gmail.com' })
    const kept = await one(sender, 2, { email: 'keep.me@gmail.com' })
    await forgetTravellerLinksTo(db, documentKey, (email) => email === 'forget.me@gmail.com')
    expect(codeOf(await opened(made))).toBe('410 link.expired')
    expect((await opened(kept)).status).toBe(200)
  })
})
