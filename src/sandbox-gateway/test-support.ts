import type { AddressInfo } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import {
  createHostedFormGateway,
  type HostedFormOptions,
} from '../server/platform/adapters/payment-gateway/hosted-form.ts'
import type { AttemptToBegin } from '../server/platform/adapters/payment-gateway/port.ts'
import { createSandboxGateway } from './gateway.ts'

const controlKey = 'control-key-of-this-test'

/** A clock set by the test. */
export function testClock(start = '2026-11-21T10:00:00.000Z') {
  let at = new Date(start).getTime()
  return {
    now: () => new Date(at),
    advance: (ms: number) => {
      at += ms
    },
  }
}

export async function listen(handle: (request: Request) => Response | Promise<Response>) {
  const server = await new Promise<ServerType>((listening) => {
    const started: ServerType = serve({ fetch: handle, port: 0, hostname: '127.0.0.1' }, () =>
      listening(started),
    )
  })
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}

export type RunningSandbox = Awaited<ReturnType<typeof startSandbox>>

/** The sandbox on a loopback port, with its control interface and a manual notification loop. */
export async function startSandbox(
  options: {
    clock?: { now(): Date }
    storePath?: string
    secrets?: readonly [string, ...string[]]
    merchantId?: string
  } = {},
) {
  const basePath = '/sandbox-gateway'
  const gateway = createSandboxGateway({
    storePath: options.storePath ?? ':memory:',
    merchant: {
      id: options.merchantId ?? 'karibu-visa',
      name: 'Karibu Visa',
      secrets: options.secrets ?? ['secret'],
    },
    clock: options.clock ?? testClock(),
    randomToken: () => crypto.randomUUID(),
    fetch,
    basePath,
    controlKey,
    // Ends what hangs: a busy machine answers late, and is told all the same.
    notifyTimeoutMs: 60_000,
  })
  const server = await listen((request) => gateway.app.fetch(request))
  const url = server.url + basePath
  const control = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${url}/control${path}`, {
      method,
      headers: { 'control-key': controlKey, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) {
      throw new Error(`Control ${path}: ${response.status}`)
    }
    return response
  }
  return {
    url,
    formUrl: `${url}/pay`,
    apiUrl: `${url}/api`,
    deliverDue: gateway.deliverDue,
    behave: (behaviour: object) => control('POST', '/behaviours', behaviour),
    mode: (mode: object) => control('PUT', '/mode', mode),
    end: (attemptId: string, state: string) =>
      control('POST', `/attempts/${attemptId}/end`, { state }),
    history: async () => (await (await control('GET', '/history')).json()) as History,
    stop: async () => {
      await server.close()
      await gateway.stop()
    },
  }
}

export type History = {
  attempts: { attemptId: string; state: string; amount: number; currency: string }[]
  notifications: {
    event_id: string
    attempt_id: string
    state: string
    tries: number
    due_at: string | null
    deliveries: { answer: number | null }[]
  }[]
  refunds: { refund_key: string; attempt_id: string; amount: number }[]
}

/** The sandbox's shop, as far as needed. */
export const shopAt = (
  { formUrl, apiUrl }: Pick<RunningSandbox, 'formUrl' | 'apiUrl'>,
  options: Partial<HostedFormOptions> & Pick<HostedFormOptions, 'notifyUrl' | 'clock'>,
) =>
  createHostedFormGateway({
    ...{ name: 'sandbox', merchant: 'karibu-visa', secrets: ['secret'], formUrl, apiUrl },
    ...{ fetch, timeoutMs: 20_000, ...options },
  })

export const exampleAttempt = (changes: Partial<AttemptToBegin> = {}): AttemptToBegin => ({
  attemptId: 'attempt-1',
  orderId: 'order-1',
  amountCents: 23300,
  currency: 'USD',
  description: 'Tanzania visa TZ-000001',
  email: 'asha@example.com',
  billing: {
    firstName: 'Aşa',
    lastName: "O'Mushi & Söhne",
    street1: '1 High Street',
    street2: '',
    city: 'London',
    country: 'GB',
    phone: '+442071234567',
  },
  returnUrls: {
    success: 'http://shop.test/payment-result?status=success&orderId=order-1',
    failed: 'http://shop.test/payment-result?status=failed&orderId=order-1',
    cancelled: 'http://shop.test/payment-result?status=cancelled&orderId=order-1',
  },
  expiresAt: new Date('2026-11-21T11:00:00Z'),
  ...changes,
})

type Form = { action: string; method: 'GET' | 'POST'; fields: Readonly<Record<string, string>> }

/** Acts as the browser: posts the shop's form, follows the redirect and returns the page. */
export async function openForm(form: Form) {
  const posted = await submit(form.action, form.fields)
  const location = posted.headers.get('location')
  if (location === null) {
    return { page: null, response: posted }
  }
  const page = new URL(location, form.action).href
  return { page, response: await fetch(page, { redirect: 'manual' }) }
}

export function submit(action: string, fields: Readonly<Record<string, string>>) {
  return fetch(action, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
}

export const goodCard = {
  cardNumber: '4242 4242 4242 4242',
  expiry: '12/30',
  cvc: '123',
  cardholder: 'Asha Mushi',
}

/** Opens the form and pays; returns where the browser is sent. */
export async function payWith(form: Form, card: Partial<typeof goodCard> = {}) {
  const { page } = await openForm(form)
  const response = await submit(page ?? form.action, { ...goodCard, ...card, do: 'pay' })
  return { page: page ?? '', location: response.headers.get('location') }
}
