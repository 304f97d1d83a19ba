import { beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '../../../../test/support/app.ts'
import { testPromises } from '../../../../test/support/deciding.ts'
import { rowsOf } from '../../../../test/support/rows.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { payWith } from '../../../sandbox-gateway/test-support.ts'
import { composeLetter } from '../../correspondence/letter/send.ts'
import { makeRefund } from '../payment/make-refund.ts'
import {
  type Applied,
  askRefund,
  booksOf,
  giveBack,
  inMode,
  openShop,
  paid,
} from '../payment/test-support.ts'

let applied: Applied
let manager: Awaited<ReturnType<typeof signIn>>
let [ada, ben, cleo]: number[] = []

const shop = await openShop()
beforeEach(async () => {
  manager = await signIn(shop, { role: 'manager' })
  applied = await paid(shop, 3)
  ;[ada, ben, cleo] = (await applicants()).map(({ id }) => id)
})

// A family of three pays 3 × 95 for the visas, 65 for processing and 69 for the document: 419.
const path = () => `/api/admin/applications/${applied.id}/refund`
const ask = (query = '') => manager.get(path() + query)
const proposed = async (applicant?: number) =>
  (await ask(applicant ? `?applicantId=${applicant}` : '')).body.proposal
const decide = (amountCents: number, changes: object = {}) =>
  askRefund(manager, applied, amountCents, changes)
const books = () => booksOf(shop, applied)
const statesOf = async () => (await applicants()).map(({ state }) => state)

function applicants() {
  return rowsOf(shop.db, 'applicant', { applicationId: applied.id }, 'position')
}

const refundSum = async () =>
  (await books()).refunds.reduce((sum, each) => sum + each.amountCents, 0)

describe('a refund for one traveller', () => {
  it('is proposed by their share, less the fee that is kept once, and withdraws one of three', async () => {
    const share = { paidCents: 95_00, refundedCents: 0, feeCents: 25_00 }
    expect(await proposed(ben)).toMatchObject({
      ...{ ...share, amountCents: 70_00, limitCents: 70_00, eligible: true },
    })
    expect(codeOf(await ask('?applicantId=999999'))).toBe('404 applicant.not-found')
    const more = await decide(95_01, { applicantId: ben, note: 'Why' })
    expect(codeOf(more)).toBe('422 refund.amount-wrong')
    // It withdraws one of three, and the others go on.
    expect((await decide(70_00, { applicantId: ben })).status).toBe(201)
    await giveBack(shop, applied)
    expect(await statesOf()).toEqual(['collecting', 'withdrawn', 'collecting'])
    expect(await books()).toMatchObject({
      application: { status: 'paid', paymentStatus: 'paid' },
      events: ['status-changed', 'refund-made', 'applicant-moved', 'refund-done'],
      letters: ['payment-confirmed', 'refund-made'],
      payments: [{ state: 'paid' }],
      refunds: [{ state: 'done', amountCents: 7000 }],
    })
    expect(codeOf(await decide(1_00, { applicantId: ben, note: 'More' }))).toBe(
      '409 refund.already-made',
    )
  })

  it('after the other: each has a letter, the last one takes what was for all', async () => {
    await decide(70_00, { applicantId: ada })
    await giveBack(shop, applied)
    shop.advance(1)
    expect(await proposed(ben)).toMatchObject({ feeCents: 0, amountCents: 95_00 })
    expect((await decide(95_00, { applicantId: ben })).status).toBe(201)
    await giveBack(shop, applied)
    shop.advance(1)
    expect(await proposed(cleo)).toMatchObject({ paidCents: 229_00, amountCents: 229_00 })
    expect((await decide(229_00, { applicantId: cleo })).status).toBe(201)
    const { application } = await books()
    expect(application).toMatchObject({ status: 'rejected', paymentStatus: 'paid' })
    await giveBack(shop, applied)
    expect(await books()).toMatchObject({
      application: { status: 'rejected', paymentStatus: 'refunded' },
      payments: [{ state: 'refunded' }],
      letters: ['payment-confirmed', 'refund-made', 'refund-made', 'refund-made'],
    })
    expect(await refundSum()).toBe(39_400)
    const about = { applicationId: applied.id, kind: 'refund-made' } as const
    const told: (string | undefined)[] = []
    for (const letter of await rowsOf(shop.db, 'letter', about)) {
      const { text = '' } = (await composeLetter(shop.services, letter)) ?? {}
      told.push(
        /(Refunded earlier|Kept by us|Still paid for the application)[\s\S]*?\.00/.exec(text)?.[0],
      )
    }
    expect(told.map((each) => each?.replace(/\s+/g, ' ')).sort()).toEqual([
      ...['Refunded earlier $165.00', 'Refunded earlier $70.00'],
      'Still paid for the application $349.00',
    ])
  })

  it('leaves the rest of the whole to be given back later', async () => {
    await decide(70_00, { applicantId: ada })
    await giveBack(shop, applied)
    const rest = { paidCents: 419_00, refundedCents: 70_00, amountCents: 324_00 }
    expect(await proposed()).toMatchObject(rest)
    expect((await decide(324_00)).status).toBe(201)
    await giveBack(shop, applied)
    expect(await statesOf()).toEqual(['withdrawn', 'withdrawn', 'withdrawn'])
    expect(await books()).toMatchObject({ application: { paymentStatus: 'refunded' } })
    expect(codeOf(await decide(1_00, { note: 'More' }))).toBe('409 refund.already-made')
    // The retained fee is refunded too once the fault turns out to be ours.
    expect((await decide(25_00, { ground: 'service-failed' })).status).toBe(201)
    await giveBack(shop, applied)
    expect(await refundSum()).toBe(41_900)
  })

  it('is judged by what happened to that traveller', async () => {
    const adas = shop.db.updateTable('applicant').where('id', '=', ada ?? 0)
    await adas.set({ state: 'filed', filedAt: shop.services.clock.now() }).execute()
    expect(await proposed(ada)).toMatchObject({ eligible: false, reasons: ['submitted'] })
    expect(await proposed(ben)).toMatchObject({ eligible: true })
    await adas.set({ state: 'collecting', filedAt: null }).execute()
  })

  it('of two at once happens once, of an old version never', async () => {
    const both = await Promise.all([1, 2].map(() => decide(70_00, { applicantId: ben })))
    expect(both.map(codeOf).sort()).toEqual(['201', '409 refund.already-made'])
    const { version } = (await books()).application
    const part = { note: 'Goodwill', version: Number(version) }
    const parts = await Promise.all([1, 2].map(() => decide(10_00, part)))
    expect(parts.map(codeOf).sort()).toEqual(['201', '409 application.changed'])
    await giveBack(shop, applied)
    expect(await refundSum()).toBe(8000)
  })
})

describe('after a supplement', () => {
  beforeEach(async () => {
    const { body } = await shop.supplement(applied, { processingType: 'urgent' })
    await payWith(body.formData)
  })

  it('the whole is given back of both payments, with one letter', async () => {
    expect(await proposed()).toMatchObject({ paidCents: 498_00, amountCents: 473_00 })
    const { status, body } = await decide(473_00)
    expect(status).toBe(201)
    const { refunds } = body as { refunds: { amountCents: number }[] }
    expect(refunds.map(({ amountCents }) => amountCents)).toEqual([394_00, 79_00])
    await giveBack(shop, applied)
    expect(await books()).toMatchObject({ application: { paymentStatus: 'refunded' } })
    expect((await books()).payments.map(({ state }) => state)).toEqual(['refunded', 'refunded'])
    expect((await books()).letters.filter((kind) => kind === 'refund-made')).toHaveLength(1)
  })

  it('one that the gateway refused holds the letter back until it has gone', async () => {
    await decide(473_00)
    const [first] = await rowsOf(shop.db, 'refund', { applicationId: applied.id })
    const id = first?.id ?? ''
    await inMode(shop, 'refuseRefunds', () => makeRefund(shop.services, { id }))
    await giveBack(shop, applied)
    expect((await books()).letters).not.toContain('refund-made')
    expect((await manager.post(`/api/admin/refunds/${id}/retry`, {})).status).toBe(202)
    await giveBack(shop, applied)
    expect((await books()).letters).toContain('refund-made')
  })

  it('staff make the order cheaper, with what the rule gives back', async () => {
    const amendment = `/api/admin/applications/${applied.id}/amendment`
    expect((await manager.get(`${amendment}?processingType=normal`)).body).toMatchObject({
      ...{ differenceCents: -79_00, refundCents: 54_00, feeCents: 25_00 },
      ...{ reasons: ['made-cheaper', 'fee-kept'], whyNot: null },
    })
    shop.advance(1000)
    const change = { processingType: 'normal', reason: 'They have time after all' }
    const unsaid = await manager.post(amendment, { ...change, reason: '' })
    expect(codeOf(unsaid)).toBe('400 request.invalid')
    const made = await manager.post(amendment, change)
    expect(made.body).toMatchObject({
      refundCents: 54_00,
      amendment: { state: 'done', differenceCents: -79_00 },
    })
    expect(codeOf(await manager.post(amendment, change))).toBe('409 amendment.nothing')
    const dearer = await manager.post(amendment, { ...change, processingType: 'urgent' })
    expect(codeOf(dearer)).toBe('409 amendment.dearer')
    await giveBack(shop, applied)
    expect(await books()).toMatchObject({
      application: { processingType: 'normal', totalPriceCents: 41_900, paymentStatus: 'paid' },
      letters: ['payment-confirmed', 'order-amended', 'order-amended', 'refund-made'],
    })
    // The fee was retained already: the rest is refunded in full.
    expect(await proposed()).toMatchObject({ refundedCents: 54_00, amountCents: 419_00 })
  })
})

testPromises(shop)
