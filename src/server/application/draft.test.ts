import { describe, expect, test } from 'vitest'
import { exampleApplicant, exampleDetails } from '../../../test/support/answers.ts'
import { rowsOf } from '../../../test/support/rows.ts'
import { startServer } from '../../../test/support/server.ts'
import { linkToken } from '../platform/link-token.ts'

const { t: parts, app } = await startServer()

const visitor = () => app.visitor()

describe('unfinished answers', () => {
  const content = (contactName: string) => ({
    step: 1,
    details: { contactName },
    applicants: [{ passportNumber: 'SECRET99' }],
    submissionKey: '7b0a4f1e-8f6c-4c34-9b1d-0a53a1a0c001',
  })

  test('come back in the same browser, sealed in the database, and can be forgotten', async () => {
    const browser = visitor()
    expect((await browser.get('/api/draft')).status).toBe(204)
    expect((await browser.put('/api/draft', content('Ada'))).status).toBe(200)
    expect((await browser.put('/api/draft', content('Ada M'))).body.revision).toBe(2)
    expect((await browser.get('/api/draft')).body).toMatchObject({
      content: content('Ada M'),
      application: null,
    })
    expect((await visitor().get('/api/draft')).status).toBe(204)
    for (const row of await rowsOf(parts.services.db, 'draft'))
      expect(row.content.toString('latin1')).not.toContain('SECRET99')
    expect((await browser.delete('/api/draft')).status).toBe(204)
    expect((await browser.get('/api/draft')).status).toBe(204)
  })

  test('are not overwritten from a page that has not seen the last change', async () => {
    const browser = visitor()
    const put = (name: string, base?: number) =>
      browser.put('/api/draft', { ...content(name), ...(base === undefined ? {} : { base }) })
    // A first save is accepted once.
    expect(await put('Ada', 0)).toMatchObject({ status: 200, body: { revision: 1 } })
    expect(await put('Bo', 0)).toMatchObject({ status: 409, body: { code: 'draft.changed' } })
    const [one, other] = await Promise.all([put('Clara', 1), put('Dario', 1)])
    expect([one.status, other.status].sort()).toEqual([200, 409])
    const kept = (await browser.get('/api/draft')).body
    const winner = content(one.status === 200 ? 'Clara' : 'Dario')
    expect(kept).toMatchObject({ revision: 2, content: winner })
    expect(kept.content).not.toHaveProperty('base')
    expect(await put('Elena', 2)).toMatchObject({ status: 200, body: { revision: 3 } })
    // Older pages send no base.
    expect(await put('Flavio')).toMatchObject({ status: 200, body: { revision: 4 } })
    expect((await put('Gina', -1)).status).toBe(400)
    expect((await put('Gina', 2 ** 31)).status).toBe(400)
    // Another browser has its own draft.
    expect((await visitor().put('/api/draft', { ...content('Hugo'), base: 7 })).status).toBe(200)
  })

  test('of one page are kept in the order in which it saved them, however they come', async () => {
    const browser = visitor()
    const id = crypto.randomUUID()
    const put = (name: string, save: number, base: number, page = id) =>
      browser.put('/api/draft', { ...content(name), base, page: { id: page, save } })
    const changed = { status: 409, body: { code: 'draft.changed' } }
    expect(await put('Ada', 1, 0)).toMatchObject({ status: 200, body: { revision: 1 } })
    // The page was left before the previous save was answered, so its base is outdated.
    expect(await put('Ada Mus', 3, 0)).toMatchObject({ status: 200, body: { revision: 2 } })
    // What it saved later stands; so does the same save sent again.
    const stands = { status: 200, body: { revision: 2 } }
    expect(await put('Ada M', 2, 1)).toMatchObject(stands)
    expect(await put('Ada M', 2, 2)).toMatchObject(stands)
    expect(await put('Ada Mus', 3, 0)).toMatchObject(stands)
    expect((await browser.get('/api/draft')).body).toMatchObject({
      content: content('Ada Mus'),
      page: { id, save: 3 },
    })
    const other = crypto.randomUUID()
    expect(await put('Bo', 9, 1, other)).toMatchObject(changed)
    expect(await put('Bo', 9, 2, other)).toMatchObject({ status: 200, body: { revision: 3 } })
    // Another page's change is preserved.
    expect(await put('Ada Muster', 4, 2)).toMatchObject(changed)
    expect(await put('Ada Mus', 3, 0)).toMatchObject(changed)
    expect((await browser.put('/api/draft', content('Clara'))).status).toBe(200)
    expect((await browser.get('/api/draft')).body).toMatchObject({ page: null })
  })

  test('know what became of them', async () => {
    const browser = visitor()
    await browser.put('/api/draft', content('Ada'))
    const body = { ...exampleDetails(), applicants: [exampleApplicant()] }
    const made = await browser.post('/api/applications', body)
    expect((await browser.get('/api/draft')).body.application).toMatchObject({
      orderId: made.body.orderId,
      paymentStatus: 'unpaid',
    })
  })

  test('move to another browser by a link that works once and for half an hour', async () => {
    const browser = visitor()
    await browser.put('/api/draft', content('Ada'))
    const ask = { email: 'ada@example.org' }
    expect((await visitor().post('/api/draft/link', ask)).status).toBe(401)
    expect((await browser.post('/api/draft/link', ask)).status).toBe(204)
    const newest = async () => {
      const [link] = (await rowsOf(parts.services.db, 'link', {}, 'createdAt')).slice(-1)
      return linkToken(parts.services.linkKey, 'link', link?.id ?? '')
    }
    const token = await newest()
    const other = visitor()
    expect((await other.post('/api/links/use', { token: `${token}x` })).status).toBe(410)
    expect(await other.post('/api/links/use', { token })).toMatchObject({
      status: 200,
      body: { purpose: 'draft' },
    })
    expect((await other.get('/api/draft')).body).toMatchObject({ content: content('Ada') })
    expect((await visitor().post('/api/links/use', { token })).status).toBe(410)

    parts.pass(1000)
    await browser.post('/api/draft/link', ask)
    const late = await newest()
    parts.pass(31 * 60_000)
    expect((await visitor().post('/api/links/use', { token: late })).status).toBe(410)
  })
})
