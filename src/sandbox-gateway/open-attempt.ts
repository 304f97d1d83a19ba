import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Attempt } from './attempt.ts'
import { type Behaviour, usualBehaviour } from './behaviour.ts'
import { expireDue } from './finish.ts'
import type { AcquirerParts } from './parts.ts'
import { formIsSigned } from './signature.ts'
import type { Store } from './store.ts'

/** Why the hosted page cannot open. */
export type OpeningRefusal = 'changed' | 'unreadable' | 'expired'

const address = z.url({ protocol: /^https?$/ }).check(z.maxLength(2000))
const formSchema = z.object({
  merchant: z.string(),
  attemptId: z.string().check(z.minLength(1), z.maxLength(100)),
  orderId: z.string().check(z.minLength(1), z.maxLength(200)),
  amount: z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  description: z.string().check(z.maxLength(500)),
  successUrl: address,
  failedUrl: address,
  cancelledUrl: address,
  notifyUrl: address,
  expiresAt: z.iso.datetime(),
})

/** Accepts a signed form. Repeating it returns the same attempt. */
export function openAttempt(
  parts: AcquirerParts,
  fields: Readonly<Record<string, string>>,
): Attempt | OpeningRefusal {
  const { store, merchant, clock } = parts
  if (!formIsSigned(fields, merchant.secrets)) {
    return 'changed'
  }
  const form = formSchema.safeParse(fields)
  if (!form.success || form.data.merchant !== merchant.id) {
    return 'unreadable'
  }
  expireDue(parts)
  const order = form.data
  const { signature: _, ...signed } = fields
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(sorted(signed)))
    .digest('hex')
  const now = clock.now().toISOString()
  return store.transaction(() => {
    const known = store.get<Attempt>('SELECT * FROM attempt WHERE attempt_id = ?', order.attemptId)
    if (known) {
      return known.fingerprint === fingerprint ? known : 'changed'
    }
    if (new Date(order.expiresAt).toISOString() <= now) {
      return 'expired'
    }
    const attempt = newAttempt(parts, order, fingerprint, now)
    store.insert('attempt', attempt)
    return attempt
  })
}

function sorted(fields: Readonly<Record<string, string>>) {
  return Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
}

function nextBehaviour(store: Store): Behaviour {
  const row = store.get<{ number: number; content: string }>(
    'UPDATE behaviour SET times = times - 1 WHERE number = (SELECT min(number) FROM behaviour WHERE times > 0) RETURNING number, content',
  )
  return row ? (JSON.parse(row.content) as Behaviour) : usualBehaviour
}

function newAttempt(
  { store, randomToken }: AcquirerParts,
  order: z.infer<typeof formSchema>,
  fingerprint: string,
  now: string,
): Attempt {
  return {
    attempt_id: order.attemptId,
    page_id: randomToken(),
    gateway_ref: `sandbox_${randomToken()}`,
    fingerprint,
    order_id: order.orderId,
    amount: Number(order.amount),
    currency: order.currency,
    description: order.description,
    success_url: order.successUrl,
    failed_url: order.failedUrl,
    cancelled_url: order.cancelledUrl,
    notify_url: order.notifyUrl,
    expires_at: new Date(order.expiresAt).toISOString(),
    behaviour: JSON.stringify(nextBehaviour(store)),
    state: 'open',
    step: 'card',
    code_tries: 0,
    created_at: now,
    changed_at: now,
  }
}
