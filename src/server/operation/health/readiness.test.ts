import { join } from 'node:path'
import { sql } from 'kysely'
import pino from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { ask } from '../../../../test/support/ask.ts'
import { createTestDatabase } from '../../../../test/support/database.ts'
import { folderForFile, forFile } from '../../../../test/support/for-file.ts'
import { appRole } from '../../platform/db/app-role.ts'
import { connect } from '../../platform/db/database.ts'
import { createThrottledLog } from '../../platform/throttled-log.ts'
import { openRules } from '../../rules/source.ts'
import { createReadiness } from './readiness.ts'

const logged: string[] = []
const log = pino({ base: null }, { write: (line: string) => void logged.push(line) })

const database = await forFile(createTestDatabase())
const dataDir = await folderForFile()
const pool = await forFile(connect(database.url, { pool: 2, role: appRole, onError: () => {} }))
beforeEach(() => {
  logged.length = 0
})

const asOwner = (statement: string) =>
  ask(`${database.ownerUrl}?options=-c%20default_transaction_read_only%3Doff`, statement)

const ahead = (ms: number) => ({ now: () => new Date(Date.now() + ms) })

const rules = { ageMs: () => 0 }

function readiness(other: Partial<Parameters<typeof createReadiness>[0]> = {}) {
  const throttledLog = createThrottledLog(log)
  const parts = { db: pool.db, clock: ahead(0), dataDir, log, rules, throttledLog, ...other }
  return { ...createReadiness(parts), throttledLog }
}

test('is ready where rows and files can be written, and asks once for many', async () => {
  const count = async () => {
    const { rows } = await sql<{ at: Date }>`select probed_at as at from write_probe`.execute(
      pool.db,
    )
    return rows.map(({ at }) => at.getTime())
  }
  const { check } = readiness()
  const many = await Promise.all(Array.from({ length: 9 }, check))
  expect(many).toEqual(Array(9).fill([]))
  const [first] = await count()
  await check()
  expect(await count()).toEqual([first])
})

test('says so when every write fails and reading goes on', async () => {
  const name = new URL(database.url).pathname.slice(1)
  await asOwner(`alter database ${name} set default_transaction_read_only = on`)
  const asOne = connect(database.url, { pool: 1, role: appRole, onError: () => {} })
  const { check } = readiness({ db: asOne.db })
  await sql`select 1`.execute(asOne.db)
  expect(await check()).toEqual(['database'])
  expect(logged.join()).toContain('"cause":"25006"')
  await asOne.close()
  await asOwner(`alter database ${name} set default_transaction_read_only = off`)
  expect(await readiness().check()).toEqual([])
})

test('a disk that somebody found full is full for half a minute', async () => {
  const { check, throttledLog } = readiness()
  throttledLog.tell('53100', {})
  expect(await check()).toEqual(['database'])
})

test('says so once it could not read the rules again for as long as one is written ahead', async () => {
  let ms = 0
  const read = await openRules(pool.db, () => ms)
  const { check } = readiness({ rules: read })
  ms = 120_000
  expect(await check()).toEqual([])
  ms += 1
  expect(await check()).toEqual(['rules'])
  await asOwner('alter table rules_version rename to away')
  const failed = expect(read.reload()).rejects.toThrow('rules_version')
  await failed.finally(() => asOwner('alter table away rename to rules_version'))
  expect(await check()).toEqual(['rules'])
  await read.reload()
  expect(await check()).toEqual([])
})

test('says so when the data folder is not there', async () => {
  expect(await readiness({ dataDir: join(dataDir, 'gone') }).check()).toEqual(['files'])
})

test('compares the clocks: a second is nothing, ten are told, two minutes stop the node', async () => {
  expect(await readiness({ clock: ahead(1_000) }).check()).toEqual([])
  expect(logged).toEqual([])
  const late = readiness({ clock: ahead(-10_000) })
  expect(await late.check()).toEqual([])
  expect(late.clockAheadSeconds()).toBeCloseTo(-10, 0)
  expect(logged.join()).toContain('"cause":"clock"')
  expect(await readiness({ clock: ahead(120_000) }).check()).toEqual(['clock'])
  expect(await readiness({ clock: ahead(-120_000) }).check()).toEqual(['clock'])
})

test('many troubles of one cause are a line a second', () => {
  let now = 0
  const { tell, isRecent } = createThrottledLog(log, () => now)
  for (let each = 0; each < 100; each += 1) {
    tell('ENOSPC', {})
    tell('silent', {})
    now += 30
  }
  expect(logged.length).toBeLessThanOrEqual(6)
  expect(JSON.parse(logged[2] ?? '{}')).toMatchObject({ level: 40, cause: 'ENOSPC', more: 33 })
  expect(isRecent('ENOSPC', 1_000)).toBe(true)
  now += 2_000
  expect(isRecent('ENOSPC', 1_000)).toBe(false)
  expect(isRecent('53100', 1_000)).toBe(false)
})
