import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { EvidenceContent } from '#domain/money/evidence.ts'
import { codeOf } from '../../../../test/support/app.ts'
import { visaFor } from '../../../../test/support/deciding.ts'
import { brokenInvariants } from '../../../../test/support/invariants.ts'
import { changeRows, insertRow, rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { payWith } from '../../../sandbox-gateway/test-support.ts'
import { composeLetter, sendLetter } from '../../correspondence/letter/send.ts'
import { makeRefund } from '../payment/make-refund.ts'
import {
  type Applied,
  askRefund,
  decideBy,
  giveBack,
  openShop,
  paid,
} from '../payment/test-support.ts'
import { evidenceOf } from './evidence.ts'
import { tellDispute, turnPages } from './test-support.ts'

let manager: Awaited<ReturnType<typeof signIn>>
let applied: Applied
let attemptId: string
let number = 0

const shop = await openShop()
beforeEach(async () => {
  number += 1
  manager = await signIn(shop, { role: 'manager' })
  applied = await paid(shop)
  attemptId = (await rowOf(shop.db, 'paymentAttempt', { applicationId: applied.id })).id
})

const tell = (state: string, change: object = {}, other: { id?: string; secret?: string } = {}) =>
  tellDispute(shop, { disputeRef: `dp_${number}`, attemptId, state, ...change }, other)
const rows = () => rowsOf(shop.db, 'dispute', { gatewayRef: `dp_${number}` })
const caseOf = async () => manager.get(`/api/admin/money/disputes/${(await rows())[0]?.id}`)
const booked = async () =>
  (await rowsOf(shop.db, 'ledgerEntry', { applicationId: applied.id }, 'id')).flatMap(
    ({ kind, amountCents, disputeId }) => (disputeId ? [`${kind} ${amountCents}`] : []),
  )
const refund = () => askRefund(manager, applied, 208_00)
const travellerOf = async () =>
  (await rowOf(shop.db, 'applicant', { applicationId: applied.id })).id

it('is kept with its deadline, withholds the money, and gives it back when won', async () => {
  const respondBy = '2026-12-01T00:00:00.000Z'
  expect(await tell('open', { respondBy })).toBe(200)
  expect(await booked()).toEqual(['dispute -23300'])
  const { items } = (await manager.get('/api/admin/money/disputes')).body as { items: object[] }
  expect(items).toContainEqual(
    expect.objectContaining({
      state: 'open',
      respondBy,
      amountCents: 233_00,
      application: expect.objectContaining({ id: applied.id }),
    }),
  )
  shop.advance(1000)
  expect(await tell('answered')).toBe(200)
  shop.advance(1000)
  expect(await tell('won')).toBe(200)
  expect(await booked()).toEqual(['dispute -23300', 'dispute-won 23300'])
  expect(await brokenInvariants(shop.db)).toEqual([])
})

it('prevents double refunds, before and after the decision', async () => {
  const made = await refund()
  expect(made.status).toBe(201)
  await tell('open')
  const { refund: row } = made.body as { refund: { id: string } }
  await makeRefund(shop.services, { id: row.id })
  const { refunds } = await shop.sandbox.history()
  expect(refunds.filter(({ attempt_id }) => attempt_id === attemptId)).toEqual([])
  const again = await manager.post(`/api/admin/refunds/${row.id}/retry`, {})
  expect(codeOf(again)).toBe('409 refund.disputed')
  expect(codeOf(await refund())).toBe('409 refund.disputed')
  expect((await caseOf()).body).toMatchObject({
    holdsRefunds: true,
    booked: [{ kind: 'dispute', amountCents: -233_00 }],
  })
  shop.advance(1000)
  await tell('won')
  expect((await manager.post(`/api/admin/refunds/${row.id}/retry`, {})).status).toBe(202)
})

/** An application that is paid, and the form of an attempt of before, by which it can be paid again. */
async function paidBeside() {
  const made = await shop.apply()
  const other = (await shop.create(made)).body.formData
  await shop.owner(made).post(`/api/applications/${made.id}/payment-link`, {})
  await payWith((await shop.create(made)).body.formData)
  const paidBy = { applicationId: made.id, state: 'succeeded' } as const
  const { id: counted } = await rowOf(shop.db, 'paymentAttempt', paidBy)
  return { made, other, counted }
}

it('holds back what came twice while it is open, and no longer once the other payment is lost', async () => {
  const { made, other, counted } = await paidBeside()
  await tell('open', { attemptId: counted })
  await payWith(other)
  await giveBack(shop, made)
  const { id, state } = await rowOf(shop.db, 'refund', { applicationId: made.id })
  const retry = async () => codeOf(await manager.post(`/api/admin/refunds/${id}/retry`, {}))
  expect([state, await retry()]).toEqual(['failed', '409 refund.disputed'])
  shop.advance(1000)
  await tell('lost', { attemptId: counted })
  expect(await retry()).toBe('202')
  await giveBack(shop, made)
  expect(await rowOf(shop.db, 'refund', { id })).toMatchObject({ state: 'done' })
})

it('makes an order cheaper, gives nothing of it back, and takes nothing for a dearer one', async () => {
  await payWith((await shop.supplement(applied, { processingType: 'urgent' })).body.formData)
  await tell('open')
  const path = `/api/admin/applications/${applied.id}/amendment`
  expect((await manager.get(`${path}?processingType=normal`)).body).toMatchObject({
    ...{ whyNot: null, refundCents: 0, reasons: ['disputed'] },
  })
  shop.advance(1000)
  const cheaper = { processingType: 'normal', reason: 'As asked' }
  const { status, body } = await manager.post(path, cheaper)
  expect([status, body.refundCents]).toEqual([201, 0])
  const dearer = await shop.supplement(applied, { visaType: 'business' })
  expect(dearer.body.code).toBe('payment.not-open')
})

it('stops filing until it is won, not who was filed before, and not against a reason', async () => {
  const path = `/api/admin/applications/${applied.id}`
  const whyNot = async () => (await manager.get(path)).body.whyNotFile
  const isStopped = async () => (await whyNot()) === 'approval.disputed'
  const said: boolean[] = []
  for (const state of ['inquiry', 'open', 'answered', 'won']) {
    shop.advance(1000)
    await tell(state)
    said.push(await isStopped())
  }
  expect(said).toEqual([false, true, true, false])
  await tell('lost', { disputeRef: `dp_lost_${number}` })
  const mark = { status: 'processing' }
  expect(codeOf(await manager.patch(`${path}/status`, mark))).toBe('409 approval.disputed')
  await decideBy(manager, await travellerOf(), 'filed')
  expect(await isStopped()).toBe(false)
})

it('once it is lost stops filing until it is marked as paid by who may', async () => {
  await tell('lost')
  shop.advance(1000)
  const path = `/api/admin/applications/${applied.id}`
  const agent = await signIn(shop, { role: 'agent' })
  const set = async (status: string, by = manager) =>
    codeOf(await by.patch(`${path}/status`, { status, adminNotes: `Came by transfer: ${status}` }))
  const whyNot = async () => (await manager.get(path)).body.whyNotFile
  // A note on what is paid says nothing of new money.
  expect([await set('paid'), await whyNot()]).toEqual(['200', 'approval.disputed'])
  await set('pending')
  expect(await set('paid', agent)).toBe('409 payment.by-hand')
  const { body } = await manager.patch(`${path}/status`, { status: 'paid', adminNotes: 'Came' })
  expect(body.whyNotFile).toBe('approval.unreviewed')
  const [held] = body.held as { id: number }[]
  expect(codeOf(await manager.post(`/api/admin/decisions/${held?.id}/undo`, {}))).toBe('200')
  expect(await whyNot()).toBe('approval.disputed')
  shop.advance(1000)
  await set('paid')
  expect(await whyNot()).toBe('approval.unreviewed')
  shop.advance(61_000)
  await set('pending', await signIn(shop, { role: 'manager' }))
  expect(await set('paid', agent)).toBe('409 payment.by-hand')
  expect(await whyNot()).toBe('approval.disputed')
})

async function paidByCardTwice() {
  const { made, other } = await paidBeside()
  await payWith(other)
  return made
}

/** Staff give the card's back, as they heard of a transfer. */
async function paidByTransferToo() {
  const made = await shop.apply()
  const { formData } = (await shop.create(made)).body
  const mark = { status: 'paid', adminNotes: 'By transfer' }
  await manager.patch(`/api/admin/applications/${made.id}/status`, mark)
  await payWith(formData)
  const given = { ground: 'duplicate', note: 'As agreed' }
  expect((await askRefund(manager, made, 233_00, given)).status).toBe(201)
  return made
}

it.each([
  ['by card twice', paidByCardTwice],
  ['by transfer too', paidByTransferToo],
])('of what was paid %s stops no filing and no refund: other money counts', async (_, pay) => {
  const made = await pay()
  const { paymentId } = await rowOf(shop.db, 'refund', { applicationId: made.id })
  const { attemptId: second } = await rowOf(shop.db, 'payment', { id: paymentId })
  await giveBack(shop, made)
  for (const state of ['open', 'lost']) {
    await tell(state, { attemptId: second })
    const { whyNotFile } = (await manager.get(`/api/admin/applications/${made.id}`)).body
    expect([whyNotFile, (await caseOf()).body.holdsRefunds]).toEqual(['approval.unreviewed', false])
    shop.advance(1000)
  }
  if (pay === paidByCardTwice) expect((await askRefund(manager, made, 208_00)).status).toBe(201)
})

it('of a payment or sum that we do not know is kept for staff and books nothing; a forged one is refused', async () => {
  const unknown = [
    { attemptId: '00000000-0000-4000-8000-000000000000' },
    { attemptId: 'odd' },
    { amount: 1_000_00 },
    { currency: 'EUR' },
  ]
  for (const [index, change] of unknown.entries()) {
    expect(await tell('open', { ...change, disputeRef: `dp_odd_${index}` })).toBe(200)
    expect(await rowsOf(shop.db, 'dispute', { gatewayRef: `dp_odd_${index}` })).toHaveLength(1)
  }
  expect(await booked()).toEqual([])
  const [odd] = await rowsOf(shop.db, 'dispute', { gatewayRef: 'dp_odd_1' })
  const path = `/api/admin/money/disputes/${odd?.id}`
  const nobodys = { payment: null, about: null, hasEvidence: false }
  expect((await manager.get(path)).body).toMatchObject(nobodys)
  expect(codeOf(await manager.get(`${path}/evidence`))).toBe('409 dispute.no-evidence')
  // Where the signature is wrong, or it cannot be read, it is refused.
  expect(await tell('open', {}, { secret: 'guessed' })).toBe(400)
  expect(await tell('odd')).toBe(400)
  expect(await tell('open', { amount: -1 })).toBe(400)
  expect(await rows()).toEqual([])
})

it('are turned over page by page, those to answer first', async () => {
  const refs = ['c', 'a', 'b'].map((day) => `dp_page_${number}_${day}`)
  const soon = shop.services.clock.now().getTime() + 1000
  for (const [index, disputeRef] of refs.entries()) {
    const respondBy = new Date(soon + [3, 1, 2].indexOf(index + 1) * 1000).toISOString()
    await tell('open', { disputeRef, respondBy, attemptId: 'odd' })
  }
  await tell('lost', { disputeRef: `dp_page_${number}_over` })
  const pages = await turnPages<{ items: { closedAt: string | null }[] }>(
    manager,
    '/api/admin/money/disputes',
  )
  const over = pages.flatMap(({ items }) => items).map(({ closedAt }) => closedAt !== null)
  expect(over).toEqual([...over].sort((one, other) => Number(one) - Number(other)))
  const odd = Buffer.from('[true,"x","y"]').toString('base64url')
  expect((await manager.get(`/api/admin/money/disputes?cursor=${odd}`)).status).toBe(400)
})

/** What the evidence says. */
async function contentOf(): Promise<EvidenceContent> {
  const id = (await rows())[0]?.id ?? ''
  const seen: EvidenceContent[] = []
  const evidence: typeof shop.services.printer.evidence = async (content) => {
    seen.push(content)
    return new Uint8Array()
  }
  const services = { ...shop.services, printer: { ...shop.services.printer, evidence } }
  await evidenceOf(services, { composeLetter }, { id, now: shop.services.clock.now() })
  return seen[0] as EvidenceContent
}

describe('the case of a dispute', () => {
  it('tells a bank of no filing and no visa that can still be taken back', async () => {
    await tell('open')
    await decideBy(manager, await travellerOf(), 'filed')
    const said = async () => {
      const { travellers, log, documents } = await contentOf()
      const visas = documents.filter(({ type }) => type === 'visa').length
      return [travellers[0]?.state, log.some(({ to }) => to === 'filed'), visas]
    }
    expect(await said()).toEqual(['collecting', false, 0])
    shop.advance(61_000)
    expect(await said()).toEqual(['filed', true, 0])
    const bytes = await visaFor('Ada Muster', ['X1234567'])
    const visa = new File([new Uint8Array(bytes)], 'visa.pdf', { type: 'application/pdf' })
    await decideBy(await signIn(shop), await travellerOf(), 'approved', visa)
    expect(await said()).toEqual(['filed', true, 0])
    shop.advance(61_000)
    expect(await said()).toEqual(['approved', true, 1])
  })

  it('tells what was said when, in its order, and what is booked', async () => {
    const first = shop.services.clock.now().toISOString()
    shop.advance(1000)
    await tell('won')
    await tell('open', { at: first, respondBy: '2026-12-01T00:00:00.000Z' })
    await tell('open', { at: first, respondBy: '2026-12-01T00:00:00.000Z' })
    expect((await caseOf()).body).toMatchObject({
      state: 'won',
      news: [{ state: 'open', at: first, respondBy: '2026-12-01T00:00:00.000Z' }, { state: 'won' }],
      payment: { amountCents: 233_00, refundedCents: 0 },
      about: { contactName: expect.any(String), isErased: false },
      holdsRefunds: false,
      hasEvidence: true,
      bundles: [],
    })
  })

  it('gives its evidence as one file, which is kept nowhere, and in the audit', async () => {
    await tell('open')
    const [row] = await rows()
    const path = `/api/admin/money/disputes/${row?.id}/evidence`
    const { status, headers, bytes } = await manager.file(path)
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      ...{ 'content-type': 'application/pdf', 'cache-control': 'no-store' },
      'content-disposition': expect.stringContaining(`evidence-dp_${number}.pdf`),
    })
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const hash = createHash('sha256').update(bytes).digest()
    expect(await rowsOf(shop.db, 'storedFile', { sha256: hash })).toEqual([])
    const made = { action: 'dispute.evidence-made', subject: row?.id ?? '' } as const
    const by = { staffId: manager.staff.id, applicationId: applied.id }
    expect(await rowsOf(shop.db, 'auditEntry', made)).toMatchObject([by])
    expect((await caseOf()).body).toMatchObject({ bundles: [{ by: manager.staff.name }] })
  })

  it('brings letters as they were sent, and says of which that was not kept', async () => {
    await tell('open')
    const about = { applicationId: applied.id, kind: 'payment-confirmed' } as const
    const letter = await rowOf(shop.db, 'letter', about)
    await sendLetter(shop.services, letter.id)
    await changeRows(shop.db, 'application', { id: applied.id }, { contactName: 'Somebody Else' })
    const told = async () =>
      (await contentOf()).letters.find(({ kind }) => kind === about.kind)?.content
    const kept = await told()
    expect(kept).toMatchObject({
      isComposedAnew: false,
      text: expect.not.stringContaining('Somebody'),
    })
    expect(kept?.text).toContain('[link]')
    const content = await rowOf(shop.db, 'letterContent', { letterId: letter.id })
    await shop.db.deleteFrom('letterContent').where('letterId', '=', letter.id).execute()
    onTestFinished(async () => void (await insertRow(shop.db, 'letterContent', content)))
    const anew = await told()
    expect(anew).toMatchObject({ isComposedAnew: true, subject: kept?.subject })
    expect(anew?.text).toContain('Dear Somebody Else')
  })
})
