import { describe, expect, test } from 'vitest'
import { png } from '../../../test/support/document-samples.ts'
import { forFile } from '../../../test/support/for-file.ts'
import { cookieOf } from '../../../test/support/owner.ts'
import { rowsOf } from '../../../test/support/rows.ts'
import { startServices } from '../../../test/support/services.ts'
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
  const page = await (
    await uploads.add(order, { ...photo, documentType: 'passportDocument' })
  ).json()
  expect(page.document).toMatchObject({ lacksFace: false })
})

test('removing takes a document away; its row stays and tells when', async () => {
  const order = await uploads.order()
  const first = await added(order)
  const second = await added(order)
  expect((await uploads.call('DELETE', second.fileUrl, holding(order))).status).toBe(204)
  expect(await problemOf(await uploads.call('GET', second.fileUrl, holding(order)))).toEqual(
    notFound,
  )
  const again = await uploads.call('DELETE', second.fileUrl, holding(order))
  expect(await problemOf(again)).toEqual(notFound)
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
    const missing = ['passportPhoto', 'passportDocument'].map((type) => `1:${type}`)
    const others = ['passportPhoto', 'passportDocument', 'flightTicket'].map((type) => `2:${type}`)
    const problem = await response.json()
    expect(problem).toMatchObject({
      code: 'document.missing',
      params: { missing: [...missing, ...others] },
    })
    expect(problem.fields).toHaveLength(5)
    expect(problem.fields[0]).toEqual({
      path: 'applicants.0.documents.passportPhoto',
      code: 'document.missing',
    })
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
    parts.time.now = new Date(parts.time.now.getTime() + 3_600_000)
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
