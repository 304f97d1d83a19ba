import type { ChildProcess } from 'node:child_process'
import { openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../support/database.ts'
import { folderForFile, forFile } from '../support/for-file.ts'
import { beginCommand } from './command.ts'
import { lastingPort, until } from './process.ts'

let port: number
const children: ChildProcess[] = []

const dataDir = await folderForFile()
const database = await forFile(createTestDatabase())
beforeEach(async () => {
  port = await lastingPort()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
})

/** The shipped server, with its log on `stdout`. */
async function launch(stdout: 'pipe' | number, variables: Record<string, string> = {}) {
  const settings = {
    ...{ PORT: String(port), DATA_DIR: dataDir },
    ...{ DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl, ...variables },
  }
  const command = await beginCommand('main', [], settings, undefined, stdout)
  children.push(command.child)
  return command
}

/** Blocks the migrations of every start meanwhile. */
async function holding(work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  await client.query('begin; lock table migration in access exclusive mode')
  await work().finally(() => client.end())
}

const statusOf = (path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    (answer) => answer.status,
    () => undefined,
  )
const untilReady = () =>
  until('the server is ready', async () =>
    (await statusOf('/health/ready')) === 200 ? true : undefined,
  )

test.skipIf(process.platform !== 'linux')(
  'a full disk under the log costs lines and nothing else; a second start says who has the port',
  async () => {
    const { child, ended } = await launch(openSync('/dev/full', 'w'), { LOG_LEVEL: 'trace' })
    // The port is opened first, so the second start need not wait for the first one.
    await until('the port answers', () => statusOf('/health/live'))
    const refused = await launch('pipe')
    refused.child.stdout?.resume()
    await untilReady()
    for (let call = 0; call < 50; call += 1) {
      expect(await statusOf('/api/health-of-nothing')).toBe(404)
    }
    expect(await statusOf('/sandbox-messenger')).toBe(200)

    const second = await refused.ended
    expect(second.code).toBe(1)
    expect(second.said).toMatch(new RegExp(`^127.0.0.1:${port} is taken by another program: .*$`))

    child.kill('SIGTERM')
    expect(await ended).toEqual({ code: 0, said: '' })
  },
)

test('a start that nobody reads, stopped in the middle, ends without a word', async () => {
  await holding(async () => {
    const { child, ended } = await launch('pipe')
    child.stdout?.destroy()
    // It answers busy, with much not started yet.
    expect(await until('the port answers', () => statusOf('/health/ready'))).toBe(503)
    child.kill('SIGTERM')
    expect(await ended).toEqual({ code: 0, said: '' })
  })
})

test('in production every line is one of the log, and the first password is in none of them', async () => {
  const fresh = await createTestDatabase()
  const folder = join(dataDir, 'fresh')
  const key = 'k'.repeat(43)
  try {
    const { child, ended } = await launch('pipe', {
      ...{
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://karibu.example',
        PAYMENT_GATEWAY: 'sandbox',
      },
      ...{ DOCUMENT_KEY: key, LINK_KEY: key, DATA_DIR: folder },
      ...{ DATABASE_URL: fresh.url, DATABASE_OWNER_URL: fresh.ownerUrl },
    })
    const said = child.stdout ? text(child.stdout) : Promise.resolve('')
    await untilReady()
    expect(await statusOf('/sandbox-messenger')).toBe(404)
    child.kill('SIGTERM')
    expect(await ended).toEqual({ code: 0, said: '' })
    const lines = (await said).trim().split('\n')
    const read = lines.map((line) => JSON.parse(line) as { msg: string; version?: string })
    const listening = read.find(({ msg }) => msg === 'Listening on https://karibu.example')
    expect(listening?.version).toMatch(/^\d{4}\.\d{1,2}\.\d{1,2}\+[0-9a-f]{8}$/)
    const file = join(folder, 'owner-password')
    expect(read.filter(({ msg }) => msg.includes(file))).toHaveLength(1)
    expect(await said).not.toContain((await readFile(file, 'utf8')).trim())
  } finally {
    await fresh.drop()
  }
})
