import { type Browser, expectStatus } from './browser.ts'
import { cards, type Form, payWithCard } from './card.ts'
import type { GatewayPeer } from './gateway.ts'
import type { Ledger } from './ledger.ts'
import { until } from './process.ts'
import type { Random } from './random.ts'

export type Order = { id: number; orderId: string }
export type Paying = {
  browser: Browser
  gateway: GatewayPeer
  ledger: Ledger
  random: Random
  onTry(): void
}

const habits = [
  { notify: 'before-return' },
  { notify: 'doubled' },
  { notify: 'out-of-order' },
  { notify: 'delayed', delayMs: 300 },
  { notify: 'never' },
  { notify: 'forged' },
] as const

/** The form for the gateway; null when already paid. */
export async function beginPayment(browser: Browser, order: Order): Promise<Form | null> {
  const key = crypto.randomUUID()
  const answer = await browser.surely({
    path: '/api/gpay/create-payment',
    json: { applicationId: order.id, orderId: order.orderId, currency: 'USD' },
    headers: { 'idempotency-key': key },
  })
  if (answer.status === 409 && answer.body.code === 'payment.already-paid') return null
  return expectStatus(answer, 201).body.formData as Form
}

/** A double click gives one attempt. */
async function doubleClick(browser: Browser, order: Order): Promise<Form | null> {
  const [one, two] = await Promise.all([beginPayment(browser, order), beginPayment(browser, order)])
  if (one?.fields.attemptId !== two?.fields.attemptId) throw new Error('Two clicks, two attempts')
  return one
}

/** Waits on the return page until it shows the payment. */
export async function waitForReceipt(browser: Browser, order: Order): Promise<void> {
  await until('the product knows of the payment', async () => {
    const verified = await browser.surely({ path: `/api/gpay/verify/${order.orderId}` })
    return expectStatus(verified, 200).body.success === true || undefined
  })
}

/**
 * Pays like people do: some double-click, some have a card declined first, some never return; some
 * banks change their minds. Returns whether the traveller continues.
 */
export async function pay(parts: Paying, order: Order): Promise<boolean> {
  const { browser, gateway, ledger, random } = parts
  // While the gateway is away, so is its control; then the next attempts are normal.
  await gateway.behave(random.pick(habits)).catch(() => {})
  let declined: string | undefined
  if (random.chance(0.25)) {
    const form = await beginPayment(browser, order)
    if (form) {
      await payWithCard(form, cards.declined, parts.onTry)
      declined = form.fields.attemptId
      await until('the declined attempt is over', async () => {
        await browser.surely({ path: `/api/gpay/verify/${order.orderId}` })
        const next = await beginPayment(browser, order)
        return next?.fields.attemptId !== declined || undefined
      })
    }
  }
  const form = await (random.chance(0.3) ? doubleClick : beginPayment)(browser, order)
  if (form) {
    const back = await payWithCard(form, cards.good, parts.onTry)
    if (back.searchParams.get('status') !== 'success') throw new Error(`Sent back to ${back}`)
  }
  if (random.chance(0.3)) {
    ledger.left.push(order.id)
    return false
  }
  await waitForReceipt(browser, order)
  ledger.paid.push(order.id)
  if (declined && random.chance(0.5)) await gateway.changeOfMind(declined).catch(() => {})
  return true
}
