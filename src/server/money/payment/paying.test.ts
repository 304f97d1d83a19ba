import { beforeEach, describe, expect, it } from 'vitest'
import { changeRows, insertRow, rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { openForm, payWith, submit } from '../../../sandbox-gateway/test-support.ts'
import { composeLetter } from '../../correspondence/letter/send.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { askGateway } from './jobs.ts'
import { settleReport } from './settle.ts'
import { type Applied, booksOf, decideBy, inMode, openShop } from './test-support.ts'

let applied: Applied

const shop = await openShop()
beforeEach(async () => {
  applied = await shop.apply()
})

const form = async () => (await shop.create(applied)).body.formData
const books = () => booksOf(shop, applied)
const paidOnce = {
  application: { status: 'paid', paymentStatus: 'paid', version: 2 },
  events: ['status-changed'],
  letters: ['payment-confirmed'],
  payments: [{ state: 'paid', amountCents: 23300 }],
  refunds: [],
}

describe('create-payment', () => {
  it('leads to the gateway with the frozen price and the ways back in its language', async () => {
    await changeRows(shop.db, 'application', { id: applied.id }, { language: 'ar' })
    const { status, body } = await shop.create(applied, { billingCountry: 'CH' })
    expect(status).toBe(201)
    expect(body.orderId).toBe(applied.orderId)
    const { fields } = body.formData
    expect(fields).toMatchObject({ amount: '23300', currency: 'USD', billingCountry: 'CH' })
    expect(fields.description).toMatch(/TZ-\d{6}/)
    const back = new URL(fields.successUrl ?? '')
    expect(back.pathname).toBe('/ar/payment-result')
    const { orderId } = applied
    expect(Object.fromEntries(back.searchParams)).toEqual({ status: 'success', orderId })
    expect((await openForm(body.formData)).response.status).toBe(200)
    // It honours the Idempotency-Key.
    const key = { 'idempotency-key': `key-${applied.id}` }
    const first = await shop.create(applied, {}, key)
    expect(await shop.create(applied, {}, key)).toEqual(first)
    const other = await shop.create(applied, { billingCity: 'Bern' }, key)
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency.mismatch' } })
  })

  it('gives the same attempt to many tabs at once', async () => {
    const all = await Promise.all(
      [1, 2, 3, 4].map((tab) => shop.create(applied, { billingCity: `Tab ${tab}` })),
    )
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(all.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await books()).attempts).toEqual(['open'])
  })

  it('refuses another price, says the right one, and waits until every traveller is there', async () => {
    for (const other of [{ amount: 1 }, { amount: 233.01 }, { currency: 'EUR' }]) {
      const { status, body } = await shop.create(applied, other)
      expect(status).toBe(409)
      expect(body).toMatchObject({ code: 'price.changed', params: { totalPrice: 233 } })
    }
    expect((await books()).attempts).toEqual([])
    expect((await shop.create(applied, { amount: undefined })).status).toBe(201)
    const incomplete = await shop.create(await shop.apply(1, 2), { amount: undefined })
    expect(incomplete.body.code).toBe('application.incomplete')
  })

  it('opens a new attempt after a declined card and after Cancel, until one pays', async () => {
    const { location } = await payWith(await form(), { cardNumber: '4000 0000 0000 0002' })
    expect(location).toContain(`status=failed&orderId=${applied.orderId}`)
    const { page } = await openForm(await form())
    await submit(page ?? '', { do: 'cancel' })
    await payWith(await form())
    expect(await books()).toMatchObject({
      ...paidOnce,
      attempts: ['cancelled', 'failed', 'succeeded'],
    })
  })

  it('asks before it leads to an attempt that has ended without a word', async () => {
    await shop.sandbox.behave({ notify: 'never' })
    await payWith(await form(), { cardNumber: '4000 0000 0000 0002' })
    shop.advance(11_000)
    const { page } = await openForm(await form())
    expect(page).not.toBeNull()
    expect((await books()).attempts).toEqual(['failed', 'open'])
    // It finds the money of one that was paid without a word.
    await payWith(await form())
    shop.advance(11_000)
    expect((await shop.create(applied)).body.code).toBe('payment.already-paid')
    expect(await books()).toMatchObject(paidOnce)
  })
})

it('verify says what is true, whatever the browser came back with', async () => {
  const open = await form()
  const unpaid = { success: false, paymentStatus: 'unpaid', application: { status: 'pending' } }
  expect(await shop.verify(applied)).toMatchObject({ status: 200, body: unpaid })
  await payWith(open)
  const paid = { success: true, paymentStatus: 'paid', application: { status: 'paid' } }
  expect(await shop.verify(applied)).toMatchObject({ status: 200, body: paid })
})

/** The gateway says that money came for the attempt. */
async function report(change: { amountCents?: number; attemptId?: string } = {}) {
  const { id: applicationId, orderId } = applied
  const attempt = await rowOf(shop.db, 'paymentAttempt', { applicationId })
  const at = shop.services.clock.now()
  const said = { ...attempt, attemptId: attempt.id, orderId, state: 'succeeded', at } as const
  return inTransaction(shop.db, (tx) => settleReport(tx, shop.services, { ...said, ...change }, at))
}
const standing = async () => {
  const { status, paymentStatus } = await rowOf(shop.db, 'application', { id: applied.id })
  return [status, paymentStatus]
}
const isFlagged = async () => {
  const work = await rowOf(shop.db, 'applicationWork', { applicationId: applied.id })
  return work.ownFlags.includes('payment-review')
}
const set = async (role: 'agent' | 'manager', status: string) =>
  (await signIn(shop, { role })).patch(`/api/admin/applications/${applied.id}/status`, {
    ...{ status, adminNotes: 'The rest by transfer' },
  })
const undo = async ({ body }: Awaited<ReturnType<typeof set>>) => {
  const [held] = body.held as { id: number }[]
  const manager = await signIn(shop, { role: 'manager' })
  return manager.post(`/api/admin/decisions/${held?.id}/undo`, {})
}

describe('of another amount', () => {
  beforeEach(async () => {
    await form()
  })

  it('is settled by who may say that it is paid, and that can be undone', async () => {
    expect(await report({ amountCents: 100_00 })).toBe('review')
    expect(await set('agent', 'paid')).toMatchObject({ body: { code: 'payment.by-hand' } })
    expect(await standing()).toEqual(['pending', 'needs_review'])
    const marked = await set('manager', 'paid')
    expect(marked.body).toMatchObject({ status: 'paid', whyNotFile: 'approval.unreviewed' })
    await undo(marked)
    expect(await standing()).toEqual(['pending', 'needs_review'])
    await set('manager', 'paid')
    expect(await standing()).toEqual(['paid', 'unpaid'])
  })

  it('is not settled by a note, nor by a filing that is taken back', async () => {
    await report({ amountCents: 100_00 })
    await set('manager', 'processing')
    shop.advance(61_000)
    const { id } = await rowOf(shop.db, 'applicant', { applicationId: applied.id })
    await decideBy(await signIn(shop), id, 'ready')
    expect(await standing()).toEqual(['pending', 'needs_review'])
    await changeRows(shop.db, 'application', { id: applied.id }, { status: 'paid' })
    expect((await set('agent', 'paid')).status).toBe(200)
    expect(await standing()).toEqual(['paid', 'needs_review'])
  })

  it('is no hindrance to what has ended: marked as paid it is answered, and undone it is not', async () => {
    await set('manager', 'rejected')
    shop.advance(61_000)
    await report({ amountCents: 100_00 })
    expect(await standing()).toEqual(['rejected', 'unpaid'])
    expect(await isFlagged()).toBe(true)
    const marked = await set('manager', 'paid')
    expect(await isFlagged()).toBe(false)
    expect((await undo(marked)).status).toBe(200)
    expect(await isFlagged()).toBe(true)
  })

  it('tells that it is marked as paid, so that nobody pays again after an undo', async () => {
    const marked = await set('manager', 'paid')
    await report({ amountCents: 100_00 })
    expect((await undo(marked)).body.code).toBe('decision.told')
    expect((await shop.create(applied)).body.code).toBe('payment.already-paid')
  })

  it('is looked into again where the right one comes, too', async () => {
    await report({ amountCents: 100_00 })
    const { id: applicationId } = applied
    const manager = await signIn(shop, { role: 'manager' })
    await manager.post(`/api/admin/applications/${applicationId}/notes`, { text: 'We asked' })
    shop.advance(1000)
    const first = await rowOf(shop.db, 'paymentAttempt', { applicationId })
    const { billing: _b, form: _f, ...terms } = first
    const id = shop.services.random.uuid()
    await insertRow(shop.db, 'paymentAttempt', { ...terms, id, state: 'open', settledAt: null })
    expect(await report({ attemptId: id })).toBe('capture')
    expect(await standing()).toEqual(['paid', 'paid'])
    expect(await isFlagged()).toBe(true)
  })
})

it('for what was cancelled before is kept, looked into, and asks for no documents', async () => {
  await form()
  shop.advance(3_700_000)
  const path = `/api/applications/${applied.id}/cancellation`
  expect((await shop.owner(applied).post(path, {})).status).toBe(202)
  const { id: applicationId } = applied
  const manager = await signIn(shop, { role: 'manager' })
  await report()
  expect(await books()).toMatchObject({
    application: { status: 'rejected', paymentStatus: 'paid' },
    events: ['applicant-moved', 'status-changed', 'payment-needs-review'],
  })
  const told = { kind: 'payment-review', staffId: manager.staff.id } as const
  expect(await rowsOf(shop.db, 'staffAlert', { applicationId, ...told })).toHaveLength(1)
  const letter = await rowOf(shop.db, 'letter', { applicationId, kind: 'payment-confirmed' })
  const composed = await composeLetter(shop.services, letter)
  expect(composed?.subject).not.toContain('documents')
  expect(composed?.text).toContain('had already ended')
  expect(composed?.text).not.toContain('/documents')
  // Nothing is left to do, but it has not left the list of what to look into.
  const wanted = { id: applicationId, work: 'cancelled', flags: ['payment-review'] }
  for (const order of ['newest', 'arrival']) {
    const path = `/api/admin/applications?flag=payment-review&sort=${order}`
    const { items } = (await manager.get(path)).body
    expect(items).toContainEqual(expect.objectContaining(wanted))
  }
  // Had it been approved, it would have been paid for all the same.
  const { snapshot } = await rowOf(shop.db, 'application', { id: applicationId })
  const then = snapshot as { application: object }
  const approved = { ...then, application: { ...then.application, status: 'approved' } }
  const kept = { snapshot: JSON.stringify(approved) }
  await changeRows(shop.db, 'application', { id: applicationId }, kept)
  expect((await composeLetter(shop.services, letter))?.text).not.toContain('had already ended')
})

describe('the mop-up', () => {
  it.each(['out-of-order', 'forged'])('leaves one payment when notices come %s', async (notify) => {
    await shop.sandbox.behave({ notify, delayMs: 1000 })
    await payWith(await form())
    shop.advance(130_000)
    await shop.sandbox.deliverDue()
    await askGateway(shop.services)
    expect(await books()).toMatchObject({ ...paidOnce, attempts: ['succeeded'] })
  })

  it('asks only after two minutes, and gives up when the time is over', async () => {
    await openForm(await form())
    const unheard = await shop.apply()
    await shop.create(unheard)
    await askGateway(shop.services)
    shop.advance(59 * 60_000)
    await askGateway(shop.services)
    expect((await books()).attempts).toEqual(['open'])
    shop.advance(60_000)
    await askGateway(shop.services)
    expect((await books()).attempts).toEqual(['expired'])
    expect((await booksOf(shop, unheard)).attempts).toEqual(['expired'])
    expect((await books()).application.paymentStatus).toBe('unpaid')
  })
})

it('while the gateway is closed all say so, guess nothing and leave it as it is', async () => {
  await form()
  shop.advance(3_600_000)
  const closed = await inMode(shop, 'down', async () => {
    await askGateway(shop.services)
    return [await shop.create(applied), await shop.verify(applied)]
  })
  expect(closed.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
    Array(2).fill('503 payment.gateway-unavailable'),
  )
  expect((await books()).attempts).toEqual(['open'])
  expect((await shop.create(applied)).status).toBe(201)
})
