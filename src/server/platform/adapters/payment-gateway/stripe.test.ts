import { beforeEach, describe, expect, it } from 'vitest'
import { forFile } from '../../../../../test/support/for-file.ts'
import {
  createStripeStandIn,
  type StripeStandIn,
} from '../../../../../test/support/stripe-stand-in.ts'
import { exampleAttempt, listen } from '../../../../sandbox-gateway/test-support.ts'
import { createStripeGateway } from './stripe.ts'

const now = new Date('2026-11-21T10:00:00Z')
let stripe: StripeStandIn
let attempts = 0

const { port } = await forFile(listen((request) => stripe.app.fetch(request)))
beforeEach(() => {
  stripe = createStripeStandIn({
    secretKey: 'sk_test',
    webhookSecret: 'whsec_current',
    origin: () => `http://127.0.0.1:${port}`,
    now: () => now,
  })
})

const gateway = (other: { secretKey?: string } = {}) =>
  createStripeGateway({
    secretKey: 'sk_test',
    webhookSecrets: ['whsec_current', 'whsec_old'],
    clock: { now: () => now },
    timeoutMs: 20_000,
    api: { host: '127.0.0.1', port, protocol: 'http' },
    ...other,
  })

function attempt() {
  attempts += 1
  return exampleAttempt({ attemptId: `attempt-${attempts}` })
}

describe('begin', () => {
  it('leads to the session by a form that keeps the query of its address', async () => {
    const { form, gatewayRef } = await gateway().begin(attempt())
    expect(form).toEqual({
      action: `http://127.0.0.1:${port}/c/pay/cs_test_1#fid`,
      method: 'GET',
      fields: { key: 'pk_test' },
    })
    expect(gatewayRef).toBe('cs_test_1')
    expect(stripe.sessions.get('cs_test_1')?.session).toMatchObject({
      amount_total: 23300,
      currency: 'usd',
      expires_at: now.getTime() / 1000 + 3600,
    })
  })

  it('makes one session of an attempt, however often it begins', async () => {
    const same = attempt()
    const first = await gateway().begin(same)
    expect(await gateway().begin(same)).toEqual(first)
    expect(stripe.sessions.size).toBe(1)
    expect(stripe.history.calls.every((call) => call.idempotencyKey === same.attemptId)).toBe(true)
  })

  it('says when Stripe does not answer', async () => {
    stripe.faults.status = 503
    const away = { code: 'payment.gateway-unavailable' }
    await expect(gateway().begin(attempt())).rejects.toMatchObject(away)
  })

  it('does not hide a wrong key behind an outage', async () => {
    await expect(gateway({ secretKey: 'sk_other' }).begin(attempt())).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
    })
  })
})

describe('inquire', () => {
  it.each([
    ['open', () => undefined],
    ['succeeded', (id: string) => stripe.control.pay(id)],
    ['open', (id: string) => stripe.control.promise(id)],
    ['failed', (id: string) => stripe.control.breakPromise(id)],
    ['expired', (id: string) => stripe.control.expire(id)],
  ])('%s', async (state, happen) => {
    const begun = attempt()
    const { gatewayRef } = await gateway().begin(begun)
    happen(gatewayRef ?? '')
    const report = await gateway().inquire({ attemptId: begun.attemptId, gatewayRef })
    expect(report).toMatchObject({
      attemptId: begun.attemptId,
      orderId: 'order-1',
      state,
      amountCents: 23300,
      currency: 'USD',
    })
  })

  it('knows nothing of an attempt that Stripe has never seen', async () => {
    expect(await gateway().inquire({ attemptId: 'a', gatewayRef: null })).toBeNull()
    expect(await gateway().inquire({ attemptId: 'a', gatewayRef: 'cs_none' })).toBeNull()
  })
})

describe('refund', () => {
  it('pays back once for one key', async () => {
    const begun = attempt()
    const { gatewayRef } = await gateway().begin(begun)
    stripe.control.pay(gatewayRef ?? '')
    const paid = { attemptId: begun.attemptId, gatewayRef, amountCents: 23300, currency: 'USD' }
    const refund = { ...paid, refundKey: 'duplicate:1' }
    const [first, again] = [await gateway().refund(refund), await gateway().refund(refund)]
    expect(first.state).toBe('succeeded')
    expect(again).toEqual(first)
    expect(stripe.history.refunds).toEqual([
      { intent: `pi_${gatewayRef}`, amount: 23300, key: 'duplicate:1' },
    ])
    // Even after Stripe has dropped a key (a day), nothing is refunded twice.
    const other = await gateway().refund({ ...refund, refundKey: 'other' })
    expect(other).toMatchObject({ state: 'succeeded' })
    expect(stripe.history.refunds).toHaveLength(1)
  })

  it('fails where nothing was paid', async () => {
    const begun = attempt()
    const { gatewayRef } = await gateway().begin(begun)
    const refund = { attemptId: begun.attemptId, gatewayRef, amountCents: 1, currency: 'USD' }
    expect(await gateway().refund({ ...refund, refundKey: 'k' })).toMatchObject({ state: 'failed' })
  })
})

describe('readNotification', () => {
  const paid = async () => {
    const { gatewayRef } = await gateway().begin(attempt())
    return stripe.control.pay(gatewayRef ?? '')
  }

  it('understands what Stripe signed, with the old secret too', async () => {
    const session = await paid()
    for (const secret of ['whsec_current', 'whsec_old']) {
      const sent = stripe.sign('checkout.session.completed', session, { id: 'evt_1', secret })
      expect(gateway().readNotification(sent.headers, sent.body)).toMatchObject({
        eventId: 'evt_1',
        report: { state: 'succeeded', amountCents: 23300, currency: 'USD' },
      })
    }
  })

  it.each([
    ['checkout.session.expired', { status: 'expired', payment_status: 'unpaid' }, 'expired'],
    ['checkout.session.async_payment_failed', { payment_status: 'unpaid' }, 'failed'],
    ['checkout.session.async_payment_succeeded', {}, 'succeeded'],
  ])('%s', async (type, other, state) => {
    const sent = stripe.sign(type, { ...(await paid()), ...other })
    expect(gateway().readNotification(sent.headers, sent.body).report?.state).toBe(state)
  })

  it('takes other events as known, without a report', () => {
    const sent = stripe.sign('customer.created', { object: 'customer' })
    expect(gateway().readNotification(sent.headers, sent.body).report).toBeNull()
  })

  it('refuses what is forged, changed, old or unsigned', async () => {
    const session = await paid()
    const good = stripe.sign('checkout.session.completed', session)
    const old = new Date(now.getTime() - 3_600_000)
    const refused = [
      stripe.sign('checkout.session.completed', session, { secret: 'whsec_wrong' }),
      stripe.sign('checkout.session.completed', session, { at: old }),
      { headers: good.headers, body: good.body.replace('23300', '23299') },
      { headers: new Headers(), body: good.body },
    ]
    for (const { headers, body } of refused) {
      expect(() => gateway().readNotification(headers, body)).toThrow('payment.signature-wrong')
    }
  })
})
