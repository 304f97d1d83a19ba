import { beforeEach, expect, test } from 'vitest'
import { codeOf } from '../../../../test/support/app.ts'
import { changeRows, rowOf } from '../../../../test/support/rows.ts'
import { payWith } from '../../../sandbox-gateway/test-support.ts'
import { linkToken } from '../../platform/link-token.ts'
import { type Applied, booksOf, type Form, openShop } from './test-support.ts'

const shop = await openShop()
let made: Applied
let owner: ReturnType<typeof shop.owner>
/** A stranger's browser. */
let payer: ReturnType<typeof shop.browser>

beforeEach(async () => {
  shop.advance(3_600_000)
  made = await shop.apply(2)
  owner = shop.owner(made)
  payer = shop.visitor()
})

const path = () => `/api/applications/${made.id}/payment-link`
async function tokenOf(): Promise<string> {
  const { body } = await owner.post(path(), {})
  return new URL(String(body.url)).hash.slice('#pay='.length)
}
const open = (token: string) => payer.post('/api/payment-link/open', { token })
const pay = (token: string, amount: unknown) =>
  payer.post('/api/payment-link/pay', { token, amount })
const application = () => rowOf(shop.db, 'application', { id: made.id })
const listed = async () =>
  (await owner.get(`/api/applications/${made.id}/access`)).body.paymentLink as object | null

test('shows what is paid and for whom, and leads to the gateway, from any browser', async () => {
  const token = await tokenOf()
  expect(await tokenOf()).toBe(token)
  const { status, body } = await open(token)
  expect(status).toBe(200)
  expect(body).toEqual({
    reference: expect.stringMatching(/^TZ-\d{6}$/),
    names: ['Ada M.', 'Ada M.'],
    travellers: 2,
    amount: expect.any(Number),
  })
  expect(await listed()).not.toBeNull()
  const begun = await pay(token, body.amount)
  expect(begun.status).toBe(201)
  await payWith(begun.body.formData as Form)
  expect((await booksOf(shop, made)).application.paymentStatus).toBe('paid')
  expect([await open(token), await pay(token, body.amount)].map(codeOf)).toEqual([
    '409 payment.already-paid',
    '409 payment.already-paid',
  ])
  expect(await listed()).toBeNull()
})

test('is the order that its owner pays, and tells the gateway nothing of the contact', async () => {
  const before = (await shop.create(made, { amount: undefined })).body.formData
  expect(before.fields).toMatchObject({
    customerEmail: (await application()).contactEmail,
    billingPhone: expect.any(String),
  })
  const token = await tokenOf()
  const { amount } = (await open(token)).body
  const { fields } = (await pay(token, amount)).body.formData as Form
  expect(fields).toMatchObject({ customerEmail: '', billingLastName: '', billingPhone: '' })
  expect((await booksOf(shop, made)).attempts.toSorted()).toEqual(['open', 'superseded'])
  const typed = { amount, billingFirstName: 'Ada', billingStreet1: 'Bundesplatz 3' }
  const mine = (await shop.create(made, typed)).body.formData
  expect(mine.fields).toEqual(fields)
  expect(await tokenOf()).toBe(token)
  expect((await booksOf(shop, made)).attempts.toSorted()).toEqual(['open', 'superseded'])
})

test('shows the new price after a change, and takes nothing at the old one', async () => {
  const token = await tokenOf()
  const before = Number((await open(token)).body.amount)
  const { basePriceCents, totalPriceCents } = await application()
  const dearer = {
    basePriceCents: basePriceCents + 79_00,
    totalPriceCents: totalPriceCents + 79_00,
  }
  await changeRows(shop.db, 'application', { id: made.id }, dearer)
  expect(codeOf(await pay(token, before))).toBe('409 price.changed')
  expect((await open(token)).body.amount).toBe(before + 79)
})

const ending: [string, () => Promise<unknown>][] = [
  ['when its owner ends it', () => owner.delete(path())],
  [
    'when it is closed everywhere else',
    () => owner.post(`/api/applications/${made.id}/access/close`, {}),
  ],
  ['when the application is deleted', () => owner.delete(`/api/applications/${made.id}`)],
  [
    'after 90 days',
    () => {
      const createdAt = new Date(shop.services.clock.now().getTime() - 90 * 86_400_000)
      return changeRows(shop.db, 'paymentLink', { applicationId: made.id }, { createdAt })
    },
  ],
]
test.each(ending)('ends %s', async (_, end) => {
  const token = await tokenOf()
  const { amount } = (await open(token)).body
  await end()
  expect([await open(token), await pay(token, amount)].map(codeOf)).toEqual([
    '410 link.expired',
    '410 link.expired',
  ])
})

test('a token that is changed, of a letter or ended shows nothing, the right one nothing else, and a new one is another', async () => {
  const token = await tokenOf()
  const [id = ''] = token.split('.')
  const changed = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  for (const wrong of [changed, 'x', linkToken(shop.services.linkKey, 'letter', id)]) {
    expect(codeOf(await open(wrong))).toBe('410 link.expired')
  }
  // The right one opens nothing else, before it was opened or after.
  const { id: applicationId, orderId } = made
  expect(codeOf(await payer.post('/api/access/letter', { orderId, token }))).toBe(
    '410 link.expired',
  )
  expect((await open(token)).status).toBe(200)
  for (const path of [
    ...[`status?orderId=${orderId}`, `applications/${applicationId}/access`],
    `gpay/verify/${orderId}`,
  ]) {
    expect((await payer.get(`/api/${path}`)).status).toBe(401)
  }
  expect(payer.cookie()).toBe('')
  await owner.delete(path())
  const next = await tokenOf()
  expect([await open(token), await open(next)].map(({ status }) => status)).toEqual([410, 200])
})
