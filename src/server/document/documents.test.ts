import { describe, expect, test } from 'vitest'
import type { DocumentType } from '#domain/document/document.ts'
import { png } from '../../../test/support/document-samples.ts'
import { forFile } from '../../../test/support/for-file.ts'
import { brokenInvariants } from '../../../test/support/invariants.ts'
import { cookieOf } from '../../../test/support/owner.ts'
import { changeRows, rowOf, rowsOf } from '../../../test/support/rows.ts'
import { startServices } from '../../../test/support/services.ts'
import { insertStaff } from '../../../test/support/staff.ts'
import { type Order, problemOf, startUploads } from '../../../test/support/uploads.ts'

const parts = await forFile(startServices())
const { db } = parts.services
const uploads = await forFile(startUploads(parts.services))
const file = await png()

const holding = (order: Order) => ({ headers: cookieOf(order) })
const notFound = { status: 404, code: 'document.not-found' }
const nobody = { status: 401, code: 'request.unauthorized' }

async function added(order: Order): Promise<{ fileUrl: string; id: string }> {
  const { fileUrl, document } = await (await uploads.add(order, { file })).json()
  return { fileUrl, id: document.id }
}

const eventsOf = (order: Order, kind: string) =>
  rowsOf(db, 'applicationEvent', { applicationId: order.id, kind: kind as 'completed' })

const complete = (order: Order, init: RequestInit = holding(order)) =>
  uploads.call('POST', `/api/applications/${order.id}/complete`, {
    body: JSON.stringify({ applicationId: order.id }),
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  })

async function addAll(order: Order, types = ['passportPhoto', 'passportDocument', 'flightTicket']) {
  for (const applicant of order.applicants) {
    for (const documentType of types) {
      const to = { ...order, applicants: [applicant] }
      expect((await uploads.add(to, { file, documentType })).status).toBe(201)
    }
  }
}

test('a file that was asked about is right once its traveller says so, until another one comes', async () => {
  const order = await uploads.order()
  const photo = { file, documentType: 'passportPhoto', lacksFace: 'true' } as const
  const { document } = await (await uploads.add(order, photo)).json()
  expect(document).toMatchObject({ lacksFace: true, isRight: false })
  const path = `/api/documents/${document.id}/right`
  const stranger = await uploads.call('POST', path)
  expect(await problemOf(stranger)).toEqual(nobody)
  for (const _ of [1, 2]) {
    expect((await uploads.call('POST', path, holding(order))).status).toBe(204)
  }
  const shown = async () => {
    const answer = await uploads.call('GET', `/api/status?orderId=${order.orderId}`, holding(order))
    return (await answer.json()).applicants[0].documents[0]
  }
  expect(await shown()).toMatchObject({ lacksFace: true, isRight: true })
  expect(await eventsOf(order, 'document-confirmed')).toMatchObject([{ note: 'passportPhoto' }])
  await uploads.add(order, { ...photo, file: await png(50) })
  expect(await shown()).toMatchObject({ lacksFace: true, isRight: false })
  // Only photos need a face.
  const page = await uploads.add(order, { ...photo, documentType: 'passportDocument' })
  expect((await page.json()).document).toMatchObject({ lacksFace: false })
})

test('removing takes a document away; its row stays and tells when', async () => {
  const order = await uploads.order()
  const first = await added(order)
  const second = await added(order)
  expect((await uploads.call('DELETE', second.fileUrl, holding(order))).status).toBe(204)
  for (const method of ['GET', 'DELETE']) {
    const again = await uploads.call(method, second.fileUrl, holding(order))
    expect(await problemOf(again)).toEqual(notFound)
  }
  expect(await rowsOf(db, 'document', { applicationId: order.id }, 'version')).toMatchObject([
    { id: first.id, current: false, removedAt: null },
    { id: second.id, current: false, removedAt: parts.time.now },
  ])
  expect(await eventsOf(order, 'document-removed')).toHaveLength(1)
})

describe('a file that belongs to nothing', () => {
  test('is kept for the browser that sent it, and for no other', async () => {
    const sent = await uploads.upload('/api/upload', { file, name: 'me.png' })
    expect(sent.status).toBe(201)
    const { success, fileUrl } = await sent.json()
    expect(success).toBe(true)
    const cookie = sent.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(cookie).toMatch(/^traveller=[\w-]{43}$/)
    const back = await uploads.call('GET', fileUrl, { headers: { cookie } })
    expect(back.status).toBe(200)
    expect(back.headers.get('content-disposition')).toContain('me.png')
    expect(await problemOf(await uploads.call('GET', fileUrl))).toEqual(nobody)
    const headers = await uploads.browserOf()
    expect(await problemOf(await uploads.call('GET', fileUrl, { headers }))).toEqual(notFound)
    const second = await uploads.upload('/api/upload', { file, headers: { cookie } })
    expect(second.headers.get('set-cookie')).toBeNull()
  })

  test('is judged like any other', async () => {
    const before = await uploads.leftovers()
    const sent = await uploads.upload('/api/upload', { file: Buffer.from('text') })
    expect(await sent.json()).toMatchObject({ success: false, code: 'document.wrong-type' })
    expect(await uploads.leftovers()).toEqual(before)
  })
})

describe('completing', () => {
  test('names every document that is missing', async () => {
    const order = await uploads.order({ people: 2 })
    await addAll({ ...order, applicants: order.applicants.slice(0, 1) }, ['flightTicket'])
    const response = await complete(order)
    expect(response.status).toBe(409)
    const ofFirst = ['1:passportPhoto', '1:passportDocument']
    const ofSecond = ['2:passportPhoto', '2:passportDocument', '2:flightTicket']
    const problem = await response.json()
    const code = 'document.missing'
    expect(problem).toMatchObject({ code, params: { missing: [...ofFirst, ...ofSecond] } })
    expect(problem.fields).toHaveLength(5)
    expect(problem.fields[0]).toEqual({ path: 'applicants.0.documents.passportPhoto', code })
    expect(await eventsOf(order, 'completed')).toEqual([])
  })

  test('counts removed documents as missing', async () => {
    const order = await uploads.order()
    await addAll(order)
    const { fileUrl } = await added(order)
    await uploads.call('DELETE', fileUrl, holding(order))
    expect(await (await complete(order)).json()).toMatchObject({
      params: { missing: ['1:passportDocument'] },
    })
  })

  test('happens once, however often and however fast it is asked', async () => {
    const order = await uploads.order()
    await addAll(order)
    const all = await Promise.all(Array.from({ length: 5 }, () => complete(order)))
    const answers = await Promise.all(all.map((response) => response.json()))
    const answer = { status: 'paid', completedAt: parts.time.now.toISOString() }
    expect(answers).toEqual(Array(5).fill(answer))
    parts.pass(3_600_000)
    const headers = await uploads.browserOf(order)
    expect(await (await complete(order, { headers })).json()).toEqual(answer)
    expect(await eventsOf(order, 'completed')).toHaveLength(1)
    expect(await rowsOf(db, 'letter', { applicationId: order.id })).toMatchObject([
      { kind: 'documents-received', recipient: 'ada.muster@gmail.com' },
    ])
    // A better document is accepted afterwards, without reopening the application.
    expect((await uploads.add(order, { file })).status).toBe(201)
    expect(await eventsOf(order, 'completed')).toHaveLength(1)
  })

  test('is not possible before payment', async () => {
    const order = await uploads.order({ paid: false })
    const unpaid = { status: 409, code: 'payment.required' }
    expect(await problemOf(await complete(order))).toEqual(unpaid)
  })
})

const types = ['passportPhoto', 'passportDocument', 'flightTicket'] as const

async function handedOver(): Promise<Order> {
  const order = await uploads.order()
  for (const documentType of types) {
    const added = await uploads.add(order, { file, documentType })
    expect(added.status).toBe(201)
  }
  const headers = { 'content-type': 'application/json', ...cookieOf(order) }
  const path = `/api/applications/${order.id}/complete`
  expect((await uploads.call('POST', path, { body: '{}', headers })).status).toBe(200)
  return order
}

async function reject(order: Order, documentType: DocumentType): Promise<void> {
  const { id: reviewedBy } = await insertStaff(parts.services)
  const reviewedAt = parts.services.clock.now()
  const verdict = { review: 'rejected', reviewReason: 'cut-off', reviewNote: 'A corner' } as const
  const by = { reviewedBy, reviewedAt }
  const of = { applicationId: order.id, documentType }
  await changeRows(db, 'document', of, { ...verdict, ...by })
  await changeRows(db, 'application', { id: order.id }, { documentsAskedAt: reviewedAt })
}

async function statusOf(order: Order) {
  const answer = await uploads.call('GET', `/api/status?orderId=${order.orderId}`, {
    headers: cookieOf(order),
  })
  const { applicants, expectedBy } = await answer.json()
  const [{ documents, turn }] = applicants
  return { documents, turn, expectedBy }
}

async function setVerdict(order: Order, review: 'accepted' | 'unreviewed'): Promise<void> {
  const isReviewed = review === 'accepted'
  const { id } = await insertStaff(parts.services)
  const by = { reviewedBy: isReviewed ? id : null, reviewedAt: isReviewed ? new Date() : null }
  await changeRows(db, 'document', { applicationId: order.id, current: true }, { review, ...by })
}

function setState({ id }: Order, state: 'filed' | 'withdrawn') {
  const since = { [state === 'filed' ? 'filedAt' : 'decidedAt']: new Date() }
  return changeRows(db, 'applicant', { applicationId: id }, { state, ...since })
}

const better = (documentType: DocumentType = 'passportPhoto') => ({ file, documentType })
const closed = { status: 409, code: 'application.closed' }

test('after the handing over a better document takes the place of one that nobody accepted', async () => {
  const order = await handedOver()
  const added = await uploads.add(order, better())
  expect(added.status).toBe(201)
  const { document } = await added.json()
  expect(document).toMatchObject({ version: 2, rejection: null, isAccepted: false })
  const { documents, turn, expectedBy } = await statusOf(order)
  expect(documents).toHaveLength(types.length)
  expect(turn.turn).toBe('us')
  // It may be replaced, not removed.
  const path = `/api/documents/${document.id}`
  const headers = cookieOf(order)
  expect(await problemOf(await uploads.call('DELETE', path, { headers }))).toEqual(closed)
  // Not reviewed by staff.
  const stored = await rowOf(db, 'document', { id: document.id })
  expect(stored).toMatchObject({ review: 'unreviewed', reviewedBy: null, reviewedAt: null })
  // The promised day is stored with the handing over.
  expect((await rowOf(db, 'application', { id: order.id })).dueOn).toBe(expectedBy)
})

test('what staff accepted stays, and the file that is refused leaves nothing behind', async () => {
  const order = await handedOver()
  await setVerdict(order, 'accepted')
  expect((await statusOf(order)).documents[0].isAccepted).toBe(true)
  const before = await uploads.leftovers()
  const accepted = { status: 409, code: 'document.accepted' }
  expect(await problemOf(await uploads.add(order, better()))).toEqual(accepted)
  const early = { ...better(), fieldsFirst: true }
  expect(await problemOf(await uploads.add(order, early))).toEqual(accepted)
  expect(await uploads.leftovers()).toEqual(before)
  await setVerdict(order, 'unreviewed')
  expect((await uploads.add(order, better())).status).toBe(201)
})

test('of somebody who is filed only what staff ask for is taken', async () => {
  const order = await handedOver()
  await setState(order, 'filed')
  const filed = { status: 409, code: 'applicant.filed' }
  expect(await problemOf(await uploads.add(order, better()))).toEqual(filed)
  await reject(order, 'passportPhoto')
  expect(await problemOf(await uploads.add(order, better('flightTicket')))).toEqual(filed)
  expect((await uploads.add(order, better())).status).toBe(201)
  expect(await problemOf(await uploads.add(order, better()))).toEqual(filed)
})

test('of somebody who withdrew nothing is taken any more', async () => {
  const order = await handedOver()
  await setState(order, 'withdrawn')
  expect(await problemOf(await uploads.add(order, better()))).toEqual(closed)
})

test('what staff reject is asked for, until the last of it is replaced', async () => {
  const order = await handedOver()
  await reject(order, 'passportPhoto')
  await reject(order, 'passportDocument')
  const asked = await statusOf(order)
  expect(asked.turn).toEqual({ turn: 'traveller', action: 'upload', by: '2026-11-25' })
  const rejected = asked.documents.find(
    (each: { documentType: string }) => each.documentType === 'passportPhoto',
  )
  expect(rejected.rejection).toMatchObject({ reason: 'cut-off', note: 'A corner' })
  // Replacing another one, that nobody asked for, changes nothing.
  for (const [documentType, turn] of [
    ['flightTicket', 'traveller'],
    ['passportPhoto', 'traveller'],
    ['passportDocument', 'us'],
  ] as const) {
    expect((await uploads.add(order, better(documentType))).status).toBe(201)
    expect((await statusOf(order)).turn.turn).toBe(turn)
  }
  expect(await brokenInvariants(db, 'the traveller is asked while')).toEqual([])
})
