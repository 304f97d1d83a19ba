import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { png } from '../../../../test/support/document-samples.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { brokenInvariants } from '../../../../test/support/invariants.ts'
import { cookieOf } from '../../../../test/support/owner.ts'
import { changeRows, rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { startServices } from '../../../../test/support/services.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { type Order, startUploads } from '../../../../test/support/uploads.ts'
import { comparePassportPage } from '../passport-pages.ts'
import { OutOfTime } from '../upload/isolated-process.ts'
import type { readPassportPage } from '../upload/passport-reader.ts'

const parts = await forFile(startServices())
const uploads = await forFile(startUploads(parts.services))
const page = await readFile(
  new URL('../../../../test/passport-samples/L1_002.jpg', import.meta.url),
)

/** The answers of that passport's holder. */
const holder = {
  firstName: 'Caoli Bobzonu Moquibob',
  lastName: 'Zoos-Elsto',
  dateOfBirth: '2015-09-12',
  nationality: 'FR',
  gender: 'female',
  passportNumber: 'Q38685974',
  passportExpiryDate: '2030-06-20',
  passportIssuingCountry: 'FR',
} as const

const zone = {
  surname: 'ZOOS ELSTO',
  givenNames: 'CAOLI BOBZONU MOQUIBOB',
  namesCut: false,
  number: holder.passportNumber,
  issuingCountry: 'FR',
  nationality: 'FR',
  dateOfBirth: holder.dateOfBirth,
  sex: 'female',
  expiryDate: holder.passportExpiryDate,
} as const

async function orderOf(changes: Partial<Record<keyof typeof holder, string>> = {}): Promise<Order> {
  const order = await uploads.order()
  await changeRows(parts.services.db, 'applicant', { applicationId: order.id }, {
    ...holder,
    ...changes,
  } as typeof holder)
  return order
}

async function add(order: Order, file: Buffer = page, documentType = 'passportDocument') {
  const { document } = await (await uploads.add(order, { file, documentType })).json()
  return document.id as string
}

/** Number of queued jobs for a page. */
async function waiting(id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pgboss.job
    where name = 'compare-passport' and data ->> 'id' = ${id}`.execute(parts.services.db)
  return rows[0]?.count ?? 0
}

/** Orders here are marked as paid directly, so only the invariants of pages can hold. */
const broken = () => brokenInvariants(parts.services.db, 'passport')

const place = { x: 0, y: 0 }
const strip = { corners: [place, place, place, place], quarterTurns: 0 } as const
/** Reads every JPEG as that passport, without its process. */
const reads: typeof readPassportPage = async (_, kind) =>
  kind === 'jpeg' ? { outcome: 'sure', fields: zone, lines: null, strip } : { outcome: 'not-found' }
const work = (id: string) => comparePassportPage(parts.services, { id }, 0, reads)

async function ask(order: Order, method: string, path: string, sent?: object) {
  const headers = { ...cookieOf(order), 'content-type': 'application/json' }
  const body = sent && { body: JSON.stringify(sent) }
  const answer = await uploads.call(method, path, { headers, ...body })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) }
}
const travellerOf = async (order: Order) =>
  (await ask(order, 'GET', `/api/status?orderId=${order.orderId}`)).body.applicants[0]
const told = async (order: Order) =>
  (await travellerOf(order)).documents.map(({ differs }: { differs: string[] }) => differs)
const correct = (order: Order, answers: object) =>
  ask(order, 'PATCH', `/api/applicants/${order.applicants[0]}`, answers)

async function seenByStaff({ id }: Order) {
  const agent = await signIn({ ...uploads, services: parts.services }, { role: 'agent' })
  const { body } = await agent.get(`/api/admin/applications/${id}`)
  const [applicant] = body.applicants as { documents: { passportCheck: object | null }[] }[]
  const checks = applicant?.documents.map(({ passportCheck }) => passportCheck)
  return { flag: body.documentDiffers, checks }
}

describe('each passport page that comes is compared with the answers', () => {
  test('and what differs is told by field, flagged, and not in the log', async () => {
    const order = await orderOf({ passportNumber: 'Q38685975', dateOfBirth: '2014-09-12' })
    const first = await add(order)
    expect(await waiting(first)).toBe(1)
    expect(await seenByStaff(order)).toEqual({ flag: false, checks: [null] })
    await work(first)
    await work(first)
    const fields = ['dateOfBirth', 'passportNumber']
    const at = parts.time.now.toISOString()
    const checks = [{ result: 'differs', fields, confirmed: [], at }]
    expect(await told(order)).toEqual([fields])
    expect(await seenByStaff(order)).toEqual({ flag: true, checks })
    expect(parts.logged.join()).not.toContain('Q38685974')
    // A new version is compared anew; the old page stores nothing more, whenever its job runs.
    const second = await add(order, await png())
    expect(await waiting(second)).toBe(1)
    await work(first)
    await work(second)
    expect(await seenByStaff(order)).toMatchObject({
      flag: false,
      checks: [{ result: 'not-readable', fields: [] }, { result: 'differs' }],
    })
  })

  test('or time lacks for it, for the second time', async () => {
    const order = await orderOf()
    const id = await add(order)
    const outOfTime = () => Promise.reject(new OutOfTime())
    const run = (lacked: number) => comparePassportPage(parts.services, { id }, lacked, outOfTime)
    await expect(run(0)).rejects.toThrow('server.busy')
    expect(await seenByStaff(order)).toMatchObject({ checks: [null] })
    await run(1)
    expect(await seenByStaff(order)).toMatchObject({ checks: [{ result: 'not-readable' }] })
  })

  test('no other document, and none that is gone', async () => {
    const order = await orderOf()
    const photo = await add(order, await png(), 'passportPhoto')
    expect(await waiting(photo)).toBe(0)
    await work(photo)
    await work('00000000-0000-4000-8000-000000000000')
    const id = await add(order)
    await uploads.call('DELETE', `/api/documents/${id}`, { headers: cookieOf(order) })
    await work(id)
    for (const documentId of [photo, id]) {
      expect(await rowsOf(parts.services.db, 'passportCheck', { documentId })).toEqual([])
    }
    expect(await broken()).toEqual([])
  })
})

const another = { firstName: 'Ada', lastName: 'Muster', dateOfBirth: '1990-03-02' } as const

describe('what a page contradicts is asked once, before we say that we have everything', () => {
  /** Complete, with a page not yet compared. */
  async function given(changes: Parameters<typeof orderOf>[0]) {
    const order = await orderOf(changes)
    await add(order, await png(), 'passportPhoto')
    await add(order, await png(), 'flightTicket')
    return { order, id: await add(order) }
  }
  /** A machine that is too busy to read the page asks for another try. */
  const complete = async (order: Order): ReturnType<typeof ask> => {
    const answer = await ask(order, 'POST', `/api/applications/${order.id}/complete`, {})
    return answer.status === 503 ? complete(order) : answer
  }
  const confirm = async (order: Order, id: string, fields: readonly string[]) =>
    (await ask(order, 'POST', `/api/documents/${id}/confirm`, { fields })).status
  const stands = async (id: string) => {
    const { review, reviewReason, reviewedBy } = await rowOf(parts.services.db, 'document', { id })
    return [review, reviewReason, reviewedBy]
  }
  const turnOf = async (order: Order) => (await travellerOf(order)).turn
  const letters = async ({ id }: Order) => {
    const rows = await rowsOf(parts.services.db, 'letter', { applicationId: id }, 'createdAt')
    return rows.map(({ kind }) => kind).sort()
  }

  test.each([
    ['another person’s', { ...another, passportNumber: 'X1234567' }, 'another-person'],
    ['one with another number', { passportNumber: 'Q38685975' }, 'answers-differ'],
  ])('%s is refused by name, and taken once it is confirmed', async (_, changes, reason) => {
    const { order, id } = await given(changes)
    // The other one is compared with the handing over, by the true reader.
    if (reason === 'answers-differ') await work(id)
    expect(await complete(order)).toMatchObject({
      status: 409,
      body: { code: 'document.missing', params: { missing: ['1:passportDocument'] } },
    })
    expect(await stands(id)).toEqual(['rejected', reason, null])
    expect(await turnOf(order)).toMatchObject({ turn: 'traveller' })
    const fields = (await told(order)).flat()
    // Part of it is not enough.
    expect(await confirm(order, id, ['nationality'])).toBe(204)
    expect((await complete(order)).status).toBe(409)
    expect(await confirm(order, id, fields)).toBe(204)
    expect(await confirm(order, id, fields)).toBe(204)
    expect(await stands(id)).toEqual(['unreviewed', null, null])
    expect((await complete(order)).status).toBe(200)
    expect(await turnOf(order)).toMatchObject({ turn: 'us' })
    expect(await seenByStaff(order)).toMatchObject({
      flag: true,
      checks: expect.arrayContaining([
        expect.objectContaining({ fields, confirmed: expect.arrayContaining(fields) }),
      ]),
    })
    expect(await broken()).toEqual([])
  })

  test('and settled at once by a correction that follows the page', async () => {
    const { order, id } = await given({ passportNumber: 'Q38685975' })
    await work(id)
    const { status, body } = await correct(order, { passportNumber: 'Q38685974' })
    expect([status, body.asksAgain]).toEqual([200, []])
    expect(await stands(id)).toEqual(['unreviewed', null, null])
    expect(await waiting(id)).toBe(2)
    await work(id)
    const { flag, checks } = await seenByStaff(order)
    expect([flag, checks]).toEqual([
      false,
      expect.arrayContaining([expect.objectContaining({ result: 'match' })]),
    ])
    expect((await told(order)).flat()).toEqual([])
    expect((await complete(order)).status).toBe(200)
  })

  test('an answer that is confirmed and then corrected is asked again', async () => {
    const { order, id } = await given({ passportNumber: 'Q38685975' })
    await work(id)
    await confirm(order, id, ['passportNumber'])
    await correct(order, { passportNumber: 'Q38685999' })
    await work(id)
    expect(await stands(id)).toEqual(['rejected', 'answers-differ', null])
  })

  test('a page that comes after that is asked about by letter, and staff may take it as it is', async () => {
    const { order, id } = await given({})
    await work(id)
    expect((await complete(order)).status).toBe(200)
    const other = { ...another, passportNumber: 'X1234567' }
    await changeRows(parts.services.db, 'applicant', { applicationId: order.id }, other)
    const newer = await add(order)
    await work(id)
    await work(newer)
    expect(await stands(newer)).toEqual(['rejected', 'another-person', null])
    expect(await turnOf(order)).toMatchObject({ turn: 'traveller', action: 'upload' })
    expect(await letters(order)).toEqual(['documents-asked', 'documents-received'])
    const agent = await signIn({ ...uploads, services: parts.services }, { role: 'agent' })
    const path = `/api/admin/documents/${newer}/review`
    expect((await agent.post(path, { verdict: 'accepted' })).status).toBe(200)
    await work(newer)
    expect((await stands(newer))[0]).toBe('accepted')
    expect(await turnOf(order)).toMatchObject({ turn: 'us' })
    expect(await broken()).toEqual([])
  })
})

test('who corrects what the page proved is asked for it again, and the page differs then', async () => {
  const order = await orderOf()
  const id = await add(order)
  await work(id)
  const { body } = await correct(order, { passportNumber: 'Q38685999' })
  expect(body.asksAgain).toEqual(['passportDocument'])
  await work(id)
  expect(await told(order)).toEqual([['passportNumber']])
  expect(await broken()).toEqual([])
})
