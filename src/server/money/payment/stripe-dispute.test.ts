import { beforeEach, describe, expect, it } from 'vitest'
import { codeOf, startApp } from '../../../../test/support/app.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { brokenInvariants } from '../../../../test/support/invariants.ts'
import { rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { startServices } from '../../../../test/support/services.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { createStripeStandIn } from '../../../../test/support/stripe-stand-in.ts'
import { listen } from '../../../sandbox-gateway/test-support.ts'
import { createStripeGateway } from '../../platform/adapters/payment-gateway/stripe.ts'
import { makeRefund } from './make-refund.ts'
import { askRefund, calls } from './test-support.ts'

/** Stripe names a dispute's payment, and is queried for its attempt. */
let id = 0
let intent = ''
let number = 0

const t = await forFile(startServices())
let port = 0
const stripe = createStripeStandIn({
  secretKey: 'sk_test',
  webhookSecret: 'whsec',
  origin: () => `http://127.0.0.1:${port}`,
  now: () => t.time.now,
})
port = (await forFile(listen((request) => stripe.app.fetch(request)))).port
const app = await forFile(
  startApp(t.services, {
    gateway: () =>
      createStripeGateway({
        secretKey: 'sk_test',
        webhookSecrets: ['whsec'],
        clock: t.services.clock,
        timeoutMs: 20_000,
        api: { host: '127.0.0.1', port, protocol: 'http' },
      }),
  }),
)

const later = (seconds: number) => t.pass(seconds * 1000)

const { apply, create, notify } = calls(app)

beforeEach(async () => {
  later(61)
  number += 1
  const made = await apply()
  id = made.id
  await create(made)
  const sessionId = [...stripe.sessions.keys()].at(-1) ?? ''
  const session = stripe.control.pay(sessionId)
  intent = session.payment_intent ?? ''
  const paid = stripe.sign('checkout.session.completed', session, { id: `evt_paid_${number}` })
  expect(await send(paid)).toBe(200)
})

async function send({ body, headers }: { body: string; headers: Headers }): Promise<number> {
  headers.set('content-type', 'application/json')
  return (await notify(body, Object.fromEntries(headers))).status
}

type Told = { status?: string; at?: Date; eventId?: string; intent?: string }
let events = 0

/** A Stripe webhook about this test's dispute. */
function tell(type: string, told: Told = {}): Promise<number> {
  events += 1
  const { status = 'needs_response', at, eventId = `evt_dispute_${events}` } = told
  const dispute = {
    ...{ id: `du_${number}`, object: 'dispute', amount: 233_00, currency: 'usd', status },
    ...{ reason: 'product_not_received', charge: 'ch_1', payment_intent: told.intent ?? intent },
    evidence_details: { due_by: Math.floor(t.time.now.getTime() / 1000) + 9 * 86_400 },
  }
  const other = { id: eventId, ...(at && { at }) }
  return send(stripe.sign(`charge.dispute.${type}`, dispute, other))
}

const dispute = async () =>
  (await rowsOf(t.services.db, 'dispute', { gatewayRef: `du_${number}` }))[0]
const booked = async () =>
  (await rowsOf(t.services.db, 'ledgerEntry', { applicationId: id }, 'id')).flatMap(
    ({ kind, amountCents }) => (kind.startsWith('dispute') ? [`${kind} ${amountCents}`] : []),
  )
async function refund() {
  return codeOf(await askRefund(await signIn(app, { role: 'manager' }), { id }, 208_00))
}

describe('a dispute at Stripe', () => {
  it('finds its payment, withholds the money, blocks refunds, and opens them when won', async () => {
    expect(await tell('created')).toBe(200)
    expect(await dispute()).toMatchObject({
      ...{ gateway: 'stripe', applicationId: id, state: 'open', reason: 'product_not_received' },
      ...{ amountCents: 233_00, currency: 'USD', respondBy: expect.any(Date) },
    })
    later(1)
    expect(await tell('funds_withdrawn')).toBe(200)
    expect(await booked()).toEqual(['dispute -23300'])
    expect(await refund()).toBe('409 refund.disputed')
    later(1)
    await tell('updated', { status: 'under_review' })
    expect((await dispute())?.state).toBe('answered')
    later(1)
    await tell('closed', { status: 'won' })
    later(1)
    await tell('funds_reinstated', { status: 'won' })
    expect(await booked()).toEqual(['dispute -23300', 'dispute-won 23300'])
    expect(await refund()).toBe('201')
    expect(await brokenInvariants(t.services.db)).toEqual([])
  })

  it('is booked once and ends as it ended, in whatever order and however often it is told', async () => {
    const at = (seconds: number) => new Date(t.time.now.getTime() + seconds * 1000)
    const closed = { status: 'lost', at: at(3), eventId: `evt_closed_${number}` }
    later(5)
    await tell('closed', closed)
    await tell('closed', closed)
    await tell('funds_withdrawn', { at: at(-4) })
    await tell('created', { at: at(-5) })
    await Promise.all([
      tell('updated', { status: 'under_review', at: at(-3) }),
      tell('closed', closed),
    ])
    expect((await dispute())?.state).toBe('lost')
    expect(await booked()).toEqual(['dispute -23300'])
    expect(await refund()).toBe('409 refund.disputed')
    const disputeId = (await dispute())?.id ?? ''
    const news = await rowsOf(t.services.db, 'disputeNews', { disputeId }, 'toldAt')
    expect(news.map(({ state }) => state)).toEqual(['open', 'open', 'answered', 'lost'])
    expect(await brokenInvariants(t.services.db)).toEqual([])
  })

  it('that is only an inquiry takes nothing, and blocks nothing', async () => {
    await tell('created', { status: 'warning_needs_response' })
    expect((await dispute())?.state).toBe('inquiry')
    expect(await booked()).toEqual([])
    expect(await refund()).toBe('201')
    later(1)
    await tell('closed', { status: 'warning_closed' })
    expect((await dispute())?.state).toBe('won')
    expect(await booked()).toEqual([])
  })

  it('of a payment that Stripe knows and we do not, or of none, is kept and books nothing', async () => {
    for (const unknown of ['pi_of_another_shop', 'pi_../../v1/charges']) {
      expect(await tell('created', { intent: unknown })).toBe(200)
    }
    expect(await dispute()).toMatchObject({ applicationId: null, paymentId: null, state: 'open' })
    expect(await booked()).toEqual([])
    expect(await refund()).toBe('201')
  })

  it('is told again later when Stripe cannot be asked whose payment it is', async () => {
    stripe.faults.status = 503
    const first = await tell('created', { eventId: `evt_again_${number}` })
    stripe.faults.status = 0
    expect(first).toBeGreaterThanOrEqual(500)
    expect(await dispute()).toBeUndefined()
    expect(await tell('created', { eventId: `evt_again_${number}` })).toBe(200)
    expect(await booked()).toEqual(['dispute -23300'])
  })
})

describe('a refund that the payer’s bank sends back', () => {
  const tellFailed = (refundKey: string | undefined, eventId: string) => {
    const metadata = { refundKey }
    const failed = { id: 're_1', object: 'refund', amount: 208_00, currency: 'usd', metadata }
    return send(stripe.sign('refund.failed', failed, { id: eventId }))
  }
  const failures = async () => {
    const about = { applicationId: id, kind: 'refund-failed' } as const
    const { db } = t.services
    return [
      (await rowsOf(db, 'applicationEvent', about)).length,
      (await rowsOf(db, 'staffAlert', about)).length,
    ]
  }

  it('alerts once, and stands in the history after it was paid', async () => {
    const manager = await signIn(app, { role: 'manager' })
    expect(codeOf(await askRefund(manager, { id }, 208_00))).toBe('201')
    const { id: refundId } = await rowOf(t.services.db, 'refund', { applicationId: id })
    // Before our own record of it, it is to be told again.
    expect(await tellFailed(refundId, `evt_back_${number}`)).toBe(503)
    await makeRefund(app.services, { id: refundId })
    expect(await failures()).toEqual([0, 0])
    // Of an earlier try, of another shop, and of no refund of ours.
    for (const [place, key] of [`${refundId}-1`, 're_other', undefined].entries()) {
      expect(await tellFailed(key, `evt_other_${number}_${place}`)).toBe(200)
    }
    expect(await failures()).toEqual([0, 0])
    for (const _ of [1, 2]) expect(await tellFailed(refundId, `evt_back_${number}`)).toBe(200)
    const [events, alerts = 0] = await failures()
    expect(events).toBe(1)
    expect(alerts).toBeGreaterThan(0)
    const history = await rowsOf(t.services.db, 'applicationEvent', { applicationId: id }, 'id')
    expect(history.map(({ kind }) => kind).slice(-2)).toEqual(['refund-done', 'refund-failed'])
    expect(await brokenInvariants(t.services.db)).toEqual([])
  })
})
