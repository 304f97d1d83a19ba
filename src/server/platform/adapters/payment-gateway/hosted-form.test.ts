import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signNotification } from '../../../../sandbox-gateway/signature.ts'
import {
  exampleAttempt,
  listen,
  openForm,
  payWith,
  type RunningSandbox,
  shopAt,
  startSandbox,
  testClock,
} from '../../../../sandbox-gateway/test-support.ts'
import type { HostedFormOptions } from './hosted-form.ts'
import type { AttemptToBegin, GatewayNotification } from './port.ts'

let clock: ReturnType<typeof testClock>
let sandbox: RunningSandbox
let shop: Awaited<ReturnType<typeof listen>>
let received: (GatewayNotification | string)[]
let answer: number

beforeEach(async () => {
  clock = testClock()
  received = []
  answer = 200
  sandbox = await startSandbox({ clock, secrets: ['current', 'old'] })
  shop = await listen(async (request) => {
    try {
      received.push(gateway().readNotification(request.headers, await request.text()))
    } catch (error) {
      received.push(String(error))
      return new Response(null, { status: 400 })
    }
    return new Response(null, { status: answer })
  })
})
afterEach(async () => {
  await sandbox.stop()
  await shop.close()
})

const gateway = (other: Partial<HostedFormOptions> = {}) =>
  shopAt(sandbox, {
    ...{ secrets: ['current', 'old'], notifyUrl: `${shop.url}/notify`, clock, ...other },
  })

const begin = async (other: Partial<AttemptToBegin> = {}) =>
  (await gateway().begin(exampleAttempt(other))).form
const inquire = () => gateway().inquire({ attemptId: 'attempt-1', gatewayRef: null })
const refund = (other: object = {}) =>
  gateway().refund({
    ...{ attemptId: 'attempt-1', gatewayRef: null, amountCents: 10000, currency: 'USD' },
    ...{ refundKey: 'refund-1', ...other },
  })

describe('the form', () => {
  it.each([
    ['another amount', { amount: '100' }],
    ['another way back', { successUrl: 'http://elsewhere.test/' }],
    ['a further field', { discount: '1' }],
    ['no signature', { signature: '' }],
  ])('is refused with %s', async (_, change) => {
    const form = await begin()
    const changed = { ...form, fields: { ...form.fields, ...change } }
    const { response } = await openForm(changed)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('signature does not fit')
    expect((await sandbox.history()).attempts).toEqual([])
  })
})

describe('inquire', () => {
  it('tells the state, the amount and the currency that the gateway holds', async () => {
    expect(await inquire()).toBeNull()
    const form = await begin()
    await openForm(form)
    expect(await inquire()).toMatchObject({ state: 'open' })
    await payWith(form)
    expect(await inquire()).toEqual({
      attemptId: 'attempt-1',
      orderId: 'order-1',
      state: 'succeeded',
      amountCents: 23300,
      currency: 'USD',
      gatewayRef: expect.stringContaining('sandbox_'),
      at: clock.now(),
    })
  })

  it('says so when the secrets differ', async () => {
    const other = gateway({ secrets: ['wrong'] })
    const asked = other.inquire({ attemptId: 'attempt-1', gatewayRef: null })
    await expect(asked).rejects.toMatchObject({ code: 'payment.gateway-unavailable' })
  })
})

describe('refund', () => {
  it('pays back in parts, once per key, never more than was captured', async () => {
    await payWith(await begin())
    const first = await refund()
    expect(first.state).toBe('succeeded')
    expect(await refund()).toEqual(first)
    const tooMuch = await refund({ amountCents: 20000, refundKey: 'refund-2' })
    const theRest = await refund({ amountCents: 13300, refundKey: 'refund-3' })
    expect([tooMuch.state, theRest.state]).toEqual(['failed', 'succeeded'])
    const { refunds } = await sandbox.history()
    expect(refunds.map((each) => each.amount)).toEqual([10000, 13300])
  })

  it('fails where nothing was captured', async () => {
    expect(await refund()).toMatchObject({ state: 'failed' })
    await openForm(await begin())
    expect(await refund()).toMatchObject({ state: 'failed' })
  })
})

describe('notifications', () => {
  it('are repeated until they are taken', async () => {
    answer = 503
    await payWith(await begin())
    clock.advance(1100)
    await sandbox.deliverDue()
    answer = 200
    for (const wait of [4000, 3_600_000]) {
      clock.advance(wait)
      await sandbox.deliverDue()
    }
    expect(received).toHaveLength(3)
    expect(new Set(received.map((each) => typeof each === 'object' && each.eventId)).size).toBe(1)
  })

  it('are refused when changed, old, or without a name', async () => {
    const headers = new Headers()
    let body = ''
    const recorder = await listen(async (request) => {
      request.headers.forEach((value, name) => void headers.set(name, value))
      body = await request.text()
      return new Response(null, { status: 200 })
    })
    await payWith((await gateway({ notifyUrl: recorder.url }).begin(exampleAttempt())).form)
    await recorder.close()
    const read = (other: Record<string, string>, text = body) => {
      const changed = new Headers(headers)
      for (const [name, value] of Object.entries(other)) changed.set(name, value)
      return () => gateway().readNotification(changed, text)
    }
    expect(read({})().report?.state).toBe('succeeded')
    expect(read({}, body.replace('23300', '23299'))).toThrow('payment.signature-wrong')
    expect(read({ 'webhook-id': 'evt_other' })).toThrow('payment.signature-wrong')
    expect(read({ 'webhook-id': '' })).toThrow('payment.signature-wrong')
    expect(read({ 'webhook-timestamp': '1' })).toThrow('payment.signature-wrong')
    expect(read({ 'webhook-signature': 'v1,' })).toThrow('payment.signature-wrong')
    // Signed, but not storable.
    for (const [right, wrong] of [
      ['"USD"', String.raw`"U\u0000D"`],
      ['"order-1', String.raw`"\u0000order-1`],
    ] as const) {
      const odd = body.replace(right, wrong)
      expect(odd).not.toBe(body)
      const event = { eventId: 'evt_odd', body: odd, at: clock.now() }
      const signed = new Headers(signNotification(event, 'current'))
      expect(() => gateway().readNotification(signed, odd)).toThrow('request.unreadable')
    }
    clock.advance(301_000)
    expect(read({})).toThrow('payment.signature-wrong')
  })
})
