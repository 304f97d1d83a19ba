import { type Context, Hono } from 'hono'
import type { Acquirer } from './acquirer.ts'
import { type DisputeState, disputeReasons } from './dispute.ts'
import type { Notifier } from './notifier.ts'
import { DisputePage, FindPaymentPage } from './pages/DisputePage.tsx'
import { page, pageHeaders } from './pages/page.tsx'
import { words } from './words.ts'

type DisputeParts = {
  acquirer: Acquirer
  notifier: Notifier
  merchantName: string
  basePath: string
}

const states: readonly DisputeState[] = ['inquiry', 'open', 'answered', 'won', 'lost']

/**
 * Lets anyone with a payment's reference act as its payer's bank. The reference is unguessable and
 * stays out of URLs: it is sent with each form.
 */
export function disputeRoutes({ acquirer, notifier, merchantName, basePath }: DisputeParts): Hono {
  const app = new Hono()
  const action = `${basePath}/disputes`
  const show = (c: Context, content: Parameters<typeof page>[1], status: 200 | 404 = 200) =>
    c.html(page(words.disputeTitle, content), status, pageHeaders([]))

  app.get('/disputes', (c) => show(c, <FindPaymentPage action={action} />))

  app.post('/disputes', async (c) => {
    const form = await c.req.parseBody()
    const text = (name: string) => (typeof form[name] === 'string' ? form[name].trim() : '')
    const reference = text('reference').slice(0, 200)
    const attempt = acquirer.findByReference(reference)
    if (!attempt) {
      return show(c, <FindPaymentPage action={action} reference={reference} isUnknown />, 404)
    }
    const to = states.find((state) => state === text('do'))
    const reason = disputeReasons.find((known) => known === text('reason')) ?? 'general'
    const isTold = to !== undefined && acquirer.moveDispute(attempt, { to, reason })
    if (isTold) {
      await notifier.deliverDue(attempt.attempt_id)
      notifier.wake()
    }
    const shown = { attempt, merchantName, action, isTold, ...acquirer.disputeOf(attempt) }
    return show(c, <DisputePage {...shown} />)
  })

  return app
}
