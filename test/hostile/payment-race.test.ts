import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { signNotification } from '../../src/sandbox-gateway/signature.ts'
import { payWith } from '../../src/sandbox-gateway/test-support.ts'
import { booksOf, startShop } from '../../src/server/money/payment/test-support.ts'
import { rounds } from '../faults/random.ts'
import { forFile } from '../support/for-file.ts'
import { brokenInvariants } from '../support/invariants.ts'

const shop = await forFile(startShop())

/** A traveller has paid at the gateway, which has sent no notification yet. */
async function payUnheard() {
  // Past the rate limit.
  shop.advance(61_000)
  const applied = await shop.apply()
  const { formData: form } = (await shop.create(applied)).body
  await shop.sandbox.behave({ notify: 'never' })
  await payWith(form)
  const report = {
    attemptId: form.fields.attemptId,
    orderId: applied.orderId,
    state: 'succeeded',
    amount: 23300,
    currency: 'USD',
    gatewayRef: 'sandbox_1',
    at: shop.services.clock.now().toISOString(),
  }
  const body = JSON.stringify({ type: 'attempt.succeeded', attempt: report })
  /** The same event twice and another with the same content, as gateways do. */
  const tell = (eventId: string) =>
    shop.notify(body, signNotification({ eventId, body, at: shop.services.clock.now() }, 'secret'))
  return { applied, tell }
}

test('doubled notifications beside verifies, again and again: no 500, one payment each', async () => {
  const seen: number[] = []
  for (let round = 0; round < rounds(6, 30); round += 1) {
    const { applied, tell } = await payUnheard()
    const event = randomUUID()
    const answers = await Promise.all([
      shop.verify(applied),
      tell(event),
      shop.verify(applied),
      tell(event),
      tell(randomUUID()),
      shop.verify(applied),
      shop.verify(applied),
    ])
    seen.push(...answers.map(({ status }) => status))
    const { payments, attempts, events, letters } = await booksOf(shop, applied)
    expect({ payments, attempts, events, letters }).toEqual({
      payments: [{ state: 'paid', amountCents: 23300 }],
      attempts: ['succeeded'],
      events: ['status-changed'],
      letters: ['payment-confirmed'],
    })
  }
  expect(seen.filter((status) => status !== 200)).toEqual([])
  expect(await brokenInvariants(shop.db)).toEqual([])
})
