import type { AddressInfo } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import type { Messenger } from '#domain/messenger.ts'
import { createSandboxMessenger } from './messenger.ts'

export const photo = (bytes = 'jpeg', name = 'page.jpg', type = 'image/jpeg') =>
  new File([bytes], name, { type })

type Heard = { path: string; headers: Headers; body: string }

async function listen(handle: (request: Request) => Response | Promise<Response>) {
  const server = await new Promise<ServerType>((listening) => {
    const started: ServerType = serve({ fetch: handle, port: 0, hostname: '127.0.0.1' }, () =>
      listening(started),
    )
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}

export type RunningMessenger = Awaited<ReturnType<typeof startMessenger>>

/** The sandbox on a loopback port beside a business that hears its calls, with a clock set by the test. */
export async function startMessenger() {
  let at = new Date('2026-11-21T10:00:00.000Z').getTime()
  let tokens = 0
  const heard: Heard[] = []
  const answers: number[] = []
  const business = await listen(async (request) => {
    const { pathname, search } = new URL(request.url)
    heard.push({
      path: pathname + search,
      headers: request.headers,
      body: await request.text(),
    })
    return new Response(null, { status: answers.shift() ?? 200 })
  })
  const basePath = '/sandbox-messenger'
  const webhookUrl = (messenger: Messenger) => `${business.url}/${messenger}`
  const clock = { now: () => new Date(at) }
  const server = await listen((request) => sandbox.app.fetch(request))
  const sandbox = createSandboxMessenger({
    business: 'Karibu Visa',
    clock,
    randomToken: () => {
      tokens += 1
      return `token-of-this-test-${String(tokens).padStart(8, '0')}`
    },
    fetch,
    origin: server.url,
    basePath,
    webhookUrl,
  })
  const url = server.url + basePath
  const { whatsapp, telegram, sms } = sandbox.accounts

  const call = (path: string, init: RequestInit = {}) =>
    fetch(path.startsWith('http') ? path : url + path, { redirect: 'manual', ...init })
  const json = (body: unknown, headers = {}): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const bearer = { authorization: `Bearer ${whatsapp.token}` }
  const basic = Buffer.from(`${sms.account}:${sms.token}`).toString('base64')

  return {
    ...{ url, call, json, bearer, webhookUrl, clock, accounts: sandbox.accounts },
    heard,
    /** How the business answers the next calls, instead of 200. */
    answers,
    pass: (ms: number) => {
      at += ms
    },
    /** The calls of a round, as the business reads them. */
    async round(): Promise<Heard[]> {
      heard.length = 0
      await sandbox.deliverDue()
      return [...heard]
    },
    whatsapp: (path: string, body?: unknown) =>
      call(
        `/api/whatsapp/v24.0${path}`,
        body === undefined ? { headers: bearer } : json(body, bearer),
      ),
    telegram: (method: string, body: unknown = {}) =>
      call(`/api/telegram/bot${telegram.token}/${method}`, json(body)),
    sms: (fields: Record<string, string>) =>
      call(`/api/sms/2010-04-01/Accounts/${sms.account}/Messages.json`, {
        method: 'POST',
        headers: { authorization: `Basic ${basic}` },
        body: new URLSearchParams({ From: sms.number, ...fields }),
      }),
    page: async (path: string) => (await call(path)).text(),
    write(messenger: Messenger, number: string, text: string, file?: File, quotes?: string) {
      const body = new FormData()
      body.set('text', text)
      if (file) body.set('file', file)
      if (quotes) body.set('quotes', quotes)
      return call(`/phones/${number}/${messenger}/write`, { method: 'POST', body })
    },
    press: (messenger: Messenger, number: string, button: string) =>
      call(`/phones/${number}/${messenger}`, {
        method: 'POST',
        body: new URLSearchParams({ do: button }),
      }),
    async stop() {
      await server.close()
      await sandbox.stop()
      await business.close()
    },
  }
}
