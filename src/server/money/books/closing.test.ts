import { beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '../../../../test/support/app.ts'
import { brokenInvariants } from '../../../../test/support/invariants.ts'
import { insertRow, rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { unzip } from '../../../../test/support/unzip.ts'
import { lockApplication } from '../../data/application/application.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { lookInto } from '../payment/record-payment.ts'
import { askRefund, openShop, paid } from '../payment/test-support.ts'

let manager: Awaited<ReturnType<typeof signIn>>
let owner: Awaited<ReturnType<typeof signIn>>

const shop = await openShop()
const day = 86_400_000
async function signInAll(): Promise<void> {
  manager = await signIn(shop, { role: 'manager' })
  owner = await signIn(shop, { role: 'owner' })
}
beforeEach(signInAll)

type Month = {
  isOver: boolean
  closed: { by: { id: string }; with: string; isLast: boolean } | null
  toClose: string | null
  leftOpen: { kind: string; count: number; applications: { id: number }[] }[]
}
const path = (month: string) => `/api/admin/money/months/${month}`
const read = async (month: string) => (await manager.get(path(month))).body as Month
const close = async (month: string) => codeOf(await manager.post(`${path(month)}/close`, {}))
const open = async (month: string, by = owner) =>
  codeOf(await by.post(`${path(month)}/open`, { reason: 'A payout came late' }))

const payout = (line: string) => {
  const head = 'payout,arrived_on,line,type,reference,amount,fee,currency,at'
  return manager.post('/api/admin/money/payouts', { text: `${head}\n${line}` })
}

// The clock stands in November 2026 at first.
describe('a month', () => {
  it('is closed once it is over, once, with those before it', async () => {
    const applied = await paid(shop)
    expect(await close('2026-11')).toBe('409 month.not-over')
    expect(await read('2026-11')).toMatchObject({ leftOpen: [], toClose: null })
    const [traveller] = await rowsOf(shop.db, 'applicant', { applicationId: applied.id })
    // Another node's clock may be a little behind.
    shop.advance(Date.parse('2026-12-01T00:04:59Z') - shop.services.clock.now().getTime())
    await signInAll()
    expect((await read('2026-11')).isOver).toBe(false)
    expect(await close('2026-11')).toBe('409 month.not-over')
    shop.advance(10 * day)
    await signInAll()
    const late = { kind: 'unpaid', count: 1, applications: [{ id: applied.id }] }
    expect(await read('2026-11')).toMatchObject({ isOver: true, closed: null, leftOpen: [late] })
    // Whichever month is read.
    expect((await read('2026-12')).toClose).toBe('2026-11')
    const both = await Promise.all([close('2026-11'), close('2026-11')])
    expect(both.sort()).toEqual(['204', '409 month.closed'])
    const closed = { by: { id: manager.staff.id }, with: '2026-11' }
    expect(await read('2026-11')).toMatchObject({ closed: { ...closed, isLast: true } })
    expect(await read('2026-10')).toMatchObject({ closed: { ...closed, isLast: false } })
    expect(await close('2026-10')).toBe('409 month.closed')
    expect(await read('2026-12')).toMatchObject({ closed: null, toClose: null })

    // What is noted later is booked later, with its day.
    const fee = { amountCents: 51_00, paidOn: '2026-11-22' }
    const noted = await manager.put(`/api/admin/applicants/${traveller?.id}/filing`, { fee })
    expect(noted.status).toBe(200)
    const moves = await manager.get(`/api/admin/money/moves?kind=authority-fee&from=2026-12-01`)
    expect(moves.body.items).toMatchObject([{ totalCents: -51_00, happenedOn: '2026-11-22' }])
    await manager.put(`/api/admin/applicants/${traveller?.id}/filing`, { fee: null })
    const back = await rowsOf(shop.db, 'ledgerEntry', { amountCents: 51_00 })
    expect(back).toMatchObject([{ kind: 'authority-fee', happenedOn: '2026-11-22' }])
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  it('that is closed takes no booking, whoever tries', async () => {
    const entry = { kind: 'gateway-fee', amountCents: -1, authorityCents: 0 } as const
    const book = (at: string) =>
      insertRow(shop.db, 'ledgerEntry', { ...entry, currency: 'USD', bookedAt: new Date(at) })
    await expect(book('2026-11-30T23:59:59.999Z')).rejects.toThrow('The month is closed')
    await expect(book('2026-07-01T12:00:00Z')).rejects.toThrow('The month is closed')
    await book('2026-12-01T00:00:00Z')
  })

  it('is given as one file, with everything of it and nothing else', async () => {
    const file = (month: string) => manager.file(`${path(month)}/file`)
    // Booked now, whenever it arrived.
    await payout('po_late,2026-11-28,line_late,adjustment,,1,0,USD,2026-11-27')
    const answer = await file('2026-11')
    expect(answer.headers.get('content-type')).toBe('application/zip')
    const files = unzip(answer.bytes)
    expect([...files.keys()].sort()).toEqual([
      ...['bookings.csv', 'fees.csv', 'payouts.csv', 'receipts.csv', 'sums.csv'],
    ])
    const text = (name: string) => files.get(name)?.toString() ?? ''
    expect(text('sums.csv')).toContain('"Closing balance"')
    expect(text('receipts.csv')).toMatch(/"Receipt","2026-11-\d\d","TZ-\d+","233","USD"/)
    expect(text('bookings.csv')).toContain('"Payment","Booked","233"')
    expect(text('bookings.csv')).not.toContain('2026-12')
    for (const name of ['fees.csv', 'payouts.csv']) {
      expect(text(name).split('\r\n')).toHaveLength(2)
    }
    expect((await file('2026-12')).status).toBe(409)
    const traces = await rowsOf(shop.db, 'auditEntry', { action: 'money.exported' }, 'id')
    const by = { subject: '2026-11', staffId: manager.staff.id }
    expect(traces).toMatchObject([
      { ...by, details: { state: 'begun' } },
      { ...by, details: { state: 'done' } },
    ])
  })

  it('is opened again by an owner with a reason, the last one only', async () => {
    expect(await open('2026-11', manager)).toBe('403 staff.forbidden')
    expect(await open('2026-10')).toBe('409 month.not-last')
    const empty = await owner.post(`${path('2026-11')}/open`, { reason: ' ' })
    expect(codeOf(empty)).toBe('400 request.invalid')
    expect(await open('2026-11')).toBe('204')
    expect(await open('2026-11')).toBe('409 month.not-last')
    expect((await read('2026-11')).closed).toBeNull()
    const [trace] = await rowsOf(shop.db, 'auditEntry', { action: 'month.opened' })
    expect(trace).toMatchObject({ subject: '2026-11', details: { reason: 'A payout came late' } })
    expect(await close('2026-11')).toBe('204')
  })

  it('lists before it is closed what is not settled', async () => {
    const applied = await paid(shop)
    await askRefund(manager, applied, 208_00)
    await payout('po_open,2026-12-12,line_open,charge,gw_of_nobody,1,0,USD,2026-12-11')
    await inTransaction(shop.db, async (tx) => {
      await lockApplication(tx, applied.id)
      await lookInto(tx, shop.services, applied.id, shop.services.clock.now())
    })
    shop.advance(31 * day)
    await signInAll()
    expect((await read('2026-12')).leftOpen.map(({ kind }) => kind)).toContain('payment')
    await manager.post(`/api/admin/applications/${applied.id}/notes`, { text: 'It is ours' })
    const { leftOpen } = await read('2026-12')
    expect(leftOpen.map(({ kind }) => kind)).not.toContain('payment')
    const applications = [expect.objectContaining({ id: applied.id })]
    expect(leftOpen).toContainEqual({ kind: 'refund', count: 1, applications })
    expect(leftOpen).toContainEqual({ kind: 'payout', count: 1, applications: [] })
    const { id } = await rowOf(shop.db, 'payoutLine', { lineRef: 'line_open' })
    const at = `/api/admin/money/payouts/theirs/${id}/explanation`
    await manager.put(at, { text: 'The bank asks' })
    const { leftOpen: after } = await read('2026-12')
    expect(after).toEqual(leftOpen.filter(({ kind }) => kind !== 'payout'))
    expect(await close('2026-12')).toBe('204')
    expect((await read('2026-12')).leftOpen).toEqual([])
  })
})
