import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { lastingPort, type Running, until } from '../../test/faults/process.ts'
import { type Rig, startRig } from '../../test/faults/rig.ts'
import { newApplication } from '../../test/faults/traveller.ts'
import { photo } from '../../test/support/document-samples.ts'
import { findProgram, isThere } from '../cluster/programs.ts'
import { type Certificate, filledIn, makeCertificate, openVisitor, startBeside } from './proxy.ts'

const programs = {
  openssl: findProgram('openssl'),
  nginx: findProgram('nginx'),
  haproxy: findProgram('haproxy'),
  caddy: findProgram('caddy'),
}

/** `written` is its access log. */
type Proxy = { origin: string; written(): Promise<string>; stop(): Promise<void> }
type Node = Running & { port: number }
type Nodes = readonly [Node, Node]

let rig: Rig
let folder: string
let certificate: Certificate
const stops: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  if (!programs.openssl) return
  rig = await startRig()
  folder = await mkdtemp(join(tmpdir(), 'karibu-peers-'))
  certificate = await makeCertificate(programs.openssl, folder)
})
afterAll(async () => {
  for (const stop of stops) await stop()
  await rig?.stop()
  if (folder) await rm(folder, { recursive: true, force: true })
})

/** Two nodes whose PUBLIC_URL is the proxy's. */
async function startBehind(origin: string): Promise<Nodes> {
  const node = async () => {
    const port = await lastingPort()
    const running = await rig.startNode({ PUBLIC_URL: origin, PORT: String(port), ROLE: 'web' })
    return { ...running, port }
  }
  return [await node(), await node()]
}

async function startNginx(port: number, [one, two]: Nodes): Promise<Proxy> {
  const site = await filledIn('nginx/karibu-visa.conf', {
    '127.0.0.1:3000': `127.0.0.1:${one.port}`,
    '127.0.0.1:3001': `127.0.0.1:${two.port}`,
    'listen 443': `listen 127.0.0.1:${port}`,
    'listen 80;': `listen 127.0.0.1:${await lastingPort()};`,
    'server_name visa.example.org': 'server_name 127.0.0.1',
    '/etc/ssl/karibu-visa.pem': certificate.file,
    '/etc/ssl/karibu-visa.key': certificate.key,
    '/var/log/nginx': folder,
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/nginx-${name};`)
    .join('\n')
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr warn; worker_processes 1; user root;
    events {} http { ${temporary} ${site} }`,
  )
  const nginx = await startBeside(programs.nginx ?? '', ['-p', folder, '-c', file], port)
  const written = () => readFile(join(folder, 'karibu-visa.log'), 'utf8')
  return { origin: `https://127.0.0.1:${port}`, written, stop: nginx.stop }
}

async function startHaproxy(port: number, [one, two]: Nodes): Promise<Proxy> {
  const text = await filledIn('haproxy/karibu-visa.cfg', {
    '127.0.0.1:3000': `127.0.0.1:${one.port}`,
    '127.0.0.1:3001': `127.0.0.1:${two.port}`,
    'bind :443': `bind 127.0.0.1:${port}`,
    '/etc/ssl/karibu-visa.pem': certificate.both,
  })
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, text)
  const haproxy = await startBeside(programs.haproxy ?? '', ['-db', '-f', file], port)
  return {
    origin: `https://127.0.0.1:${port}`,
    written: async () => haproxy.said(),
    stop: haproxy.stop,
  }
}

async function startCaddy(port: number, [one, two]: Nodes): Promise<Proxy> {
  const text = await filledIn('Caddyfile', {
    '{$PUBLIC_URL:https://visa.example.org} {': `https://127.0.0.1:${port} {\n\ttls ${certificate.file} ${certificate.key}`,
    '{$NODE:127.0.0.1:3000}': `127.0.0.1:${one.port} 127.0.0.1:${two.port}`,
    '\tlog {\n': `\tadmin off\n\tauto_https disable_redirects\n\tlog {\n\t\toutput file ${folder}/caddy.log\n`,
  })
  const file = join(folder, 'Caddyfile')
  await writeFile(file, text)
  const caddy = await startBeside(programs.caddy ?? '', ['run', '--config', file], port)
  const written = () => readFile(join(folder, 'caddy.log'), 'utf8')
  return { origin: `https://127.0.0.1:${port}`, written, stop: caddy.stop }
}

const json = (body: object) => Buffer.from(JSON.stringify(body))
const jsonType = { 'content-type': 'application/json' }
const cookiesOf = (headers: Record<string, string | string[]>) =>
  [headers['set-cookie'] ?? []].flat()

describe.each([
  { name: 'nginx', package: 'nginx', start: startNginx },
  { name: 'haproxy', package: 'haproxy', start: startHaproxy },
  { name: 'caddy', package: 'caddy', start: startCaddy },
] as const)('behind $name, with TLS and HTTP/2', ({ name, start }) => {
  const here = isThere(`the product behind ${name}`, {
    [name]: programs[name],
    openssl: programs.openssl,
  })
  const only = here ? test : test.skip
  let proxy: Proxy
  let nodes: Nodes

  beforeAll(async () => {
    if (!here) return
    const port = await lastingPort()
    nodes = await startBehind(`https://127.0.0.1:${port}`)
    proxy = await start(port, nodes)
    stops.push(proxy.stop)
    await until('both nodes are asked', async () => {
      const visitor = openVisitor(proxy.origin, certificate)
      const { status } = await visitor.ask('/health/ready').catch(() => ({ status: 0 }))
      visitor.close()
      return status === 200 || undefined
    })
  })

  function visit(from?: string) {
    const visitor = openVisitor(proxy.origin, certificate, from)
    onTestFinished(() => visitor.close())
    return visitor
  }

  async function applyAs(visitor: ReturnType<typeof visit>) {
    const headers = { ...jsonType, 'idempotency-key': crypto.randomUUID() }
    const made = await visitor.ask('/api/applications', headers, json(newApplication(1)))
    expect([made.status, made.body.slice(0, 200)]).toEqual([201, expect.any(String)])
    const cookies = cookiesOf(made.headers)
    return { ...JSON.parse(made.body), cookies, cookie: cookies[0]?.split(';')[0] ?? '' }
  }

  only('people apply over HTTP/2, with cookies of a secure site', async () => {
    const visitor = visit()
    const { id, cookies } = await applyAs(visitor)
    expect(visitor.protocol()).toBe('h2')
    expect(id).toBeGreaterThan(0)
    expect(cookies[0]).toMatch(/^__Host-.*; Secure/i)
    const page = await visitor.ask('/')
    expect(page.status).toBe(200)
    expect(page.headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
  })

  only('a client that prepends an address is counted by its real one', async () => {
    const visitor = visit('127.0.0.3')
    const limited = async (forged: string) => {
      const headers = { ...jsonType, 'x-forwarded-for': forged }
      return (await visitor.ask('/api/chat/sessions', headers, json({}))).status
    }
    const statuses: number[] = []
    for (let number = 0; number < 140 && statuses.at(-1) !== 429; number += 1) {
      statuses.push(await limited(`203.0.113.${number}`))
    }
    expect(statuses.at(-1)).toBe(429)
    // Each node allows sixty; a neighbour has its own count.
    const neighbour = visit('127.0.0.4')
    expect((await neighbour.ask('/api/chat/sessions', jsonType, json({}))).status).toBe(201)
  })

  only('its log tells no order id, no token and no address of a visitor', async () => {
    const visitor = visit('127.0.0.8')
    const paths = [
      '/status?orderId=SECRET',
      '/api/gpay/verify/SECRET',
      '/api/stop-reminders/SECRET',
    ]
    for (const path of paths) await visitor.ask(path)
    await visitor.ask('/contact')
    const hasTold = async () => name === 'haproxy' || (await proxy.written()).includes('/contact')
    await until('what was asked is written', async () => (await hasTold()) || undefined)
    expect(await proxy.written()).not.toMatch(/SECRET|127\.0\.0\.8/)
  })

  only('what is said in the chat arrives at once', async () => {
    const visitor = visit('127.0.0.5')
    const opened = await visitor.ask('/api/chat/sessions', jsonType, json({}))
    const { sessionId, token } = JSON.parse(opened.body)
    const key = { authorization: `Bearer ${token}` }
    const stream = visitor.open(`/api/chat/stream?sessionId=${sessionId}`, key)
    let heard = ''
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      heard += chunk
    })
    await until('the stream is ready', async () => heard.includes('event: ready') || undefined)
    const message = { sessionId, clientId: crypto.randomUUID(), message: 'Good morning' }
    const said = performance.now()
    const sent = await visitor.ask('/api/chat/messages', { ...jsonType, ...key }, json(message))
    expect(sent.status).toBe(201)
    await until('it arrives', async () => heard.includes('Good morning') || undefined, 5_000)
    expect(performance.now() - said).toBeLessThan(5_000)
    stream.close()
  })

  only('a file of five megabytes passes, one of six is told so', async () => {
    const visitor = visit('127.0.0.6')
    const order = await applyAs(visitor)
    const send = async (bytes: Buffer) => {
      const boundary = 'the-end-of-a-part'
      const body = Buffer.concat([
        Buffer.from(
          `--${boundary}\r\ncontent-disposition: form-data; name="documentType"\r\n\r\npassportPhoto\r\n` +
            `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="photo.jpg"\r\n` +
            'content-type: image/jpeg\r\n\r\n',
        ),
        bytes,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ])
      const headers = {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': String(body.length),
        cookie: order.cookie,
      }
      const path = `/api/applicants/${order.applicants[0].id}/documents`
      return visitor.ask(path, headers, body)
    }
    // Bytes after a picture's end are not part of it.
    const large = Buffer.concat([await photo(), Buffer.alloc(4_900_000)])
    // Before payment nothing is accepted: the proxy must pass the node's answer on.
    const early = await send(large)
    expect([early.status, JSON.parse(early.body).code]).toEqual([409, 'payment.required'])
    const beyond = await send(Buffer.alloc(5_500_000))
    expect(beyond.status).toBeGreaterThanOrEqual(400)
    expect(beyond.status).toBeLessThan(500)
  })

  only('one node dies, and nobody is told', async () => {
    const visitor = visit('127.0.0.7')
    await nodes[0].end('SIGKILL')
    for (let number = 0; number < 10; number += 1) {
      expect((await visitor.ask('/api/agreement-check/nothing-here')).status).toBeLessThan(500)
    }
  })
})
