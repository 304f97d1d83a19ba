import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { forFile } from '../../../test/support/for-file.ts'
import { insertRow } from '../../../test/support/rows.ts'
import { startServices } from '../../../test/support/services.ts'
import { checkKey, hasSealed } from '../operation/start/key-check.ts'
import { sealingKey } from './sealing.ts'
import { loadSecrets } from './secrets.ts'

const makeKey = () => randomBytes(32).toString('base64url')
const [no, yes] = [async () => false, async () => true]

let folder: string
const t = await forFile(startServices())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'))
  await t.services.db.deleteFrom('keyCheck').execute()
  await t.services.db.deleteFrom('storedFile').execute()
  return () => rm(folder, { recursive: true, force: true })
})

const stores = () =>
  insertRow(t.services.db, 'storedFile', {
    storageKey: t.services.random.uuid(),
    mediaType: 'image/png',
    sizeBytes: 1,
    sha256: randomBytes(32),
    createdAt: t.time.now,
  })

const check = (key: Buffer) =>
  checkKey(t.services.db, {
    key: sealingKey(key),
    nonce: t.services.random.nonce,
    now: t.time.now,
    documentsFolder: folder,
  })

test('are made once and kept', async () => {
  const first = await loadSecrets(folder, makeKey, no)
  expect(await loadSecrets(folder, makeKey, yes)).toEqual(first)
})

test('are the same for all nodes that share a folder and start at once', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => loadSecrets(folder, makeKey, no)))
  expect(new Set(all.map(({ documentKey }) => documentKey)).size).toBe(1)
  expect(await readdir(folder)).toEqual(['secrets.json'])
})

test('that are lost beside documents are not replaced', async () => {
  const lost = loadSecrets(folder, makeKey, yes)
  await expect(lost).rejects.toMatchObject({ name: 'ConfigError' })
  await expect(lost).rejects.toThrow(/^[^\n]*secrets\.json is missing[^\n]*$/)
  expect(await readdir(folder)).toEqual([])
})

test('something sealed is a stored file, a folder of documents, nothing at first', async () => {
  const documents = join(folder, 'documents')
  expect(await hasSealed(t.services.db, documents)).toBe(false)
  await mkdir(documents)
  expect(await hasSealed(t.services.db, documents)).toBe(false)
  await writeFile(join(documents, 'one'), 'x')
  expect(await hasSealed(t.services.db, documents)).toBe(true)
  await rm(join(documents, 'one'))
  await stores()
  expect(await hasSealed(t.services.db, documents)).toBe(true)
})

test('the right key starts again and again, another one never beside documents', async () => {
  const [right, wrong] = [randomBytes(32), randomBytes(32)]
  await Promise.all([check(right), check(right)])
  await stores()
  await check(right)
  await expect(check(wrong)).rejects.toThrow(/^DOCUMENT_KEY is wrong[^\n]*$/)
  await check(right)
})

test('another key may begin where nothing was sealed yet', async () => {
  const [first, second] = [randomBytes(32), randomBytes(32)]
  await check(first)
  await check(second)
  await stores()
  await check(second)
  await expect(check(first)).rejects.toThrow('DOCUMENT_KEY is wrong')
})
