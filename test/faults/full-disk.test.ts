import { createHash, randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { spoolFolder } from '../../src/server/document/upload/spool.ts'
import { createEncryptedStore } from '../../src/server/platform/adapters/document-store/encrypted.ts'
import { createFolderStore } from '../../src/server/platform/adapters/document-store/folder.ts'
import type { DocumentStore } from '../../src/server/platform/adapters/document-store/port.ts'
import { createS3Store } from '../../src/server/platform/adapters/document-store/s3.ts'
import { isExhausted } from '../../src/server/platform/disk.ts'
import { sealingKey } from '../../src/server/platform/sealing.ts'
import { heavyPdf, pdf } from '../support/document-samples.ts'
import { forFile } from '../support/for-file.ts'
import { openOnFullDisk, smallDisk } from '../support/full-disk.ts'
import { cookieOf } from '../support/owner.ts'
import { startS3StandIn } from '../support/s3-stand-in.ts'
import { startServices } from '../support/services.ts'
import { keysIn } from '../support/stored-keys.ts'
import { fillMemory, type Order, startUploads, type Uploads } from '../support/uploads.ts'

const parts = await forFile(startServices())
const s3 = await forFile(startS3StandIn())

const encrypted = (store: DocumentStore) =>
  createEncryptedStore(store, sealingKey(randomBytes(32)), () => randomBytes(12))
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Uploads documents until refused; returns the acknowledged ones. */
async function sendUntilFull(uploads: Uploads, order: Order, file: Buffer): Promise<string[]> {
  const taken: string[] = []
  for (let n = 0; n < 20; n += 1) {
    const response = await uploads.add(order, { file })
    if (response.status === 201) {
      taken.push((await response.json()).document.id)
      continue
    }
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('2')
    return taken
  }
  throw new Error('The disk is never full')
}

/** Every row has all its bytes, and all bytes have a row. */
async function expectWhole(
  uploads: Uploads,
  order: Order,
  store: DocumentStore,
  taken: Iterable<string>,
) {
  for (const id of taken) {
    const headers = cookieOf(order)
    const answer = await uploads.call('GET', `/api/documents/${id}`, { headers })
    const row = await parts.services.db
      .selectFrom('document')
      .innerJoin('storedFile', 'storedFile.storageKey', 'document.storageKey')
      .select(['storedFile.sha256', 'storedFile.sizeBytes'])
      .where('document.id', '=', id)
      .executeTakeFirstOrThrow()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-length')).toBe(String(row.sizeBytes))
    expect(sha256(await answer.bytes())).toBe(row.sha256.toString('hex'))
  }
  const keys = await keysIn(store)
  const { keys: all, files, spools } = await uploads.leftovers()
  expect(all).toEqual(keys)
  expect(files.length).toBe(keys.length)
  expect(spools).toEqual([])
}

test.each<[string, () => Promise<DocumentStore>]>([
  [
    'of a folder',
    async () => createFolderStore(join(parts.services.dataDir, 'full'), openOnFullDisk(2_500_000)),
  ],
  ['of a bucket that keeps half', async () => createS3Store({ ...s3, timeoutMs: 1_000 })],
])(
  'documents on a disk that is nearly full %s are acknowledged whole or not at all',
  async (name, create) => {
    const documentStore = encrypted(await create())
    await parts.services.db.deleteFrom('document').execute()
    await parts.services.db.deleteFrom('storedFile').execute()
    const uploads = await startUploads({ ...parts.services, documentStore })
    const order = await uploads.order()
    const first = await uploads.add(order, { file: await pdf() })
    const taken = [(await first.json()).document.id as string]
    onTestFinished(() => {
      s3.keeps = 'all'
      return uploads.close()
    })
    if (name.includes('half')) s3.keeps = 'half'
    taken.push(...(await sendUntilFull(uploads, order, await heavyPdf(700_000))))
    s3.keeps = 'all'
    await expectWhole(uploads, order, documentStore, taken)
  },
)

test('a disk without room for what is on its way asks to come back and keeps nothing', async () => {
  const disk = await smallDisk(1024 * 1024)
  if (!disk) return
  const services = { ...parts.services, dataDir: disk.folder }
  const uploads = await startUploads(services)
  try {
    await mkdir(spoolFolder(disk.folder), { recursive: true })
    const order = await uploads.order()
    const before = await uploads.leftovers()
    fillMemory()
    const refused = await uploads.add(order, { file: await heavyPdf(3_000_000) })
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(await uploads.leftovers()).toEqual(before)
    expect((await uploads.add(order, { file: await pdf() })).status).toBe(201)
  } finally {
    await uploads.close()
    await disk.remove()
  }
})

test.each(['ENOSPC', 'EMFILE', 'ENFILE', 'EDQUOT'])('%s is the machine at its end', (code) => {
  expect(isExhausted(Object.assign(new Error(code), { code }))).toBe(true)
})

test('a file that is not there is not', () => {
  expect(isExhausted(Object.assign(new Error('ENOENT'), { code: 'ENOENT' }))).toBe(false)
})
