import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startJobs } from '../../src/server/jobs.ts'
import { appRole } from '../../src/server/platform/db/app-role.ts'
import { createBoss } from '../../src/server/platform/db/boss.ts'
import { connect } from '../../src/server/platform/db/database.ts'
import type { Services } from '../../src/server/services.ts'
import { startApp } from '../support/app.ts'
import { createTestDatabase } from '../support/database.ts'
import { forFile } from '../support/for-file.ts'
import { brokenInvariants } from '../support/invariants.ts'
import { rowOf } from '../support/rows.ts'
import { insertExample, startServices, writeLetter } from '../support/services.ts'
import { startSilentProxy } from '../support/silent-proxy.ts'
import { lastingPort, startProgram, until } from './process.ts'

const silence = { connect: 1_200, statement: 1_200 }

const parts = await forFile(startServices())
const proxy = await forFile(startSilentProxy(parts.databaseUrl))
const { db } = await forFile(
  connect(proxy.url, { pool: 4, role: appRole, onError: () => {}, silence }),
)
const services = { ...parts.services, db }
const app = await forFile(startApp(services))

let asked = 0
/** About another application each time, so that however often is asked no limit is reached. */
function ask() {
  asked += 1
  const about = { applicationId: `${100_000 + asked}`, email: `nobody${asked}@example.org` }
  return app.visitor().post('/api/status-check', about)
}
const askAll = (times: number) => Promise.all(Array.from({ length: times }, ask))
const ready = async () => (await fetch(`${app.origin}/health/ready`)).status
const live = async () => (await fetch(`${app.origin}/health/live`)).status

async function remind(email: string): Promise<void> {
  const { now } = parts.time
  const { id } = await insertExample(parts.services, { now, details: { contactEmail: email } })
  const application = await rowOf(parts.services.db, 'application', { id })
  await writeLetter(parts.services, { kind: 'reminder-payment', application, version: 1, now })
}

const arrived = (email: string) => parts.sink.received.some(({ to }) => to.includes(email))

// Concurrent with the whole server's shutdown test, which waits for seconds too.
describe.concurrent('one app', () => {
  test('while the database is silent every request is told to come back', {
    concurrent: false,
  }, async () => {
    const statuses = async (times: number) => (await askAll(times)).map(({ status }) => status)
    await expect.poll(() => statuses(4)).toEqual(Array(4).fill(404))
    expect(await ready()).toBe(200)
    proxy.freeze()
    // A timeout, or no free connection.
    const late = expect.stringMatching(/^server\.(away|busy)$/)
    const answers = await askAll(12)
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 503, body: { code: late } })
      expect(answer.headers.get('retry-after')).toBe('2')
    }
    // The earlier result is cached for a second.
    await expect.poll(ready).toBe(503)
    expect(await live()).toBe(200)

    const told = parts.logged.filter((line) => line.includes('"cause":"silent"'))
    expect(told.length).toBeGreaterThan(0)
    expect(told.length).toBeLessThan(answers.length)

    proxy.thaw()
    await expect.poll(ready).toBe(200)
    // Late answers are dropped: each call gets its own, and the pool is intact.
    await expect.poll(() => statuses(12)).toEqual(Array(12).fill(404))
  })

  test('jobs go on after a silence, and one letter that hangs holds up no other', {
    concurrent: false,
  }, async () => {
    const boss = createBoss(
      { connectionString: proxy.url, max: 4, migrate: false, supervise: false, schedule: false },
      silence.statement,
    )
    const trouble = once(boss, 'error')
    boss.on('error', () => {})
    const { mailer } = services
    const picky: Services['mailer'] = {
      ...mailer,
      send: (mail) =>
        mail.recipient.startsWith('hung') ? new Promise(() => {}) : mailer.send(mail),
    }
    const stop = await startJobs({ ...services, boss, mailer: picky }, 'all')
    proxy.freeze()
    await trouble
    proxy.thaw()
    await expect.poll(ready).toBe(200)

    await remind('hung@example.org')
    const names = Array.from({ length: 12 }, (_, n) => `traveller-${n}@example.org`)
    for (const name of names) await remind(name)
    await expect.poll(() => names.filter(arrived).length).toBe(names.length)
    expect(arrived('hung@example.org')).toBe(false)
    await stop()
    expect(await brokenInvariants(parts.services.db)).toEqual([])
  })
})

/** The shipped server, with a database that can go silent. */
async function startNode() {
  const dataDir = await mkdtemp(join(tmpdir(), 'karibu-silence-'))
  const database = await createTestDatabase()
  const silent = await startSilentProxy(database.url)
  const port = String(await lastingPort())
  const node = await startProgram('main', {
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: silent.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    LOG_LEVEL: 'warn',
  })
  return {
    node,
    silent,
    async brokenInvariants() {
      const { db, close } = connect(database.ownerUrl, { pool: 1, onError: () => {} })
      return brokenInvariants(db).finally(close)
    },
    async close() {
      if (!node.hasEnded()) await node.end('SIGKILL')
      await silent.close()
      await database.drop()
      await rm(dataDir, { recursive: true })
    },
  }
}

test.concurrent('a server that is asked to stop ends, although the database says nothing', async ({
  expect,
  onTestFailed,
  onTestFinished,
}) => {
  const { node, silent, ...rest } = await startNode()
  onTestFinished(rest.close)
  onTestFailed(() => console.error(node.said()))
  const health = (path: string) => fetch(`${node.url}/health/${path}`).then((it) => it.status)
  await until('it is ready', async () => ((await health('ready')) === 200 ? true : undefined))
  silent.freeze()
  const nobody = new URLSearchParams({ applicationId: 'none', email: 'nobody@example.org' })
  const hung = fetch(`${node.url}/api/status-check?${nobody}`).then(
    (answer) => answer.status,
    () => 'cut',
  )
  expect(await health('live')).toBe(200)
  expect([0, 1]).toContain(await node.end('SIGTERM'))
  expect([503, 'cut']).toContain(await hung)
  silent.thaw()
  expect(await rest.brokenInvariants()).toEqual([])
})
