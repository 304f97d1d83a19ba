import { beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '../../../../test/support/app.ts'
import { brokenInvariants } from '../../../../test/support/invariants.ts'
import { insertRow, rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { payWith } from '../../../sandbox-gateway/test-support.ts'
import { makeRefund } from '../payment/make-refund.ts'
import {
  type Applied,
  askRefund,
  booksOf,
  inMode,
  openShop,
  paid,
} from '../payment/test-support.ts'

let applied: Applied
let manager: Awaited<ReturnType<typeof signIn>>

const shop = await openShop()
beforeEach(async () => {
  manager = await signIn(shop, { role: 'manager' })
  applied = await paid(shop)
})

const books = () => booksOf(shop, applied)
const path = () => `/api/admin/applications/${applied.id}/refund`
const ask = (query = '') => manager.get(path() + query)
const decide = (changes: object = {}) => askRefund(manager, applied, 208_00, changes)

/** Runs the last decision's job. */
async function runJob(): Promise<void> {
  const [job] = await shop.services.boss.fetch<{ id: string }>('make-refund')
  if (!job) throw new Error('No refund waits')
  await shop.services.boss.complete('make-refund', job.id)
  await makeRefund(shop.services, job.data)
}

/** The sandbox's refunds for this application, in cents. */
async function given(): Promise<number[]> {
  const { id } = await rowOf(shop.db, 'paymentAttempt', { applicationId: applied.id })
  const { refunds } = await shop.sandbox.history()
  return refunds.filter(({ attempt_id }) => attempt_id === id).map(({ amount }) => Number(amount))
}

/** Paid and fully refunded, so everyone withdraws. */
const whole = ['status-changed', 'refund-made', 'applicant-moved', 'status-changed']

const auditOf = () => rowsOf(shop.db, 'auditEntry', { applicationId: applied.id }, 'id')

describe('what the policy proposes', () => {
  it('is shown with its reasons and days, and leaves a trace', async () => {
    const { status, body } = await ask()
    expect(status).toBe(200)
    const why = { eligible: true, reasons: ['not-processed', 'fee-kept'] }
    const proposal = { ...why, paidCents: 233_00, feeCents: 25_00, amountCents: 208_00 }
    expect(body).toMatchObject({ proposal, refunds: [] })
    const trace = { action: 'refund.proposed', staffId: manager.staff.id }
    expect(await auditOf()).toMatchObject([trace])
  })

  it('follows what happened: handed in, documents looked through, the day of the request', async () => {
    const about = { applicationId: applied.id, at: shop.services.clock.now() }
    const bySystem = { kind: 'document-rejected', actor: 'system' } as const
    await insertRow(shop.db, 'applicationEvent', { ...about, ...bySystem })
    expect((await ask('?ground=cancellation')).body).toMatchObject({
      proposal: { amountCents: 208_00 },
    })
    const byStaff = { kind: 'document-accepted', actor: 'staff' } as const
    const staffId = manager.staff.id
    await insertRow(shop.db, 'applicationEvent', { ...about, ...byStaff, staffId })
    expect((await ask('?ground=cancellation')).body).toMatchObject({
      proposal: { eligible: false, amountCents: 0, reasons: ['review-started'] },
    })
    expect((await ask('?requestedOn=2027-01-31')).body).toMatchObject({
      proposal: { eligible: false, reasons: ['too-late'] },
    })
    const status = `/api/admin/applications/${applied.id}/status`
    // Without documents, filing needs an override by an authorised person.
    const filed = { status: 'processing', adminNotes: 'Seen on paper' }
    expect((await manager.patch(status, filed)).status).toBe(200)
    expect((await ask()).body).toMatchObject({
      proposal: { eligible: false, reasons: ['submitted'] },
    })
  })

  it('is nothing where nothing was paid by card', async () => {
    applied = await shop.apply()
    expect((await ask()).body).toEqual({ proposal: null, ofRole: null, refunds: [] })
    expect(codeOf(await decide())).toBe('404 payment.not-found')
  })
})

describe('a refund', () => {
  it('is decided once, given back once, and told to everybody', async () => {
    const first = await decide({ note: 'Asked by letter' })
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({
      refund: { state: 'due', amountCents: 208_00, ground: 'refund', by: { id: manager.staff.id } },
    })
    expect(codeOf(await decide())).toBe('409 refund.already-made')
    const look = () => shop.owner(applied).get(`/api/applications/${applied.id}/cancellation`)
    expect((await look()).body).toMatchObject({ refunded: 0, coming: 208 })
    await runJob()
    expect((await look()).body).toMatchObject({ refunded: 208, coming: 0 })
    expect(await given()).toEqual([20_800])
    expect(await books()).toMatchObject({
      application: { status: 'rejected', paymentStatus: 'refunded' },
      events: [...whole, 'refund-done'],
      letters: ['payment-confirmed', 'refund-made'],
      payments: [{ state: 'refunded' }],
      refunds: [{ state: 'done', amountCents: 20_800 }],
    })
    expect(codeOf(await decide())).toBe('409 refund.already-made')
    expect((await ask()).body).toMatchObject({ proposal: { reasons: ['nothing-left'] } })
    expect((await auditOf()).map(({ action }) => action)).toEqual([
      'refund.made',
      'refund.proposed',
    ])
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  it('is refused of too much, less without a word, in dollars, or of what changed meanwhile', async () => {
    const refused: [changes: object, code: string][] = [
      [{ amountCents: 208_01, note: 'Why' }, '422 refund.amount-wrong'],
      [{ amountCents: 100_00 }, '422 refund.note-required'],
      [{ amountCents: undefined, amount: 208 }, '400 request.invalid'],
      [{ version: 1 }, '409 application.changed'],
    ]
    for (const [changes, code] of refused) expect(codeOf(await decide(changes))).toBe(code)
    // Nor by somebody who did not say who they are just now.
    shop.advance(11 * 60_000)
    expect(codeOf(await decide())).toBe('403 staff.confirm-required')
    expect(await books()).toMatchObject({ refunds: [], events: ['status-changed'] })
    expect(await auditOf()).toEqual([])
  })

  it('waits while the gateway is away', async () => {
    await decide()
    await inMode(shop, 'down', () =>
      expect(runJob()).rejects.toMatchObject({ code: 'payment.gateway-unavailable' }),
    )
    expect((await books()).refunds).toMatchObject([{ state: 'due' }])
    const { id } = await rowOf(shop.db, 'refund', { applicationId: applied.id })
    await Promise.all([1, 2, 3].map(() => makeRefund(shop.services, { id })))
    expect(await given()).toEqual([20_800])
    expect((await books()).events).toEqual([...whole, 'refund-done'])
  })

  it('that the gateway refused is shown, and can be asked for again', async () => {
    const { body } = await decide()
    const { id } = (body as { refund: { id: string } }).refund
    await inMode(shop, 'refuseRefunds', runJob)
    expect(await books()).toMatchObject({
      application: { paymentStatus: 'paid' },
      refunds: [{ state: 'failed' }],
      events: [...whole, 'refund-failed'],
    })
    expect((await manager.post(`/api/admin/refunds/${id}/retry`, {})).status).toBe(202)
    await runJob()
    expect(await given()).toEqual([20_800])
    expect(await books()).toMatchObject({ refunds: [{ state: 'done' }] })
    const again = await manager.post(`/api/admin/refunds/${id}/retry`, {})
    expect(codeOf(again)).toBe('409 refund.already-made')
    expect(await brokenInvariants(shop.db)).toEqual([])
  })
})

const role = { id: shop.services.random.uuid(), name: 'Refund desk', refundLimitCents: 5000 }
await insertRow(shop.db, 'staffRole', { ...role, permissions: ['application.read', 'refund.make'] })

describe('a role with a limit gives back', () => {
  let clerk: typeof manager
  beforeEach(async () => {
    clerk = await signIn(shop, { role: role.id })
  })

  const give = (who: typeof manager, amountCents: number) =>
    askRefund(who, applied, amountCents, { note: 'Goodwill' })
  const left = async () => (await clerk.get(path())).body.ofRole

  it('up to the limit, and not a cent more', async () => {
    expect(await left()).toEqual({ limitCents: 50_00, leftCents: 50_00 })
    const refused = await give(clerk, 50_01)
    expect(codeOf(refused)).toBe('403 refund.beyond-limit')
    expect(refused.body.params).toEqual({ limit: '$50.00', left: '$50.00' })
    expect(codeOf(await give(clerk, 50_00))).toBe('201')
    expect(await left()).toEqual({ limitCents: 50_00, leftCents: 0 })
    expect(codeOf(await give(clerk, 1))).toBe('403 refund.beyond-limit')
  })

  it('in parts within it together, by any author', async () => {
    expect(codeOf(await give(clerk, 20_00))).toBe('201')
    expect(codeOf(await give(manager, 16_00))).toBe('201')
    expect(await left()).toEqual({ limitCents: 50_00, leftCents: 14_00 })
    expect(codeOf(await give(clerk, 14_01))).toBe('403 refund.beyond-limit')
    expect(codeOf(await give(clerk, 14_00))).toBe('201')
    // Without a limit it continues.
    expect((await manager.get(path())).body.ofRole).toBeNull()
    expect(codeOf(await give(manager, 100_00))).toBe('201')
  })

  it('of two at once only as much as both may', async () => {
    const both = await Promise.all([give(clerk, 30_00), give(clerk, 30_50)])
    expect(both.map(codeOf).sort()).toEqual(['201', '403 refund.beyond-limit'])
  })

  it('what the gateway refused counts no more, until somebody asks again', async () => {
    const { body } = await give(manager, 60_00)
    const { id } = (body as { refund: { id: string } }).refund
    await inMode(shop, 'refuseRefunds', () => makeRefund(shop.services, { id }))
    expect(await left()).toEqual({ limitCents: 50_00, leftCents: 50_00 })
    const retry = async (who: typeof manager) =>
      codeOf(await who.post(`/api/admin/refunds/${id}/retry`, {}))
    expect(await retry(clerk)).toBe('403 refund.beyond-limit')
    expect(await retry(manager)).toBe('202')
  })

  it('also where the order is made cheaper, which says so before', async () => {
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
})
