import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lastingPort, until } from '../../test/faults/process.ts'
import { askPatroni, startBalancer } from './balancer.ts'
import { prepareDatabase, server } from './pair.ts'
import { database, killWhole, looker, makeFolder, type Place, superuser } from './postgres.ts'
import { account } from './programs.ts'

export type PatroniPrograms = { postgres: string; haproxy: string; etcd: string; patroni: string }

type Member = Place & {
  name: string
  restPort: number
  file: string
  child: ChildProcess | null
  said: string
}

/** A member's configuration; JSON is valid YAML. */
function configuration(member: Member, etcdPort: number) {
  const { name, folder, programs, port, restPort, password } = member
  const here = `127.0.0.1:${restPort}`
  return {
    scope: 'karibu',
    name,
    restapi: { listen: here, connect_address: here },
    etcd3: { hosts: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        // Lifetime of a dead machine's lock, and check interval. ttl >= loop_wait + 2 x
        // retry_timeout.
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 3,
        // Only an up-to-date standby may take over; without one, the primary continues alone.
        synchronous_mode: true,
        // Fails over at once when PostgreSQL crashes and a standby is ready.
        primary_start_timeout: 0,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 120, wal_keep_size: '256MB' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: folder,
      bin_dir: programs,
      pgpass: `${folder}.pgpass`,
      authentication: {
        superuser: { username: superuser, password },
        replication: { username: 'karibu_copy', password },
      },
      parameters: { unix_socket_directories: '', shared_buffers: '64MB', jit: 'off' },
      pg_hba: [
        `host postgres ${looker} 127.0.0.1/32 trust`,
        'host replication karibu_copy 127.0.0.1/32 scram-sha-256',
        'host all all 127.0.0.1/32 scram-sha-256',
      ],
    },
  }
}

async function startEtcd(program: string, folder: string) {
  const [port, peerPort] = [await lastingPort(), await lastingPort()]
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`]
  const args = [
    ...['--data-dir', join(folder, 'etcd'), '--log-level', 'error'],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
    ...['--initial-cluster', `default=${peer}`],
  ]
  const child = spawn(program, args, { stdio: 'ignore' })
  const healthy = () => fetch(`${client}/health`).then(({ ok }) => ok || undefined)
  await until('etcd answers', () => healthy().catch(() => undefined), 20_000)
  return { port, child }
}

type Seen = { name: string; role: string; state: string }

/** The members' view of each other; null without an answer. */
async function look(members: readonly Member[]): Promise<Seen[] | null> {
  for (const { restPort } of members) {
    const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`).catch(() => null)
    if (answer?.ok) return ((await answer.json()) as { members: Seen[] }).members
  }
  return null
}

/** The server process of a folder; throws if none, also with a stale PID file. */
async function postgresOf({ folder: cluster }: Member): Promise<number> {
  const pid = Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0])
  if ((await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes(cluster)) return pid
  throw new Error(`Nothing serves ${cluster}`)
}

/** Starts Patroni, which starts PostgreSQL. */
function startMember(program: string, member: Member): void {
  const child = spawn(program, [member.file], {
    ...account(),
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC', HOME: '/' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  child.stderr?.on('data', (chunk) => {
    member.said = (member.said + chunk).slice(-6_000)
  })
  member.child = child
}

/** Kills members with their PostgreSQL. */
async function endMembers(members: readonly Member[]): Promise<void> {
  for (const member of members) {
    const { child } = member
    const pid = await postgresOf(member).catch(() => 0)
    if (child && child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    if (pid > 0) await killWhole(pid)
  }
}

/** Two PostgreSQL servers managed by Patroni with etcd, and HAProxy that asks Patroni for the primary. */
export async function startPatroniPair(folder: string, programs: PatroniPrograms) {
  const password = randomBytes(12).toString('hex')
  const etcd = await startEtcd(programs.etcd, folder)
  const members: Member[] = []
  for (const name of ['a', 'b']) {
    const [port, restPort] = [await lastingPort(), await lastingPort()]
    const home = await makeFolder(join(folder, name))
    const place = { programs: programs.postgres, folder: join(home, 'cluster'), port, password }
    const file = join(folder, `${name}.yml`)
    members.push({ ...place, name, restPort, file, child: null, said: '' })
  }
  for (const member of members) {
    await writeFile(member.file, JSON.stringify(configuration(member, etcd.port)))
    startMember(programs.patroni, member)
  }

  /** The leader, once the other one follows synchronously. */
  const leaderOfTwo = (): Promise<Member> =>
    until(
      'one leads and the other has everything',
      async () => {
        const seen = (await look(members)) ?? []
        const isWhole = seen.some(({ role }) => role === 'sync_standby')
        const name = seen.find(({ role }) => role === 'leader')?.name
        return isWhole ? members.find((member) => member.name === name) : undefined
      },
      90_000,
    ).catch((error) => {
      throw new Error(`${error.message}\n${members.map(({ said }) => said).join('\n')}`)
    })

  async function stopMembers(): Promise<void> {
    await endMembers(members)
    etcd.child.kill('SIGKILL')
    await once(etcd.child, 'exit')
  }

  const leader = await leaderOfTwo().catch(async (error) => {
    // A failed start leaves nothing running.
    await stopMembers()
    throw error
  })
  await prepareDatabase(leader)
  const backends = members.map(({ port, restPort }) => ({ port, checkPort: restPort }))
  const balancer = await startBalancer(programs.haproxy, folder, askPatroni, backends)
  const address = (user: string) =>
    `postgres://${user}:${password}@127.0.0.1:${balancer.port}/${database}`

  return {
    url: address(server),
    ownerUrl: address(superuser),
    leaderOfTwo,
    /** The leader's follower. */
    followerOf(leader: Member): Member {
      const follower = members.find((member) => member !== leader)
      if (!follower) throw new Error('Nobody follows')
      return follower
    },
    /** Simulates a power loss. */
    async killMachine(member: Member): Promise<void> {
      const pid = await postgresOf(member)
      member.child?.kill('SIGKILL')
      await killWhole(pid)
    },
    /** Kills only PostgreSQL. */
    async killPostgres(leader: Member): Promise<void> {
      await killWhole(await postgresOf(leader))
    },
    revive: (member: Member) => startMember(programs.patroni, member),
    async stop() {
      await balancer.stop()
      await stopMembers()
    },
  }
}
