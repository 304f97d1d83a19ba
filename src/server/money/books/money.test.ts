import { beforeEach, describe, expect, it } from 'vitest'
import { referenceOf } from '#domain/application/reference.ts'
import { brokenInvariants } from '../../../../test/support/invariants.ts'
import { rowsOf } from '../../../../test/support/rows.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { type Applied, askRefund, giveBack, openShop, paid } from '../payment/test-support.ts'
import { turnPages } from './test-support.ts'

let manager: Awaited<ReturnType<typeof signIn>>

const shop = await openShop()
beforeEach(async () => {
  manager = await signIn(shop, { role: 'manager' })
})

type Moves = { items: { key: string }[]; totals: Record<string, number> }
const moves = async (query: Record<string, string> = {}) =>
  (await manager.get(`/api/admin/money/moves?${new URLSearchParams(query)}`)).body as Moves
const month = async (name = '2026-11') =>
  (await manager.get(`/api/admin/money/months/${name}`)).body as {
    opening: Record<string, number>
    closing: Record<string, number>
    lines: ({ kind: string; count: number } & Record<string, number>)[]
  }
const reference = ({ id }: Applied) => referenceOf(id)

async function refunded(applied: Applied): Promise<void> {
  expect((await askRefund(manager, applied, 208_00)).status).toBe(201)
  await giveBack(shop, applied)
}

describe('movements of money', () => {
  it('show what came, the official fee and ours apart, and what went or goes back', async () => {
    const applied = await paid(shop)
    const search = reference(applied)
    const came = { kind: 'capture', state: 'booked', totalCents: 233_00, authorityCents: 50_00 }
    const application = { id: applied.id, reference: search }
    const before = await moves({ search })
    expect(before.items).toMatchObject([
      { ...came, serviceCents: 183_00, heldCents: 0, application },
    ])
    const sums = { inCents: 233_00, outCents: 0, totalCents: 233_00, authorityCents: 50_00 }
    expect(before.totals).toMatchObject({ count: 1, ...sums })
    await askRefund(manager, applied, 208_00)
    const waiting = await moves({ search, state: 'waiting' })
    expect(waiting.items).toMatchObject([{ kind: 'refund', totalCents: -208_00 }])
    expect(waiting.totals).toMatchObject({ count: 0, outCents: 0 })
    await giveBack(shop, applied)
    const { items, totals } = await moves({ search })
    // Nobody stays and nobody was filed, so the official fee was refunded in full.
    expect(items).toMatchObject([
      { kind: 'refund', state: 'booked', totalCents: -208_00, authorityCents: -50_00 },
      came,
    ])
    const left = { totalCents: 25_00, authorityCents: 0, serviceCents: 25_00 }
    expect(totals).toMatchObject({ inCents: 233_00, outCents: 208_00, ...left })
  })

  it('are turned over page by page, and found by the reference of the gateway', async () => {
    for (let count = 0; count < 3; count += 1) await paid(shop)
    type Turned = { items: { key: string; gatewayRef: string }[]; totals: object | null }
    const [first, ...others] = await turnPages<Turned>(manager, '/api/admin/money/moves')
    expect(first?.totals).not.toBeNull()
    expect(others.every(({ totals }) => totals === null)).toBe(true)
    const { key, gatewayRef = '' } = first?.items[0] ?? {}
    const found = await moves({ search: gatewayRef.toUpperCase() })
    expect(found.items.map((each) => each.key)).toEqual([key])
  })

  it.each([
    `cursor=${Buffer.from('["2026-13-99T99:99:99.000000Z","l1"]').toString('base64url')}`,
    'from=2026-02-30',
    'kind=odd',
    `search=${'x'.repeat(500)}`,
  ])('refuse %s', async (query) => {
    expect((await manager.get(`/api/admin/money/moves?${query}`)).status).toBe(400)
  })
})

it('the file for accountants has every column, and leaves a trace', async () => {
  const applied = await paid(shop)
  const path = `/api/admin/money/export?search=${reference(applied)}`
  const { headers, bytes } = await manager.file(path)
  expect(headers.get('content-type')).toContain('text/csv')
  const [head, line, rest] = bytes.toString().split('\r\n')
  expect(head).toContain('"Day (London)","Original day","Time (UTC)","Application","What"')
  expect(line).toContain(`"${reference(applied)}","Payment","Booked","233","50","0","183","0"`)
  expect(line).toContain('"tel:+')
  expect(line).not.toContain("'+")
  expect(rest).toBe('')
  const exported = { action: 'money.exported', staffId: manager.staff.id } as const
  const traces = await rowsOf(shop.db, 'auditEntry', exported, 'id')
  expect(traces).toMatchObject([{ details: { state: 'begun' } }, { details: { rows: 1 } }])
})

it('stands beside each application in their file as well', async () => {
  const applied = await paid(shop)
  await refunded(applied)
  const path = `/api/admin/export?search=${reference(applied)}`
  const [head = '', line = ''] = (await manager.file(path)).bytes.toString().split('\r\n')
  const [names = [], cells = []] = [head.replace('\ufeff', ''), line].map((each) =>
    each.slice(1, -1).split('","'),
  )
  const named = Object.fromEntries(names.map((name, place) => [name, cells[place]]))
  expect(named).toMatchObject({
    Price: '233',
    'Amount paid': '233',
    'Amount refunded': '208',
    'Official fee expected': '0',
    'Official fee paid': '0',
    'Withheld by disputes': '0',
    'Gateway reference': expect.stringMatching(/^sandbox_/),
    'Receipts and credit notes': expect.stringMatching(/^\d{6} \d{6}$/),
    Phone: expect.stringMatching(/^tel:\+\d/),
  })
})

describe('a month', () => {
  it('adds up, agrees with receipts and credit notes, and opens as the one before closed', async () => {
    const applied = await paid(shop)
    await refunded(applied)
    const books = await month()
    expect(books).toMatchObject({ agrees: true, isOver: false, zone: 'Europe/London' })
    for (const part of ['total', 'authority', 'expected', 'service', 'held'].map(
      (name) => `${name}Cents`,
    )) {
      const moved = books.lines.reduce((sum, line) => sum + (line[part] ?? Number.NaN), 0)
      expect((books.opening[part] ?? 0) + moved).toBe(books.closing[part])
    }
    expect((await month('2026-12')).opening).toEqual(books.closing)
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  it('is never changed afterwards: what comes late is booked when it comes', async () => {
    const applied = await paid(shop)
    const before = await month()
    shop.advance(40 * 86_400_000)
    manager = await signIn(shop, { role: 'manager' })
    const late = { ground: 'service-failed', note: 'Our fault', requestedOn: '2026-11-25' }
    expect((await askRefund(manager, applied, 208_00, late)).status).toBe(201)
    await giveBack(shop, applied)
    expect(await month()).toEqual({
      ...before,
      ...{ isOver: true, toClose: '2026-11', leftOpen: expect.any(Array) },
    })
    expect((await month('2026-12')).lines.find(({ kind }) => kind === 'refund')?.totalCents).toBe(
      -208_00,
    )
    const change = shop.db.updateTable('ledgerEntry').set({ amountCents: 1 }).execute()
    await expect(change).rejects.toThrow('only ever added to')
    await expect(shop.db.deleteFrom('ledgerEntry').execute()).rejects.toThrow()
  })

  it.each(['2026-13', '1999-01'])('refuses %s', async (name) => {
    expect((await manager.get(`/api/admin/money/months/${name}`)).status).toBe(400)
  })
})

it('shows in its month what was really paid to the authority, and its correction', async () => {
  const applied = await paid(shop)
  const [traveller] = await rowsOf(shop.db, 'applicant', { applicationId: applied.id })
  const lineOf = async () =>
    (await month('2026-12')).lines.find(({ kind }) => kind === 'authority-fee') as Record<
      string,
      number
    >
  const before = await lineOf()
  for (const amountCents of [52_00, 51_00]) {
    const fee = { amountCents, paidOn: '2026-11-20' }
    const noted = await manager.put(`/api/admin/applicants/${traveller?.id}/filing`, { fee })
    expect(noted.status).toBe(200)
  }
  const after = await lineOf()
  const moved = (name: string) => (after[name] ?? 0) - (before[name] ?? 0)
  expect(['count', 'totalCents', 'authorityCents', 'serviceCents'].map(moved)).toEqual([
    2, -51_00, -51_00, 0,
  ])
  expect(await brokenInvariants(shop.db)).toEqual([])
})

it('a day on which the clocks change has all its hours and no other', async () => {
  const cent = { amountCents: -1, authorityCents: 0, currency: 'USD' }
  const entry = { kind: 'gateway-fee', ...cent } as const
  const moments = [
    ...['2024-03-31T00:00:00.000Z', '2024-03-31T22:59:59.999Z', '2024-03-31T23:00:00.000Z'],
    ...['2021-10-30T23:00:00.000Z', '2021-10-31T23:59:59.999Z', '2021-11-01T00:00:00.000Z'],
  ]
  await shop.db
    .insertInto('ledgerEntry')
    .values(moments.map((at) => ({ ...entry, bookedAt: new Date(at) })))
    .execute()
  expect((await moves({ to: '2021-01-01' })).items).toEqual([])
  for (const day of ['2024-03-31', '2021-10-31']) {
    expect((await moves({ from: day, to: day })).items).toHaveLength(2)
  }
})
