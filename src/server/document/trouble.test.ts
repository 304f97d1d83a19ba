import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { eicar, startClamavStandIn } from '../../../test/support/clamav-stand-in.ts'
import { heavyPdf, photo, png } from '../../../test/support/document-samples.ts'
import { forFile } from '../../../test/support/for-file.ts'
import { startForgetfulProxy } from '../../../test/support/forgetful-proxy.ts'
import { cookieOf } from '../../../test/support/owner.ts'
import { changeRows, rowOf, rowsOf } from '../../../test/support/rows.ts'
import { startS3StandIn } from '../../../test/support/s3-stand-in.ts'
import { startServices } from '../../../test/support/services.ts'
import { fillMemory, problemOf, startUploads } from '../../../test/support/uploads.ts'
import { insertStoredFiles } from '../data/document/stored-file.ts'
import { createEncryptedStore } from '../platform/adapters/document-store/encrypted.ts'
import type { DocumentStore } from '../platform/adapters/document-store/port.ts'
import { createS3Store } from '../platform/adapters/document-store/s3.ts'
import { createClamAvScanner } from '../platform/adapters/virus-scanner/clamav.ts'
import type { VirusScanner } from '../platform/adapters/virus-scanner/port.ts'
import { appRole } from '../platform/db/app-role.ts'
import { connect } from '../platform/db/database.ts'
import { sealingKey } from '../platform/sealing.ts'
import type { Services } from '../services.ts'
import { sweepFiles } from './sweep.ts'
import { spoolFolder } from './upload/spool.ts'

const parts = await forFile(startServices())
const s3 = await forFile(startS3StandIn())
const daemon = await forFile(startClamavStandIn())
const bucket = createS3Store({ ...s3, timeoutMs: 20_000 })
const services: Services = {
  ...parts.services,
  documentStore: createEncryptedStore(bucket, sealingKey(randomBytes(32)), () => randomBytes(12)),
  virusScanner: createClamAvScanner(daemon.url),
}
const uploads = await forFile(startUploads(services))

afterEach(() => {
  s3.down = false
  daemon.silent = false
})

const away = { status: 503, code: 'server.away' }

describe('with a bucket and a virus scanner', () => {
  test('a document goes through both, and lies encrypted in the bucket', async () => {
    const order = await uploads.order()
    const file = await photo()
    const before = s3.objects.size
    const { document } = await (await uploads.add(order, { file })).json()
    expect(daemon.scanned.at(-1)?.equals(file)).toBe(true)
    expect(s3.objects.size).toBe(before + 2)
    for (const { bytes } of s3.objects.values()) expect(bytes.includes('JFIF')).toBe(false)
    const headers = cookieOf(order)
    expect((await uploads.call('GET', document.fileUrl, { headers })).status).toBe(200)
  })

  test('a virus is refused before anything is stored', async () => {
    const order = await uploads.order()
    const before = await uploads.leftovers()
    const puts = s3.history.length
    const response = await uploads.add(order, { file: Buffer.from(`%PDF-1.7 ${eicar}`) })
    expect(await problemOf(response)).toEqual({ status: 422, code: 'document.infected' })
    expect(s3.history.slice(puts).filter((line) => line.startsWith('PUT'))).toEqual([])
    expect(await uploads.leftovers()).toEqual(before)
  })

  test('a scanner that is silent lets nothing through', async () => {
    const virusScanner = createClamAvScanner(daemon.url, 50)
    const hasty = await startUploads({ ...services, virusScanner })
    const order = await hasty.order()
    const before = await hasty.leftovers()
    daemon.silent = true
    expect(await problemOf(await hasty.add(order, { file: await png() }))).toEqual(away)
    expect(await hasty.leftovers()).toEqual(before)
    await hasty.close()
  })

  test('a bucket that is down costs the upload and leaves no row', async () => {
    const order = await uploads.order()
    const before = await uploads.leftovers()
    s3.down = true
    const response = await uploads.add(order, { file: await png() })
    s3.down = false
    expect(await problemOf(response)).toEqual(away)
    expect(response.headers.get('retry-after')).toBe('2')
    expect(await uploads.leftovers()).toEqual(before)
    expect((await uploads.add(order, { file: await png() })).status).toBe(201)
  })

  test('a changed file is never handed out', async () => {
    const order = await uploads.order()
    const { document } = await (await uploads.add(order, { file: await png() })).json()
    const { storageKey } = await rowOf(services.db, 'document', { id: document.id })
    const stored = s3.objects.get(storageKey)
    stored?.bytes.writeUInt8((stored.bytes.at(-1) ?? 0) ^ 1, stored.bytes.length - 1)
    const headers = cookieOf(order)
    const answer = await uploads.call('GET', document.fileUrl, { headers })
    expect(await problemOf(answer)).toEqual({ status: 410, code: 'document.damaged' })
  })
})

test('an application that is decided meanwhile takes nothing more', async () => {
  const { db, documentStore } = parts.services
  let deciding = async () => {}
  const slow: DocumentStore = {
    ...documentStore,
    async put(key, bytes) {
      await documentStore.put(key, bytes)
      await deciding()
    },
  }
  const late = await startUploads({ ...parts.services, documentStore: slow })
  const order = await late.order()
  const before = await late.leftovers()
  deciding = async () => {
    const decided = { state: 'withdrawn', decidedAt: parts.time.now } as const
    await changeRows(db, 'applicant', { applicationId: order.id }, decided)
  }
  const response = await late.add(order, { file: await png() })
  expect(await problemOf(response)).toEqual({ status: 409, code: 'application.closed' })
  expect(await late.leftovers()).toEqual(before)
  await late.close()
})

test('when the answer to a COMMIT is lost, the rows keep their bytes', async () => {
  const proxy = await startForgetfulProxy(parts.databaseUrl)
  const { db, close } = connect(proxy.url, { pool: 2, role: appRole, onError: () => {} })
  const cutOff = await startUploads({ ...parts.services, db })
  const order = await cutOff.order()
  proxy.forgetNextCommit()
  expect((await cutOff.add(order, { file: await png() })).status).toBe(503)
  const { id } = await rowOf(db, 'document', { applicationId: order.id })
  const headers = cookieOf(order)
  expect((await cutOff.call('GET', `/api/documents/${id}`, { headers })).status).toBe(200)
  await cutOff.close()
  await close()
  await proxy.close()
})

test('a file whose sender hangs up in the queue is not examined', async () => {
  const looked: number[] = []
  const free = Promise.withResolvers<void>()
  const virusScanner: VirusScanner = {
    async scan(bytes) {
      looked.push(bytes.byteLength)
      await free.promise
      return 'clean'
    },
  }
  const line = await startUploads({ ...parts.services, virusScanner })
  fillMemory()
  const file = await heavyPdf(100_000)
  const working = [await line.order(), await line.order()].map((order) => line.add(order, { file }))
  await expect.poll(() => looked).toHaveLength(2)
  const counted = () => rowsOf(parts.services.db, 'uploadQuota')
  const before = (await counted()).length
  const hangUp = new AbortController()
  const order = await line.order()
  const third = line.add(order, { file: await photo(), signal: hangUp.signal })
  // Counted when received completely: now it is queued.
  await expect.poll(async () => (await counted()).length).toBeGreaterThan(before)
  expect((await line.leftovers()).spools).toHaveLength(3)
  hangUp.abort()
  await expect(third).rejects.toThrow('aborted')
  await expect.poll(async () => (await line.leftovers()).spools).toHaveLength(2)
  free.resolve()
  for (const each of working) expect((await each).status).toBe(201)
  expect(looked).toEqual([file.byteLength, file.byteLength])
  await line.close()
})

describe('the sweeper', () => {
  const minutes = (count: number, from = Date.now()) => new Date(from + count * 60_000)
  // What tests before left unattached.
  beforeEach(() => sweepFiles(services, minutes(24 * 60, services.clock.now().getTime())))

  test('takes bytes without a row, and temporary files that nobody writes to, after ten minutes', async () => {
    await uploads.add(await uploads.order(), { file: await png() })
    const before = await uploads.leftovers()
    const from = Date.now()
    await services.documentStore.put('orphan', Buffer.from('lost'))
    await services.documentStore.put('approval', Buffer.from('visa'))
    const visa = { storageKey: 'approval', mediaType: 'application/pdf', sizeBytes: 4 }
    await insertStoredFiles(services.db, [{ ...visa, sha256: Buffer.alloc(32) }], new Date())
    await mkdir(spoolFolder(services.dataDir), { recursive: true })
    await writeFile(join(spoolFolder(services.dataDir), 'left'), 'x')
    await sweepFiles(services, minutes(9, from))
    expect(s3.objects.has('orphan')).toBe(true)
    expect((await uploads.leftovers()).spools).toEqual(['left'])
    await sweepFiles(services, minutes(11))
    // What a row points to stays.
    expect(await uploads.leftovers()).toEqual({
      ...before,
      keys: [...before.keys, 'approval'].sort(),
      files: [...before.files, { storageKey: 'approval' }],
    })
  })

  test('takes unattached files after a day, rows and bytes', async () => {
    const before = await uploads.leftovers()
    expect((await uploads.upload('/api/upload', { file: await png() })).status).toBe(201)
    const sentAt = services.clock.now().getTime()
    await sweepFiles(services, minutes(23 * 60, sentAt))
    expect((await uploads.leftovers()).unattached).toHaveLength(1)
    await sweepFiles(services, minutes(24 * 60, sentAt))
    expect(await uploads.leftovers()).toEqual(before)
  })
})

test.each([
  ['a PDF', 2, () => heavyPdf(100_000)],
  ['a picture that our pages made small', 4, photo],
])(
  'of many files like %s at once, by whatever route, %i are looked into at a time',
  async (_, atOnce, make) => {
    let looking = 0
    let most = 0
    const virusScanner: VirusScanner = {
      async scan() {
        looking += 1
        most = Math.max(most, looking)
        await vi.waitFor(() => expect(most).toBeGreaterThanOrEqual(atOnce), 60_000)
        looking -= 1
        return 'clean'
      },
    }
    const crowd = await startUploads({ ...parts.services, virusScanner })
    onTestFinished(crowd.close)
    const orders = await Promise.all(Array.from({ length: 2 * atOnce + 1 }, () => crowd.order()))
    const file = await make()
    const all = await Promise.all(
      orders.map((order, n) => {
        const headers = { 'x-forwarded-for': `203.0.113.${n}` }
        return n % 2 ? crowd.upload('/api/upload', { file, headers }) : crowd.add(order, { file })
      }),
    )
    // On a busy machine the last ones are asked to retry.
    expect(all.filter(({ status }) => status !== 201 && status !== 503)).toEqual([])
    expect(most).toBe(atOnce)
    expect((await crowd.leftovers()).spools).toEqual([])
  },
)
