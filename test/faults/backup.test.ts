import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { payWith } from '../../src/sandbox-gateway/test-support.ts'
import { createEncryptedStore } from '../../src/server/adapters/document-store/encrypted.ts'
import { createS3Store } from '../../src/server/adapters/document-store/s3.ts'
import { findLastBackup } from '../../src/server/data/backup.ts'
import { removePrivatePlace } from '../../src/server/maintenance/place.ts'
import { type Shop, startShop, uploadPicture } from '../../src/server/payment/test-support.ts'
import { sealingKey } from '../../src/server/sealing.ts'
import { startS3StandIn } from '../support/s3-stand-in.ts'
import { untilCalm } from './calm.ts'
import { beginCommand as begin, type Command, runCommand as run } from './command.ts'
import { gather } from './crowd.ts'
import { startProgram, until } from './process.ts'
import { randomFrom, seed } from './random.ts'
import { startRig } from './rig.ts'
import { whatIsWrong } from './truth.ts'

let shop: Shop
let folder: string
let variables: Record<string, string>
beforeAll(async () => {
  shop = await startShop()
  folder = await mkdtemp(join(tmpdir(), 'karibu-backup-'))
  await chmod(folder, 0o711)
  const { documentKey, linkKey, dataDir } = shop.services
  variables = {
    BACKUP_PASSPHRASE: 'correct horse battery',
    DATA_DIR: dataDir,
    DATABASE_URL: shop.parts.databaseUrl,
    DATABASE_OWNER_URL: shop.parts.ownerUrl,
    DOCUMENT_KEY: documentKey.current.toString('base64url'),
    LINK_KEY: linkKey.toString('base64url'),
  }
  const applied = await shop.apply()
  const { body } = await shop.create(applied)
  await payWith(body.formData)
  await shop.verify(applied)
  await uploadPicture(shop, applied)
}, 60_000)
afterAll(async () => {
  await shop.stop()
  await rm(folder, { recursive: true, force: true })
})

const backup = (...args: string[]) => run('backup', args, variables)

test('a backup that is killed leaves the one of before, and the next one is whole', async () => {
  const file = join(folder, 'a.backup')
  expect(await backup(file)).toMatchObject({ code: 0 })
  const first = await readFile(file)
  expect((await stat(file)).mode & 0o777).toBe(0o600)

  const { child, ended } = await begin('backup', [file], variables)
  await until('it has begun', async () => existsSync(`${file}.part`) || undefined)
  child.kill('SIGKILL')
  await ended
  expect((await readFile(file)).equals(first)).toBe(true)

  expect(await backup(file)).toMatchObject({ code: 0 })
  expect((await readFile(file)).equals(first)).toBe(false)
  expect(await readdir(folder)).toEqual(['a.backup'])
  const last = await findLastBackup(shop.db)
  expect(last).toMatchObject({ bytes: (await stat(file)).size, documents: 2, verifiedAt: null })
}, 120_000)

test('is tried in a database of its own, and that is remembered', async () => {
  const file = join(folder, 'a.backup')
  const { code, said } = await backup('--verify', file)
  expect({ code, said }).toEqual({
    code: 0,
    said: expect.stringMatching(/is whole: .* 2 documents/),
  })
  expect((await findLastBackup(shop.db))?.verifiedAt).toBeInstanceOf(Date)
}, 120_000)

test('what cannot be is told in one line', async () => {
  const file = join(folder, 'a.backup')
  const said = async (command: Command, args: string[], changes: Record<string, string>) => {
    const ran = await run(command, args, { ...variables, ...changes })
    expect(ran.code).toBe(1)
    return ran.said
  }
  const elsewhere = join(folder, 'nothing')
  expect(await said('backup', [], {})).toMatch(/^usage: [^\n]+$/)
  expect(await said('backup', [file], { BACKUP_PASSPHRASE: 'short' })).toMatch(
    /^The passphrase is too short[^\n]+$/,
  )
  expect(await said('backup', [file], { DOCUMENT_KEY: 'A'.repeat(43) })).toMatch(
    /^(DOCUMENT_KEY is not the key|A document was sealed with another key)[^\n]+$/,
  )
  expect(await said('restore', [file], {})).toMatch(/^[^\n]+ is not empty [^\n]+$/)
  expect(await said('restore', [file], { DATA_DIR: elsewhere })).toBe(
    'The database is not empty: restore into a new one',
  )
  expect(
    await said('restore', [file], {
      DATA_DIR: elsewhere,
      BACKUP_PASSPHRASE: 'another passphrase',
    }),
  ).toBe('The passphrase is wrong')
}, 120_000)

test('a restore that is killed is told, never served, and begun again in an empty folder', async () => {
  const file = join(folder, 'a.backup')
  const { BACKUP_PASSPHRASE = '' } = variables
  const settings = { BACKUP_PASSPHRASE, DATA_DIR: join(folder, 'data') }
  const { child, ended } = await begin('restore', [file], settings)
  await until(
    'it has begun',
    async () => existsSync(join(settings.DATA_DIR, 'secrets.json')) || undefined,
  )
  child.kill('SIGKILL')
  await ended
  const half =
    /^(?:An earlier start left its PostgreSQL running: ending it\n)?[^\n]*a restore that was not finished: [^\n]*$/
  const started = await run('main', [], { ...settings, PORT: '0' })
  expect(started).toEqual({ code: 1, said: expect.stringMatching(half) })
  expect(await run('restore', [file], settings)).toEqual({
    code: 1,
    said: expect.stringMatching(half),
  })

  await removePrivatePlace(settings.DATA_DIR)
  const restored = await run('restore', [file], settings)
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Restored as of') })
  const server = await startProgram('main', {
    ...settings,
    PORT: '0',
    HOST: '127.0.0.1',
  })
  expect((await fetch(`${server.url}/health/ready`)).status).toBe(200)
  await server.end('SIGTERM')
  await removePrivatePlace(settings.DATA_DIR)
}, 240_000)

test('documents in a bucket are backed up, and restored into another bucket', async () => {
  const rig = await startRig()
  onTestFinished(() => rig.stop())
  const [bucket, other] = await Promise.all([startS3StandIn(), startS3StandIn()])
  onTestFinished(async () => {
    await Promise.all([bucket.close(), other.close()])
  })
  const storage = ({ url, accessKey, secretKey }: typeof bucket) => ({
    STORAGE_URL: url,
    STORAGE_ACCESS_KEY: accessKey,
    STORAGE_SECRET_KEY: secretKey,
  })
  await rig.startNode(storage(bucket))
  const crowd = gather(rig, randomFrom(seed), 1)
  await crowd.calls(40)
  await crowd.arrive()
  await untilCalm(rig)

  const { BACKUP_PASSPHRASE = '' } = variables
  const key = { BACKUP_PASSPHRASE, DOCUMENT_KEY: rig.documentKey.toString('base64url') }
  const file = join(folder, 'bucket.backup')
  const source = { DATA_DIR: rig.dataDir, DATABASE_URL: rig.databaseUrl, ...storage(bucket) }
  expect(await run('backup', [file], { ...key, ...source })).toMatchObject({ code: 0 })
  const place = { DATA_DIR: join(folder, 'bucket-data'), ...storage(other) }
  expect(await run('restore', [file], { ...key, ...place })).toMatchObject({ code: 0 })
  await removePrivatePlace(place.DATA_DIR)

  const store = createEncryptedStore(createS3Store(other), sealingKey(rig.documentKey), () => {
    throw new Error('Tests only read')
  })
  expect(crowd.ledger.completed.length).toBeGreaterThan(0)
  expect(await whatIsWrong(rig, crowd.ledger, { repeats: 0, store })).toEqual([])
  // A bucket with documents in it is no empty place.
  const again = await run('restore', [file], { ...key, ...place })
  expect(again).toEqual({
    code: 1,
    said: expect.stringContaining('store of documents is not empty'),
  })
  await removePrivatePlace(place.DATA_DIR)
}, 240_000)
