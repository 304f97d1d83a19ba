import { readdir, rename, rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pdf, photo, png } from '../../../test/support/document-samples.ts'
import { forFile } from '../../../test/support/for-file.ts'
import { brokenInvariants } from '../../../test/support/invariants.ts'
import { cookieOf } from '../../../test/support/owner.ts'
import { changeRows, rowOf, rowsOf } from '../../../test/support/rows.ts'
import { startServices } from '../../../test/support/services.ts'
import { type Order, problemOf, startUploads } from '../../../test/support/uploads.ts'
import type { Services } from '../services.ts'
import { checkFiles } from './check-files.ts'

const t = await forFile(startServices())
const { db } = t.services
const uploads = await forFile(startUploads(t.services))

const fast = { bytesPerSecond: Number.POSITIVE_INFINITY, runMs: 60_000 }
const folder = () => join(t.services.dataDir, 'documents')
const nextNight = () => t.pass(21 * 3_600_000)

async function add(order: Order, documentType: string, file: Buffer): Promise<string> {
  const response = await uploads.add(order, { file, documentType })
  expect(response.status).toBe(201)
  return (await response.json()).document.id
}

const fileOf = (id: string) =>
  db
    .selectFrom('document')
    .innerJoin('storedFile', 'storedFile.storageKey', 'document.storageKey')
    .selectAll()
    .where('document.id', '=', id)
    .executeTakeFirstOrThrow()

const askedAt = async ({ id }: Order) => (await rowOf(db, 'application', { id })).documentsAskedAt

/** Invariants of files and reviews; others are broken by statuses set directly. */
const brokenPromises = async () =>
  (await brokenInvariants(db)).filter((line) =>
    /damaged|stored file|checked|verdict|rejected|asked|versions/.test(line),
  )

const askingLetters = ({ id }: Order) =>
  rowsOf(db, 'letter', { applicationId: id, kind: 'documents-asked' })

test('what is whole stays as it is, and is read once a night', async () => {
  const order = await uploads.order()
  const id = await add(order, 'flightTicket', await pdf())
  expect(await checkFiles(t.services, fast)).toEqual({ checked: 0, damaged: 0 })
  nextNight()
  let opened = 0
  const counting: Services = {
    ...t.services,
    documentStore: {
      ...t.services.documentStore,
      open: (key) => {
        opened += 1
        return t.services.documentStore.open(key)
      },
    },
  }
  expect(await checkFiles(counting, fast)).toEqual({ checked: 1, damaged: 0 })
  expect(await checkFiles(counting, fast)).toEqual({ checked: 0, damaged: 0 })
  expect(opened).toBe(1)
  expect(await fileOf(id)).toMatchObject({ checkedAt: t.time.now, damagedAt: null })
})

test('a cut one is asked for again, said to be damaged, and replaced', async () => {
  const order = await uploads.order()
  const whole = await add(order, 'flightTicket', await pdf())
  const cut = await add(order, 'passportDocument', await pdf(2))
  await truncate(join(folder(), (await fileOf(cut)).storageKey), 200)
  nextNight()
  expect(await checkFiles(t.services, fast)).toMatchObject({ damaged: 1 })
  expect(await fileOf(cut)).toMatchObject({ review: 'rejected', reviewReason: 'damaged' })
  expect(await fileOf(whole)).toMatchObject({ review: 'unreviewed', damagedAt: null })
  expect(await askedAt(order)).toEqual(t.time.now)
  expect(await askingLetters(order)).toHaveLength(1)
  const headers = cookieOf(order)
  const answer = await uploads.call('GET', `/api/documents/${cut}`, { headers })
  expect(await problemOf(answer)).toEqual({ status: 410, code: 'document.damaged' })
  expect((await uploads.call('GET', `/api/documents/${whole}`, { headers })).status).toBe(200)
  expect(await brokenPromises()).toEqual([])
  await add(order, 'passportDocument', await pdf(2))
  expect(await askedAt(order)).toBeNull()
  expect(await brokenPromises()).toEqual([])
  // Already known, so nobody is asked twice.
  nextNight()
  expect(await checkFiles(t.services, fast)).toMatchObject({ damaged: 0 })
  expect(await askingLetters(order)).toHaveLength(1)
})

test('of a decided application nobody is asked for anything', async () => {
  const order = await uploads.order()
  const id = await add(order, 'flightTicket', await pdf())
  await rm(join(folder(), (await fileOf(id)).storageKey))
  const decided = { state: 'rejected', decidedAt: t.time.now } as const
  await changeRows(db, 'application', { id: order.id }, { status: 'rejected' })
  await changeRows(db, 'applicant', { applicationId: order.id }, decided)
  nextNight()
  expect(await checkFiles(t.services, fast)).toMatchObject({ damaged: 1 })
  expect((await fileOf(id)).damagedAt).toEqual(t.time.now)
  expect(await askedAt(order)).toBeNull()
  expect(await askingLetters(order)).toEqual([])
})

test('a damaged small picture is done without', async () => {
  const order = await uploads.order()
  const id = await add(order, 'passportPhoto', await photo())
  const { previewKey } = await fileOf(id)
  await truncate(join(folder(), previewKey ?? ''), 30)
  nextNight()
  expect(await checkFiles(t.services, fast)).toMatchObject({ damaged: 1 })
  const whole = { review: 'unreviewed', damagedAt: null }
  expect(await fileOf(id)).toMatchObject({ previewKey: null, ...whole })
  expect(await readdir(folder())).not.toContain(previewKey)
})

test('when nearly all are gone it is the store, and nothing is done', async () => {
  const order = await uploads.order()
  const picture = await png()
  for (let n = 0; n < 6; n += 1) await add(order, 'passportDocument', picture)
  nextNight()
  await rename(folder(), `${folder()}-away`)
  await checkFiles(t.services, fast)
  expect(await askingLetters(order)).toEqual([])
  expect(await rowsOf(db, 'storedFile', { damagedAt: t.time.now })).toEqual([])
  expect(t.logged.some((line) => line.includes('nothing was done'))).toBe(true)
  await rename(`${folder()}-away`, folder())
  expect(await checkFiles(t.services, fast)).toMatchObject({ damaged: 0 })
})
