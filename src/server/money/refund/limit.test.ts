import { beforeEach, expect, test } from 'vitest'
import { codeOf } from '../../../../test/support/app.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { insertRow } from '../../../../test/support/rows.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { payWith } from '../../../sandbox-gateway/test-support.ts'
import { makeRefund } from '../payment/make-refund.ts'
import { type Applied, inMode, paid, startShop } from '../payment/test-support.ts'

let applied: Applied
type Clerk = Awaited<ReturnType<typeof signIn>>

const shop = await forFile(startShop())
const role = { id: shop.services.random.uuid(), name: 'Refund desk', refundLimitCents: 5000 }
await insertRow(shop.db, 'staffRole', { ...role, permissions: ['application.read', 'refund.make'] })
let clerk: Clerk = await signIn(shop, { role: role.id })
let manager: Clerk = await signIn(shop, { role: 'manager' })
beforeEach(async () => {
  shop.advance(61_000)
  ;[clerk, manager] = (await Promise.all(
    [clerk, manager].map(({ staff }) => signIn(shop, { as: staff })),
  )) as [Clerk, Clerk]
  applied = await paid(shop)
})

const path = () => `/api/admin/applications/${applied.id}/refund`
const give = (who: Clerk, amountCents: number) =>
  who.post(path(), { ground: 'refund', amountCents, note: 'Goodwill' })
const left = async () => (await clerk.get(path())).body.ofRole

test('up to the limit, and not a cent more', async () => {
  expect(await left()).toEqual({ limitCents: 50_00, leftCents: 50_00 })
  const refused = await give(clerk, 50_01)
  expect(codeOf(refused)).toBe('403 refund.beyond-limit')
  expect(refused.body.params).toEqual({ limit: '$50.00', left: '$50.00' })
  expect(codeOf(await give(clerk, 50_00))).toBe('201')
  expect(await left()).toEqual({ limitCents: 50_00, leftCents: 0 })
  expect(codeOf(await give(clerk, 1))).toBe('403 refund.beyond-limit')
})

test('in parts within it together, by any author', async () => {
  expect(codeOf(await give(clerk, 20_00))).toBe('201')
  expect(codeOf(await give(manager, 16_00))).toBe('201')
  expect(await left()).toEqual({ limitCents: 50_00, leftCents: 14_00 })
  expect(codeOf(await give(clerk, 14_01))).toBe('403 refund.beyond-limit')
  expect(codeOf(await give(clerk, 14_00))).toBe('201')
  // Without a limit it continues.
  expect((await manager.get(path())).body.ofRole).toBeNull()
  expect(codeOf(await give(manager, 100_00))).toBe('201')
})

test('of two at once only as much as both may', async () => {
  const both = await Promise.all([give(clerk, 30_00), give(clerk, 30_50)])
  expect(both.map(codeOf).sort()).toEqual(['201', '403 refund.beyond-limit'])
})

test('what the gateway refused counts no more, until somebody asks again', async () => {
  const { body } = await give(manager, 60_00)
  const { id } = (body as { refund: { id: string } }).refund
  await inMode(shop, 'refuseRefunds', () => makeRefund(shop.services, { id }))
  expect(await left()).toEqual({ limitCents: 50_00, leftCents: 50_00 })
  expect(codeOf(await clerk.post(`/api/admin/refunds/${id}/retry`, {}))).toBe(
    '403 refund.beyond-limit',
  )
  expect(codeOf(await manager.post(`/api/admin/refunds/${id}/retry`, {}))).toBe('202')
})

test('also where the order is made cheaper, which says so before', async () => {
  const { body } = await shop.supplement(applied, { processingType: 'urgent' })
  await payWith(body.formData)
  const amendment = `/api/admin/applications/${applied.id}/amendment`
  const asked = `${amendment}?processingType=normal`
  expect((await manager.get(asked)).body).toMatchObject({ refundCents: 54_00, whyNot: null })
  expect((await clerk.get(asked)).body).toMatchObject({ whyNot: 'refund.beyond-limit' })
  const change = { processingType: 'normal', reason: 'They have time after all' }
  expect(codeOf(await clerk.post(amendment, change))).toBe('403 refund.beyond-limit')
  expect(codeOf(await manager.post(amendment, change))).toBe('201')
})
