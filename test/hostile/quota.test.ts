import { expect, test } from 'vitest'
import { applicationQuota, strangerQuota } from '#domain/document/upload-quota.ts'
import { png } from '../support/document-samples.ts'
import { forFile } from '../support/for-file.ts'
import { cookieOf } from '../support/owner.ts'
import { startServices } from '../support/services.ts'
import { startUploads } from '../support/uploads.ts'

const parts = await forFile(startServices())
const uploads = await forFile(startUploads(parts.services))
const file = await png()

/** As if so many files had been counted for the last client. */
const fillUp = (files: number) =>
  parts.services.db.updateTable('uploadQuota').set({ files }).execute()
const forget = () => parts.services.db.deleteFrom('uploadQuota').execute()

test('an application that sends without end is told when to go on, others go on', async () => {
  await forget()
  const [order, other] = [await uploads.order(), await uploads.order()]
  expect((await uploads.add(order, { file })).status).toBe(201)
  await fillUp(applicationQuota(1).files - 1)
  expect((await uploads.add(order, { file })).status).toBe(201)
  const before = await uploads.leftovers()
  const refused = await uploads.add(order, { file })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_600)
  expect(await refused.json()).toMatchObject({
    code: 'document.quota',
    params: { limit: applicationQuota(1).files, hours: 24 },
  })
  expect(await uploads.leftovers()).toEqual(before)
  expect((await uploads.add(other, { file })).status).toBe(201)
  parts.pass(25 * 3_600_000)
  expect((await uploads.add(order, { file })).status).toBe(201)
})

test('a stranger who sends without end costs neither other networks nor applications', async () => {
  await forget()
  const from = (address: string) => ({ file, headers: { 'x-forwarded-for': address } })
  expect((await uploads.upload('/api/upload', from('198.51.100.1'))).status).toBe(201)
  await fillUp(strangerQuota.files)
  expect((await uploads.upload('/api/upload', from('198.51.100.1'))).status).toBe(429)
  expect((await uploads.upload('/api/upload', from('198.51.100.2'))).status).toBe(201)
  const order = await uploads.order()
  const headers = { ...cookieOf(order), 'x-forwarded-for': '198.51.100.1' }
  expect((await uploads.add(order, { file, headers })).status).toBe(201)
})

test('what is counted names nobody', async () => {
  const rows = await parts.services.db.selectFrom('uploadQuota').selectAll().execute()
  expect(JSON.stringify(rows)).not.toMatch(/198\.51|network|application/)
})
