import { beforeEach, expect, test } from 'vitest'
import { shippedDocument } from '#domain/rules/shipped.ts'
import { forFile } from '../../../test/support/for-file.ts'
import { brokenInvariants } from '../../../test/support/invariants.ts'
import { cookieOf } from '../../../test/support/owner.ts'
import { rowOf, rowsOf } from '../../../test/support/rows.ts'
import { beginRules } from '../../../test/support/rules.ts'
import { signIn } from '../../../test/support/staff.ts'
import { payWith } from '../../sandbox-gateway/test-support.ts'
import {
  type Applied,
  askRefund,
  booksOf,
  decideBy,
  giveBack,
  paid,
  startShop,
  tellAll,
  uploadPicture,
} from './payment/test-support.ts'

let version = 1

const shop = await forFile(startShop())
let manager = await signIn(shop, { role: 'manager' })
beforeEach(async () => {
  await begin({})
  manager = await signIn(shop, { as: manager.staff })
})

/** Two minutes later, so that one version follows the other. */
async function begin(changes: Parameters<typeof beginRules>[3]): Promise<void> {
  shop.advance(120_000)
  version += 1
  await beginRules(shop.services, version, shop.services.clock.now().toISOString(), changes)
}

const { prices, refund, documents } = shippedDocument
const feeOf = (authorityCents: number) => {
  const tourist = { ...prices.visas.tourist, baseCents: 105_00, authorityCents }
  return { prices: { ...prices, visas: { ...prices.visas, tourist } } }
}
const authorityOf = async ({ id }: Applied) =>
  (await rowsOf(shop.db, 'ledgerEntry', { applicationId: id }, 'id')).map(
    ({ kind, authorityCents }) => [kind, authorityCents],
  )

test('a refund follows the terms that were agreed, and says them', async () => {
  const ask = async ({ id }: Applied) =>
    (await manager.get(`/api/admin/applications/${id}/refund`)).body
  const first = await paid(shop)
  await begin({ refund: { ...refund, adminFeeCents: 40_00, requestDays: 5, cancellationHours: 1 } })
  const second = await paid(shop)
  const proposed = [
    [first, { feeCents: 25_00, amountCents: 208_00, terms: { days: 30, hours: 24 } }],
    [second, { feeCents: 40_00, amountCents: 193_00, terms: { days: 5, hours: 1 } }],
  ] as const
  for (const [applied, proposal] of proposed) {
    expect(await ask(applied)).toMatchObject({ proposal })
    expect((await askRefund(manager, applied, proposal.amountCents)).status).toBe(201)
    await giveBack(shop, applied)
    expect((await booksOf(shop, applied)).application.paymentStatus).toBe('refunded')
  }
  shop.advance(6 * 86_400_000)
  manager = await signIn(shop, { as: manager.staff })
  const requestBy = async (applied: Applied) =>
    ((await ask(applied)) as { proposal: { requestBy: string } }).proposal.requestBy
  expect([await requestBy(first), await requestBy(second)]).toEqual(['2026-12-21', '2026-11-26'])
})

test('the official fee is booked as agreed, and expected as it is on the day of filing', async () => {
  const applied = await shop.apply(2)
  await begin(feeOf(60_00))
  await payWith((await shop.create(applied, { amount: undefined })).body.formData)
  expect(await authorityOf(applied)).toEqual([['capture', 100_00]])
  const [ada, ben] = await rowsOf(shop.db, 'applicant', { applicationId: applied.id }, 'id')
  const file = (id = 0) => decideBy(manager, id, 'filed')
  await file(ada?.id)
  // Filed before the next one begins, and told after.
  await begin(feeOf(70_00))
  await tellAll(shop)
  const usual = async (id = 0) =>
    (await manager.get(`/api/admin/applicants/${id}/filing`)).body.usualFeeCents
  expect([await usual(ada?.id), await usual(ben?.id)]).toEqual([60_00, 70_00])
  await file(ben?.id)
  await tellAll(shop)
  const expected = (await authorityOf(applied)).filter(([kind]) => kind === 'authority-expected')
  expect(expected).toEqual([
    ['authority-expected', -60_00],
    ['authority-expected', -70_00],
  ])
  expect(await brokenInvariants(shop.db)).toEqual([])
})

test('a change of the order costs what it cost when that was agreed', async () => {
  const first = await paid(shop)
  await begin({ prices: { ...prices, speeds: { ...prices.speeds, urgent: 120_00 } } })
  const second = await paid(shop)
  const wanted = { processingType: 'urgent' }
  expect((await shop.amendment(first, wanted)).body.difference).toBe(79)
  expect((await shop.amendment(second, wanted)).body.difference).toBe(120)
  await payWith((await shop.supplement(first, wanted)).body.formData)
  expect((await shop.verify(first)).body.supplement).toMatchObject({ state: 'done', amount: 79 })
})

test('documents are asked for as agreed', async () => {
  const first = await paid(shop)
  await begin({ documents: { ...documents, tourist: ['passportPhoto', 'invitationLetter'] } })
  const second = await paid(shop)
  const complete = async ({ id, orderId }: Applied) => {
    const path = `/api/applications/${id}/complete`
    const headers = cookieOf({ orderId })
    const { status, body } = await shop.browser().post(path, {}, headers)
    return [status, (body.params as { missing?: string[] } | undefined)?.missing]
  }
  await expect(uploadPicture(shop, first, 'invitationLetter')).rejects.toThrow(
    'document.type-unknown',
  )
  await expect(uploadPicture(shop, second, 'flightTicket')).rejects.toThrow('document.type-unknown')
  for (const applied of [first, second]) await uploadPicture(shop, applied)
  expect(await complete(first)).toEqual([409, ['1:passportDocument', '1:flightTicket']])
  expect(await complete(second)).toEqual([409, ['1:invitationLetter']])
  await uploadPicture(shop, second, 'invitationLetter')
  expect(await complete(second)).toEqual([200, undefined])
  const { promisedOn } = await rowOf(shop.db, 'application', { id: second.id })
  expect(promisedOn).not.toBeNull()
})
