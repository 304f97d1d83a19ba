import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { DocumentType } from '#domain/document/document.ts'
import {
  type Agent,
  type Application,
  openDecisions,
  refusal,
  testPromises,
} from '../../../../test/support/deciding.ts'
import { photo } from '../../../../test/support/document-samples.ts'
import { sendLetter } from '../../correspondence/letter/send.ts'

const types = ['passportPhoto', 'passportDocument', 'flightTicket'] as const
type Given = Application & Record<(typeof types)[number], string>

const d = await openDecisions()
const { expectNothingOf, start } = d
const agent = await d.signedIn('agent', { name: 'Asha Sample' })
const colleague = await d.signedIn('agent', { name: 'Baraka Sample' })

const secondsLater = (seconds: number) => {
  d.t.time.now = new Date(start.getTime() + seconds * 1000)
  return d.t.time.now
}

async function handedOver(): Promise<Given> {
  const application = await d.application()
  await d.move(agent, application.id, 'paid')
  const given: Record<string, string> = {}
  for (const type of types) given[type] = await d.addDocument(application.id, type)
  const path = `/api/applications/${application.id}/complete`
  const completed = await d.app.owner(application).post(path, {})
  expect(completed.status).toBe(200)
  return { ...application, ...given } as Given
}

const review = (by: Agent, document: string, body: object) =>
  by.post(`/api/admin/documents/${document}/review`, body)
const reject = (by: Agent, document: string, more = {}) =>
  review(by, document, { verdict: 'rejected', reason: 'cut-off', ...more })
const accept = (by: Agent, document: string, more = {}) =>
  review(by, document, { verdict: 'accepted', ...more })

type Seen = { id: string; documentType: string; version: number; rejection: object | null }
/** The traveller's own view. */
async function travellersView(made: Application) {
  const { status, body } = await d.app.owner(made).get(`/api/status?orderId=${made.orderId}`)
  expect(status).toBe(200)
  const [first] = body.applicants as { documents: Seen[]; turn: object }[]
  if (!first) throw new Error('Nobody travels')
  const rejected = first.documents.filter(({ rejection }) => rejection !== null)
  return { text: JSON.stringify(body), turn: first.turn, rejected, documents: first.documents }
}

const asking = async (id: number) =>
  (await d.of(id).letters()).filter(({ kind }) => kind === 'documents-asked')
const kindsOf = async (id: number) => (await d.of(id).events()).map(({ kind }) => kind)

test('accepting is written down with who and when, and writes to nobody', async () => {
  const order = await handedOver()
  const before = await d.recordsOf(order.id)
  const now = secondsLater(60)
  const answer = await accept(agent, order.passportPhoto, { note: 'Looks fine' })
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({ id: order.id, version: before.row.version + 1 })
  const [{ documents = [] } = {}] = answer.body.applicants as { documents?: { id: string }[] }[]
  const by = { id: agent.staff.id, name: 'Asha Sample' }
  const given = { verdict: 'accepted', reason: null, note: 'Looks fine', by, at: now.toISOString() }
  const document = documents.find(({ id }) => id === order.passportPhoto)
  expect(document).toMatchObject({ review: given })
  const { events, audit, letters, jobs, row } = await d.recordsOf(order.id)
  expect([letters, jobs, row.documentsAskedAt]).toEqual([before.letters, before.jobs, null])
  const who = { at: now, staffId: agent.staff.id }
  expect(events.slice(before.events.length)).toMatchObject([
    { ...who, kind: 'document-accepted', note: 'passportPhoto' },
  ])
  const details = { verdict: 'accepted' }
  expect(audit.slice(before.audit.length)).toMatchObject([
    { ...who, action: 'document.reviewed', subject: order.passportPhoto, details },
  ])
  const { text, rejected } = await travellersView(order)
  expect([rejected, text.includes('Looks fine')]).toEqual([[], false])
})

test('rejecting asks the traveller for a new one, and takes a reason', async () => {
  const order = await handedOver()
  const before = await d.recordsOf(order.id)
  const now = secondsLater(60)
  const said = { reason: 'other', note: 'Page two, please' }
  const answer = await reject(agent, order.flightTicket, said)
  expect(answer).toMatchObject({ status: 200, body: { documentsAskedAt: now.toISOString() } })
  const { events, row } = await d.recordsOf(order.id)
  expect(row.version).toBe(before.row.version + 1)
  expect(events.slice(before.events.length)).toMatchObject([
    {
      ...{ kind: 'document-rejected', at: now, staffId: agent.staff.id },
      ...{ note: 'flightTicket', message: said.note },
    },
  ])
  expect(await asking(order.id)).toMatchObject([
    { language: 'en', recipient: 'ada.muster@gmail.com', state: 'queued' },
  ])
  const seen = await travellersView(order)
  const rejection = { ...said, at: now.toISOString() }
  expect(seen.rejected).toMatchObject([{ documentType: 'flightTicket', rejection }])
  expect(seen.turn).toEqual({ turn: 'traveller', action: 'upload', by: '2026-11-25' })
  expect(seen.text).not.toContain('Asha Sample')
  expect(seen.text).not.toContain(agent.staff.id)

  // It takes a reason, and words where it is another one.
  const { id, passportPhoto } = order
  const rejected = { verdict: 'rejected', reason: 'other' }
  const unsaid = async () => [
    await review(agent, passportPhoto, { verdict: 'rejected', note: 'No' }),
    await review(agent, passportPhoto, { ...rejected, note: '  ' }),
  ]
  await expectNothingOf(id, unsaid, [422, 'review.reason-required'])
  const invalid = async () => [
    await review(agent, passportPhoto, { verdict: 'perhaps' }),
    await review(agent, passportPhoto, { ...rejected, reason: 'ugly' }),
    await review(agent, passportPhoto, { ...rejected, note: 'x'.repeat(4001) }),
  ]
  await expectNothingOf(id, invalid, [400, 'request.invalid'])
})

describe('one letter', () => {
  test('speaks of several rejections in a row, and waits for them', async () => {
    const order = await handedOver()
    await reject(agent, order.passportPhoto, { reason: 'photo-background' })
    secondsLater(100)
    await reject(colleague, order.flightTicket, { reason: 'other', note: 'WRONG-YEAR' })
    const [letter, ...more] = await asking(order.id)
    expect(more).toEqual([])
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from start_after - created_on)::int as seconds from pgboss.job
      where data ->> 'id' = ${letter?.id}`.execute(d.db)
    expect(rows).toEqual([{ seconds: 120 }])
    const { text, raw } = await d.lastLetter(order.id)
    expect(text).toMatch(/photo.*flight ticket|flight ticket.*photo/i)
    expect(text).toContain('WRONG-YEAR')
    expect(raw).not.toContain('Asha')

    secondsLater(200)
    await reject(agent, order.passportDocument)
    expect(await asking(order.id)).toMatchObject([{ state: 'sent' }, { state: 'queued' }])
  })

  test('two at the very same time are asked for in one, and not in one that may be on its way', async () => {
    const order = await handedOver()
    const answers = await Promise.all([
      reject(agent, order.passportPhoto),
      reject(colleague, order.flightTicket),
      reject(colleague, order.passportPhoto),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await asking(order.id)).toHaveLength(1)
    const rejections = (await kindsOf(order.id)).filter((kind) => kind === 'document-rejected')
    expect(rejections).toHaveLength(2)
    expect((await travellersView(order)).rejected).toHaveLength(2)
    secondsLater(121)
    await reject(agent, order.passportDocument)
    expect(await asking(order.id)).toHaveLength(2)
  })
})

describe('a verdict again', () => {
  test('overrules only what was seen, and the same one meets nobody', async () => {
    const order = await handedOver()
    const first = secondsLater(60).toISOString()
    expect((await accept(colleague, order.flightTicket, { seenAt: null })).status).toBe(200)
    secondsLater(120)
    const changed: [number, string] = [409, 'review.changed']
    for (const seenAt of [null, start.toISOString()]) {
      await expectNothingOf(order.id, () => reject(agent, order.flightTicket, { seenAt }), changed)
    }
    expect((await accept(agent, order.flightTicket, { seenAt: null })).status).toBe(200)
    expect((await reject(agent, order.flightTicket, { seenAt: first })).status).toBe(200)
    // One's own was sent before its answer was there.
    expect((await accept(agent, order.flightTicket, { seenAt: first })).status).toBe(200)
    expect((await accept(agent, order.flightTicket, { seenAt: 'soon' })).status).toBe(400)
  })

  test('that says the same changes nothing', async () => {
    const { id, passportDocument } = await handedOver()
    for (const body of [
      // What means nothing then is not kept.
      { verdict: 'unreviewed', note: 'nothing' },
      { verdict: 'accepted', reason: 'expired' },
      { verdict: 'rejected', reason: 'expired', note: 'Last year' },
    ]) {
      expect((await review(agent, passportDocument, body)).status).toBe(200)
      const { audit, ...before } = await d.recordsOf(id)
      secondsLater(60)
      expect((await review(colleague, passportDocument, body)).status).toBe(200)
      const { audit: traces, ...now } = await d.recordsOf(id)
      expect(now).toEqual(before)
      expect(traces).toHaveLength(audit.length + 1)
    }
  })

  test('may be another one, as long as nothing is decided', async () => {
    const order = await handedOver()
    await accept(agent, order.passportPhoto)
    await reject(agent, order.flightTicket)
    const rejected = await reject(colleague, order.passportPhoto)
    const asked = rejected.body.documentsAskedAt
    expect(asked).not.toBeNull()
    secondsLater(60)
    const other = await reject(colleague, order.passportPhoto, { reason: 'unreadable' })
    expect(other.body.documentsAskedAt).toBe(asked)
    // As long as one stands rejected the traveller is asked.
    const ticket = await accept(agent, order.flightTicket)
    expect(ticket.body.documentsAskedAt).toBe(asked)
    expect((await travellersView(order)).rejected).toMatchObject([
      { rejection: { reason: 'unreadable' } },
    ])
    const back = await review(agent, order.passportPhoto, { verdict: 'unreviewed' })
    expect(back.body.documentsAskedAt).toBeNull()
    expect((await travellersView(order)).rejected).toEqual([])
    const [document] = (await d.of(order.id).documents()).filter(
      ({ id }) => id === order.passportPhoto,
    )
    expect(document).toMatchObject({ review: 'unreviewed', reviewedBy: null, reviewedAt: null })
    const verdicts = (await kindsOf(order.id)).filter((kind) => /-(acc|rej)/.test(kind))
    expect(verdicts.map((kind) => kind.slice(9, 12))).toEqual(['acc', 'rej', 'rej', 'rej', 'acc'])
  })
})

describe('the traveller sends a new one', () => {
  const upload = async (to: Application, documentType: DocumentType) =>
    d.upload(to, documentType, { bytes: await photo(), type: 'image/jpeg' })

  test('it is looked at anew, and the old one cannot be judged any more', async () => {
    const order = await handedOver()
    await reject(agent, order.passportPhoto)
    expect((await upload(order, 'passportPhoto')).status).toBe(201)
    const { rejected, documents, turn } = await travellersView(order)
    expect(rejected).toEqual([])
    expect(turn).toMatchObject({ turn: 'us' })
    expect(documents.find(({ documentType }) => documentType === 'passportPhoto')?.version).toBe(2)
    const { body } = await agent.get(`/api/admin/applications/${order.id}`)
    const [applicant] = body.applicants as { documents: { documentType: string }[] }[]
    const photos = applicant?.documents.filter((each) => each.documentType === 'passportPhoto')
    expect(photos).toMatchObject([
      { version: 2, current: true, review: { verdict: 'unreviewed', by: null } },
      { version: 1, current: false, review: { verdict: 'rejected', by: { name: 'Asha Sample' } } },
    ])
    expect(body.documentsAskedAt).toBeNull()
    const old = () => accept(agent, order.passportPhoto)
    await expectNothingOf(order.id, old, [404, 'document.not-found'])
    // A better one may follow until one is accepted.
    const better = await upload(order, 'passportPhoto')
    expect(better.status).toBe(201)
    const { document } = better.body as { document: { id: string } }
    expect((await accept(agent, document.id)).status).toBe(200)
    expect(refusal(await upload(order, 'passportPhoto'))).toEqual([409, 'document.accepted'])
  })

  test('once it is decided nobody is asked, and asked again when it is taken up again', async () => {
    const order = await handedOver()
    await reject(agent, order.passportPhoto)
    await d.move(agent, order.id, 'rejected')
    expect((await d.of(order.id).row()).documentsAskedAt).toBeNull()
    const [letter] = await asking(order.id)
    await sendLetter(d.t.services, letter?.id ?? '')
    expect(await asking(order.id)).toMatchObject([{ state: 'failed' }])
    expect(refusal(await upload(order, 'passportPhoto'))).toEqual([409, 'application.closed'])

    const now = secondsLater(60)
    // With documents requested it is not filed: taken up again, it waits for the traveller.
    const tooFar = { status: 'processing', adminNotes: 'As agreed' }
    const filing = () => d.patch(agent, order.id, tooFar)
    await expectNothingOf(order.id, filing, [409, 'approval.unreviewed'])
    await d.move(agent, order.id, 'paid')
    expect((await d.of(order.id).row()).documentsAskedAt).toEqual(now)
    expect((await travellersView(order)).turn).toMatchObject({ turn: 'traveller' })
    expect(await asking(order.id)).toMatchObject([{ state: 'failed' }, { state: 'queued' }])
    expect((await upload(order, 'passportPhoto')).status).toBe(201)
  })
})

test('no verdict on what was replaced, taken back or never there', async () => {
  const { id } = await d.application()
  await d.move(agent, id, 'paid')
  const [first, gone] = [
    await d.addDocument(id, 'passportPhoto'),
    await d.addDocument(id, 'flightTicket'),
  ]
  await d.addDocument(id, 'passportPhoto')
  const removed = await d.app.owner(await d.of(id).row()).delete(`/api/documents/${gone}`)
  expect(removed.status).toBe(204)
  const calls = async () => [
    await reject(agent, first),
    await reject(agent, gone),
    await reject(agent, d.t.services.random.uuid()),
  ]
  await expectNothingOf(id, calls, [404, 'document.not-found'])
})

testPromises(d)
