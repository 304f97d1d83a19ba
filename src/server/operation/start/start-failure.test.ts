import { writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ask } from '../../../../test/support/ask.ts'
import { createTestDatabase } from '../../../../test/support/database.ts'
import { folderForFile, forFile } from '../../../../test/support/for-file.ts'
import { NoPostgres } from '../../../private-postgres/private-postgres.ts'
import { parseConfig } from '../../config.ts'
import { loadSite } from '../../http/site.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { ConfigError } from '../../platform/environment.ts'
import { loadSecrets } from '../../platform/secrets.ts'
import { whyNotListening, whyNotStarted } from './start-failure.ts'

const folder = await folderForFile()
const database = await forFile(createTestDatabase())

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => new Error('It did not fail'),
    (error) => error,
  )

function told(error: unknown, variables: Record<string, string> = {}): string {
  const line = whyNotStarted(error, parseConfig({ DATA_DIR: folder, ...variables }))
  expect(line).toMatch(/^[^\n]+$/)
  expect(line).not.toMatch(/^\s+at |my-secret/m)
  return line ?? ''
}

test('without a PostgreSQL of its own it names the setting that asked for one', () => {
  const place = { dataDir: folder, databaseUrl: null, databaseOwnerUrl: null }
  const lines = [place, { ...place, setting: 'VERIFY_DATABASE_URL' }].map((asker) =>
    whyNotStarted(new NoPostgres(), asker),
  )
  expect(lines[0]).toContain(': set DATABASE_URL to')
  expect(lines[1]).toContain(': set VERIFY_DATABASE_URL to')
})

describe('a port that cannot be had', () => {
  async function listening(port: number, host: string) {
    const server = createServer()
    const error = await new Promise<unknown>((resolve) => {
      server.once('error', resolve)
      server.listen(port, host, () => resolve(null))
    })
    return { server, error }
  }

  test('taken', async () => {
    const { server } = await listening(0, '127.0.0.1')
    const address = server.address()
    if (typeof address !== 'object' || !address) throw new Error('No port')
    const { error } = await listening(address.port, '127.0.0.1')
    server.close()
    const at = { host: '127.0.0.1', port: address.port }
    expect(whyNotListening(error, at)).toContain(`127.0.0.1:${address.port} is taken`)
    expect(whyNotListening(error, at)).toContain('PORT')
  })

  test.each(['192.0.2.7', 'no-such-host.invalid'])('not ours: %s', async (host) => {
    const { error } = await listening(0, host)
    expect(whyNotListening(error, { host, port: 0 })).toContain(`HOST ${host} is no address`)
  })

  test('not allowed', () => {
    const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES' })
    expect(whyNotListening(error, { host: '0.0.0.0', port: 80 })).toContain('PORT to 1024')
  })
})

describe('a database that cannot be had', () => {
  test.each([
    ['nobody listens', { port: '1' }, 'is PostgreSQL running'],
    ['no such host', { hostname: 'no-such-host.invalid' }, 'host'],
    ['a wrong password', { password: 'my-secret' }, 'user or password'],
    ['no password', { password: '' }, 'asks for a password'],
    ['no such database', { pathname: '/missing' }, 'no such database'],
    ['no TLS', { search: 'sslmode=require' }, 'no TLS'],
  ])('%s', async (_, change, words) => {
    const url = Object.assign(new URL(database.ownerUrl), change).href
    const line = told(await failureOf(migrate(url)), { DATABASE_URL: url })
    expect(line).toContain('DATABASE_URL (')
    expect(line).toContain(words)
  })

  test('a user who may not set it up', async () => {
    const line = told(await failureOf(migrate(database.url)), { DATABASE_URL: database.url })
    expect(line).toContain('DATABASE_OWNER_URL')
  })

  test('one that a newer program made is left as it is', async () => {
    const later = `insert into migration (name, run_on) values ('9999-later', now())`
    await ask(database.ownerUrl, later)
    const line = told(await failureOf(migrate(database.ownerUrl)))
    expect(line).toContain('newer than this program')
    expect(line).toContain('9999-later')
    await ask(database.ownerUrl, `delete from migration where name = '9999-later'`)
    await migrate(database.ownerUrl, database.url)
  })
})

describe('a folder that is not as it should be', () => {
  test('a file in the way of the data folder', async () => {
    const DATA_DIR = join(folder, 'file', 'data')
    writeFileSync(join(folder, 'file'), '')
    const error = await failureOf(mkdir(DATA_DIR, { recursive: true }))
    expect(told(error, { DATA_DIR })).toContain('DATA_DIR')
  })

  test('secrets that are damaged are not made anew', async () => {
    const file = join(folder, 'secrets.json')
    for (const text of ['', '{"documentKey": "my-secret"}', '{"docu']) {
      writeFileSync(file, text)
      const loading = loadSecrets(
        folder,
        () => 'new',
        async () => false,
      )
      expect(told(await failureOf(loading))).toContain('secrets.json')
    }
  })

  test('no pages', async () => {
    // Missed before any option counts.
    const options = {} as Parameters<typeof loadSite>[1]
    expect(told(await failureOf(loadSite(folder, options)))).toContain('npm run build')
  })
})

test('what nobody foresaw is shown whole', () => {
  expect(whyNotStarted(new TypeError('x is not a function'), parseConfig({}))).toBeNull()
  expect(whyNotStarted(new ConfigError('PORT is wrong'), null)).toBe('PORT is wrong')
})
