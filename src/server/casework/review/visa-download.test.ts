import { truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  type Application,
  type Deciding,
  openDeciding,
  refusal,
  testPromises,
  visaFor,
  visaOf,
} from '../../../../test/support/deciding.ts'
import { photo, png } from '../../../../test/support/document-samples.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { accessTo } from '../../../../test/support/services.ts'

const d = await forFile(openDeciding())
const agent = await d.signedIn('agent')
const manager = await d.signedIn('manager')
const visa = await visaFor('Ada Muster')

type Browser = ReturnType<Deciding['app']['browser']>
const download = (browser: Browser, applicationId: string) =>
  browser.post('/api/download-visa', { applicationId })

async function browserOf({ id }: Application, network: string): Promise<Browser> {
  const browser = d.app.browser(network)
  browser.setCookie(await accessTo(d.t.services, id))
  return browser
}

test('the visa is taken home by the browser that applied, whatever names it, once it is approved and while it is', async () => {
  const application = await d.application()
  const { id, orderId } = application
  const own = await browserOf(application, '203.0.113.2')
  const all = () => [download(own, String(id)), download(own, orderId), download(own, `TZ-00${id}`)]
  const missing = [404, 'document.not-found']
  const offered = async () =>
    (await own.get(`/api/status?orderId=${orderId}`)).body.approvalDocumentUrl
  expect((await Promise.all(all())).map(refusal)).toEqual([missing, missing, missing])

  await d.prepare(agent, id)
  const reason = { namesConfirmed: 'true', adminNotes: 'A picture of it' }
  await d.approve(manager, id, reason, { bytes: await png() })
  for (const { status, headers } of await Promise.all(all())) {
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(headers.get('content-disposition')).toContain('visa-TZ-00')
    expect(headers.get('content-disposition')).toContain('.png')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
  await d.approve(agent, id, {}, { bytes: visa })
  expect((await download(own, String(id))).headers.get('content-type')).toBe('application/pdf')

  expect(await offered()).toBe(`/api/applications/${id}/visa`)
  await d.move(agent, id, 'processing')
  expect(await offered()).toBeNull()
  expect((await Promise.all(all())).map(refusal)).toEqual([missing, missing, missing])
})

test('the visa is taken home by nobody else', async () => {
  const [application, foreign] = [await d.application(), await d.application()]
  const { id, orderId } = application
  await d.prepare(agent, id)
  await d.approve(agent, id, {}, { bytes: visa })
  const stranger = d.app.browser('203.0.113.4')
  const other = await browserOf(foreign, '203.0.113.5')
  const answers = [
    await download(stranger, String(id)),
    await download(stranger, `TZ-00${id}`),
    await download(stranger, orderId),
    await download(other, String(id)),
    await download(other, orderId),
  ]
  const hidden = [404, 'application.not-found']
  expect(answers.map(refusal)).toEqual(answers.map(() => hidden))
  expect(refusal(await download(other, foreign.orderId))).toEqual([404, 'document.not-found'])
})

test('a visa of which our copy is damaged is said to be, and can be added anew', async () => {
  const { id, orderId } = await d.application()
  await d.prepare(agent, id)
  await d.approve(agent, id, {}, { bytes: visa })
  const key = (await d.of(id).approvals()).at(-1)?.storageKey ?? ''
  await truncate(join(d.t.services.dataDir, 'documents', key), 100)
  const damaged = [410, 'document.damaged']
  expect(refusal(await download(d.app.owner({ orderId }, '203.0.113.7'), orderId))).toEqual(damaged)
  const seen = await agent.get(`/api/admin/applications/${id}/approval`)
  expect(refusal(seen)).toEqual(damaged)
  d.t.time.now = new Date(d.t.time.now.getTime() + 60_000)
  await d.approve(agent, id, {}, { bytes: await visaFor('Ada Muster, again') })
  const { status } = await download(d.app.owner({ orderId }, '203.0.113.8'), orderId)
  expect(status).toBe(200)
})

test('each of a family has a file, and several come as a ZIP with names that every system takes', async () => {
  const made = await d.familyOf('Ana', 'Ben', 'Cleo')
  const { id, ana, ben, cleo } = made
  const browser = d.app.owner(made)
  await d.move(agent, id, 'processing')
  await d.decide(agent, ana, { decision: 'approved' }, await visaOf('Ana'))
  // A picture names nobody: a permitted user compares it and confirms.
  const compared = { namesConfirmed: 'true', override: 'Compared with the passport' }
  const file = { bytes: await photo(), type: 'image/jpeg', name: 'ben.jpg' }
  await d.decide(manager, ben, { decision: 'approved', ...compared }, file)
  const one = await browser.send('GET', `/api/applicants/${ana}/visa`)
  expect(one.headers.get('content-type')).toBe('application/pdf')
  expect(one.headers.get('content-disposition')).toContain('-1-Ana-Muster.pdf')
  const picture = await browser.send('GET', `/api/applicants/${ben}/visa`)
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  expect((await browser.send('GET', `/api/applicants/${cleo}/visa`)).status).toBe(404)
  const all = await browser.file(`/api/applications/${id}/visa`)
  expect(all.headers.get('content-type')).toBe('application/zip')
  const zip = all.bytes.toString('latin1')
  expect(zip.slice(0, 2)).toBe('PK')
  expect(zip).toContain('-1-Ana-Muster.pdf')
  expect(zip).toContain('-2-Ben-Muster.jpg')
  // By the number as a number, too.
  const named = await browser.post('/api/download-visa', { applicationId: id })
  expect([named.status, named.headers.get('content-type')]).toEqual([200, 'application/zip'])

  // What was taken back is gone.
  await d.decide(agent, ana, { decision: 'filed', reason: 'Wrong date' })
  expect((await browser.get(`/api/applicants/${ana}/visa`)).status).toBe(404)
  const rest = await browser.send('GET', `/api/applications/${id}/visa`)
  expect(rest.headers.get('content-type')).toBe('image/jpeg')
  await d.decide(agent, ben, { decision: 'rejected', reason: 'Wrong date' })
  expect((await browser.get(`/api/applications/${id}/visa`)).status).toBe(404)
  const kept = await agent.send('GET', `/api/admin/applicants/${ana}/visa`)
  expect(kept.status).toBe(200)
})

testPromises(d)
