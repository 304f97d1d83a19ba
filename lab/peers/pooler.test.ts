import { chown, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFailed, onTestFinished, test } from 'vitest'
import { untilCalm } from '../../test/faults/calm.ts'
import { gather } from '../../test/faults/crowd.ts'
import { lastingPort } from '../../test/faults/process.ts'
import { randomFrom, seed } from '../../test/faults/random.ts'
import { startRig } from '../../test/faults/rig.ts'
import { whatIsWrong } from '../../test/faults/truth.ts'
import { brokenInvariants } from '../../test/support/invariants.ts'
import {
  addressOf,
  ask,
  database,
  initialise,
  launch,
  makeFolder,
  type Place,
  superuser,
} from '../cluster/postgres.ts'
import { account, findPostgres, findProgram, isThere } from '../cluster/programs.ts'
import { startBeside } from './proxy.ts'

const server = 'karibu_server'
const programs = findPostgres()
const pgbouncer = findProgram('pgbouncer')
const here = isThere('PostgreSQL behind PgBouncer', { postgresql: programs, pgbouncer })

/** As in docs/operations/postgresql.md: session pooling. */
const configuration = (place: Place, port: number, users: string) => `[databases]
${database} = host=127.0.0.1 port=${place.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = session
server_reset_query = DISCARD ALL
max_client_conn = 200
default_pool_size = 60
`

/** Debian's PostgreSQL, a table owner, and a server user who connects through PgBouncer only. */
async function startPooled(dataDir: string) {
  const port = await lastingPort()
  const place: Place = {
    programs: programs ?? '',
    folder: await makeFolder(join(dataDir, 'pooled')),
    ...{ port, password: 'owner-password' },
  }
  await initialise(place)
  const postgres = await launch(place)
  const password = 'server-password'
  await ask(place, `create role ${server} login password '${password}'`)
  await ask(place, `create database ${database}`)
  const poolerPort = await lastingPort()
  const [users, file] = ['pgbouncer-users.txt', 'pgbouncer.ini'].map((name) => join(dataDir, name))
  await writeFile(users ?? '', `"${server}" "${password}"\n"${superuser}" "${place.password}"\n`)
  await writeFile(file ?? '', configuration(place, poolerPort, users ?? ''))
  const owner = account()
  for (const each of [users, file]) if (owner && each) await chown(each, owner.uid, owner.gid)
  const flags = owner ? ['-u', 'postgres'] : []
  const pooler = await startBeside(pgbouncer ?? '', [...flags, file ?? ''], poolerPort)
  return {
    place,
    pooler,
    url: `postgres://${server}:${password}@127.0.0.1:${poolerPort}/${database}`,
    ownerUrl: addressOf(place),
    async stop() {
      await pooler.stop()
      await postgres.stop()
    },
  }
}

test.skipIf(!here)(
  `Debian's PostgreSQL behind PgBouncer serves as any other (seed ${seed})`,
  async () => {
    let pooled: Awaited<ReturnType<typeof startPooled>> | undefined
    const rig = await startRig(async (dataDir) => {
      pooled = await startPooled(dataDir)
      return pooled
    })
    onTestFinished(() => rig.stop())
    onTestFailed(() => console.error(pooled?.pooler.said()))
    const node = await rig.startNode()
    onTestFailed(() => console.error(node.said()))
    const crowd = gather(rig, randomFrom(seed), 3)
    await crowd.calls(150)
    await crowd.arrive()
    await untilCalm(rig)
    expect(await whatIsWrong(rig, crowd.ledger, { repeats: 0 })).toEqual([])
    expect(await brokenInvariants(rig.db)).toEqual([])
    expect(crowd.ledger.completed.length).toBeGreaterThan(0)
  },
  300_000,
)
