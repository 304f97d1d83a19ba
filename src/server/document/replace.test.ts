import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DocumentType } from '#domain/document/document.ts'
import { photo } from '../../../test/support/document-samples.ts'
import { startServices, type TestServices } from '../../../test/support/services.ts'
import { insertStaff } from '../../../test/support/staff.ts'
import { type Order, problemOf, startUploads, type Uploads } from '../../../test/support/uploads.ts'

let parts: TestServices
let uploads: Uploads

beforeAll(async () => {
  parts = await startServices()
  uploads = await startUploads(parts.services)
})

afterAll(async () => {
  await uploads.close()
  await parts.close()
})

const types = ['passportPhoto', 'passportDocument', 'flightTicket'] as const

async function withDocuments(): Promise<Order> {
  const order = await uploads.order()
  for (const documentType of types) {
    const added = await uploads.add(order, { file: await photo(), documentType })
    expect(added.status).toBe(201)
  }
  return order
}

function handOver(order: Order): Promise<Response> {
  const body = JSON.stringify({ orderId: order.orderId })
  const headers = { 'content-type': 'application/json' }
  return uploads.call('POST', `/api/applications/${order.id}/complete`, { body, headers })
}

async function handedOver(): Promise<Order> {
  const order = await withDocuments()
  expect((await handOver(order)).status).toBe(200)
  return order
}

async function reject(order: Order, documentType: DocumentType): Promise<void> {
  const { db, clock } = parts.services
  const { id: reviewedBy } = await insertStaff(parts.services)
  const reviewedAt = clock.now()
  await db
    .updateTable('document')
    .set({
      review: 'rejected',
      reviewReason: 'cut-off',
      reviewNote: 'A corner',
      reviewedBy,
      reviewedAt,
    })
    .where('applicationId', '=', order.id)
    .where('documentType', '=', documentType)
    .execute()
  await db
    .updateTable('application')
    .set({ documentsAskedAt: reviewedAt })
    .where('id', '=', order.id)
    .execute()
}

async function statusOf(order: Order) {
  const answer = await uploads.call('GET', `/api/status?orderId=${order.orderId}`)
  const { applicants, expectedBy } = await answer.json()
  const [{ documents, turn }] = applicants
  return { documents, turn, expectedBy }
}

test('what is handed over stays as it is, but for what staff rejected', async () => {
  const order = await handedOver()
  const closed = { status: 409, code: 'application.closed' }
  const again = { file: await photo(), documentType: 'passportPhoto' }
  expect(await problemOf(await uploads.add(order, again))).toEqual(closed)

  await reject(order, 'passportPhoto')
  const asked = await statusOf(order)
  expect(asked.turn).toEqual({ turn: 'traveller', action: 'upload', by: '2026-11-25' })
  const other = await uploads.add(order, { file: await photo(), documentType: 'flightTicket' })
  expect(await problemOf(other)).toEqual(closed)
  const rejected = asked.documents.find(
    (each: { documentType: string }) => each.documentType === 'passportPhoto',
  )
  expect(rejected.rejection).toMatchObject({ reason: 'cut-off', note: 'A corner' })
  const removed = await uploads.call(
    'DELETE',
    `/api/documents/${rejected.id}?orderId=${order.orderId}`,
  )
  expect(await problemOf(removed)).toEqual(closed)

  const added = await uploads.add(order, again)
  expect(added.status).toBe(201)
  expect((await added.json()).document).toMatchObject({ version: 2, rejection: null })
  expect((await statusOf(order)).turn.turn).toBe('us')
  expect(await problemOf(await uploads.add(order, again))).toEqual(closed)
})

test('the traveller is asked until the last rejected document is replaced', async () => {
  const order = await handedOver()
  await reject(order, 'passportPhoto')
  await reject(order, 'flightTicket')
  await uploads.add(order, { file: await photo(), documentType: 'flightTicket' })
  expect((await statusOf(order)).turn.turn).toBe('traveller')
  await uploads.add(order, { file: await photo(), documentType: 'passportPhoto' })
  expect((await statusOf(order)).turn.turn).toBe('us')
})

test('once the application is decided nothing is replaced', async () => {
  const order = await handedOver()
  await reject(order, 'passportPhoto')
  await parts.services.db
    .updateTable('application')
    .set({ status: 'rejected' })
    .where('id', '=', order.id)
    .execute()
  const late = await uploads.add(order, { file: await photo(), documentType: 'passportPhoto' })
  expect(await problemOf(late)).toEqual({ status: 409, code: 'application.closed' })
})

test('the promised day is written down with the handing over', async () => {
  const order = await handedOver()
  const { dueOn } = await parts.services.db
    .selectFrom('application')
    .select('dueOn')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  expect(dueOn).toBe((await statusOf(order)).expectedBy)
})

test('what was rejected before the handing over counts as missing until a new one comes', async () => {
  const order = await withDocuments()
  await reject(order, 'passportPhoto')
  expect(await problemOf(await handOver(order))).toEqual({ status: 409, code: 'document.missing' })
  await uploads.add(order, { file: await photo(), documentType: 'passportPhoto' })
  expect((await handOver(order)).status).toBe(200)
})
