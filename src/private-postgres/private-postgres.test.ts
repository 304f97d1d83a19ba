import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../test/support/ask.ts'
import { type PrivatePostgres, startPrivatePostgres } from './private-postgres.ts'
import { findRunning, isServing } from './process.ts'

let dataDir: string
let running: PrivatePostgres | undefined
const said: string[] = []

async function start(options: { durable?: boolean } = {}): Promise<PrivatePostgres> {
  said.length = 0
  running = await startPrivatePostgres({ dataDir, log: (line) => said.push(line), ...options })
  return running
}

/** The cluster's folder: usually in the data folder, else where its note points. */
async function clusterOf(folder: string): Promise<string> {
  const note = await readFile(join(folder, 'postgres-is-at'), 'utf8').catch(() => null)
  return join(note?.trim() ?? join(folder, 'postgres'), 'cluster')
}

async function postmaster(): Promise<number> {
  const found = await findRunning(await clusterOf(dataDir))
  if (!found) throw new Error('no PostgreSQL is running')
  return found.pid
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'private-postgres-'))
  await chmod(dataDir, 0o711)
})

afterEach(async () => {
  await running?.stop()
  running = undefined
})

afterAll(() => rm(dataDir, { recursive: true }))

describe('a private PostgreSQL', () => {
  test('is durable, speaks UTF-8, and listens to this machine with a password only, once', async () => {
    const { url } = await start()
    const settings = ['fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses']
    const shown = await Promise.all(settings.map((name) => ask(url, `show ${name}`)))
    expect(shown.flat()).toEqual(['on', 'on', 'on', '127.0.0.1'])
    expect(await ask(url, "select upper('çığ'), current_database()")).toEqual([
      'ÇIĞ',
      'karibu_visa',
    ])
    await expect(ask(url, 'create table mine ()')).rejects.toThrow(/permission denied/)
    const stranger = new URL(url)
    stranger.password = 'guessed'
    await expect(ask(stranger.href, 'select 1')).rejects.toThrow(/password authentication failed/)
    expect((await stat(join(dataDir, 'postgres-password'))).mode & 0o777).toBe(0o600)
    await expect(startPrivatePostgres({ dataDir, log: () => {} })).rejects.toThrow(
      /^Another process is using the database in \S+: stop it first, or choose another DATA_DIR\.$/,
    )
    expect(await ask(url, 'select 1')).toEqual([1])
  })

  test('keeps its data across a restart and a kill, and leaves nothing incomplete', async () => {
    const first = await start()
    await ask(first.ownerUrl, 'create table memory (said text)')
    await ask(first.ownerUrl, "insert into memory values ('kept')")
    await ask(first.ownerUrl, 'grant select, insert on memory to public')
    await first.stop()
    await expect(ask(first.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/)
    const second = await start()
    expect(await ask(second.url, 'select said from memory')).toEqual(['kept'])
    const beside = await readdir(join(await clusterOf(dataDir), '..'))
    expect(beside).toEqual(['cluster'])
    // It comes back by itself, at the same address, when it is killed.
    const { url } = second
    await ask(url, "insert into memory values ('written before the kill')")
    const killed = await postmaster()
    process.kill(killed, 'SIGKILL')
    await expect
      .poll(() => ask(url, 'select count(*)::int from memory').catch(() => 'away'))
      .toEqual([2])
    expect(await postmaster()).not.toBe(killed)
    expect(said).toContain('PostgreSQL ended unexpectedly: starting it again')
  })

  test('ends what a killed server left running, and has all it wrote', async () => {
    const child = spawn(
      process.execPath,
      [
        '--import=tsx',
        '--input-type=module',
        '--eval',
        `import { startPrivatePostgres } from ${JSON.stringify(new URL('private-postgres.ts', import.meta.url).href)}
         console.log((await startPrivatePostgres({ dataDir: process.argv[1], log() {} })).url)`,
        dataDir,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const [url] = await once(child.stdout, 'data')
    await ask(String(url).trim(), "insert into memory values ('by the one who was killed')")
    const orphan = await postmaster()
    child.kill('SIGKILL')
    await once(child, 'close')

    const next = await start()
    expect(await ask(next.url, 'select count(*)::int from memory')).toEqual([3])
    expect(await postmaster()).not.toBe(orphan)
    expect(isServing(orphan, await clusterOf(dataDir))).toBe(false)
  })

  test('a wrong password says so in one line and leaves nothing running, a stale pid file hinders nothing', async () => {
    const file = join(dataDir, 'postgres-password')
    const right = await readFile(file, 'utf8')
    await writeFile(file, 'another')
    await expect(start()).rejects.toThrow(/^The password in postgres-password is not that of .+$/)
    expect(await findRunning(await clusterOf(dataDir))).toBeUndefined()
    await writeFile(file, right)
    // Nor is it stopped by a pid file whose number another process has by now.
    const cluster = await clusterOf(dataDir)
    await writeFile(join(cluster, 'postmaster.pid'), `${process.ppid}\n${cluster}\n0\n5432\n`)
    const { url } = await start()
    expect(await ask(url, 'select 1')).toEqual([1])
  })
})
