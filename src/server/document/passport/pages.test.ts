import { beforeEach, describe, expect, test } from 'vitest'
import { erase, exportOf } from '../../../../test/support/data-request.ts'
import { pdf } from '../../../../test/support/document-samples.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { formOf } from '../../../../test/support/form.ts'
import { brokenInvariants } from '../../../../test/support/invariants.ts'
import { changeRows, rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { payWith } from '../../../sandbox-gateway/test-support.ts'
import { markFileDamaged } from '../../data/document/stored-file.ts'
import { booksOf } from '../../money/payment/test-support.ts'
import { sweepRows } from '../../operation/jobs/sweep.ts'
import { linkToken } from '../../platform/link-token.ts'
import { comparePassportPage } from '../passport-pages.ts'
import { sweepFiles } from '../sweep.ts'
import { type Browser, startKeeping } from './test-support.ts'

const path = '/api/draft/passport-pages'
const nothing = '00000000-0000-4000-8000-000000000000'
const day = 86_400_000

let browser: Browser

const shop = await forFile(startKeeping())
beforeEach(async () => {
  shop.advance(61_000)
  // Pages of tests before wait no longer.
  await shop.db.deleteFrom('travellerSession').execute()
  await sweep()
  browser = shop.visitor()
})

async function sweep() {
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
    const empty = await browser.send('POST', path, formOf({ replaces: nothing }))
    expect(empty.body.code).toBe('file.missing')
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
    // Bytes that tests before left without a row go too.
    shop.advance(14 * day)
    await sweep()
    const before = await shop.files()
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
    expect(await shop.files()).toEqual(before)
  })

  test('waits a day where its answers were forgotten while it was on its way', async () => {
    const before = await shop.files()
    await shop.draft(browser, [])
    await browser.delete('/api/draft')
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

const gone = (...travellers: number[]) => ({
  status: 409,
  body: {
    code: 'passport-page.gone',
    fields: travellers.map((each) =>
      expect.objectContaining({ path: `applicants.${each}.passportPage` }),
    ),
  },
})

describe('an application that names a passport page', () => {
  test('has it as a document once it is paid, and not before', async () => {
    const { id } = await shop.keep(browser)
    await shop.draft(browser, [id])
    const applied = await shop.made(browser, [id])
    expect(await shop.documents(applied)).toEqual([])
    expect(await shop.kept(browser)).toEqual([id])
    await shop.pay(applied)
    expect(await shop.documents(applied)).toEqual([{ position: 1, id, version: 1, current: true }])
    expect(await shop.kept(browser)).toEqual([])
    const { body } = await browser.get(`/api/status?orderId=${applied.orderId}`)
    const [traveller] = body.applicants as { documents: object[] }[]
    expect(traveller?.documents).toMatchObject([
      { documentType: 'passportDocument', fileName: 'pass.png', version: 1, differs: [] },
    ])
    expect((await browser.get(`/api/documents/${id}`)).status).toBe(200)
    expect((await booksOf(shop, applied)).events).toContain('document-added')
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test.each([
    ['paid otherwise', { status: 'paid', adminNotes: 'By transfer' }],
    ['to go on unpaid, by deciding about one', { decision: 'rejected', reason: 'Lost' }],
  ])('has it once a colleague says that it is %s', async (_, change) => {
    const owner = await signIn(shop, { role: 'owner' })
    const { id } = await shop.keep(browser)
    await shop.draft(browser, ['', id])
    const applied = await shop.made(browser, [null, id])
    const { id: first } = await rowOf(shop.db, 'applicant', {
      applicationId: applied.id,
      position: 1,
    })
    const isWhole = 'status' in change
    const answer = isWhole
      ? await owner.patch(`/api/admin/applications/${applied.id}/status`, change)
      : await owner.send('PUT', `/api/admin/applicants/${first}/decision`, formOf(change))
    expect(answer.status).toBe(200)
    expect(await shop.documents(applied)).toMatchObject([{ position: 2, id }])
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('has it compared once that can no longer be undone, and only if it is paid', async () => {
    const owner = await signIn(shop, { role: 'owner' })
    const { id } = await shop.keep(browser)
    const applied = await shop.made(browser, [id])
    const mark = { status: 'paid', adminNotes: 'By transfer' }
    const { body } = await owner.patch(`/api/admin/applications/${applied.id}/status`, mark)
    const [held] = body.held as { id: number }[]
    const [job] = await shop.services.boss.findJobs('compare-passport', { data: { id } })
    expect(job?.startAfter.getTime()).toBeGreaterThan(job?.createdOn.getTime() ?? 0)

    expect((await owner.post(`/api/admin/decisions/${held?.id}/undo`, {})).status).toBe(200)
    const compare = async () => {
      await comparePassportPage(shop.services, { id }, 0, async () => ({ outcome: 'not-found' }))
      return (await rowsOf(shop.db, 'passportCheck', { documentId: id })).length
    }
    expect(await compare()).toBe(0)
    await shop.pay(applied)
    expect(await compare()).toBe(1)
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('gives each of a family their own, in whatever order they were kept', async () => {
    const first = await shop.keep(browser)
    const second = await shop.keep(browser)
    const left = await shop.keep(browser)
    await shop.draft(browser, [second.id, '', first.id])
    const applied = await shop.made(browser, [second.id, null, first.id])
    await shop.pay(applied)
    expect(await shop.documents(applied)).toMatchObject([
      { position: 1, id: second.id },
      { position: 3, id: first.id },
    ])
    // A removed traveller's page ends with the draft.
    expect(await shop.kept(browser)).toEqual([left.id])
    await browser.delete('/api/draft')
    expect(await shop.documents(applied)).toHaveLength(2)
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('names pages of this very browser, each once', async () => {
    const { id } = await shop.keep(browser)
    const other = shop.visitor()
    const own = await shop.keep(other)
    expect(await shop.apply(other, [id])).toMatchObject(gone(0))
    expect(await shop.apply(other, [own.id, nothing])).toMatchObject(gone(1))
    expect(await shop.apply(shop.visitor(), [id])).toMatchObject(gone(0))
    expect(await shop.apply(browser, [id, id])).toMatchObject(gone(0, 1))
    expect((await shop.apply(browser, ['x'])).body.code).toBe('request.invalid')
    expect(await shop.kept(browser)).toEqual([id])
  })

  test('is the same when it is sent again, also after it was paid', async () => {
    const { id } = await shop.keep(browser)
    const key = shop.services.random.uuid()
    const first = await shop.apply(browser, [id], key)
    const again = await shop.apply(browser, [id], key)
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id])
    await shop.pay(first.body as never)
    expect((await shop.apply(browser, [id], key)).body.id).toBe(first.body.id)
    expect((await shop.apply(browser, [id, id], key)).body.code).toBe('idempotency.mismatch')
    expect(await shop.documents(first.body as never)).toHaveLength(1)
  })

  test('gives way to a later one that names the same page', async () => {
    const { id } = await shop.keep(browser)
    const former = await shop.made(browser, [id])
    const later = await shop.made(browser, [id])
    await shop.pay(former)
    await shop.pay(later)
    expect(await shop.documents(former)).toEqual([])
    expect(await shop.documents(later)).toMatchObject([{ id }])
  })

  test('stays with the same answers begun again', async () => {
    const { id } = await shop.keep(browser)
    await shop.draft(browser, [id])
    const former = await shop.made(browser, [id])
    expect((await browser.get('/api/draft')).body.application).toMatchObject({ id: former.id })
    await shop.draft(browser, [id], { anew: true })
    expect((await browser.get('/api/draft')).body.application).toBeNull()
    expect(await shop.kept(browser)).toEqual([id])
    const later = await shop.made(browser, [id])
    await shop.pay(later)
    expect(await shop.documents(later)).toMatchObject([{ id }])
  })

  test('has it once, however often and at once it is paid', async () => {
    const { id } = await shop.keep(browser)
    const applied = await shop.made(browser, [id])
    const form = (await shop.create(applied)).body.formData
    await payWith(form)
    await Promise.all(Array.from({ length: 4 }, () => shop.verify(applied)))
    await payWith(form).catch(() => undefined)
    expect(await shop.documents(applied)).toHaveLength(1)
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('asks for it where it was forgotten, or is damaged, before the payment', async () => {
    const forgotten = await shop.made(browser, [(await shop.keep(browser)).id])
    await browser.delete('/api/draft')
    await shop.pay(forgotten)
    expect(await shop.documents(forgotten)).toEqual([])

    const other = shop.visitor()
    const page = await shop.keep(other)
    const damaged = await shop.made(other, [page.id])
    const { storageKey } = await rowOf(shop.db, 'passportPage', { id: page.id })
    await markFileDamaged(shop.db, storageKey, shop.services.clock.now())
    await shop.pay(damaged)
    expect(await shop.documents(damaged)).toEqual([])
    expect(await brokenInvariants(shop.db)).toEqual([])
    await other.delete('/api/draft')
  })
})

describe('a person who asks', () => {
  const own = async (by: Browser, email: string, page: string | null) => {
    const applied = await shop.made(by, [page])
    await changeRows(shop.db, 'application', { id: applied.id }, { contactEmail: email })
    return applied
  }

  test('is told of the page that waits, and has it erased with its bytes', async () => {
    const manager = await signIn(shop, { role: 'manager' })
    const before = await shop.files()
    const email = 'paula.page@example.com'
    const { id } = await shop.keep(browser)
    await shop.draft(browser, [id])
    await own(browser, email, id)
    const files = await exportOf(manager, email)
    const data = JSON.parse(String(files.get('data.json')))
    const [page] = data.applications[0].passportPages
    expect(page).toMatchObject({ position: 1, fileName: 'pass.png' })
    expect(files.get(page.file)?.length).toBeGreaterThan(0)

    await erase(manager, email)
    expect(await shop.kept(browser)).toEqual([])
    expect(await shop.files()).toEqual(before)
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('has the page of answers that were never sent erased as well', async () => {
    const manager = await signIn(shop, { role: 'manager' })
    const before = await shop.files()
    const email = 'una.sent@example.com'
    await own(shop.visitor(), email, null)
    const { id } = await shop.keep(browser)
    await browser.put('/api/draft', {
      step: 2,
      details: { contactEmail: email },
      applicants: [{ passportPage: id }],
      submissionKey: '7b0a4f1e-8f6c-4c34-9b1d-0a53a1a0c001',
    })
    await erase(manager, email)
    expect(await shop.files()).toEqual(before)
  })
})
