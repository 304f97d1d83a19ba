import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../../test/support/rows.ts'
import { signNotification } from '../../../sandbox-gateway/signature.ts'
import { payWith } from '../../../sandbox-gateway/test-support.ts'
import { makeRefund } from './make-refund.ts'
import { type Applied, booksOf, type Form, openShop } from './test-support.ts'

let applied: Applied
let form: Form

const shop = await openShop()
beforeEach(async () => {
  applied = await shop.apply()
  form = (await shop.create(applied)).body.formData
})

const books = () => booksOf(shop, applied)

type Change = { state?: string; amount?: number; currency?: string; orderId?: string }

/** A gateway notification signed with `secret`. */
function say(change: Change = {}, { eventId = randomUUID(), secret = 'secret' } = {}) {
  const report = {
    attemptId: form.fields.attemptId,
    orderId: applied.orderId,
    state: 'succeeded',
    amount: 23300,
    currency: 'USD',
    gatewayRef: 'sandbox_1',
    at: shop.services.clock.now().toISOString(),
    ...change,
  }
  const body = JSON.stringify({ type: `attempt.${report.state}`, attempt: report })
  const headers = signNotification({ eventId, body, at: shop.services.clock.now() }, secret)
  return { body, headers, send: async () => (await shop.notify(body, headers)).status }
}

describe('a notification', () => {
  it('pays, freezes what was sold, and leaves one event and one letter', async () => {
    expect(await say().send()).toBe(200)
    const { application, ...rest } = await books()
    expect(application).toMatchObject({
      ...{ status: 'paid', paymentStatus: 'paid', paidAt: shop.services.clock.now() },
      snapshot: {
        application: { id: applied.id, totalPriceCents: 23300 },
        applicants: [{ passportNumber: 'X1234567' }],
      },
    })
    expect(rest).toEqual({
      events: ['status-changed'],
      letters: ['payment-confirmed'],
      attempts: ['succeeded'],
      payments: [{ state: 'paid', amountCents: 23300 }],
      refunds: [],
    })
  })

  it.each([
    [['cancelled', 'expired', 'succeeded', 'open'], 'paid'],
    [['expired', 'cancelled', 'failed'], 'unpaid'],
  ])('%s: %s', async (states, paymentStatus) => {
    for (const state of states) {
      expect(await say({ state }).send()).toBe(200)
    }
    expect((await books()).application.paymentStatus).toBe(paymentStatus)
    expect((await books()).payments).toHaveLength(paymentStatus === 'paid' ? 1 : 0)
  })

  it('that is forged, changed, old or unsigned is refused and changes nothing', async () => {
    const good = say()
    const later = { ...good.headers, 'webhook-timestamp': '1' }
    expect(await say({}, { secret: 'wrong' }).send()).toBe(400)
    expect((await shop.notify(good.body.replace('23300', '1'), good.headers)).status).toBe(400)
    expect((await shop.notify(good.body, later)).status).toBe(400)
    const unsigned = await shop.notify(good.body, { 'content-type': 'application/json' })
    expect(await unsigned.json()).toMatchObject({ code: 'payment.signature-wrong' })
    expect(await books()).toMatchObject({ attempts: ['open'], payments: [] })
  })

  it.each([
    ['huge amount', { amount: 9_000_000_000 }],
    ['currency', { currency: 'TZS' }],
  ])('with another %s goes to staff and pays nothing', async (_, change) => {
    expect(await say(change).send()).toBe(200)
    expect(await books()).toMatchObject({
      application: { status: 'pending', paymentStatus: 'needs_review' },
      attempts: ['needs_review'],
      events: ['payment-needs-review'],
      payments: [],
      letters: [],
    })
    const { body } = await shop.create(applied)
    expect(body.code).toBe('payment.not-open')
    expect((await shop.verify(applied)).body).toMatchObject({ success: false })
  })

  it('about an unknown attempt is taken and written down', async () => {
    form = { ...form, fields: { ...form.fields, attemptId: randomUUID() } }
    expect(await say().send()).toBe(200)
    form = { ...form, fields: { ...form.fields, attemptId: 'no-uuid' } }
    expect(await say().send()).toBe(200)
    const written = await rowsOf(shop.db, 'gatewayEvent', { outcome: 'unknown-attempt' })
    expect(written).toHaveLength(2)
    expect((await books()).attempts).toEqual(['open'])
  })
})

it('a second capture is written down, shown to staff and given back, once', async () => {
  const first = form
  await payWith(first, { cardNumber: '4000 0000 0000 0002' })
  await payWith((await shop.create(applied)).body.formData)
  await shop.sandbox.end(first.fields.attemptId ?? '', 'succeeded')
  expect(await books()).toMatchObject({
    attempts: ['succeeded', 'succeeded'],
    events: ['status-changed', 'duplicate-payment'],
    letters: ['payment-confirmed'],
    refunds: [{ state: 'due', amountCents: 23300 }],
  })
  const [job] = await shop.services.boss.fetch<{ id: string }>('make-refund')
  expect(job).toBeDefined()
  await Promise.all([1, 2, 3].map(() => makeRefund(shop.services, job?.data ?? { id: '' })))
  expect(await books()).toMatchObject({
    application: { status: 'paid', paymentStatus: 'paid' },
    events: ['status-changed', 'duplicate-payment', 'refund-done'],
    letters: ['payment-confirmed', 'refund-made'],
    refunds: [{ state: 'done', amountCents: 23300 }],
  })
  const states = (await books()).payments.map(({ state }) => state).sort()
  expect(states).toEqual(['paid', 'refunded'])
  const { refunds } = await shop.sandbox.history()
  expect(refunds).toMatchObject([{ attempt_id: first.fields.attemptId, amount: 23300 }])
})

it('at the end the books agree with the gateway, to the cent', async () => {
  const payments = await rowsOf(shop.db, 'payment')
  const { attempts } = await shop.sandbox.history()
  const captured = attempts.filter(({ state, amount }) => state === 'succeeded' && amount === 23300)
  const told = payments.filter(({ gatewayRef }) => gatewayRef === 'sandbox_1')
  const sum = payments.reduce((all, { amountCents }) => all + amountCents, 0)
  expect(sum).toBe((captured.length + told.length) * 23300)
})
