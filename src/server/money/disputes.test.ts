import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { brokenInvariants } from '../../../test/support/invariants.ts'
import { signIn } from '../../../test/support/staff.ts'
import { signNotification } from '../../sandbox-gateway/signature.ts'
import { payWith } from '../../sandbox-gateway/test-support.ts'
import { makeRefund } from '../payment/make-refund.ts'
import { type Applied, type Shop, startShop } from '../payment/test-support.ts'

let shop: Shop
let manager: Awaited<ReturnType<typeof signIn>>
let applied: Applied
let attemptId: string
let number = 0

beforeAll(async () => {
  shop = await startShop()
}, 60_000)
afterAll(() => shop.stop())
beforeEach(async () => {
  shop.advance(61_000)
  number += 1
  manager = await signIn(shop, { role: 'manager' })
  applied = await shop.apply()
  await payWith((await shop.create(applied)).body.formData)
  const attempt = await shop.db
    .selectFrom('paymentAttempt')
    .select('id')
    .where('applicationId', '=', applied.id)
    .executeTakeFirstOrThrow()
  attemptId = attempt.id
})

/** What the gateway says, signed as it signs. */
async function tell(
  state: string,
  change: object = {},
  other: { id?: string; secret?: string } = {},
) {
  const at = shop.services.clock.now()
  const told = {
    disputeRef: `dp_${number}`,
    attemptId,
    state,
    reason: 'fraudulent',
    amount: 233_00,
  }
  const dispute = { ...told, currency: 'USD', respondBy: null, at: at.toISOString(), ...change }
  const body = JSON.stringify({ type: `dispute.${state}`, attempt: null, dispute })
  const eventId = other.id ?? shop.services.random.uuid()
  const headers = signNotification({ eventId, body, at }, other.secret ?? 'secret')
  return (await shop.notify(body, { ...headers, 'content-type': 'application/json' })).status
}
const rows = () =>
  shop.db.selectFrom('dispute').selectAll().where('gatewayRef', '=', `dp_${number}`).execute()
const booked = async () => {
  const entries = await shop.db
    .selectFrom('ledgerEntry')
    .select(['kind', 'amountCents'])
    .where('applicationId', '=', applied.id)
    .where('disputeId', 'is not', null)
    .orderBy('id')
    .execute()
  return entries.map(({ kind, amountCents }) => `${kind} ${amountCents}`)
}
const refund = () =>
  manager.post(`/api/admin/applications/${applied.id}/refund`, { ground: 'refund', amount: 208 })

it('is kept with its deadline, withholds the money, and gives it back when won', async () => {
  const respondBy = '2026-12-01T00:00:00.000Z'
  expect(await tell('open', { respondBy })).toBe(200)
  expect(await booked()).toEqual(['dispute -23300'])
  const { items } = (await manager.get('/api/admin/money/disputes')).body as { items: object[] }
  expect(items).toContainEqual(
    expect.objectContaining({
      state: 'open',
      respondBy,
      amount: 233,
      application: expect.objectContaining({ id: applied.id }),
    }),
  )
  shop.advance(1000)
  expect(await tell('answered')).toBe(200)
  shop.advance(1000)
  expect(await tell('won')).toBe(200)
  expect(await booked()).toEqual(['dispute -23300', 'dispute-won 23300'])
  expect(await brokenInvariants(shop.db)).toEqual([])
})

it('counts once, however often and in whatever order it is told', async () => {
  const late = { at: shop.services.clock.now().toISOString() }
  shop.advance(1000)
  await tell('lost', {}, { id: `same_${number}` })
  await tell('lost', {}, { id: `same_${number}` })
  await tell('open', late)
  await Promise.all([tell('lost'), tell('lost'), tell('answered', late)])
  expect(await rows()).toMatchObject([{ state: 'lost' }])
  expect(await booked()).toEqual(['dispute -23300'])
})

it('keeps money from going back twice, whoever decided when', async () => {
  const made = await refund()
  expect(made.status).toBe(201)
  await tell('open')
  const { refund: row } = made.body as { refund: { id: string } }
  await makeRefund(shop.services, { id: row.id })
  const { refunds } = await shop.sandbox.history()
  expect(refunds.filter(({ attempt_id }) => attempt_id === attemptId)).toEqual([])
  const again = await manager.post(`/api/admin/refunds/${row.id}/retry`, {})
  expect([again.status, again.body.code]).toEqual([409, 'refund.disputed'])
  const other = await refund()
  expect([other.status, other.body.code]).toEqual([409, 'refund.disputed'])
  shop.advance(1000)
  await tell('won')
  expect((await manager.post(`/api/admin/refunds/${row.id}/retry`, {})).status).toBe(202)
})

it('is only asked about at first: an inquiry takes nothing and hinders nothing', async () => {
  await tell('inquiry')
  expect(await booked()).toEqual([])
  expect((await refund()).status).toBe(201)
})

it.each([
  ['of an unknown payment', { attemptId: '00000000-0000-4000-8000-000000000000' }],
  ['of no attempt', { attemptId: 'odd' }],
  ['over more than was paid', { amount: 1_000_00 }],
  ['in another currency', { currency: 'EUR' }],
])('%s is kept for staff and books nothing', async (_, change) => {
  expect(await tell('open', change)).toBe(200)
  expect(await rows()).toHaveLength(1)
  expect(await booked()).toEqual([])
})

it('is refused where the signature is wrong, or it cannot be read', async () => {
  expect(await tell('open', {}, { secret: 'guessed' })).toBe(400)
  expect(await tell('odd')).toBe(400)
  expect(await tell('open', { amount: -1 })).toBe(400)
  expect(await rows()).toEqual([])
})
