import { describe, expect, test } from 'vitest'
import { forFile } from '../../../../test/support/for-file.ts'
import { rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { sendLetter } from '../../correspondence/letter/send.ts'
import { sweepRows } from '../../operation/jobs/sweep.ts'
import { codeOf, hour, startTravelling, type Travelling, tokenOf } from './test-support.ts'

const travelling = await forFile(startTravelling())
const { linked, deliver, organiser, one, opened, save, list, draftOf, letters } = travelling
const { mailTo, later, visitor, linksOf, parts } = travelling
const { db } = parts.services

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
    // Its id is drawn, and may hold any digits.
    const told = JSON.stringify({ ...body, id: null })
    for (const secret of ['SECRET001', 'ada.muster', '4144668', 'totalPrice', '233', 'linkId']) {
      expect(told).not.toContain(secret)
    }
    const mine = await browser.get('/api/my-applications')
    expect(mine.body).toEqual({ items: [] })
    expect((await browser.get('/api/draft')).status).toBe(204)
    expect(codeOf(await visitor().get(`/api/own-part/${body.id}`))).toBe('401 request.unauthorized')
  })

  test('types, comes back, and is read by the sender of the link', async () => {
    const { sender, made, browser } = await linked()
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
    const done = await save(browser, made.id, { answers, revision: 1, isFinished: true })
    expect(done.body.finishedAt).toBe(parts.time.now.toISOString())
    // The same save, sent again by the browser.
    const again = await save(browser, made.id, { answers, revision: 1, isFinished: true })
    expect(again).toMatchObject({ status: 200, body: done.body })
    expect(codeOf(await save(browser, made.id, { answers, revision: 1 }))).toBe('409 link.changed')
    expect((await draftOf(sender))[1]).toMatchObject({ firstName: 'Cân', nationality: '' })
    expect((await draftOf(sender))[0]).toMatchObject({ passportNumber: 'SECRET001' })
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
    for (const token of [tokenOf(gone), `${id}.${other}`, `${id}.x${mac.slice(1)}`, id]) {
      const { status, body } = await visitor().post('/api/own-part/open', { token })
      expect([status, body.code, body.title]).toEqual([410, 'link.expired', expect.any(String)])
    }
    // A browser that opened the old link loses access, and never had access to the other.
    const { browser } = foreign
    expect(codeOf(await browser.get(`/api/own-part/${gone.id}`))).toBe('410 link.expired')
    expect(codeOf(await browser.get(`/api/own-part/${mine.id}`))).toBe('410 link.expired')
    expect(codeOf(await save(browser, mine.id, {}))).toBe('410 link.expired')
  })

  test('stands nowhere in the database, in the log or in an address', async () => {
    const sender = await organiser()
    const made = await one(sender, 1, { email: 'can.secret@gmail.com' })
    await opened(made)
    const row = await rowOf(db, 'travellerLink', { id: made.id })
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

describe('the sender of links', () => {
  test('gets a new one in the place of the old, and what was typed stays', async () => {
    const { sender, made: before, browser } = await linked()
    await save(browser, before.id, { answers: { firstName: 'Cân' } })
    const after = await one(sender)
    expect(codeOf(await browser.get(`/api/own-part/${before.id}`))).toBe('410 link.expired')
    expect((await opened(after)).body).toMatchObject({ answers: { firstName: 'Cân' } })
    expect((await list(sender)).map(({ id }) => id)).toEqual([after.id])
    const copied = await sender.post(`/api/traveller-links/${after.id}/copy`, {})
    expect(copied.body).toEqual({ url: after.url })
  })

  test('takes one back and keeps what was typed by it, if it is an answer', async () => {
    const { sender, made, browser } = await linked()
    const answers = { occupation: 'Cook', linkId: tokenOf(made), passportPage: 'x' }
    await save(browser, made.id, { answers })
    const taken = await sender.delete(`/api/traveller-links/${made.id}`)
    expect(taken.body).toMatchObject({ state: 'begun', answers: { occupation: 'Cook' } })
    expect((await draftOf(sender))[1]).toMatchObject({ occupation: 'Cook', linkId: '' })
    expect((await draftOf(sender))[1]).not.toHaveProperty('passportPage')
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
    // The link's traveller is not its organiser either.
    const { browser } = await opened(made)
    expect(codeOf(await browser.delete(path))).toBe('410 link.expired')
  })

  test('needs a draft, travellers that are in it, and real addresses', async () => {
    const item = { position: 1, language: 'tr' }
    const make = (browser: ReturnType<Travelling['visitor']>, ...items: object[]) =>
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
    const { sender, made, browser } = await linked()
    await sender.delete('/api/draft')
    expect(codeOf(await browser.get(`/api/own-part/${made.id}`))).toBe('410 link.expired')
    const again = await one(await organiser())
    later(15 * 24 * hour)
    expect(codeOf(await opened(again))).toBe('410 link.expired')
    await sweepRows(parts.services, parts.time.now)
    expect(await rowsOf(db, 'travellerLink')).toEqual([])
  })
})

describe('letters', () => {
  test('ask in the language of the traveller, with the link and no answer of anybody', async () => {
    await one(await organiser(), 1, { email: 'can@gmail.com', language: 'tr' })
    expect(await deliver('own-part-asked')).toMatchObject({
      ...{ recipient: 'can@gmail.com', language: 'tr', applicationId: null },
    })
    const raw = mailTo('can@gmail.com')
    expect(raw).toContain('Ada Muster')
    for (const secret of ['SECRET001', 'Izmir', 'ada.muster@']) expect(raw).not.toContain(secret)
  })

  test('go no more once the link is taken back', async () => {
    const sender = await organiser()
    const made = await one(sender, 1, { email: 'gone@gmail.com' })
    await sender.delete(`/api/traveller-links/${made.id}`)
    const letter = async () =>
      (await letters('own-part-asked')).find((each) => each.recipient === 'gone@gmail.com')
    await sendLetter(parts.services, (await letter())?.id ?? '')
    expect(await letter()).toMatchObject({ state: 'failed' })
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
    // A link that was only copied goes to the given address.
    const copied = await one(sender, 2)
    const path = `/api/traveller-links/${copied.id}/reminder`
    expect(codeOf(await sender.post(path, {}))).toBe('400 request.invalid')
    expect((await sender.post(path, { email: 'new@gmail.com' })).status).toBe(200)
    expect((await letters('own-part-asked')).at(-1)?.recipient).toBe('new@gmail.com')
  })

  test('to one mailbox end after a few, from wherever, and nobody is told', async () => {
    const items = [0, 1, 2].map((position) => ({ position, email: 'Victim@gmail.com' }))
    for (let round = 0; round < 4; round += 1) await linksOf(await organiser(), items)
    const sent = (await letters('own-part-asked')).filter(({ recipient }) =>
      recipient.startsWith('Victim'),
    )
    expect(sent.length).toBe(10)
  })

  test('of one browser end, and it is told', async () => {
    const sender = await organiser()
    const codes: string[] = []
    for (let round = 0; round < 51; round += 1) {
      const items = [1, 2].map((position) => {
        const email = `somebody${round}.${position}@gmail.com`
        return { position, language: 'en', email }
      })
      codes.push(codeOf(await sender.post('/api/traveller-links', { language: 'en', items })))
    }
    expect(codes).toEqual([...Array(50).fill('201'), '429 request.too-many'])
  })

  test('carry nothing of the sender but a name', async () => {
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
    // The waiting letter has nothing to add.
    await sendLetter(parts.services, early?.id ?? '')
    const closed = (await letters('own-part-finished')).find(({ id }) => id === early?.id)
    expect(closed?.state).toBe('failed')
  })
})
