import { beforeEach, describe, expect, it } from 'vitest'
import { type DocumentType, requiredDocuments } from '#domain/document/document.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { brokenInvariants } from '../../../../test/support/invariants.ts'
import { payWith } from '../../../sandbox-gateway/test-support.ts'
import { recordEvent } from '../../data/application/event.ts'
import { insertVersion } from '../../data/document/document.ts'
import { insertStoredFiles } from '../../data/document/stored-file.ts'
import { refreshDue } from '../../data/money/promise.ts'
import { completeApplication } from '../../document/complete.ts'
import { makeRefund } from '../payment/make-refund.ts'
import { type Applied, authorityOf, booksOf, startShop } from '../payment/test-support.ts'
import { judgePromises } from './judge.ts'

const day = 86_400_000
let applied: Applied
const now = () => shop.services.clock.now()
const inDays = (days: number) => new Date(now().getTime() + days * day)

const shop = await forFile(startShop())
const { db } = shop
beforeEach(async () => {
  shop.advance(61_000)
  applied = await paid('urgent')
})

async function paid(processingType: 'normal' | 'urgent' | 'super_urgent'): Promise<Applied> {
  const made = await shop.apply(1, 1, { processingType })
  const amount = { normal: 233, urgent: 312, super_urgent: 332 }[processingType]
  await payWith((await shop.create(made, { amount })).body.formData)
  await shop.verify(made)
  return made
}

async function add(made: Applied, documentType: DocumentType, at = now()): Promise<void> {
  const { random } = shop.services
  const applicant = await db
    .selectFrom('applicant')
    .select('id')
    .where('applicationId', '=', made.id)
    .executeTakeFirstOrThrow()
  const storageKey = random.uuid()
  const file = { storageKey, mediaType: 'image/png', sizeBytes: 1, sha256: Buffer.alloc(32) }
  await insertStoredFiles(db, [file], at)
  const about = { applicationId: made.id, applicantId: applicant.id, documentType }
  const label = { fileName: 'a.png', storageKey, previewKey: null }
  await insertVersion(db, { ...about, ...label, id: random.uuid() }, at)
  const line = { applicationId: made.id, at, actor: 'traveller' } as const
  await recordEvent(db, { ...line, kind: 'document-added', note: documentType })
}

async function handOver(made: Applied): Promise<void> {
  for (const type of requiredDocuments(shippedRules, 'tourist')) await add(made, type)
  const authority = await authorityOf(shop, made)
  await completeApplication(shop.services, { id: made.id, authority, now: now() })
}

const file = (made: Applied, at = now()) =>
  db
    .updateTable('applicant')
    .set({ state: 'filed', filedAt: at })
    .where('applicationId', '=', made.id)
    .execute()

const outcome = (made: Applied) =>
  db
    .selectFrom('promiseOutcome')
    .select(['outcome', 'dueOn', 'handledOn'])
    .where('applicationId', '=', made.id)
    .executeTakeFirst()

async function carryOut(made: Applied): Promise<void> {
  for (const { id, state } of await refundsOf(made)) {
    if (state === 'due') await makeRefund(shop.services, { id })
  }
}

const judge = (days = 0) => judgePromises(shop.services, inDays(days))
const refundsOf = (made: Applied) =>
  db.selectFrom('refund').selectAll().where('applicationId', '=', made.id).execute()

describe('a speed that was paid for and missed', () => {
  it('gives the surcharge back by itself, once, with letter, audit and credit note', async () => {
    await handOver(applied)
    await judge()
    expect(await outcome(applied)).toBeUndefined()
    await Promise.all([judge(10), judge(10)])
    await judge(11)
    await carryOut(applied)
    expect(await outcome(applied)).toMatchObject({ outcome: 'missed', handledOn: null })
    const books = await booksOf(shop, applied)
    expect(await refundsOf(applied)).toMatchObject([
      {
        state: 'done',
        amountCents: 7900,
        reason: 'late',
        ground: 'late',
        staffId: null,
        feeCents: 0,
      },
    ])
    expect(books.letters.filter((kind) => kind === 'refund-made')).toHaveLength(1)
    expect(books.events).toEqual(
      expect.arrayContaining(['promise-missed', 'refund-made', 'refund-done']),
    )
    // The application continues: nobody withdrew, and it counts as paid.
    expect(books.application).toMatchObject({ paymentStatus: 'paid', status: 'paid' })
    const trace = await db
      .selectFrom('auditEntry')
      .select(['action', 'staffId'])
      .where('applicationId', '=', applied.id)
      .where('action', '=', 'refund.made')
      .execute()
    expect(trace).toEqual([{ action: 'refund.made', staffId: null }])
    await file(applied, inDays(12))
    await judge(12)
    expect(await refundsOf(applied)).toHaveLength(1)
  })

  it('goes on where a run was killed in the middle', async () => {
    const others = [await paid('urgent'), await paid('super_urgent')]
    for (const made of [applied, ...others]) await handOver(made)
    let writes = 0
    const killed = {
      ...shop.services,
      random: {
        ...shop.services.random,
        uuid: () => {
          writes += 1
          if (writes === 2) throw new Error('killed')
          return shop.services.random.uuid()
        },
      },
    }
    await expect(judgePromises(killed, inDays(10))).rejects.toThrow('killed')
    await judge(10)
    for (const made of [applied, ...others]) {
      await carryOut(made)
      expect(await outcome(made)).toMatchObject({ outcome: 'missed' })
      expect(await refundsOf(made)).toHaveLength(1)
    }
    const [, superUrgent] = others
    expect(await refundsOf(superUrgent as Applied)).toMatchObject([{ amountCents: 9900 }])
  })
})

it('money that a bank holds back is judged once that is over, and holds up no other', async () => {
  const other = await paid('urgent')
  for (const made of [applied, other]) await handOver(made)
  const dispute = {
    ...{ id: shop.services.random.uuid(), gateway: 'sandbox', gatewayRef: 'dispute-1' },
    ...{ applicationId: applied.id, amountCents: 31_200, currency: 'USD' },
    ...{ state: 'open' as const, reason: 'fraudulent', openedAt: now(), toldAt: now() },
  }
  await db.insertInto('dispute').values(dispute).execute()
  await judge(10)
  expect(await outcome(applied)).toBeUndefined()
  expect(await refundsOf(applied)).toEqual([])
  expect(await refundsOf(other)).toHaveLength(1)
  const won = { state: 'won' as const, closedAt: inDays(12) }
  await db.updateTable('dispute').set(won).where('id', '=', dispute.id).execute()
  await judge(13)
  expect(await outcome(applied)).toMatchObject({ outcome: 'missed' })
  expect(await refundsOf(applied)).toHaveLength(1)
})

describe('nothing goes back', () => {
  it('where it was filed in time', async () => {
    await handOver(applied)
    await file(applied)
    await judge()
    await judge(30)
    expect(await outcome(applied)).toMatchObject({ outcome: 'kept' })
    expect(await refundsOf(applied)).toEqual([])
  })

  it('at normal speed, though it counts as missed', async () => {
    const normal = await paid('normal')
    await handOver(normal)
    await judge(30)
    expect(await outcome(normal)).toMatchObject({ outcome: 'missed' })
    expect(await refundsOf(normal)).toEqual([])
  })

  it('where nothing was promised before paying', async () => {
    await db
      .updateTable('application')
      .set({ surchargeGuaranteed: false })
      .where('id', '=', applied.id)
      .execute()
    await handOver(applied)
    await judge(30)
    expect(await outcome(applied)).toMatchObject({ outcome: 'missed' })
    expect(await refundsOf(applied)).toEqual([])
  })

  it('while we wait for the traveller, whose days put the promise off', async () => {
    await handOver(applied)
    const before = (await booksOf(shop, applied)).application.dueOn ?? ''
    const document = await db
      .selectFrom('document')
      .select(['id', 'documentType'])
      .where('applicationId', '=', applied.id)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('document')
      .set({
        review: 'rejected',
        reviewReason: 'answers-changed',
        reviewedAt: now(),
      })
      .where('id', '=', document.id)
      .execute()
    await judge(30)
    expect(await outcome(applied)).toBeUndefined()
    await add(applied, document.documentType, inDays(30))
    await file(applied, inDays(30))
    await refreshDue(db, shippedRules, applied.id)
    await judge(31)
    const judged = await outcome(applied)
    expect(judged).toMatchObject({ outcome: 'kept' })
    expect((judged?.dueOn ?? '') > before).toBe(true)
    expect(await refundsOf(applied)).toEqual([])
  })

  it('before anything is handed over', async () => {
    await judge(60)
    expect(await outcome(applied)).toBeUndefined()
  })
})

it('holds what the database promises', async () => {
  const broken = await brokenInvariants(db)
  // States were set directly above, without history events.
  expect(broken.filter((line) => /refund|payment|credit|receipt/.test(line))).toEqual([])
})
