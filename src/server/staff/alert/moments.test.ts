import { beforeEach, describe, expect, test } from 'vitest'
import { requiredDocuments } from '#domain/document/document.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import type { AlertKind, AlertWay } from '#domain/staff/alert.ts'
import { brokenInvariants } from '../../../../test/support/invariants.ts'
import { changeRows, rowsOf } from '../../../../test/support/rows.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { payWith } from '../../../sandbox-gateway/test-support.ts'
import { makeRefund } from '../../money/payment/make-refund.ts'
import { openShop, paid, uploadPicture } from '../../money/payment/test-support.ts'
import { kindsOf } from './test-support.ts'

// Every event that alerts, caused as in production; the recipients and ways follow from the
// settings.

type Agent = Awaited<ReturnType<typeof signIn>>
/** One with letters for everything, one with nothing, and one with the defaults. */
let people: { reader: Agent; silent: Agent; usual: Agent }

const shop = await openShop()
beforeEach(async () => {
  await shop.sandbox.mode({ refuseRefunds: false })
  await shop.db.deleteFrom('staffAlert').execute()
  await shop.db
    .deleteFrom('letter')
    .where('kind', 'in', ['staff-alert', 'account-notice'])
    .execute()
  await shop.db.updateTable('staff').set({ disabledAt: shop.services.clock.now() }).execute()
  const [reader, silent, usual] = [
    await signIn(shop, { role: 'owner' }),
    await signIn(shop, { role: 'owner' }),
    await signIn(shop, { role: 'owner' }),
  ]
  people = { reader, silent, usual }
})

async function choose(kind: AlertKind) {
  const ways: AlertWay[] = ['page', 'letter']
  for (const [who, chosen] of [
    [people.reader, ways],
    [people.silent, []],
  ] as const) {
    const choices = [{ kind, ways: chosen }]
    expect((await who.put('/api/admin/alert-choices', { choices })).status).toBe(200)
  }
}

const addressees = async () => {
  const letters = await rowsOf(shop.db, 'letter', { kind: 'staff-alert' })
  return letters.map(({ recipient }) => recipient)
}

/** Reached those who chose it, not those who chose nothing or may not see it. */
async function expectTold(kind: AlertKind) {
  expect(await kindsOf(people.reader)).toEqual([kind])
  expect(await kindsOf(people.silent)).toEqual([])
  const { email } = people.reader.staff
  expect((await addressees()).filter((address) => address === email)).toHaveLength(1)
  expect(await addressees()).not.toContain(people.silent.staff.email)
}

describe('those who chose it are alerted, by the way they chose,', () => {
  test('of documents that were handed over, and of each that is replaced', async () => {
    await choose('documents')
    const applied = await paid(shop)
    const given = { staffId: people.reader.staff.id }
    await people.usual.put(`/api/admin/applications/${applied.id}/assignee`, given)
    await shop.db.deleteFrom('staffAlert').execute()
    const documents: string[] = []
    for (const type of requiredDocuments(shippedRules, 'tourist'))
      documents.push(await uploadPicture(shop, applied, type))
    expect(await kindsOf(people.reader)).toEqual([])
    const complete = `/api/applications/${applied.id}/complete`
    expect((await shop.owner(applied).post(complete, {})).status).toBe(200)
    await expectTold('documents')

    const until = shop.services.clock.now().toISOString()
    await people.reader.post('/api/admin/alerts/read', { until })
    const verdict = { verdict: 'rejected', reason: 'cut-off' }
    const path = `/api/admin/documents/${documents[0]}/review`
    expect((await people.usual.post(path, verdict)).status).toBe(200)
    await uploadPicture(shop, applied, requiredDocuments(shippedRules, 'tourist')[0])
    expect(await kindsOf(people.reader)).toEqual(['documents', 'documents'])
    expect(await kindsOf(people.usual)).toEqual([])
  })

  test('of a payment that does not fit its price', async () => {
    await choose('payment-review')
    const agent = await signIn(shop, { role: 'agent' })
    const made = await shop.apply()
    const { formData } = (await shop.create(made)).body
    await shop.sandbox.behave({ captureAmount: 100, captureCurrency: 'TZS', notify: 'never' })
    await payWith(formData)
    await shop.verify(made)
    await shop.verify(made)
    await expectTold('payment-review')
    expect(await kindsOf(people.usual)).toEqual(['payment-review'])
    expect(await kindsOf(agent)).toEqual([])
  })

  test('of a refund that the gateway refused', async () => {
    await choose('refund-failed')
    const { id } = await paid(shop)
    const refund = { ground: 'refund', amountCents: 208_00 }
    expect((await people.silent.post(`/api/admin/applications/${id}/refund`, refund)).status).toBe(
      201,
    )
    await shop.sandbox.mode({ refuseRefunds: true })
    const [job] = await shop.services.boss.fetch<{ id: string }>('make-refund')
    await makeRefund(shop.services, job?.data ?? { id: '' })
    await expectTold('refund-failed')
  })
})

test('who is erased takes along what was told of them, and of nobody else', async () => {
  await choose('payment-review')
  const [one, other] = [await shop.apply(), await shop.apply()]
  const email = 'canary.alert@example.com'
  const contact = { contactEmail: email, contactName: 'Zoe Canary' }
  await changeRows(shop.db, 'application', { id: one.id }, contact)
  const chat = await shop.browser().post('/api/chat/sessions', { email, name: 'Zoe Canary' })
  const staffId = people.reader.staff.id
  const ways: AlertWay[] = ['page']
  const alert = { staffId, ways, createdAt: shop.services.clock.now() }
  const told = [
    { kind: 'payment-review', applicationId: one.id },
    { kind: 'payment-review', applicationId: other.id },
    { kind: 'chat-waiting', chatSessionId: String(chat.body.sessionId) },
  ] as const
  for (const about of told) {
    const row = { id: shop.services.random.uuid(), ...alert, ...about }
    await shop.db.insertInto('staffAlert').values(row).execute()
  }
  const { body } = await people.usual.post('/api/admin/data-requests', { kind: 'erasure', email })
  const { id } = (body as { request: { id: string } }).request
  expect((await people.usual.post(`/api/admin/data-requests/${id}/erase`, {})).status).toBe(200)
  const left = await rowsOf(shop.db, 'staffAlert')
  expect(left).toMatchObject([{ applicationId: other.id, chatSessionId: null }])
  // Settings are personal.
  const choices = await shop.db.selectFrom('staffAlertChoice').select('staffId').execute()
  expect(choices.map((choice) => choice.staffId)).toContain(staffId)
  expect(await brokenInvariants(shop.db)).toEqual([])
})
