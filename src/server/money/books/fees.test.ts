import { beforeEach, describe, expect, it } from 'vitest'
import { referenceOf } from '#domain/application/reference.ts'
import { codeOf } from '../../../../test/support/app.ts'
import { erase } from '../../../../test/support/data-request.ts'
import { testPromises } from '../../../../test/support/deciding.ts'
import { insertRow, rowsOf } from '../../../../test/support/rows.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { payWith } from '../../../sandbox-gateway/test-support.ts'
import {
  type Applied,
  askRefund,
  decideBy,
  giveBack,
  openShop,
  paid,
  tellAll,
} from '../payment/test-support.ts'
import { turnPages } from './test-support.ts'

let manager: Awaited<ReturnType<typeof signIn>>

const shop = await openShop()
beforeEach(async () => {
  manager = await signIn(shop, { role: 'manager' })
})

type Fee = { id: number; application: { id: number }; portalNumber: string | null }
const path = '/api/admin/money/fees'
const read = async (state: string) =>
  (await manager.get(`${path}?state=${state}&limit=200`)).body.items as Fee[]
const of = async ({ id }: Applied, state: string) =>
  (await read(state)).filter(({ application }) => application.id === id)
const pay = (ids: readonly number[], paidOn = '2026-11-20') =>
  manager.post(`${path}/paid`, { ids, paidOn })
const take = (...lines: string[]) =>
  manager.post(`${path}/statement`, { text: ['date,amount,text', ...lines].join('\n') })

const travellersOf = ({ id }: Applied) => rowsOf(shop.db, 'applicant', { applicationId: id }, 'id')
const decide = (applicant: number, decision: string) => decideBy(manager, applicant, decision)
const told = () => tellAll(shop)
async function filed(travellers = 1, applied?: Applied) {
  applied ??= await paid(shop, travellers)
  for (const { id } of await travellersOf(applied)) await decide(id, 'filed')
  await told()
  return applied
}
async function filedFor(contactEmail: string) {
  const applied = await shop.apply(2, 2, { contactEmail })
  await payWith((await shop.create(applied, { amount: undefined })).body.formData)
  return filed(2, applied)
}
async function eraseAll(applied: Applied, email: string): Promise<void> {
  for (const { id } of await travellersOf(applied)) await decide(id, 'rejected')
  await told()
  expect((await erase(manager, email)).status).toBe(200)
}
const booked = async ({ id }: Applied) =>
  (await rowsOf(shop.db, 'ledgerEntry', { applicationId: id }, 'id')).flatMap(
    ({ kind, amountCents }) => {
      const [who, what] = kind.split('-')
      return who === 'authority' ? [`${what} ${amountCents / 100}`] : []
    },
  )
const closing = async () =>
  (await manager.get('/api/admin/money/months/2026-11')).body.closing as Record<string, number>

describe('an official fee', () => {
  it('is expected once the filing is told, and moves no money', async () => {
    const before = await closing()
    const applied = await filed()
    const [traveller] = await travellersOf(applied)
    expect(await booked(applied)).toEqual(['expected 50'])
    const about = { applicantId: traveller?.id, portalNumber: traveller?.portalNumber }
    expect(await of(applied, 'expected')).toMatchObject([
      { ...about, amountCents: 50_00, filedOn: '2026-11-21', paidOn: null },
    ])
    const after = await closing()
    const moved = (name: string) => (after[name] ?? 0) - (before[name] ?? 0)
    expect(['totalCents', 'authorityCents', 'expectedCents', 'serviceCents'].map(moved)).toEqual([
      233_00, 0, 50_00, 183_00,
    ])
  })

  it('is booked by no filing that was undone, once by one that stands, and back when it is taken back', async () => {
    const applied = await paid(shop)
    const id = (await travellersOf(applied))[0]?.id ?? 0
    await decide(id, 'filed')
    const [held] = await rowsOf(shop.db, 'heldDecision', { applicationId: applied.id })
    expect((await manager.post(`/api/admin/decisions/${held?.id}/undo`, {})).status).toBe(200)
    await told()
    expect(await booked(applied)).toEqual([])
    await decide(id, 'filed')
    await told()
    await told()
    expect(await booked(applied)).toEqual(['expected 50'])
    await decide(id, 'ready')
    expect(await of(applied, 'expected')).toHaveLength(1)
    await told()
    expect(await booked(applied)).toEqual(['expected 50', 'expected -50'])
    expect(await of(applied, 'expected')).toEqual([])
  })

  it('is paid for many at once, once, and stays paid without a filing', async () => {
    const applied = await filed(2)
    const fees = await of(applied, 'expected')
    const ids = fees.map(({ id }) => id)
    const twice = await Promise.all([pay(ids), pay(ids)])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(twice.map(({ body }) => body.paid).sort()).toEqual([0, 2])
    const traces = await rowsOf(shop.db, 'auditEntry', { action: 'fee.paid' }, 'id')
    const applications = [referenceOf(applied.id)]
    const details = { paid: 2, amountCents: 100_00, applications }
    expect(traces.map((trace) => trace.details)).toContainEqual(expect.objectContaining(details))
    expect(await of(applied, 'expected')).toEqual([])
    const fee = { amountCents: 50_00, paidOn: '2026-11-20' }
    expect(await of(applied, 'paid')).toMatchObject([fee, fee])
    expect(await of(applied, 'unfiled')).toEqual([])
    const [first] = await travellersOf(applied)
    await decide(first?.id ?? 0, 'ready')
    await told()
    expect(await of(applied, 'unfiled')).toMatchObject([{ applicantId: first?.id, filedOn: null }])
    expect(await of(applied, 'paid')).toHaveLength(2)
    const moves = await manager.get(`/api/admin/money/moves?search=${referenceOf(applied.id)}`)
    const moved = { inCents: 326_00, outCents: 100_00, authorityCents: 0, expectedCents: 0 }
    expect(moves.body.totals).toMatchObject(moved)
  })

  it('is expected again when its note is removed, and paid by another amount where that is noted', async () => {
    const applied = await filed()
    const [traveller] = await travellersOf(applied)
    const note = (fee: object | null) =>
      manager.put(`/api/admin/applicants/${traveller?.id}/filing`, { fee })
    await note({ amountCents: 52_00, paidOn: '2026-11-20' })
    await note(null)
    await note(null)
    expect(await booked(applied)).toEqual([
      ...['expected 50', 'expected -50', 'fee -52', 'expected 50', 'fee 52'],
    ])
  })

  it('goes back with a refund of who leaves before filing, whoever else is filed', async () => {
    const applied = await paid(shop, 2)
    const [first, second] = await travellersOf(applied)
    await decide(first?.id ?? 0, 'filed')
    await told()
    expect((await askRefund(manager, applied, 70_00, { applicantId: second?.id })).status).toBe(201)
    await giveBack(shop, applied)
    const about = { applicationId: applied.id, kind: 'refund' } as const
    expect(await rowsOf(shop.db, 'ledgerEntry', about)).toMatchObject([
      { amountCents: -70_00, authorityCents: -50_00 },
    ])
  })

  it('that a release beside this one left out or booked twice is booked once', async () => {
    const book = async (applied: Applied, kind: 'authority-expected' | 'authority-fee') => {
      const [traveller] = await travellersOf(applied)
      const about = { applicationId: applied.id, applicantId: traveller?.id ?? 0, kind }
      const authorityCents = kind === 'authority-fee' ? -50_00 : 50_00
      const entry = { ...about, amountCents: -50_00, authorityCents, currency: 'USD' }
      await insertRow(shop.db, 'ledgerEntry', { ...entry, bookedAt: shop.services.clock.now() })
    }
    const [untold, twice, paidTwice] = [await filed(), await filed(), await filed()]
    await book(untold, 'authority-expected')
    await book(twice, 'authority-fee')
    await book(paidTwice, 'authority-fee')
    const [fee] = await of(paidTwice, 'expected')
    expect((await pay([fee?.id ?? 0])).body).toEqual({ paid: 1, amountCents: 50_00 })
    await told()
    expect(await booked(untold)).toEqual(['expected 50', 'expected -50', 'expected 50'])
    const once = ['expected 50', 'fee -50', 'expected -50']
    expect([await booked(twice), await booked(paidTwice)]).toEqual([once, once])
  })

  it.each([
    ['a day to come', { ids: [1], paidOn: '2026-12-24' }, '422 fee.day-future'],
    ['no day', { ids: [1], paidOn: '2026-02-30' }, '400 request.invalid'],
    ['too many', { ids: Array(201).fill(1), paidOn: '2026-11-20' }, '400 request.invalid'],
  ])('is not paid on %s', async (_, body, code) => {
    expect(codeOf(await manager.post(`${path}/paid`, body))).toBe(code)
  })

  it('is turned over page by page, expected and paid, and passed over where it is unknown', async () => {
    await filed(3)
    for (const state of ['expected', 'paid']) {
      type Totals = { totals: { count: number } | null }
      const [first, ...others] = await turnPages<Totals>(manager, `${path}?state=${state}`)
      expect(first?.totals?.count).toBeGreaterThan(2 * others.length)
      expect(others.every(({ totals }) => totals === null)).toBe(true)
      const ids = (await read('expected')).map(({ id }) => id)
      expect((await pay([...ids, 999_999])).body.paid).toBe(ids.length)
    }
  })
})

const statements = async () => {
  const answer = await manager.get('/api/admin/money/payouts?source=card')
  return (answer.body.items as { id: string }[]).map((each) => each.id)
}

const back = (id: string) => manager.delete(`/api/admin/money/payouts/${id}`)

describe('a card statement', () => {
  it('pays what it names by number or reference and amount, lists the rest, and counts once for two at once', async () => {
    const [one, many, other] = [await filed(), await filed(2), await filed()]
    const [{ portalNumber }] = (await of(one, 'expected')) as [Fee]
    const [{ portalNumber: differing }] = (await of(other, 'expected')) as [Fee]
    const lines = [
      `2026-11-20,-50.00,E-VISA ${portalNumber} DODOMA`,
      `2026-11-21,-100.00,Fees of ${referenceOf(many.id)}`,
      `2026-11-21,-51.00,${differing}`,
      '2026-11-21,-50.00,IMMIGRATION DODOMA',
    ]
    const [late, first] = (await Promise.all([take(...lines), take(...lines)])).sort(
      (a, b) => Number(a.body.paid) - Number(b.body.paid),
    )
    expect(late?.body).toMatchObject({ paid: 0, known: 2 })
    expect(first?.body).toMatchObject({
      ...{ lines: 4, paid: 3, known: 0 },
      unmatched: {
        count: 2,
        items: [
          { line: 4, day: '2026-11-21', amountCents: -51_00, text: differing, why: 'differs' },
          { line: 5, text: 'IMMIGRATION DODOMA', why: 'unknown' },
        ],
      },
    })
    expect(await of(one, 'paid')).toMatchObject([{ amountCents: 50_00, paidOn: '2026-11-20' }])
    expect(await of(many, 'paid')).toHaveLength(2)
    expect(await of(other, 'expected')).toHaveLength(1)
    const again = await take(...lines)
    expect(again.body).toMatchObject({ paid: 0, known: 2, unmatched: { count: 2 } })
    // Nothing of what the card's owner bought is kept.
    const kept = await rowsOf(shop.db, 'payoutLine', { gateway: 'card' })
    expect(JSON.stringify(kept)).not.toMatch(/DODOMA|EV-/)
  })

  it('can be taken back and imported again; a colleague’s own word stays', async () => {
    const [one, two] = [await filed(), await filed()]
    const numberOf = async (applied: Applied) => (await of(applied, 'expected'))[0]?.portalNumber
    const lines = [`2026-11-20,50,${await numberOf(one)}`, `2026-11-20,50,${await numberOf(two)}`]
    const earlier = await statements()
    expect((await take(...lines)).body).toMatchObject({ paid: 2 })
    const [id = ''] = (await statements()).filter((each) => !earlier.includes(each))
    const [same] = await travellersOf(one)
    const [corrected] = await travellersOf(two)
    const note = (id = 0, fee = {}) => manager.put(`/api/admin/applicants/${id}/filing`, { fee })
    await note(same?.id, { amountCents: 50_00, paidOn: '2026-11-20' })
    await note(corrected?.id, { amountCents: 51_00, paidOn: '2026-11-19' })
    const card = { gateway: 'card', rows: 2, amountCents: -100_00 }
    const answers = [await back(id), await back(id)]
    expect(answers.map(codeOf)).toEqual(['204', '404 payout.not-found'])
    expect(await rowsOf(shop.db, 'auditEntry', { subject: id }, 'id')).toMatchObject([
      { action: 'statement.imported', details: { paid: 2 } },
      { action: 'payout.taken-back', details: { ...card, reference: id } },
    ])
    expect(await statements()).toEqual(earlier)
    expect(await of(one, 'expected')).toHaveLength(1)
    expect(await of(two, 'paid')).toMatchObject([{ amountCents: 51_00 }])
    expect((await take(...lines)).body).toMatchObject({ paid: 1, unmatched: { count: 1 } })
    expect((await booked(one)).map((entry) => Number(entry.split(' ')[1]))).toEqual([
      50, -50, -50, 50, 50, -50, -50,
    ])
    const listed = (await manager.get('/api/admin/money/payouts')).body.items as object[]
    expect(JSON.stringify(listed)).not.toContain('"card"')
  })

  it('that is taken back leaves what it paid of the erased expected only where they stayed filed', async () => {
    const [early, late] = ['early.gone@example.com', 'late.gone@example.com']
    const [unfiled, still] = [await filedFor(early), await filedFor(late)]
    await eraseAll(still, late)
    expect(await of(still, 'expected')).toMatchObject([{ applicantId: null }])
    const before = await statements()
    const line = ({ id }: Applied) => `2026-11-20,-100.00,${referenceOf(id)}`
    expect((await take(line(unfiled), line(still))).body).toMatchObject({ paid: 3 })
    for (const { id } of await travellersOf(unfiled)) await decide(id, 'ready')
    await told()
    await eraseAll(unfiled, early)
    const [id = ''] = (await statements()).filter((each) => !before.includes(each))
    expect((await back(id)).status).toBe(204)
    expect(await of(unfiled, 'expected')).toEqual([])
    const nobodys = { applicantId: null, portalNumber: null, amountCents: 100_00 }
    expect(await of(still, 'expected')).toMatchObject([nobodys])
    expect([...(await of(unfiled, 'paid')), ...(await of(still, 'paid'))]).toEqual([])
  })

  it.each([
    ['a day to come', 'date,amount,text\n2026-12-24,1,x', 'payout.line-wrong'],
    ['a day of years ago', 'date,amount,text\n2006-11-20,1,x', 'payout.line-wrong'],
    ['an open quote', 'date,amount,text\n"2026', 'statement.unreadable'],
    ['too many lines', `date,amount,text\n${'x\n'.repeat(20_002)}`, 'payout.too-long'],
  ])('is refused whole: %s', async (_, text, code) => {
    expect(codeOf(await manager.post(`${path}/statement`, { text }))).toBe(`422 ${code}`)
  })

  it('names a wrong line as the file numbers it, whatever divides its cells', async () => {
    const text = '\n\ndate;amount;text\n\n2026-11-20;1,50;x\nyesterday;1;x\n'
    const { body } = await manager.post(`${path}/statement`, { text })
    expect(body).toMatchObject({ code: 'payout.line-wrong', params: { line: 6 } })
  })
})

testPromises(shop)
