import { beforeEach, describe, expect, it } from 'vitest'
import { isPaid } from '#domain/application/status.ts'
import { codeOf } from '../../../test/support/app.ts'
import { testPromises } from '../../../test/support/deciding.ts'
import { rowOf, rowsOf } from '../../../test/support/rows.ts'
import { signIn } from '../../../test/support/staff.ts'
import { payWith } from '../../sandbox-gateway/test-support.ts'
import { composeLetter } from '../correspondence/letter/send.ts'
import {
  type Applied,
  askRefund,
  booksOf,
  decideBy,
  giveBack,
  openShop,
  paid,
} from './payment/test-support.ts'

let owner: Awaited<ReturnType<typeof signIn>>
let held: number

const shop = await openShop()
const { db } = shop
beforeEach(async () => {
  owner = await signIn(shop)
})

const heldOf = async ({ id: applicationId }: Applied) =>
  Number((await rowOf(db, 'heldDecision', { applicationId })).id)
const people = ({ id }: Applied) => rowsOf(db, 'applicant', { applicationId: id }, 'position')
/** Decides about the first traveller, which can be undone for a minute. */
async function decide(applied: Applied, decision: string): Promise<void> {
  const [first] = await people(applied)
  await decideBy(owner, first?.id ?? 0, decision)
  held = await heldOf(applied)
}
const refund = async (applied: Applied, more: object = {}) => {
  const answer = await askRefund(owner, applied, 40_00, { note: 'As agreed', ...more })
  expect(answer.status).toBe(201)
}
const undo = async () => codeOf(await owner.post(`/api/admin/decisions/${held}/undo`, {}))
/** What the traveller sees, and how it is. */
async function standingOf(applied: Applied) {
  const { body } = await shop.owner(applied).get(`/api/status?orderId=${applied.orderId}`)
  const shown = (body.applicants as { state: string }[]).map(({ state }) => state)
  const { status, paymentStatus } = await rowOf(db, 'application', { id: applied.id })
  const is = (await people(applied)).map(({ state }) => state)
  return { shown: [body.status, ...shown], is: [status, ...is], paymentStatus }
}

describe('a decision that money or an answer rests on', () => {
  it.each([
    ['filed', 'withdrawn'],
    ['withdrawn', 'withdrawn'],
  ])('is told with the refund of who is %s, and not undone', async (decision, state) => {
    const applied = await paid(shop, 2)
    const [first] = await people(applied)
    await decide(applied, decision)
    await refund(applied, { applicantId: first?.id })
    const standing = await standingOf(applied)
    expect(standing.is).toEqual(['paid', state, 'collecting'])
    expect(standing.shown).toEqual(standing.is)
    expect(await undo()).toBe('409 decision.told')
  })

  it('is told with a refund of the whole', async () => {
    const applied = await paid(shop)
    await decide(applied, 'rejected')
    await refund(applied)
    expect((await standingOf(applied)).shown).toEqual(['rejected', 'rejected'])
    expect(await undo()).toBe('409 decision.told')
  })

  it('is another one where the refund is for somebody else', async () => {
    const applied = await paid(shop, 2)
    const [, second] = await people(applied)
    await decide(applied, 'filed')
    await refund(applied, { applicantId: second?.id })
    expect(await undo()).toBe('409 application.changed')
  })

  it('is told with the cancellation that a colleague accepts', async () => {
    const applied = await paid(shop, 2)
    const [first] = await people(applied)
    const path = `/api/applications/${applied.id}/cancellation`
    await shop.owner(applied).post(path, { applicantIds: [first?.id] })
    await decide(applied, 'filed')
    const { id } = await rowOf(db, 'cancellationRequest', { applicationId: applied.id })
    const answered = await owner.post(`/api/admin/cancellations/${id}`, { decision: 'accepted' })
    expect(answered.status).toBe(200)
    expect((await standingOf(applied)).shown).toEqual(['paid', 'withdrawn', 'collecting'])
    expect(await undo()).toBe('409 decision.told')
  })

  it('is told with the payment that came too late for a change', async () => {
    const applied = await paid(shop)
    const { formData } = (await shop.supplement(applied, { processingType: 'urgent' })).body
    await decide(applied, 'filed')
    await payWith(formData)
    expect((await booksOf(shop, applied)).refunds).toMatchObject([{ amountCents: 79_00 }])
    expect((await standingOf(applied)).shown).toEqual(['processing', 'filed'])
    expect(await undo()).toBe('409 decision.told')
  })

  it('marks as paid what the card pays a moment later: once', async () => {
    const applied = await shop.apply()
    const { formData } = (await shop.create(applied)).body
    const mark = { status: 'paid', adminNotes: 'By transfer' }
    await owner.patch(`/api/admin/applications/${applied.id}/status`, mark)
    held = await heldOf(applied)
    await payWith(formData)
    expect(await booksOf(shop, applied)).toMatchObject({
      payments: [{ state: 'paid' }],
      refunds: [],
    })
    expect(await undo()).toBe('409 decision.told')
    const paidOnce = { is: ['paid', 'collecting'], paymentStatus: 'paid' }
    expect(await standingOf(applied)).toMatchObject(paidOnce)
    // Both may have come: somebody looks, and the flag stays until they say what they found.
    expect((await booksOf(shop, applied)).events).toContain('payment-needs-review')
    const isFlagged = async () =>
      (await rowOf(db, 'applicationWork', { applicationId: applied.id })).flags?.includes(
        'payment-review',
      )
    expect(await isFlagged()).toBe(true)
    // A filing taken back says nothing of it.
    await decide(applied, 'filed')
    await decide(applied, 'ready')
    expect(await isFlagged()).toBe(true)
    await owner.post(`/api/admin/applications/${applied.id}/notes`, { text: 'No transfer came' })
    expect(await isFlagged()).toBe(false)
  })
})

it('what came by card beside what is marked as paid goes back, and the order goes on', async () => {
  const applied = await shop.apply()
  const { formData } = (await shop.create(applied)).body
  const mark = { status: 'paid', adminNotes: 'By transfer' }
  await owner.patch(`/api/admin/applications/${applied.id}/status`, mark)
  await payWith(formData)
  await decide(applied, 'filed')
  const areAllBack: boolean[] = []
  for (const amountCents of [50_00, 183_00]) {
    shop.advance(1)
    await refund(applied, { ground: 'duplicate', amountCents })
    await giveBack(shop, applied)
    const about = { applicationId: applied.id, kind: 'refund-made' } as const
    const letter = (await rowsOf(db, 'letter', about, 'version')).at(-1)
    const { text = '' } = (letter && (await composeLetter(shop.services, letter))) ?? {}
    areAllBack.push(text.includes('the second one in full'))
  }
  expect(areAllBack).toEqual([false, true])
  const standing = await standingOf(applied)
  expect(standing).toMatchObject({ is: ['processing', 'filed'], paymentStatus: 'unpaid' })
  expect(isPaid(await rowOf(db, 'application', { id: applied.id }))).toBe(true)
})

it('an undone filing stands against no refund', async () => {
  const applied = await paid(shop)
  await decide(applied, 'filed')
  expect(await undo()).toBe('200')
  const { body } = await owner.get(`/api/admin/applications/${applied.id}/refund`)
  expect(body).toMatchObject({
    proposal: { eligible: true, reasons: ['not-processed', 'fee-kept'] },
  })
})

it('who is filed against the guard stands so again after an undone rejection', async () => {
  const applied = await paid(shop)
  await decide(applied, 'filed')
  shop.advance(61_000)
  owner = await signIn(shop)
  await db.deleteFrom('heldDecision').execute()
  await decide(applied, 'rejected')
  expect(await undo()).toBe('200')
  expect((await standingOf(applied)).is).toEqual(['processing', 'filed'])
})

testPromises({ db })
