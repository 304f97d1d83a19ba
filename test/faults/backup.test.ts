import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { findLastBackup } from '../../src/server/data/operation/backup.ts'
import { paid, startShop, uploadPicture } from '../../src/server/money/payment/test-support.ts'
import { connectAs } from '../../src/server/operation/maintenance/installation.ts'
import { removePrivatePlace } from '../../src/server/operation/maintenance/place.ts'
import { createEncryptedStore } from '../../src/server/platform/adapters/document-store/encrypted.ts'
import { createS3Store } from '../../src/server/platform/adapters/document-store/s3.ts'
import { connect } from '../../src/server/platform/db/database.ts'
import { isEmptyDatabase } from '../../src/server/platform/db/restore-mark.ts'
import { createEmptyDatabase } from '../support/database.ts'
import { folderForFile, forFile } from '../support/for-file.ts'
import { insertRow } from '../support/rows.ts'
import { startS3StandIn } from '../support/s3-stand-in.ts'
import { beginCommand as begin, type Command, runCommand as run } from './command.ts'
import { startProgram, until } from './process.ts'

const shop = await forFile(startShop())
const owner = await forFile(connect(shop.parts.ownerUrl, { pool: 1, onError: () => {} }))
const folder = await folderForFile()
await chmod(folder, 0o711)
const { documentKey, linkKey, dataDir } = shop.services
const variables = {
  BACKUP_PASSPHRASE: 'correct horse battery',
  DATA_DIR: dataDir,
  DATABASE_URL: shop.parts.databaseUrl,
  DATABASE_OWNER_URL: shop.parts.ownerUrl,
  DOCUMENT_KEY: documentKey.current.toString('base64url'),
  LINK_KEY: linkKey.toString('base64url'),
}
const applied = await paid(shop)
await shop.verify(applied)
await uploadPicture(shop, applied)
await storeHeavyFile()

/** Larger than a piece of a backup, so that restoring can start before the last byte. */
async function storeHeavyFile(): Promise<void> {
  const [storageKey, bytes] = [shop.services.random.uuid(), randomBytes(300_000)]
  await shop.services.documentStore.put(storageKey, bytes)
  const sha256 = createHash('sha256').update(bytes).digest()
  const values = { storageKey, sha256, mediaType: 'image/png', sizeBytes: bytes.length } as const
  await insertRow(shop.db, 'storedFile', { ...values, createdAt: new Date() })
}

const backup = (...args: string[]) => run('backup', args, variables)
type Begun = Awaited<ReturnType<typeof begin>>

const partsIn = async () => (await readdir(folder)).filter((name) => name.endsWith('.part'))

/** A backup that has started and waits on a locked table. */
async function beginBackup(file: string): Promise<Begun> {
  return owner.db.transaction().execute(async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    await sql`lock table application in access exclusive mode`.execute(tx)
    const begun = await begin('backup', [file], variables)
    await until('it has begun', async () => (await partsIn())[0])
    begun.child.kill('SIGSTOP')
    return begun
  })
}

test('a backup that is killed leaves the one of before, and the next one is whole', async () => {
  const file = join(folder, 'a.backup')
  await writeFile(file, 'KARIBUBK, the one of before')
  const { child, ended } = await beginBackup(file)
  child.kill('SIGKILL')
  await ended
  expect(await readFile(file, 'utf8')).toBe('KARIBUBK, the one of before')
  for (const part of await partsIn()) await utimes(join(folder, part), 0, 0)

  expect(await backup(file)).toMatchObject({ code: 0 })
  expect(await readdir(folder)).toEqual(['a.backup', 'letter.txt'])
  const { size, mode } = await stat(file)
  expect(mode & 0o777).toBe(0o600)
  const last = await findLastBackup(shop.db)
  expect(last).toMatchObject({ bytes: size, documents: 3, verifiedAt: null })
})

test('a second one into the same file is refused, and neither the first nor the one of before is harmed', async () => {
  const file = join(folder, 'a.backup')
  const before = await readFile(file)
  const { child, ended } = await beginBackup(file)
  expect(await backup(file)).toEqual({ code: 1, said: 'Another backup is being made' })
  expect(await readFile(file)).toEqual(before)
  child.kill('SIGCONT')
  expect(await ended).toMatchObject({ code: 0 })
  expect(await partsIn()).toEqual([])
})

test('is tried in a database of its own, and that is remembered', async () => {
  const file = join(folder, 'a.backup')
  const { code, said } = await backup('--verify', file)
  expect({ code, said }).toEqual({
    code: 0,
    said: expect.stringMatching(/is whole: .* 3 documents/),
  })
  expect((await findLastBackup(shop.db))?.verifiedAt).toBeInstanceOf(Date)
})

test('one whose connections are ended says so in one line and leaves the one of before', async () => {
  const file = join(folder, 'a.backup')
  const before = await readFile(file)
  const { child, ended } = await beginBackup(file)
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`.execute(
    owner.db,
  )
  child.kill('SIGCONT')
  const said = expect.stringMatching(
    /^DATABASE_[^\n]*: it (closed the connection|was stopped)[^\n]*$/,
  )
  expect(await ended).toEqual({ code: 1, said })
  expect(await readFile(file)).toEqual(before)
  expect(await partsIn()).toEqual([])
})

const elsewhere = 'A'.repeat(43)
await writeFile(join(folder, 'letter.txt'), 'Dear traveller')
const refusals: [string, Command, string[], Record<string, string>, RegExp][] = [
  ['no file', 'backup', [], {}, /^usage: [^\n]+$/],
  ['a file that is no backup', 'backup', ['letter.txt'], {}, /^[^\n]+letter\.txt is no backup: /],
  [
    'another key',
    'backup',
    ['a.backup'],
    { DOCUMENT_KEY: elsewhere },
    /^(DOCUMENT_KEY|A doc)[^\n]+$/,
  ],
  ['a full folder', 'restore', ['a.backup'], {}, /^[^\n]+ is not empty [^\n]+$/],
  [
    'a full database',
    'restore',
    ['a.backup'],
    { DATA_DIR: 'nothing' },
    /^The database is not empty/,
  ],
]
test.concurrent.each(refusals)(
  'what cannot be is told in one line: %s',
  async (_, command, files, { DATA_DIR, ...changes }, said) => {
    const args = files.map((name) => resolve(folder, name))
    const place = DATA_DIR ? { DATA_DIR: join(folder, DATA_DIR) } : {}
    const ran = await run(command, args, { ...variables, ...changes, ...place })
    expect(ran).toEqual({ code: 1, said: expect.stringMatching(said) })
    expect(ran.said).not.toContain('\n')
  },
)

test('one whose reader goes away says so in one line', async () => {
  const { child, ended } = await begin('backup', ['-'], variables, undefined, 'pipe')
  child.stdout?.destroy()
  expect(await ended).toEqual({ code: 1, said: 'Nobody reads the backup any more' })
})

test('is tried in an empty database that is named for it, which is empty again afterwards', async () => {
  const named = await createEmptyDatabase('one ordinary owner')
  onTestFinished(named.drop)
  const settings = { ...variables, VERIFY_DATABASE_URL: named.ownerUrl }
  const verified = await run('backup', ['--verify', join(folder, 'a.backup')], settings)
  expect(verified).toMatchObject({ code: 0 })
  const client = await connectAs(named.ownerUrl)
  onTestFinished(() => client.end())
  expect(await isEmptyDatabase(client)).toBe(true)
})

test('a restore that is killed is told, never served, and begun again in the same place', async () => {
  const file = join(folder, 'a.backup')
  const { BACKUP_PASSPHRASE = '' } = variables
  const settings = { BACKUP_PASSPHRASE, DATA_DIR: join(folder, 'data') }
  // Without the last byte it cannot finish.
  const { child, ended } = await begin(
    'restore',
    ['-'],
    settings,
    (await readFile(file)).subarray(0, -1),
  )
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
})

test('documents in a bucket are backed up, and restored into another bucket', async () => {
  const [bucket, other] = await Promise.all([startS3StandIn(), startS3StandIn()])
  const [empty, full] = await Promise.all([
    createEmptyDatabase(),
    createEmptyDatabase('an ordinary owner, and the server'),
  ])
  onTestFinished(async () => {
    await Promise.all([bucket.close(), other.close(), empty.drop(), full.drop()])
  })
  const settings = ({ url, accessKey, secretKey }: typeof bucket, name: string) => ({
    ...variables,
    DATA_DIR: join(folder, name),
    STORAGE_URL: url,
    STORAGE_ACCESS_KEY: accessKey,
    STORAGE_SECRET_KEY: secretKey,
  })
  const { documentStore, documentKey, random } = shop.services
  const storeIn = (place: typeof bucket) =>
    createEncryptedStore(createS3Store(place), documentKey, random.nonce)
  const files = await shop.db.selectFrom('storedFile').select(['storageKey', 'sha256']).execute()
  for (const { storageKey } of files) {
    await storeIn(bucket).put(storageKey, await documentStore.get(storageKey))
  }
  const file = join(folder, 'bucket.backup')
  expect(await run('backup', [file], settings(bucket, 'from'))).toMatchObject({ code: 0 })
  const into = ({ url, ownerUrl }: typeof empty, name: string) => ({
    ...settings(other, name),
    DATABASE_URL: url,
    DATABASE_OWNER_URL: ownerUrl,
  })
  const restoreInto = (database: typeof empty, name: string) =>
    run('restore', [file], into(database, name))
  // An interrupted one leaves documents in the bucket and tables in the database.
  const cut = join(folder, 'cut.backup')
  await writeFile(cut, (await readFile(file)).subarray(0, -1))
  expect(await run('restore', [cut], into(full, 'to'))).toMatchObject({ code: 1 })
  expect(await restoreInto(full, 'to')).toMatchObject({ code: 0 })
  for (const { storageKey, sha256 } of files) {
    const bytes = await storeIn(other).get(storageKey)
    expect(createHash('sha256').update(bytes).digest()).toEqual(sha256)
  }
  // A bucket with documents is not empty.
  expect(await restoreInto(empty, 'again')).toEqual({
    code: 1,
    said: expect.stringContaining('store of documents is not empty'),
  })
})
