import { createHmac } from 'node:crypto'
import { Hono } from 'hono'

/** The part of a Checkout Session that the stand-in stores and returns. */
export type StandInSession = {
  id: string
  object: 'checkout.session'
  created: number
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  expires_at: number
  metadata: Record<string, string>
  payment_intent: string | null
  url: string | null
}

type Kept = { session: StandInSession; intentStatus: string; refunded: number }
type Call = { method: string; path: string; idempotencyKey: string | null; body: string }

export type StripeStandIn = ReturnType<typeof createStripeStandIn>

/**
 * Implements the part of Stripe's API that we use, with idempotency, errors and webhook signatures.
 * Tests set `control` and check `history`.
 */
export function createStripeStandIn(options: {
  secretKey: string
  webhookSecret: string
  origin: () => string
  now: () => Date
}) {
  const sessions = new Map<string, Kept>()
  const answers = new Map<string, { body: string; answer: object }>()
  const history: { calls: Call[]; refunds: { intent: string; amount: number; key: string }[] } = {
    calls: [],
    refunds: [],
  }
  const faults = { status: 0 }
  const app = new Hono()

  app.use('/v1/*', async (c, next) => {
    const body = await c.req.raw.clone().text()
    const idempotencyKey = c.req.header('idempotency-key') ?? null
    history.calls.push({ method: c.req.method, path: c.req.path, idempotencyKey, body })
    if (faults.status !== 0) {
      return c.json({ error: { type: 'api_error', message: 'down' } }, faults.status as 503)
    }
    if (c.req.header('authorization') !== `Bearer ${options.secretKey}`) {
      return c.json({ error: { type: 'invalid_request_error', message: 'key' } }, 401)
    }
    const known = idempotencyKey === null ? undefined : answers.get(idempotencyKey)
    if (known) {
      return known.body === body
        ? c.json(known.answer)
        : c.json({ error: { type: 'idempotency_error', message: 'other parameters' } }, 400)
    }
    await next()
    if (idempotencyKey !== null && c.res.ok) {
      answers.set(idempotencyKey, { body, answer: (await c.res.clone().json()) as object })
    }
    return c.res
  })

  app.post('/v1/checkout/sessions', async (c) => {
    const form = new URLSearchParams(await c.req.text())
    const kept = openSession(form, sessions.size + 1, options.origin(), options.now())
    sessions.set(kept.session.id, kept)
    return c.json(kept.session)
  })

  app.get('/v1/checkout/sessions/:id', (c) => {
    const kept = sessions.get(c.req.param('id'))
    if (!kept) {
      return c.json({ error: { type: 'invalid_request_error', code: 'resource_missing' } }, 404)
    }
    const { session, intentStatus } = kept
    const expanded = c.req.query('expand[0]') === 'payment_intent' && session.payment_intent
    const intent = { id: session.payment_intent, object: 'payment_intent', status: intentStatus }
    return c.json(expanded ? { ...session, payment_intent: intent } : session)
  })

  app.get('/v1/payment_intents/:id', (c) => {
    const kept = [...sessions.values()].find(
      ({ session }) => session.payment_intent === c.req.param('id'),
    )
    if (!kept) {
      return c.json({ error: { type: 'invalid_request_error', code: 'resource_missing' } }, 404)
    }
    const { payment_intent: id, metadata } = kept.session
    return c.json({ id, object: 'payment_intent', metadata: { attemptId: metadata.attemptId } })
  })

  app.post('/v1/refunds', async (c) => {
    const form = new URLSearchParams(await c.req.text())
    const intent = form.get('payment_intent') ?? ''
    const amount = Number(form.get('amount'))
    const kept = [...sessions.values()].find((each) => each.session.payment_intent === intent)
    if (!kept || kept.refunded + amount > kept.session.amount_total) {
      const code = kept ? 'charge_already_refunded' : 'resource_missing'
      return c.json({ error: { type: 'invalid_request_error', code, message: code } }, 400)
    }
    kept.refunded += amount
    history.refunds.push({ intent, amount, key: c.req.header('idempotency-key') ?? '' })
    return c.json({
      id: `re_${history.refunds.length}`,
      object: 'refund',
      amount,
      status: 'succeeded',
    })
  })

  return { app, history, faults, sessions, control: controlOf(sessions), sign: signer(options) }
}

function openSession(form: URLSearchParams, number: number, origin: string, now: Date): Kept {
  const id = `cs_test_${number}`
  return {
    intentStatus: 'requires_payment_method',
    refunded: 0,
    session: {
      id,
      object: 'checkout.session',
      created: Math.floor(now.getTime() / 1000),
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      expires_at: Number(form.get('expires_at')),
      metadata: {
        attemptId: form.get('metadata[attemptId]') ?? '',
        orderId: form.get('metadata[orderId]') ?? '',
      },
      payment_intent: null,
      url: `${origin}/c/pay/${id}?key=pk_test#fid`,
    },
  }
}

function controlOf(sessions: Map<string, Kept>) {
  const change = (id: string, session: Partial<StandInSession>, intentStatus: string) => {
    const kept = sessions.get(id)
    if (!kept) {
      throw new Error(`No session ${id}`)
    }
    Object.assign(kept.session, { payment_intent: `pi_${id}`, url: null, ...session })
    kept.intentStatus = intentStatus
    return kept.session
  }
  return {
    pay: (id: string, other: Partial<StandInSession> = {}) =>
      change(id, { status: 'complete', payment_status: 'paid', ...other }, 'succeeded'),
    /** A delayed payment method: the traveller is done, the money is still to come. */
    promise: (id: string) => change(id, { status: 'complete' }, 'processing'),
    breakPromise: (id: string) => change(id, { status: 'complete' }, 'requires_payment_method'),
    expire: (id: string) => change(id, { status: 'expired', payment_intent: null }, 'canceled'),
  }
}

function signer(options: { webhookSecret: string; now: () => Date }) {
  return (
    type: string,
    session: object,
    other: { id?: string; secret?: string; at?: Date } = {},
  ) => {
    const time = Math.floor((other.at ?? options.now()).getTime() / 1000)
    const body = JSON.stringify({
      id: other.id ?? `evt_${type}`,
      object: 'event',
      created: time,
      type,
      data: { object: session },
    })
    const signature = createHmac('sha256', other.secret ?? options.webhookSecret)
      .update(`${time}.${body}`)
      .digest('hex')
    return { body, headers: new Headers({ 'stripe-signature': `t=${time},v1=${signature}` }) }
  }
}
