import { expect, test } from 'vitest'
import type { DocumentType } from '#domain/document/document.ts'
import { png } from '../../../test/support/document-samples.ts'
import { forFile } from '../../../test/support/for-file.ts'
import { brokenInvariants } from '../../../test/support/invariants.ts'
import { cookieOf } from '../../../test/support/owner.ts'
import { changeRows, rowOf } from '../../../test/support/rows.ts'
import { startServices } from '../../../test/support/services.ts'
import { insertStaff } from '../../../test/support/staff.ts'
import { type Order, problemOf, startUploads } from '../../../test/support/uploads.ts'

const parts = await forFile(startServices())
const { db } = parts.services
const uploads = await forFile(startUploads(parts.services))

const file = await png()
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
  await changeRows(
    db,
    'document',
    { applicationId: order.id, documentType },
    {
      ...{ review: 'rejected', reviewReason: 'cut-off', reviewNote: 'A corner' },
      ...{ reviewedBy, reviewedAt },
    },
  )
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

const setState = ({ id }: Order, state: 'filed' | 'withdrawn') =>
  changeRows(
    db,
    'applicant',
    { applicationId: id },
    {
      ...{ state, [state === 'filed' ? 'filedAt' : 'decidedAt']: new Date() },
    },
  )

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
