import { beforeEach, describe, expect, it } from 'vitest'
import { requiredDocuments } from '#domain/document/document.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { testPromises } from '../../../../test/support/deciding.ts'
import { addDocument } from '../../../../test/support/document-row.ts'
import { changeRows, rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { openForm, payWith, submit } from '../../../sandbox-gateway/test-support.ts'
import { refreshWork } from '../../data/casework/work.ts'
import { insertPayment } from '../../data/money/payment.ts'
import { insertRefund } from '../../data/money/refund.ts'
import { completeApplication } from '../../document/complete.ts'
import { askGateway } from './jobs.ts'
import { type Applied, authorityOf, booksOf, giveBack, openShop, paid } from './test-support.ts'

let applied: Applied

const shop = await openShop()
beforeEach(async () => {
  applied = await paid(shop)
  await shop.verify(applied)
})

const urgent = { processingType: 'urgent' } as const
const multiple = { visaType: 'tourist_multiple' } as const
const form = async (wanted: object = urgent) =>
  (await shop.supplement(applied, wanted)).body.formData
const books = () => booksOf(shop, applied)
const payments = async () =>
  (await books()).payments.map((each) => `${each.state} ${each.amountCents}`).sort()

const attempts = async () =>
  (await rowsOf(shop.db, 'paymentAttempt', { applicationId: applied.id }, 'createdAt')).filter(
    ({ amendmentId }) => amendmentId !== null,
  )
/** Opens the payment of a change, and returns its attempt. */
async function opened(wanted: object = urgent) {
  await openForm(await form(wanted))
  const attempt = (await attempts()).find(({ state: of }) => of === 'open')
  if (!attempt) throw new Error('No attempt was opened')
  return attempt
}

/** Simulates a decision; `collecting` restores it for the invariants checked later. */
async function state(of: 'filed' | 'withdrawn' | 'collecting'): Promise<void> {
  const now = shop.services.clock.now()
  const filedAt = of === 'filed' ? now : null
  const moved = { state: of, filedAt, decidedAt: of === 'withdrawn' ? now : null }
  await changeRows(shop.db, 'applicant', { applicationId: applied.id }, moved)
  // Directly, so nothing else notices.
  await refreshWork(shop.db, [applied.id])
}

describe('a supplement', () => {
  it('is shown with the new date before anything is charged, and leads to the gateway and back', async () => {
    const shown = { difference: 79, pricing: { totalPrice: 312 }, expectedBy: '2026-11-25' }
    expect(await shop.amendment(applied, urgent)).toMatchObject({
      status: 200,
      body: { ...shown, whyNot: null },
    })
    const cheaper = { difference: -20, whyNot: 'amendment.cheaper' }
    expect((await shop.amendment(applied, { visaType: 'transit' })).body).toMatchObject(cheaper)
    expect((await books()).attempts).toEqual(['succeeded'])
    const { fields } = await form()
    expect(fields).toMatchObject({ amount: '7900', currency: 'USD' })
    expect(fields.description).toMatch(/^Tanzania visa TZ-\d{6}, extra payment for a change$/)
    expect(new URL(fields.successUrl ?? '').pathname).toBe('/payment-result')
  })

  it('that is paid makes the change: kind, speed, price, letter, line of history', async () => {
    await payWith(await form({ ...urgent, ...multiple, amount: 129 }))
    expect(await books()).toMatchObject({
      application: {
        status: 'paid',
        paymentStatus: 'paid',
        visaType: 'tourist_multiple',
        processingType: 'urgent',
        totalPriceCents: 36_200,
        basePriceCents: 14_500,
        processingFeeCents: 14_800,
        snapshot: { application: { totalPriceCents: 23_300, visaType: 'tourist' } },
      },
      events: ['status-changed', 'order-amended'],
      letters: ['payment-confirmed', 'order-amended'],
      refunds: [],
    })
    expect(await payments()).toEqual(['paid 12900', 'paid 23300'])
    expect((await shop.verify(applied)).body).toMatchObject({
      success: true,
      supplement: {
        ...{ state: 'done', amount: 129, processingType: 'urgent' },
        from: { visaType: 'tourist', processingType: 'normal', hasInsurance: false },
      },
    })
    expect((await shop.supplement(applied, urgent)).body.code).toBe('amendment.nothing')
  })

  it('that is never finished, declined, cancelled or expired changes nothing, and can be paid again', async () => {
    await payWith(await form(), { cardNumber: '4000 0000 0000 0002' })
    const { page } = await openForm(await form())
    await submit(page ?? '', { number: '' })
    for (const end of ['cancelled', 'expired']) {
      await shop.sandbox.end((await opened()).id, end)
      expect((await shop.verify(applied)).body).toMatchObject({
        success: true,
        supplement: { state: 'open' },
      })
    }
    expect(await books()).toMatchObject({
      application: { processingType: 'normal', totalPriceCents: 23_300 },
      events: ['status-changed'],
      letters: ['payment-confirmed'],
    })
    await payWith(await form())
    expect((await books()).application.processingType).toBe('urgent')
  })

  it('is one attempt for many at once, and counts once however often it is told', async () => {
    const all = await Promise.all([1, 2, 3].map(() => shop.supplement(applied, urgent)))
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(all.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await attempts()).toHaveLength(1)
    await shop.sandbox.behave({ notify: 'doubled', delayMs: 1000 })
    await payWith(await form())
    shop.advance(130_000)
    await shop.sandbox.deliverDue()
    await askGateway(shop.services)
    await Promise.all([1, 2, 3].map(() => shop.verify(applied)))
    expect(await payments()).toEqual(['paid 23300', 'paid 7900'])
    expect((await books()).letters).toEqual(['payment-confirmed', 'order-amended'])
  })

  it('that is paid twice goes back once', async () => {
    const first = await opened()
    // Simulates an attempt that ended silently and was charged after all.
    const ended = { state: 'expired', settledAt: shop.services.clock.now(), form: null } as const
    await changeRows(shop.db, 'paymentAttempt', { id: first.id }, ended)
    await payWith(await form())
    await shop.sandbox.end(first.id, 'succeeded')
    await shop.sandbox.deliverDue()
    expect(await payments()).toEqual(['paid 23300', 'paid 7900', 'refund_due 7900'])
    await giveBack(shop, applied)
    expect(await books()).toMatchObject({
      application: { processingType: 'urgent', paymentStatus: 'paid', totalPriceCents: 31_200 },
      refunds: [{ state: 'done', amountCents: 7900 }],
      letters: ['payment-confirmed', 'order-amended', 'refund-made'],
    })
  })

  it('gives way to another wish, and what is paid for the first goes back', async () => {
    const first = await opened()
    shop.advance(1000)
    await payWith(await form(multiple))
    expect((await attempts())[0]).toMatchObject({ id: first.id, state: 'superseded' })
    // Without a notification the recurring job queries until it expires.
    await shop.sandbox.behave({ notify: 'never' })
    await shop.sandbox.end(first.id, 'succeeded')
    shop.advance(130_000)
    await askGateway(shop.services)
    await giveBack(shop, applied)
    expect(await books()).toMatchObject({
      application: { visaType: 'tourist_multiple', processingType: 'normal' },
      refunds: [{ state: 'done', amountCents: 7900 }],
      letters: ['payment-confirmed', 'order-amended', 'refund-made'],
    })
    expect(await payments()).toEqual(['paid 23300', 'paid 5000', 'refunded 7900'])
  })

  it('that is paid after somebody was filed goes back, and all is told', async () => {
    const wanted = await form()
    await openForm(wanted)
    await state('filed')
    await payWith(wanted)
    await giveBack(shop, applied)
    expect(await books()).toMatchObject({
      application: { processingType: 'normal', totalPriceCents: 23_300 },
      refunds: [{ state: 'done', amountCents: 7900 }],
      letters: ['payment-confirmed', 'refund-made'],
    })
    expect((await shop.verify(applied)).body.supplement).toMatchObject({ state: 'lapsed' })
    await state('collecting')
  })
})

describe('an extra', () => {
  const both = { hasInsurance: true, hasESim: true } as const

  it('is not given back by an older program, which notes the refund while the change waits', async () => {
    const attempt = await opened({ ...both, amount: 344 })
    const id = shop.services.random.uuid()
    const { applicationId, amountCents, currency, amendmentId, id: attemptId } = attempt
    const now = shop.services.clock.now()
    const older = shop.db.transaction().execute(async (tx) => {
      const came = { applicationId, amountCents, currency, amendmentId, attemptId, id }
      await insertPayment(tx, { ...came, state: 'refund_due', gatewayRef: null, capturedAt: now })
      const back = { ...{ id, decisionId: id, paymentId: id, applicationId, amountCents } }
      await insertRefund(tx, { ...back, reason: 'lapsed', createdAt: now })
    })
    // Transient: the caller is asked to retry.
    await expect(older).rejects.toMatchObject({ code: '55P03' })
    await shop.sandbox.end(attempt.id, 'succeeded')
    await shop.sandbox.deliverDue()
    expect(await books()).toMatchObject({ application: { hasInsurance: true }, refunds: [] })
  })

  it('is added for every traveller while the authority decides, with its own lines and paper', async () => {
    applied = await paid(shop, 2)
    await shop.verify(applied)
    await state('filed')
    const shown = await shop.amendment(applied, { hasInsurance: 'true', hasESim: 'true' })
    expect(shown.body).toMatchObject({ difference: 688, whyNot: null })
    await payWith(await form({ ...both, amount: 688 }))
    expect(await books()).toMatchObject({
      application: {
        ...{ processingType: 'normal', hasInsurance: true, hasEsim: true },
        ...{ insurancePriceCents: 59_800, esimPriceCents: 9000, totalPriceCents: 101_400 },
      },
      letters: ['payment-confirmed', 'order-amended'],
      refunds: [],
    })
    const papers = await rowsOf(shop.db, 'receipt', { applicationId: applied.id }, 'number')
    expect(papers.map(({ content }) => content).at(-1)).toMatchObject({
      ...{ subject: 'supplement', authorityCents: 0, serviceCents: 68_800 },
      lines: [
        { item: 'insurance', quantity: 2, amountCents: 59_800 },
        { item: 'esim', quantity: 2, amountCents: 9000 },
      ],
    })
    expect((await shop.verify(applied)).body.supplement).toMatchObject({ hasESim: true })
    const less = await shop.amendment(applied, { hasESim: 'false', processingType: 'urgent' })
    expect(less.body.whyNot).toBe('applicant.filed')
    await state('collecting')
  })
})

it('a kind that wants more documents opens again what was handed over, until they are there', async () => {
  const { id: applicantId } = await rowOf(shop.db, 'applicant', { applicationId: applied.id })
  const add = (type: Parameters<typeof addDocument>[2]) =>
    addDocument(shop.services, { applicationId: applied.id, applicantId }, type)
  const handOver = async () => {
    const authority = await authorityOf(shop, applied)
    const now = shop.services.clock.now()
    return completeApplication(shop.services, { id: applied.id, authority, now })
  }
  for (const type of requiredDocuments(shippedRules, 'tourist')) await add(type)
  await handOver()
  expect((await books()).application).toMatchObject({ dueOn: '2026-12-01' })
  shop.advance(86_400_000)
  await payWith(await form(urgent))
  expect((await books()).application).toMatchObject({ dueOn: '2026-11-25' })
  shop.advance(1000)
  await payWith(await form({ visaType: 'business' }))
  expect(await books()).toMatchObject({
    application: { visaType: 'business', completedAt: null, dueOn: null },
  })
  expect(await rowsOf(shop.db, 'applicant', { applicationId: applied.id })).toMatchObject([
    { state: 'collecting' },
  ])
  await expect(handOver()).rejects.toMatchObject({ code: 'document.missing' })
  await add('invitationLetter')
  await add('companyRegistration')
  await handOver()
  expect((await books()).letters.filter((kind) => kind === 'documents-received')).toHaveLength(2)
})

it('no supplement without a payment, after filing, for what is cheaper or too late, at another price', async () => {
  const refused = async (wanted: object = urgent, made = applied) =>
    (await shop.supplement(made, wanted)).body.code
  expect(await refused(urgent, await shop.apply())).toBe('payment.required')
  expect(await refused({ visaType: 'transit' })).toBe('amendment.cheaper')
  const { body } = await shop.supplement(applied, { ...urgent, amount: 1 })
  expect(body).toMatchObject({ code: 'price.changed', params: { difference: 79 } })
  await state('filed')
  expect(await refused()).toBe('applicant.filed')
  await state('withdrawn')
  expect(await refused()).toBe('application.closed')
  await state('collecting')
  const from = { applicationId: applied.id }
  const { intendedDateOfArrival } = await rowOf(shop.db, 'applicant', from)
  await changeRows(shop.db, 'applicant', from, { intendedDateOfArrival: '2026-11-01' })
  expect(await refused({ hasESim: true })).toBe('amendment.extra-late')
  await changeRows(shop.db, 'applicant', from, { intendedDateOfArrival })
  await refreshWork(shop.db, [applied.id])
  expect(await attempts()).toEqual([])
})

testPromises(shop)
