import { beforeEach, describe, expect, test } from 'vitest'
import { pdf } from '../../../../test/support/document-samples.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { brokenInvariants } from '../../../../test/support/invariants.ts'
import { sweepRows } from '../../operation/jobs/sweep.ts'
import { linkToken } from '../../platform/link-token.ts'
import { sweepFiles } from '../sweep.ts'
import { type Browser, startKeeping } from './test-support.ts'

const path = '/api/draft/passport-pages'
const nothing = '00000000-0000-4000-8000-000000000000'
const day = 86_400_000

let browser: Browser

const shop = await forFile(startKeeping())
beforeEach(() => {
  shop.advance(61_000)
  browser = shop.visitor()
})

const sweep = async () => {
  await sweepRows(shop.services, shop.services.clock.now())
  await sweepFiles(shop.services, shop.services.clock.now())
}

/** Moves a draft to another browser by the link in the letter. */
async function continueIn(other: Browser, from: Browser): Promise<void> {
  await from.post('/api/draft/link', { email: 'ada@example.org', language: 'en' })
  const { id } = await shop.db
    .selectFrom('link')
    .select('id')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const token = linkToken(shop.services.linkKey, 'link', id)
  expect((await other.post('/api/links/use', { token })).status).toBe(200)
}

describe('a passport page that waits with unfinished answers', () => {
  test('comes back in the same browser, and in no other one', async () => {
    expect(await shop.kept(browser)).toEqual([])
    const { status, id, body } = await shop.keep(browser)
    expect(status).toBe(201)
    expect(body).toMatchObject({ fileName: 'pass.png', previewUrl: `${path}/${id}/preview` })
    expect(await shop.kept(browser)).toEqual([id])
    const shown = await browser.get(`${path}/${id}/preview`)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])

    const other = shop.visitor()
    await shop.keep(other)
    expect(await shop.kept(other)).not.toContain(id)
    for (const each of [id, nothing]) {
      expect((await other.get(`${path}/${each}/preview`)).status).toBe(404)
    }
    expect((await shop.visitor().get(`${path}/${id}/preview`)).status).toBe(401)
    expect((await shop.visitor().delete(`${path}/${id}`)).status).toBe(401)
    expect((await other.delete(`${path}/${id}`)).status).toBe(204)
    expect(await shop.kept(browser)).toEqual([id])
  })

  test('of a PDF has no small picture', async () => {
    const { status, id, body } = await shop.keep(browser, undefined, await pdf())
    expect([status, body.previewUrl]).toEqual([201, null])
    expect((await browser.get(`${path}/${id}/preview`)).body.code).toBe('document.not-found')
  })

  test('passes the gate of every file', async () => {
    const refused = await shop.keep(browser, undefined, Buffer.from('<html>'))
    expect(refused.body.code).toBe('document.wrong-type')
    const body = new FormData()
    body.append('replaces', nothing)
    expect((await browser.send('POST', path, { body })).body.code).toBe('file.missing')
    expect(await shop.kept(browser)).toEqual([])
  })

  test('is taken away by one press, or by the next one, with its bytes', async () => {
    const before = await shop.files()
    const first = await shop.keep(browser)
    const second = await shop.keep(browser, first.id)
    expect(await shop.kept(browser)).toEqual([second.id])
    for (const odd of ['x', nothing, "'; --"])
      expect((await shop.keep(browser, odd)).status).toBe(201)
    for (const id of await shop.kept(browser)) {
      expect((await browser.delete(`${path}/${id}`)).status).toBe(204)
      expect((await browser.delete(`${path}/${id}`)).status).toBe(204)
    }
    expect(await shop.files()).toEqual(before)
  })

  test("takes the place of none that is another browser's", async () => {
    const { id } = await shop.keep(browser)
    await shop.keep(shop.visitor(), id)
    expect(await shop.kept(browser)).toEqual([id])
  })

  test('goes with the answers: forgotten, or too old', async () => {
    const { id } = await shop.keep(browser)
    await shop.draft(browser, [id])
    const forgetting = shop.visitor()
    await shop.draft(forgetting, [(await shop.keep(forgetting)).id])
    expect((await forgetting.delete('/api/draft')).status).toBe(204)
    expect(await shop.kept(forgetting)).toEqual([])

    shop.advance(13 * day)
    await sweep()
    expect(await shop.kept(browser)).toEqual([id])
    shop.advance(day)
    expect(await shop.kept(browser)).toEqual([])
    await sweep()
    expect(await shop.files()).toEqual({ rows: 0, bytes: 0 })
  })

  test('waits a day for answers that do not come', async () => {
    const before = await shop.files()
    const { id } = await shop.keep(browser)
    shop.advance(day - 1000)
    await sweep()
    expect(await shop.kept(browser)).toEqual([id])
    shop.advance(1000)
    await sweep()
    expect(await shop.files()).toEqual(before)
  })

  test('outlives no session, and nothing of it is left behind', async () => {
    const before = await shop.files()
    await shop.keep(browser)
    await shop.db.deleteFrom('travellerSession').execute()
    await sweep()
    expect(await shop.files()).toEqual(before)
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('goes along to another device, whose own pages give way', async () => {
    const { id } = await shop.keep(browser)
    await shop.draft(browser, [id])
    const phone = shop.visitor()
    await shop.draft(phone, [(await shop.keep(phone)).id])
    await continueIn(phone, browser)
    expect(await shop.kept(phone)).toEqual([id])
    expect(await shop.kept(browser)).toEqual([])
    expect((await shop.apply(browser, [id])).body).toMatchObject({ code: 'passport-page.gone' })
    const applied = await shop.made(phone, [id])
    await shop.pay(applied)
    expect(await shop.documents(applied)).toMatchObject([
      { position: 1, version: 1, current: true },
    ])
    expect(await brokenInvariants(shop.db)).toEqual([])
  })
})
