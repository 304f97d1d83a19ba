import { beforeEach, expect, it } from 'vitest'
import { referenceOf } from '#domain/application/reference.ts'
import { codeOf } from '../../../../test/support/app.ts'
import { brokenInvariants } from '../../../../test/support/invariants.ts'
import { rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { clearExplanations } from '../../data/money/payout.ts'
import { type Applied, askRefund, giveBack, openShop, paid } from '../payment/test-support.ts'
import { tellDispute, turnPages } from './test-support.ts'

let manager: Awaited<ReturnType<typeof signIn>>
let applied: Applied
let payment: { id: string; attemptId: string; gatewayRef: string | null }

const shop = await openShop()
beforeEach(async () => {
  manager = await signIn(shop, { role: 'manager' })
  applied = await paid(shop)
  payment = await rowOf(shop.db, 'payment', { applicationId: applied.id })
})

const head = 'payout,arrived_on,line,type,reference,amount,fee,currency,at'
const path = '/api/admin/money/payouts'
let number = 0
const lineRef = () => {
  number += 1
  return `line_${number}`
}
const line = (kind: string, reference: string, amount: string, fee = '0', ref = lineRef()) =>
  `po_1,2026-11-25,${ref},${kind},${reference},${amount},${fee},USD,2026-11-21 09:00:00`
const take = (...lines: string[]) => manager.post(path, { text: [head, ...lines].join('\r\n') })
const ref = () => payment.gatewayRef ?? ''

/** Gives 50 dollars of the payment back. */
async function refundInPart(note: string): Promise<void> {
  const made = await askRefund(manager, applied, 50_00, { ground: 'service-failed', note })
  expect(made.status).toBe(201)
  await giveBack(shop, applied)
}

const read = async (list = '') => (await manager.get(path + list)).body.items as object[]
const lineOf = (lineRef: string) => rowOf(shop.db, 'payoutLine', { lineRef })
const fees = async () =>
  (await rowsOf(shop.db, 'ledgerEntry', { paymentId: payment.id, kind: 'gateway-fee' })).map(
    ({ amountCents }) => amountCents,
  )

it('matches a payment, books its fee, and counts the same file and line once', async () => {
  const name = lineRef()
  const text = line('charge', ref(), '233.00', '7.06', name)
  expect((await take(text)).body).toEqual({ payouts: 1, lines: 1, added: 1 })
  expect((await take(text)).body).toEqual({ payouts: 1, lines: 1, added: 0 })
  expect((await take(text, text)).body).toEqual({ payouts: 1, lines: 2, added: 0 })
  expect(await lineOf(name)).toMatchObject({ state: 'matched', paymentId: payment.id })
  expect(await fees()).toEqual([-7_06])
  expect(await read()).toMatchObject([{ reference: 'po_1', gateway: 'sandbox' }])
  // So are fees of no payment.
  const nobodys = line('fee', '', '-12.00')
  for (const _ of [1, 2]) await take(nobodys)
  const booked = await rowsOf(shop.db, 'ledgerEntry', { kind: 'gateway-fee', amountCents: -12_00 })
  expect(booked).toHaveLength(1)
  // By our attempt as well, and a payment once only; with a mark and semicolons.
  const other = await rowOf(shop.db, 'payment', { applicationId: (await paid(shop)).id })
  const refs = [lineRef(), lineRef()]
  const lines = [other.attemptId, other.gatewayRef ?? ''].map((reference, at) =>
    line('charge', reference, '233', '1', refs[at]),
  )
  const marked = `\uFEFF${[head, ...lines].join('\n')}`.replaceAll(',', ';')
  expect((await manager.post(path, { text: marked })).body).toMatchObject({ added: 2 })
  const states = (await Promise.all(refs.map(lineOf))).map(({ state }) => state)
  expect(states.sort()).toEqual(['differs', 'matched'])
  const fee = { paymentId: other.id, kind: 'gateway-fee' } as const
  expect(await rowsOf(shop.db, 'ledgerEntry', fee)).toMatchObject([{ amountCents: -1_00 }])
  expect(await brokenInvariants(shop.db)).toEqual([])
})

it('shows what is left over on both sides, and forgets it once it fits', async () => {
  const [odd, other] = [lineRef(), lineRef()]
  await take(
    line('charge', 'gw_of_nobody', '10', '1', odd),
    line('charge', ref(), '200', '1', other),
  )
  const left = await read('/theirs')
  expect(left).toContainEqual(
    expect.objectContaining({ gatewayRef: 'gw_of_nobody', state: 'unknown' }),
  )
  expect(left).toContainEqual(expect.objectContaining({ gatewayRef: ref(), state: 'differs' }))
  expect(await fees()).toEqual([])
  const waits = async () => JSON.stringify(await read('/ours')).includes(referenceOf(applied.id))
  expect(await waits()).toBe(false)
  shop.advance(8 * 86_400_000)
  manager = await signIn(shop, { role: 'manager' })
  expect(await waits()).toBe(true)
  await take(line('charge', ref(), '233', '1'))
  expect(await waits()).toBe(false)
})

it('tells what our books hold for a line of its kind, until another line shows it', async () => {
  const names = {
    charge: lineRef(),
    refund: lineRef(),
    dispute: lineRef(),
    'dispute-won': lineRef(),
  }
  await take(
    line('charge', ref(), '200', '0', names.charge),
    line('refund', ref(), '-40', '0', names.refund),
    line('dispute', ref(), '-200', '0', names.dispute),
    line('dispute-won', ref(), '200', '0', names['dispute-won']),
  )
  type Their = { lineRef: string; ourCents: number | null }
  const ours = async () => {
    const all = (await read('/theirs?limit=200')) as Their[]
    const found = (name: string) => all.find((each) => each.lineRef === name)?.ourCents
    return Object.values(names).map(found)
  }
  expect(await ours()).toEqual([233_00, null, null, null])
  await refundInPart('part')
  const disputeRef = `dp_${names.dispute}`
  const tell = (state: string) => tellDispute(shop, { ...payment, disputeRef, state })
  await tell('open')
  expect(await ours()).toEqual([233_00, -50_00, -233_00, null])
  shop.advance(1000)
  await tell('won')
  expect(await ours()).toEqual([233_00, -50_00, -233_00, 233_00])
  const back = lineRef()
  await take(
    line('charge', ref(), '233'),
    line('refund', ref(), '-50'),
    line('refund_failure', ref(), '50', '0', back),
  )
  expect(await ours()).toEqual([null, null, -233_00, 233_00])
  // What came back of a refund is no income.
  expect(await lineOf(back)).toMatchObject({ state: 'differs' })
  expect(await fees()).toEqual([])
  await take(line('dispute', ref(), '-233'))
  expect(await ours()).toEqual([null, null, null, 233_00])
  await take(line('dispute-won', ref(), '233'))
  expect(await ours()).toEqual([null, null, null, null])
})

it('explains what stays left over, which a colleague or an owner takes back', async () => {
  const odd = lineRef()
  await take(line('charge', ref(), '200', '1', odd))
  const { id } = await lineOf(odd)
  type Their = { id: string; ourCents: number; application: { id: number }; explained: object }
  const find = async (explained: string) =>
    ((await read(`/theirs?explained=${explained}&limit=200`)) as Their[]).find(
      (each) => each.id === id,
    )
  expect(await find('no')).toMatchObject({
    ...{ ourCents: 233_00, application: { id: applied.id }, explained: null },
  })
  const at = `${path}/theirs/${id}/explanation`
  const explain = async (text: string) => codeOf(await manager.put(at, { text }))
  expect(await explain(' ')).toBe('400 request.invalid')
  expect(await explain('x'.repeat(501))).toBe('400 request.invalid')
  expect(await explain('Ada paid a part by bank')).toBe('204')
  expect(await explain('Again')).toBe('409 payout.line-settled')
  expect(await find('no')).toBeUndefined()
  const explained = { text: 'Ada paid a part by bank', by: { id: manager.staff.id } }
  expect(await find('yes')).toMatchObject({ explained })
  const other = await signIn(shop, { role: 'manager' })
  const owner = await signIn(shop, { role: 'owner' })
  expect(codeOf(await other.delete(at))).toBe('403 staff.forbidden')
  expect(codeOf(await owner.delete(at))).toBe('204')
  expect(codeOf(await owner.delete(at))).toBe('409 payout.line-settled')
  expect(await find('no')).toMatchObject({ explained: null })
  const traces = await rowsOf(shop.db, 'auditEntry', { subject: id }, 'id')
  expect(traces.map(({ action }) => action)).toEqual(['payout.explained', 'payout.unexplained'])
  expect(JSON.stringify(traces)).not.toContain('Ada')
  // The text goes with the application; that it was explained stays.
  await explain('Ada paid a part by bank')
  await clearExplanations(shop.db, { applicationId: applied.id })
  expect(await find('yes')).toMatchObject({ explained: { ...explained, text: null } })
})

it('matches refunds of the same amount one by one', async () => {
  for (const note of ['first', 'second']) await refundInPart(note)
  const names = [lineRef(), lineRef(), lineRef()]
  await take(...names.map((name) => line('refund', ref(), '-50.00', '0', name)))
  const lines = await Promise.all(names.map(lineOf))
  expect(lines.map(({ state }) => state).sort()).toEqual(['differs', 'matched', 'matched'])
  const refunds = lines.flatMap(({ refundId }) => refundId ?? [])
  expect(new Set(refunds).size).toBe(2)
})

it('refuses what is no file of payouts whole', async () => {
  const refused: [text: string, status: number, code: string][] = [
    ['a,b\n1,2', 422, 'payout.unreadable'],
    [`${head}\n"po_1`, 422, 'payout.unreadable'],
    [`${head}\n${line('charge', '=cmd()', '1')}`, 422, 'payout.line-wrong'],
    [`${head}\n${'x'.repeat(4_001)}`, 422, 'payout.unreadable'],
    [`${head}${'\n'.repeat(40_002)}`, 422, 'payout.too-long'],
    [`${head}\n${'x\n'.repeat(20_002)}`, 422, 'payout.too-long'],
    ['x'.repeat(4_000_001), 400, 'request.invalid'],
  ]
  const before = await read()
  for (const [text, status, code] of refused) {
    expect(codeOf(await manager.post(path, { text }))).toBe(`${status} ${code}`)
  }
  expect(await read()).toEqual(before)
})

it('lists are turned over page by page', async () => {
  const lines = [1, 2, 3].map((each) =>
    line('charge', 'gw_of_nobody', `${each}`).replace('po_1', `po_page_${each}`),
  )
  await take(...lines)
  shop.advance(8 * 86_400_000)
  manager = await signIn(shop, { role: 'manager' })
  await turnPages(manager, path)
  for (const list of ['/theirs', '/ours']) {
    const [first, ...others] = await turnPages<{ count: number | null }>(manager, path + list)
    expect(first?.count).toBeGreaterThan(2 * others.length)
    expect(others.every(({ count }) => count === null)).toBe(true)
  }
})

it('is taken back with its fees, and can be imported again', async () => {
  const took = line('charge', ref(), '233', '7.06').replace('po_1', 'po_back')
  const odd = lineRef()
  await take(line('charge', ref(), '200', '0', odd).replace('po_1', 'po_back'))
  const explanation = `${path}/theirs/${(await lineOf(odd)).id}/explanation`
  expect(codeOf(await manager.put(explanation, { text: 'A part payment' }))).toBe('204')
  const sorted = async () => (await fees()).sort((a, b) => a - b)
  expect((await take(took)).body).toMatchObject({ added: 1 })
  const { id } = await rowOf(shop.db, 'payout', { reference: 'po_back' })
  expect(await read()).toContainEqual(
    expect.objectContaining({ id, lines: 2, leftOver: 0, explained: 1 }),
  )
  expect((await manager.delete(`${path}/${id}`)).status).toBe(204)
  expect(await sorted()).toEqual([-7_06, 7_06])
  expect((await take(took)).body).toMatchObject({ added: 1 })
  expect(await sorted()).toEqual([-7_06, -7_06, 7_06])
  expect(await brokenInvariants(shop.db)).toEqual([])
})
