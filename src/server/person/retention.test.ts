import { beforeEach, describe, expect, it } from 'vitest'
import { brokenInvariants } from '../../../test/support/invariants.ts'
import { changeRows, insertRow, rowOf, rowsOf } from '../../../test/support/rows.ts'
import { signIn } from '../../../test/support/staff.ts'
import { payWith } from '../../sandbox-gateway/test-support.ts'
import { sendLetter } from '../correspondence/letter/send.ts'
import { type Applied, booksOf, openShop } from '../money/payment/test-support.ts'
import { nextRun, retain } from './retention.ts'

let applied: Applied

const shop = await openShop()
const { db } = shop
beforeEach(async () => {
  applied = await shop.apply()
  await payWith((await shop.create(applied)).body.formData)
})

const yearsOn = (years: number, days = 0): Date => {
  const then = new Date(shop.services.clock.now())
  then.setUTCFullYear(then.getUTCFullYear() + years)
  then.setUTCDate(then.getUTCDate() + days)
  return then
}
const run = (now: Date) => retain(shop.services, now)
const isThere = async () => (await rowsOf(db, 'application', { id: applied.id })).length > 0

const lastReceipt = () =>
  db.selectFrom('receipt').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirstOrThrow()

async function lookAhead(now: Date): Promise<Record<string, number>> {
  const back = shop.services.clock.now().getTime()
  shop.advance(now.getTime() - back)
  const owner = await signIn(shop)
  const { status, body } = await owner.get('/api/admin/retention')
  shop.advance(back - now.getTime())
  expect(status).toBe(200)
  const { items } = body as { items: { record: string; count: number }[] }
  return Object.fromEntries(items.map(({ record, count }) => [record, count]))
}

describe('what is kept how long', () => {
  it('letters three years, payments six, everything seven: not a day less', async () => {
    await run(yearsOn(3))
    expect((await booksOf(shop, applied)).letters).toEqual(['payment-confirmed'])
    await run(yearsOn(3, 1))
    expect((await booksOf(shop, applied)).letters).toEqual([])
    expect(await brokenInvariants(db)).toEqual([])

    await run(yearsOn(6))
    expect((await booksOf(shop, applied)).payments).toHaveLength(1)
    await run(yearsOn(6, 1))
    expect(await booksOf(shop, applied)).toMatchObject({ payments: [], attempts: [], refunds: [] })
    const emptied = { content: null, paymentId: null, amountCents: 233_00 }
    expect(await lastReceipt()).toMatchObject({ ...emptied, applicationId: applied.id })
    expect(await brokenInvariants(db)).toEqual([])

    await run(yearsOn(7))
    expect(await isThere()).toBe(true)
    await run(yearsOn(7, 1))
    expect(await isThere()).toBe(false)
    // The number stays in the series.
    expect(await lastReceipt()).toMatchObject({ ...emptied, applicationId: null })
    expect(await brokenInvariants(db)).toEqual([])
  })

  it('what letters said and had attached goes with them, and what could not be kept was not sent', async () => {
    const wanted = { applicationId: applied.id, kind: 'payment-confirmed' } as const
    const letter = await rowOf(db, 'letter', wanted)
    const { documentStore } = shop.services
    const put = () => Promise.reject(new Error('away'))
    const away = { ...shop.services, documentStore: { ...documentStore, put } }
    await expect(sendLetter(away, letter.id)).rejects.toThrow('away')
    await sendLetter(shop.services, letter.id)
    const attached = () => rowsOf(db, 'letterAttachment', { letterId: letter.id })
    const [receipt] = await attached()
    expect(receipt?.fileName).toMatch(/^receipt-.*\.pdf$/)
    const key = receipt?.storageKey ?? ''
    expect(Buffer.from(await documentStore.get(key)).toString('latin1', 0, 5)).toBe('%PDF-')
    await run(yearsOn(3))
    expect(await attached()).toHaveLength(1)
    await run(yearsOn(3, 1))
    expect(await attached()).toEqual([])
    await expect(documentStore.get(key)).rejects.toThrow()
    expect(await brokenInvariants(db)).toEqual([])
  })

  it('an erased application goes with the last payment that had to be kept', async () => {
    const values = { erasedAt: shop.services.clock.now(), contactEmail: 'erased@erased.invalid' }
    await changeRows(db, 'application', { id: applied.id }, values)
    const fee = { kind: 'authority-expected', amountCents: 50_00, authorityCents: -50_00 } as const
    const about = { applicationId: applied.id, currency: 'USD', bookedAt: values.erasedAt }
    await insertRow(db, 'ledgerEntry', { ...fee, ...about })
    await run(yearsOn(6))
    expect(await isThere()).toBe(true)
    await run(yearsOn(6, 1))
    expect(await isThere()).toBe(false)
    // Nobody could say any more that it was paid.
    const expected = await rowsOf(db, 'ledgerEntry', { kind: 'authority-expected' }, 'id')
    expect(expected.map(({ amountCents }) => amountCents)).toEqual([50_00, -50_00])
  })

  it('the dry run counts what the next run takes away, and takes nothing', async () => {
    const then = yearsOn(6, 1)
    const ahead = await lookAhead(then)
    expect(ahead.payment).toBeGreaterThan(0)
    expect(await lookAhead(then)).toEqual(ahead)
    const count = async (table: 'payment' | 'letter') =>
      (await db.selectFrom(table).select('id').execute()).length
    const before = [await count('payment'), await count('letter')]
    await run(then)
    const after = [await count('payment'), await count('letter')]
    expect(before.map((each, index) => each - (after[index] ?? 0))).toEqual([
      ahead.payment,
      ahead.correspondence,
    ])
    expect(await lookAhead(then)).toMatchObject({ application: 0, payment: 0, correspondence: 0 })
    await run(then)
    const entries = await rowsOf(db, 'auditEntry', { action: 'retention.ran' }, 'id')
    const details = { applications: 0, payments: 0, letters: 0, conversations: 0 }
    expect(entries.at(-1)).toMatchObject({ staffId: null, details })
  })

  it('a conversation three years from its last message', async () => {
    const begun = shop.services.clock.now()
    const { body } = await shop.browser().post('/api/chat/sessions', {})
    const sessionId = String(body.sessionId)
    const headers = { authorization: `Bearer ${body.token}` }
    const say = (message: string) =>
      shop.browser().post('/api/chat/messages', { sessionId, message }, headers)
    await say('Hello')
    const monthMs = 30 * 86_400_000
    shop.advance(monthMs)
    expect((await say('Still there?')).status).toBe(201)
    const last = yearsOn(3)
    shop.advance(begun.getTime() - shop.services.clock.now().getTime())
    const left = () => db.selectFrom('chatMessage').select('id').execute()
    await run(last)
    expect(await left()).toHaveLength(2)
    const after = new Date(last.getTime() + 86_400_000)
    expect(await lookAhead(after)).toMatchObject({ conversation: 1 })
    await run(after)
    expect(await left()).toEqual([])
  })

  it('the sums of visits stay 25 months, as the dry run says', async () => {
    const days = ['2020-01-14', '2020-01-15']
    const values = days.map((day) => ({ day, page: '/', language: 'en' as const, count: 1 }))
    await db.insertInto('visitCount').values(values).execute()
    const then = new Date('2022-02-15T12:00:00Z')
    expect(await lookAhead(then)).toMatchObject({ visits: 1 })
    await run(then)
    const left = await db.selectFrom('visitCount').select('day').execute()
    expect(left.map(({ day }) => day)).toEqual(['2020-01-15'])
  })
})

it.each([
  ['2026-11-21T02:29:59Z', '2026-11-21T02:30:00.000Z'],
  ['2026-11-21T02:30:00Z', '2026-11-22T02:30:00.000Z'],
  ['2026-12-31T23:00:00Z', '2027-01-01T02:30:00.000Z'],
])('after %s it runs at %s', (now, next) => {
  expect(nextRun(new Date(now)).toISOString()).toBe(next)
})
