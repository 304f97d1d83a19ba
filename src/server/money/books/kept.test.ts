import { beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '../../../../test/support/app.ts'
import { erase, exportOf } from '../../../../test/support/data-request.ts'
import { brokenInvariants } from '../../../../test/support/invariants.ts'
import { rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { payWith } from '../../../sandbox-gateway/test-support.ts'
import { retain } from '../../person/retention.ts'
import {
  type Applied,
  askRefund,
  booksOf,
  giveBack,
  inMode,
  openShop,
} from '../payment/test-support.ts'
import { tellDispute } from './test-support.ts'

/** The books after an erasure and after retention. */
let manager: Awaited<ReturnType<typeof signIn>>
let applied: Applied
let attemptId = ''
let number = 0
let odd = 0
const name = () => `Zoe-${number}-Kept`
const email = () => `zoe.kept.${number}@example.com`

const shop = await openShop()
beforeEach(async () => {
  number += 1
  manager = await signIn(shop, { role: 'manager' })
  applied = await shop.apply(1, 1, { contactName: name(), contactEmail: email() })
  const billing = { billingLastName: name(), billingStreet1: `${name()} Street` }
  await payWith((await shop.create(applied, billing)).body.formData)
  attemptId = (await rowOf(shop.db, 'paymentAttempt', { applicationId: applied.id })).id
  await manager.post('/api/admin/money/payouts', {
    text: [
      'payout,arrived_on,line,type,reference,amount,fee,currency,at',
      `po_kept_${number},2026-11-25,line_kept_${number},charge,${attemptId},233,7.06,USD,2026-11-21`,
    ].join('\n'),
  })
})

/** Explains a line of another amount about the same payment. */
async function explain(text: string) {
  odd += 1
  const ref = `line_odd_${odd}`
  await manager.post('/api/admin/money/payouts', {
    text: [
      'payout,arrived_on,line,type,reference,amount,fee,currency,at',
      `po_odd_${odd},2026-11-25,${ref},charge,${attemptId},200,0,USD,2026-11-21`,
    ].join('\n'),
  })
  const { id } = await rowOf(shop.db, 'payoutLine', { lineRef: ref })
  return manager.put(`/api/admin/money/payouts/theirs/${id}/explanation`, { text })
}

async function tell(state: string): Promise<void> {
  shop.advance(1000)
  const about = { disputeRef: `dp_kept_${number}`, attemptId, state }
  expect(await tellDispute(shop, about)).toBe(200)
}

const reject = () =>
  manager.patch(`/api/admin/applications/${applied.id}/status`, {
    status: 'rejected',
    adminNotes: 'No',
    travellerMessage: 'No',
  })

const tables = ['dispute', 'disputeNews', 'payout', 'payoutLine', 'ledgerEntry'] as const
/** The content of these tables as text. */
async function everything(): Promise<string> {
  const all = await Promise.all(tables.map((table) => rowsOf(shop.db, table)))
  return JSON.stringify(all)
}
const amounts = async () =>
  (await rowsOf(shop.db, 'ledgerEntry', {}, 'id')).map(({ kind, amountCents }) => [
    kind,
    amountCents,
  ])

describe('the books', () => {
  it('hold nothing personal from the beginning', async () => {
    await tell('open')
    const held = await everything()
    for (const personal of [name(), email(), '2071234567', 'X1234567', applied.orderId]) {
      expect(held).not.toContain(personal)
    }
    // They are part of what a person is told that we hold.
    const files = await exportOf(manager, email())
    const data = JSON.parse(files.get('data.json')?.toString() ?? '{}')
    const told = { state: 'open', reason: 'fraudulent', amount: 233, currency: 'USD' }
    expect(data.applications[0].disputes).toMatchObject([told])
  })

  it('keep their amounts when the person is erased, and lose the traveller', async () => {
    await tell('open')
    await tell('lost')
    expect((await reject()).status).toBe(200)
    expect(codeOf(await explain(`${name()} paid a part by bank`))).toBe('204')
    const before = await amounts()
    expect((await erase(manager, email())).status).toBe(200)
    expect(codeOf(await explain(`${name()} again`))).toBe('409 application.erased')
    expect(await amounts()).toEqual(before)
    expect(await everything()).not.toContain(name())
    const left = await rowsOf(shop.db, 'ledgerEntry', { applicationId: applied.id })
    expect(left.length).toBeGreaterThan(0)
    expect(left.every(({ applicantId }) => applicantId === null)).toBe(true)
    const month = (await manager.get('/api/admin/money/months/2026-11')).body
    expect(month.agrees).toBe(true)
    expect(await brokenInvariants(shop.db)).toEqual([])
    // The case remains, without name and evidence.
    const { id } = await rowOf(shop.db, 'dispute', { gatewayRef: `dp_kept_${number}` })
    const shown = (await manager.get(`/api/admin/money/disputes/${id}`)).body
    const erased = { amountCents: 233_00, hasEvidence: false, about: { isErased: true } }
    expect(shown).toMatchObject(erased)
    expect(JSON.stringify(shown)).not.toContain(name())
    const evidence = await manager.get(`/api/admin/money/disputes/${id}/evidence`)
    expect(codeOf(evidence)).toBe('409 dispute.no-evidence')
    const file = await manager.file('/api/admin/money/export')
    expect(file.bytes.toString()).not.toContain(name())
  })

  it('hold an erasure up while the bank decides, for it would take our proof away', async () => {
    await tell('open')
    expect((await reject()).status).toBe(200)
    const early = await erase(manager, email())
    expect(codeOf(early)).toBe('409 data-request.open-application')
    await tell('won')
    expect((await erase(manager, email())).status).toBe(200)
  })

  it('take what comes after the erasure: a second payment, a refund anew and a dispute, of which staff alone hear', async () => {
    const made = await shop.apply(1, 1, { contactEmail: `late.${email()}` })
    const other = (await shop.create(made)).body.formData
    await shop.owner(made).post(`/api/applications/${made.id}/payment-link`, {})
    await payWith((await shop.create(made)).body.formData)
    expect((await askRefund(manager, made, 208_00)).status).toBe(201)
    await inMode(shop, 'refuseRefunds', () => giveBack(shop, made))
    expect((await erase(manager, `late.${email()}`)).status).toBe(200)
    await payWith(other)
    const [failed] = await rowsOf(shop.db, 'refund', { applicationId: made.id, state: 'failed' })
    await manager.post(`/api/admin/refunds/${failed?.id}/retry`, {})
    await giveBack(shop, made)
    const { refunds, letters } = await booksOf(shop, made)
    expect(refunds.map(({ state, amountCents }) => `${state} ${amountCents}`).sort()).toEqual([
      ...['done 20800', 'done 23300'],
    ])
    expect(letters).toEqual([])
    attemptId = (await rowsOf(shop.db, 'payment', { applicationId: made.id }))[0]?.attemptId ?? ''
    await tell('open')
    const told = {
      applicationId: made.id,
      kind: 'dispute-opened',
      staffId: manager.staff.id,
    } as const
    expect(await rowsOf(shop.db, 'staffAlert', told)).toHaveLength(1)
    expect(await brokenInvariants(shop.db)).toEqual([])
    await tell('won')
  })

  it('give back what comes after it for an order that in the end nobody had paid', async () => {
    const address = `unpaid.${email()}`
    const made = await shop.apply(1, 1, { contactEmail: address })
    const other = (await shop.create(made)).body.formData
    await shop.owner(made).post(`/api/applications/${made.id}/payment-link`, {})
    const { formData } = (await shop.create(made)).body
    const path = `/api/admin/applications/${made.id}/status`
    await manager.patch(path, { status: 'paid', adminNotes: 'By transfer' })
    await payWith(formData)
    const given = { ground: 'duplicate', note: 'As agreed' }
    expect((await askRefund(manager, made, 233_00, given)).status).toBe(201)
    await giveBack(shop, made)
    await manager.patch(path, { status: 'pending', adminNotes: 'No transfer came' })
    expect((await erase(manager, address)).status).toBe(200)
    await payWith(other)
    await giveBack(shop, made)
    const { application, refunds, letters } = await booksOf(shop, made)
    expect([application.status, letters]).toEqual(['pending', []])
    const back = { state: 'done', amountCents: 233_00 }
    expect(refunds).toMatchObject([back, back])
  })

  it('stay when payments and applications have gone with their time', async () => {
    await tell('open')
    await tell('lost')
    expect(codeOf(await explain(`${name()} paid a part by bank`))).toBe('204')
    const before = await amounts()
    const years = (count: number) =>
      new Date(shop.services.clock.now().getTime() + count * 366 * 86_400_000)
    await retain(shop.services, years(6.1))
    expect(await rowsOf(shop.db, 'payment')).toEqual([])
    expect(await everything()).not.toContain(name())
    await retain(shop.services, years(7.1))
    expect(await amounts()).toEqual(before)
    const ids = ['applicationId', 'applicantId', 'paymentId', 'refundId']
    const named = (row: object) =>
      Object.entries(row).some(([name, value]) => ids.includes(name) && value !== null)
    for (const table of ['ledgerEntry', 'dispute', 'payoutLine'] as const) {
      expect((await rowsOf(shop.db, table)).filter(named)).toEqual([])
    }
    expect((await manager.get('/api/admin/money/disputes')).status).toBe(200)
  })
})
