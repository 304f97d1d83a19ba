import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { connect, constants } from 'node:http2'
import { join } from 'node:path'
import { connect as connectTls } from 'node:tls'
import { until } from '../../test/faults/process.ts'
import { isOpen } from '../cluster/programs.ts'

export type Certificate = { file: string; key: string; both: string; pem: string }

/** A certificate for 127.0.0.1, trusted by this test only. */
export async function makeCertificate(openssl: string, folder: string): Promise<Certificate> {
  const [file, key, both] = ['proxy.pem', 'proxy.key', 'proxy-both.pem'].map((name) =>
    join(folder, name),
  ) as [string, string, string]
  const made = spawnSync(openssl, [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'],
    ...['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', file],
  ])
  if (made.status !== 0) throw new Error(`openssl failed: ${made.stderr}`)
  const pem = await readFile(file, 'utf8')
  await writeFile(both, pem + (await readFile(key, 'utf8')))
  return { file, key, both, pem }
}

/** A shipped proxy configuration with the operator's values. */
export async function filledIn(shipped: string, changes: Record<string, string>): Promise<string> {
  let text = await readFile(new URL(`../../ops/${shipped}`, import.meta.url), 'utf8')
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`${shipped} does not name ${from}`)
    text = text.replaceAll(from, to)
  }
  return text
}

/** Starts a foreground program, and waits for its port. */
export async function startBeside(program: string, args: readonly string[], port: number) {
  const child: ChildProcess = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      said = (said + chunk).slice(-4_000)
    })
  }
  const exited = once(child, 'exit')
  await until(
    `${program} listens`,
    () => {
      if (child.exitCode !== null) throw new Error(`${program} ended:\n${said}`)
      return isOpen(port)
    },
    20_000,
  )
  return {
    said: () => said,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await exited
    },
  }
}

export type Answer = { status: number; headers: Record<string, string | string[]>; body: string }

/** A visitor at another address, using HTTP/2 only. */
export function openVisitor(origin: string, certificate: Certificate, from = '127.0.0.2') {
  const { hostname: host, port } = new URL(origin)
  const session = connect(origin, {
    createConnection: () =>
      connectTls({
        ...{ host, port: Number(port), ca: certificate.pem },
        ...{ ALPNProtocols: ['h2'], localAddress: from },
      }),
  })
  session.on('error', () => {})

  function open(path: string, headers: Record<string, string>, body?: Buffer) {
    const { HTTP2_HEADER_METHOD, HTTP2_HEADER_PATH } = constants
    const stream = session.request(
      {
        [HTTP2_HEADER_METHOD]: body ? 'POST' : 'GET',
        [HTTP2_HEADER_PATH]: path,
        origin,
        ...headers,
      },
      { endStream: !body },
    )
    return stream
  }

  return {
    open,
    protocol: () => session.alpnProtocol,
    /** Sends a request; `slow` sends the body in pieces with pauses. */
    async ask(path: string, headers: Record<string, string> = {}, body?: Buffer): Promise<Answer> {
      const stream = open(path, headers, body)
      const answered = once(stream, 'response')
      if (body) stream.end(body)
      const [head] = await answered
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      return {
        status: Number(head[':status']),
        headers: head as Answer['headers'],
        body: Buffer.concat(chunks).toString(),
      }
    },
    close: () => session.close(),
  }
}
