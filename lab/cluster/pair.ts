import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { lastingPort, until } from '../../test/faults/process.ts'
import { askServers, startBalancer } from './balancer.ts'
import {
  ask,
  database,
  initialise,
  launch,
  looker,
  makeFolder,
  type Place,
  type Postgres,
  runProgram,
  superuser,
} from './postgres.ts'

export const server = 'karibu_server'

/** The roles and database required by docs/operations/postgresql.md. */
export async function prepareDatabase(place: Place): Promise<void> {
  await ask(place, `create role ${looker} login connection limit 8`)
  await ask(place, `create role ${server} login password '${place.password}'`)
  await ask(place, `create database ${database}`)
}

const from = (source: Place): string =>
  `host=127.0.0.1 port=${source.port} user=${superuser} password=${source.password}`

/** Clones a running server into a standby. */
async function follow(source: Place, folder: string): Promise<Postgres> {
  const place = { ...source, folder: await makeFolder(folder), port: await lastingPort() }
  const name = `${from(source)} application_name=standby`
  runProgram(place, 'pg_basebackup', ['-D', folder, '-d', name, '-R', '-X', 'stream', '-c', 'fast'])
  return launch(place)
}

/** Turns synchronous replication to the standby on or off. */
async function waitFor(primary: Place, standby: 'standby' | ''): Promise<void> {
  await ask(primary, `alter system set synchronous_standby_names = '${standby}'`)
  await ask(primary, 'select pg_reload_conf()')
  const wanted = standby === '' ? 'async' : 'sync'
  await until(`the standby is ${wanted}`, async () => {
    const found = await ask<{ state: string }>(
      primary,
      'select sync_state as state from pg_stat_replication',
    )
    return found.some(({ state }) => state === wanted) || undefined
  })
}

export type Pair = Awaited<ReturnType<typeof startPair>>

/** A primary, a synchronous standby, and HAProxy in front. */
export async function startPair(folder: string, programs: string, haproxy: string) {
  const password = randomBytes(12).toString('hex')
  const place = { programs, password, port: await lastingPort(), folder: join(folder, 'a') }
  await makeFolder(place.folder)
  await initialise(place)
  let primary = await launch(place)
  await prepareDatabase(primary)
  let standby = await follow(primary, join(folder, 'b'))
  await waitFor(primary, 'standby')
  const all = [primary, standby]
  const balancer = await startBalancer(haproxy, folder, askServers, all)
  const address = (user: string, port = balancer.port) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`

  return {
    url: address(server),
    ownerUrl: address(superuser),
    killPrimary: () => primary.kill(),
    /** Whether commits wait for the standby. */
    synchronous: (on: boolean) => waitFor(primary, on ? 'standby' : ''),
    ask: <Row extends object>(statement: string) => ask<Row>(primary, statement, database),
    /** Promotes the standby; resolves once it is writable. */
    async promote() {
      await ask(standby, 'select pg_promote(true, 30)')
      ;[primary, standby] = [standby, primary]
    },
    /** The dead primary rejoins as synchronous standby. */
    async rejoin() {
      await ask(primary, 'checkpoint')
      // Unreplicated WAL is rewound.
      const source = `--source-server=${from(primary)} dbname=postgres application_name=standby`
      runProgram(standby, 'pg_rewind', ['-D', standby.folder, source, '-R'])
      standby = await launch(standby)
      all.push(standby)
      await waitFor(primary, 'standby')
    },
    async stop() {
      await balancer.stop()
      for (const each of all) await each.stop()
    },
  }
}
