import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { lastingPort, until } from '../../test/faults/process.ts'
import { looker } from './postgres.ts'
import { isOpen } from './programs.ts'

export type Balancer = { port: number; stop(): Promise<void> }

const hex = (text: string) => Buffer.from(text, 'latin1').toString('hex')

/** A startup message: protocol version 3, user and database. */
function startup(): string {
  const body = Buffer.from(`\0\x03\0\0user\0${looker}\0database\0postgres\0\0`, 'latin1')
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length + 4)
  return Buffer.concat([length, body]).toString('hex')
}

/**
 * Asks each server its role: since version 14 PostgreSQL reports on login whether it is a standby.
 * Needs no program, password or statement.
 */
export const askServers = [
  'option tcp-check',
  'tcp-check connect',
  `tcp-check send-binary ${startup()}`,
  `tcp-check expect binary ${hex('in_hot_standby\0off\0')}`,
]

/** Asks Patroni, which knows the leader. */
export const askPatroni = ['option httpchk GET /primary', 'http-check expect status 200']

export type Backend = { port: number; checkPort?: number }

function configuration(
  port: number,
  statistics: string,
  check: readonly string[],
  backends: readonly Backend[],
) {
  return `global
  stats socket ${statistics}
defaults
  mode tcp
  timeout connect 2s
  # Without a server fail at once: retrying a dead one costs a second each.
  retries 0
  # A connection that listens says something every ten seconds, one of a pool is let go after thirty.
  timeout client 30m
  timeout server 30m
  timeout check 500ms
listen primary
  bind 127.0.0.1:${port}
  ${check.join('\n  ')}
  # Who is primary no longer is talked to no longer, on connections that stand as well.
  default-server inter 250ms fastinter 100ms downinter 100ms fall 2 rise 1 on-marked-down shutdown-sessions
${backends
  .map(
    ({ port: at, checkPort }, index) =>
      `  server db${index} 127.0.0.1:${at} check${checkPort ? ` port ${checkPort}` : ''}`,
  )
  .join('\n')}
`
}

/** Number of servers that HAProxy considers primary: all before its first check, then one. */
async function takenForPrimary(statistics: string): Promise<number> {
  const socket = connect(statistics)
  socket.end('show stat\n')
  const lines = (await text(socket)).split('\n').map((line) => line.split(','))
  const status = lines[0]?.indexOf('status') ?? -1
  return lines.filter(([, name, ...rest]) => name?.startsWith('db') && rest[status - 2] === 'UP')
    .length
}

/** HAProxy in front of several PostgreSQL servers: routes to the current primary. */
export async function startBalancer(
  program: string,
  folder: string,
  check: readonly string[],
  backends: readonly Backend[],
): Promise<Balancer> {
  const port = await lastingPort()
  const file = join(folder, 'haproxy.cfg')
  const statistics = join(folder, 'haproxy.sock')
  await writeFile(file, configuration(port, statistics, check, backends))
  const child = spawn(program, ['-db', '-q', '-f', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  await until('HAProxy listens', () => isOpen(port), 10_000)
  const knows = async () => (await takenForPrimary(statistics)) === 1
  await until('HAProxy knows the primary', knows, 10_000)
  return {
    port,
    async stop() {
      child.kill('SIGKILL')
      await exited
    },
  }
}
