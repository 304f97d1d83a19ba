import { beforeEach, describe, expect, it } from 'vitest'
import { requiredDocuments } from '#domain/document/document.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { testPromises } from '../../../../test/support/deciding.ts'
import { addDocument } from '../../../../test/support/document-row.ts'
import { changeRows, insertRow, rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { payWith } from '../../../sandbox-gateway/test-support.ts'
import { composeLetter } from '../../correspondence/letter/send.ts'
import { refreshDue } from '../../data/money/promise.ts'
import { completeApplication } from '../../document/complete.ts'
import { type Applied, authorityOf, booksOf, giveBack, openShop } from '../payment/test-support.ts'
import { judgePromises } from './judge.ts'

const day = 86_400_000
let applied: Applied
const now = () => shop.services.clock.now()
const inDays = (days: number) => new Date(now().getTime() + days * day)

const shop = await openShop()
const { db } = shop
beforeEach(async () => {
  applied = await paid('urgent')
})

async function paid(processingType: 'normal' | 'urgent' | 'super_urgent'): Promise<Applied> {
  const made = await shop.apply(1, 1, { processingType })
  const amount = { normal: 233, urgent: 312, super_urgent: 332 }[processingType]
  await payWith((await shop.create(made, { amount })).body.formData)
  await shop.verify(made)
  return made
}

const travellerOf = async ({ id }: Applied) =>
  (await rowOf(db, 'applicant', { applicationId: id })).id

async function handOver(made: Applied): Promise<void> {
  const whose = { applicationId: made.id, applicantId: await travellerOf(made) }
  for (const type of requiredDocuments(shippedRules, 'tourist')) {
    await addDocument(shop.services, whose, type)
  }
  const authority = await authorityOf(shop, made)
  await completeApplication(shop.services, { id: made.id, authority, now: now() })
}

const file = ({ id }: Applied, filedAt = now()) =>
  changeRows(db, 'applicant', { applicationId: id }, { state: 'filed', filedAt })

const outcome = async ({ id }: Applied) =>
  (await rowsOf(db, 'promiseOutcome', { applicationId: id }))[0]

const judge = (days = 0) => judgePromises(shop.services, inDays(days))
const refundsOf = ({ id }: Applied) => rowsOf(db, 'refund', { applicationId: id })

describe('a speed that was paid for and missed', () => {
  it('gives the surcharge back by itself, once, with letter, audit and credit note', async () => {
    await handOver(applied)
    await judge()
    expect(await outcome(applied)).toBeUndefined()
    await Promise.all([judge(10), judge(10)])
    await judge(11)
    await giveBack(shop, applied)
    expect(await outcome(applied)).toMatchObject({ outcome: 'missed', handledOn: null })
    // Which is not submitted yet.
    const about = { applicationId: applied.id, kind: 'refund-made' } as const
    const letter = await composeLetter(shop.services, await rowOf(db, 'letter', about))
    expect(letter?.text.replace(/\s+/g, ' ')).toContain('We did not submit your application by')
    const books = await booksOf(shop, applied)
    const late = { reason: 'late', ground: 'late', staffId: null, feeCents: 0 }
    expect(await refundsOf(applied)).toMatchObject([{ ...late, state: 'done', amountCents: 79_00 }])
    expect(books.letters.filter((kind) => kind === 'refund-made')).toHaveLength(1)
    expect(books.events).toEqual(
      expect.arrayContaining(['promise-missed', 'refund-made', 'refund-done']),
    )
    // The application continues: nobody withdrew, and it counts as paid.
    expect(books.application).toMatchObject({ paymentStatus: 'paid', status: 'paid' })
    const made = { applicationId: applied.id, action: 'refund.made' } as const
    expect(await rowsOf(db, 'auditEntry', made)).toMatchObject([{ staffId: null }])
    await file(applied, inDays(12))
    await judge(12)
    expect(await refundsOf(applied)).toHaveLength(1)
  })

  it('goes on where a run was killed in the middle', async () => {
    const others = [await paid('urgent'), await paid('super_urgent')]
    for (const made of [applied, ...others]) await handOver(made)
    let writes = 0
    const uuid = () => {
      writes += 1
      if (writes === 2) throw new Error('killed')
      return shop.services.random.uuid()
    }
    const killed = { ...shop.services, random: { ...shop.services.random, uuid } }
    await expect(judgePromises(killed, inDays(10))).rejects.toThrow('killed')
    await judge(10)
    for (const made of [applied, ...others]) {
      await giveBack(shop, made)
      expect(await outcome(made)).toMatchObject({ outcome: 'missed' })
      expect(await refundsOf(made)).toHaveLength(1)
    }
    const [, superUrgent] = others
    expect(await refundsOf(superUrgent as Applied)).toMatchObject([{ amountCents: 9900 }])
  })
})

it.each([
  ['won', 1],
  ['lost', 0],
] as const)(
  'money that a bank holds back is judged once that is %s, and holds up no other',
  async (end, refunds) => {
    const other = await paid('urgent')
    for (const made of [applied, other]) await handOver(made)
    const dispute = {
      ...{ id: shop.services.random.uuid(), gateway: 'sandbox', gatewayRef: `dispute-${end}` },
      ...{ applicationId: applied.id, amountCents: 31_200, currency: 'USD' },
      ...{ state: 'open' as const, reason: 'fraudulent', openedAt: now(), toldAt: now() },
    }
    await insertRow(db, 'dispute', dispute)
    await judge(10)
    expect(await outcome(applied)).toBeUndefined()
    expect(await refundsOf(applied)).toEqual([])
    expect(await refundsOf(other)).toHaveLength(1)
    await changeRows(db, 'dispute', { id: dispute.id }, { state: end, closedAt: inDays(12) })
    await judge(13)
    expect(await outcome(applied)).toMatchObject({ outcome: 'missed' })
    expect(await refundsOf(applied)).toHaveLength(refunds)
  },
)

describe('nothing goes back', () => {
  it('where it was filed in time, or nothing was handed over', async () => {
    await judge(60)
    expect(await outcome(applied)).toBeUndefined()
    await handOver(applied)
    await file(applied)
    await judge()
    await judge(30)
    expect(await outcome(applied)).toMatchObject({ outcome: 'kept' })
    expect(await refundsOf(applied)).toEqual([])
  })

  it('at normal speed or where nothing was promised before paying, though it counts as missed', async () => {
    const normal = await paid('normal')
    await changeRows(db, 'application', { id: applied.id }, { surchargeGuaranteed: false })
    for (const made of [normal, applied]) await handOver(made)
    await judge(30)
    for (const made of [normal, applied]) {
      expect(await outcome(made)).toMatchObject({ outcome: 'missed' })
      expect(await refundsOf(made)).toEqual([])
    }
  })

  it('while we wait for the traveller, whose days put the promise off', async () => {
    await handOver(applied)
    const before = (await booksOf(shop, applied)).application.dueOn ?? ''
    const { id, documentType } = await rowOf(db, 'document', { applicationId: applied.id })
    const rejected = { review: 'rejected', reviewReason: 'answers-changed' } as const
    await changeRows(db, 'document', { id }, { ...rejected, reviewedAt: now() })
    await judge(30)
    expect(await outcome(applied)).toBeUndefined()
    const whose = { applicationId: applied.id, applicantId: await travellerOf(applied) }
    await addDocument(shop.services, whose, documentType, inDays(30))
    await file(applied, inDays(30))
    await refreshDue(db, shippedRules, applied.id)
    await judge(31)
    const judged = await outcome(applied)
    expect(judged).toMatchObject({ outcome: 'kept' })
    expect((judged?.dueOn ?? '') > before).toBe(true)
    expect(await refundsOf(applied)).toEqual([])
  })
})

// States were set directly above, without history events.
testPromises(shop, /refund|payment|credit|receipt/)
