import { describe, expect, test } from 'vitest'
import {
  type Agent,
  openDecisions,
  refusal,
  testPromises,
  visaFor,
} from '../../../../test/support/deciding.ts'
import * as samples from '../../../../test/support/document-samples.ts'
import { changeRows, rowOf } from '../../../../test/support/rows.ts'
import { insertExample } from '../../../../test/support/services.ts'
import { sweepFiles } from '../../document/sweep.ts'

const base = '/api/admin/visa-documents'

const d = await openDecisions()
const { stage, start } = d
const agent = await d.signedIn('agent', { name: 'Asha Sample' })
const colleague = await d.signedIn('manager', { name: 'Baraka Sample' })

let count = 0
type Person = { firstName: string; lastName: string; passportNumber: string }

/** A paid application with so many uniquely named travellers. */
async function paid(people = 1) {
  const applicants: Person[] = Array.from({ length: people }, () => {
    count += 1
    const name = String.fromCharCode(65 + (count % 26), 97 + ((count / 26) % 26), 97 + (count % 26))
    return { firstName: `Visa${name}`, lastName: 'Muster', passportNumber: `Q${7000000 + count}` }
  })
  const made = await insertExample(d.t.services, { applicants, now: d.t.time.now })
  await d.prepare(agent, made.id)
  const ids = (await d.applicantsOf(made.id)).map(({ id }) => id)
  const [first] = applicants
  const [applicantId = 0] = ids
  if (!first) throw new Error('Nobody')
  return { ...made, applicants, ids, person: first, applicantId }
}

const visaOf = ({ firstName, lastName, passportNumber }: Person, number = passportNumber) =>
  visaFor(`${firstName} ${lastName}`, [number])

/** Stages a document and returns its id. */
async function staged(by: Agent, bytes: Buffer, fields: Record<string, string> = {}) {
  const { status, body } = await stage(by, bytes, fields)
  expect(status).toBe(201)
  return String(body.id)
}

const approveAll = (by: Agent, ids: readonly string[]) => by.post(`${base}/approve`, { ids })
const stagedRows = () => d.db.selectFrom('stagedVisa').select('id').execute()
async function storedKeys(): Promise<number> {
  let keys = 0
  for await (const _ of d.t.services.documentStore.list()) keys += 1
  return keys
}
const kept = async () => [await storedKeys(), (await stagedRows()).length]
const handOver = (id: number, handedOverTo: string | null) => {
  const given = { handedOverBy: agent.staff.id, handedOverTo, handedOverAt: start }
  return changeRows(d.db, 'applicant', { id }, given)
}

describe('a visa document is put in once', () => {
  test('and finds its traveller by the number of the passport', async () => {
    const { id, person, applicants, applicantId } = await paid(2)
    const bytes = await visaOf(person)
    const { status, body } = await stage(agent, bytes)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...{ fileName: 'visa.pdf', mediaType: 'application/pdf', isReadable: true },
      ...{ applicationId: id, applicantId, addedBy: { name: 'Asha Sample' } },
      expiresAt: '2026-11-22T09:00:00.000Z',
      candidates: [
        { applicantId, isMatch: true, number: { page: 1 }, name: { page: 1 }, otherNumber: null },
        { position: 2, isMatch: false, number: null, name: null },
      ],
    })
    const [candidate] = body.candidates as { number: { boxes: number[][] } }[]
    const [x = 0, y = 0, width = 0, height = 0] = candidate?.number.boxes[0] ?? []
    // Drawn at 320 of 400 from the bottom, after 'Passport no. '.
    expect(x).toBeGreaterThan(0.2)
    expect(x + width).toBeLessThan(0.6)
    expect(y).toBeGreaterThan(0.15)
    expect(y + height).toBeLessThan(0.25)
    expect((await agent.file(`${base}/${body.id}/file`)).bytes.equals(bytes)).toBe(true)
    // With its application it is matched against all of it.
    const mixed = await visaOf(person, applicants[1]?.passportNumber)
    const named = await stage(agent, mixed, { applicationId: String(id) })
    expect(named.body.candidates).toMatchObject([
      { isMatch: false, number: null, name: { page: 1 }, otherNumber: { page: 1 } },
      { isMatch: false, number: { page: 1 }, name: null },
    ])
    // A picture is kept, and nothing is found in it.
    const picture = await stage(agent, await samples.png(), { applicationId: String(id) })
    expect(picture.body).toMatchObject({
      ...{ isReadable: false, mediaType: 'image/png', applicantId: null },
      candidates: [{ isMatch: false }, { isMatch: false }],
    })
  })

  test.each(['an unpaid one', 'one that is decided'])('but not the traveller of %s', async (of) => {
    const { id, person, applicantId } = await paid()
    if (of === 'an unpaid one') await d.move(agent, id, 'pending')
    else await d.decide(agent, applicantId, { decision: 'withdrawn', reason: 'Asked to' })
    const { body } = await stage(agent, await visaOf(person))
    expect(body).toMatchObject({ applicationId: null, applicantId: null, candidates: [] })
  })
})

test('a file of another kind or none, or for no application of ours, leaves nothing', async () => {
  const before = await kept()
  const visa = await visaFor('Ada')
  const answers = [
    await stage(agent, await samples.scriptedPdf('plain')),
    await stage(agent, Buffer.from('hello')),
    await stage(agent, Buffer.alloc(6 * 1024 * 1024)),
    await agent.send('POST', base, { body: new FormData() }),
    await stage(agent, visa, { applicationId: '999999' }),
    await stage(agent, visa, { applicationId: 'x' }),
  ]
  expect(answers.map(refusal)).toEqual([
    [422, 'document.scripted'],
    [415, 'document.wrong-type'],
    [413, 'document.too-large'],
    [422, 'file.missing'],
    [404, 'application.not-found'],
    [400, 'request.invalid'],
  ])
  expect(await kept()).toEqual(before)
})

describe('approving with it', () => {
  test('names its id, takes it out and keeps its bytes', async () => {
    const { id, person, applicantId } = await paid()
    const keys = await storedKeys()
    const visaDocumentId = await staged(agent, await visaOf(person))
    const done = await d.decide(agent, applicantId, { decision: 'approved', visaDocumentId })
    expect(done).toMatchObject({ status: 200, body: { status: 'approved' } })
    expect(await d.of(id).approvals()).toMatchObject([
      { fileName: 'visa.pdf', namesFound: true, addedBy: agent.staff.id },
    ])
    expect(await storedKeys()).toBe(keys + 1)
    const again = await d.decide(agent, applicantId, { decision: 'approved', visaDocumentId })
    expect(refusal(again)).toEqual([409, 'visa-document.approved'])
  })

  test('is possible for a whole application, too', async () => {
    const { id, applicants } = await paid(2)
    const names = applicants.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
    const numbers = applicants.map(({ passportNumber }) => passportNumber)
    const fields = { applicationId: String(id) }
    const visaDocumentId = await staged(agent, await visaFor(names.join(', '), numbers), fields)
    expect((await d.approve(agent, id, { visaDocumentId })).body.status).toBe('approved')
    expect(await d.of(id).approvals()).toMatchObject([{ namesFound: true }, { namesFound: true }])
  })

  test('one of another application, of somebody else, and none at all are not found', async () => {
    const one = await paid()
    const other = await paid()
    const visaDocumentId = await staged(agent, await visaOf(one.person))
    const approved = { decision: 'approved', visaDocumentId, namesConfirmed: 'true' }
    const answers = [
      await d.decide(colleague, one.applicantId, approved),
      await d.decide(agent, one.applicantId, { ...approved, visaDocumentId: crypto.randomUUID() }),
      await d.decide(agent, one.applicantId, { ...approved, visaDocumentId: "' or 1=1" }),
    ]
    expect(answers.map(refusal)).toEqual(answers.map(() => [404, 'visa-document.not-found']))
    await d.decide(agent, other.applicantId, approved)
    expect((await d.applicantsOf(other.id))[0]?.state).not.toBe('approved')
    // With an id and bytes at once nobody knows which one was looked at.
    const file = { bytes: await visaOf(one.person) }
    const both = await d.decide(agent, one.applicantId, approved, file)
    expect(refusal(both)).toEqual([400, 'request.invalid'])
  })

  test('of two at once one wins', async () => {
    const { person, applicantId } = await paid()
    const id = await staged(agent, await visaOf(person))
    const answers = await Promise.all([approveAll(agent, [id]), approveAll(agent, [id])])
    const errors = answers.map(({ body }) => (body.rows as { error: string | null }[])[0]?.error)
    expect(errors.filter((error) => error === null)).toHaveLength(1)
    const kept = d.db.selectFrom('approvalDocument').select('id')
    expect(await kept.where('applicantId', '=', applicantId).execute()).toHaveLength(1)
  })
})

describe('many at once', () => {
  test('each is approved, once; each refusal is told, and holds up nobody', async () => {
    const [good, wrong, other] = [await paid(), await paid(), await paid()]
    const ids = [
      await staged(agent, await visaFor('Nobody At all', ['Z0000000'])),
      await staged(agent, await visaFor('John Sample', [wrong.person.passportNumber])),
      crypto.randomUUID(),
      await staged(agent, await visaOf(good.person)),
      await staged(agent, await visaOf(other.person)),
    ]
    const { body } = await approveAll(agent, ids)
    expect(body.rows).toMatchObject([
      { applicantId: null, error: 'applicant.not-found' },
      { applicantId: wrong.applicantId, error: 'approval.names-missing' },
      { applicantId: null, error: 'visa-document.not-found' },
      { applicantId: good.applicantId, error: null },
      { id: ids[4], applicantId: other.applicantId, error: null },
    ])
    for (const { id } of [good, other]) expect((await d.of(id).row()).status).toBe('approved')
    const again = (await approveAll(agent, ids.slice(3))).body.rows as { error: string }[]
    expect(again.map(({ error }) => error)).toEqual(Array(2).fill('visa-document.approved'))
  })

  test('one without a match is given its traveller, or taken away', async () => {
    const { id, applicantId } = await paid()
    const documentId = await staged(agent, await visaFor('Nobody', []))
    const given = await agent.put(`${base}/${documentId}/applicant`, { applicantId })
    expect(given).toMatchObject({ status: 200, body: { applicationId: id, applicantId } })
    const nobody = await agent.put(`${base}/${documentId}/applicant`, { applicantId: 999_999 })
    expect(refusal(nobody)).toEqual([404, 'applicant.not-found'])
    const foreign = await colleague.send('DELETE', `${base}/${documentId}`)
    expect(foreign.status).toBe(204)
    expect((await agent.get(`${base}/${documentId}`)).status).toBe(200)
    const keys = await storedKeys()
    for (const _ of [1, 2]) {
      expect((await agent.send('DELETE', `${base}/${documentId}`)).status).toBe(204)
    }
    expect(await storedKeys()).toBe(keys - 1)
  })
})

test('it is visible to its uploader, and to a colleague who was handed one of its travellers, who alone confirms a mismatch', async () => {
  const { id: applicationId, person, applicantId } = await paid()
  const fields = { applicationId: String(applicationId) }
  const id = await staged(agent, await visaOf(person, 'Z9999999'), fields)
  const paths = [`${base}/${id}`, `${base}/${id}/file`]
  for (const path of paths) expect((await colleague.get(path)).status).toBe(404)
  const viewer = await d.signedIn('viewer')
  await handOver(applicantId, viewer.staff.id)
  for (const path of paths) expect((await colleague.get(path)).status).toBe(404)
  await handOver(applicantId, colleague.staff.id)
  const { body } = await colleague.get(base)
  expect(body.items).toMatchObject([{ id, addedBy: { name: 'Asha Sample' } }])
  await handOver(applicantId, null)
  expect((await colleague.get(`${base}/${id}`)).status).toBe(200)
  const compared = { decision: 'approved', visaDocumentId: id, namesConfirmed: 'true' }
  const own = await d.decide(agent, applicantId, compared)
  expect(refusal(own)).toEqual([409, 'approval.names-missing'])
  expect((await d.decide(colleague, applicantId, compared)).status).toBe(200)
})

test('it waits sealed, a day, and then it goes with its bytes', async () => {
  const { person, applicantId } = await paid()
  const visaDocumentId = await staged(agent, await visaOf(person))
  const { text } = await rowOf(d.db, 'stagedVisa', { id: visaDocumentId })
  expect(text.toString('latin1')).not.toContain(person.passportNumber)
  const keys = await storedKeys()
  d.t.time.now = new Date(start.getTime() + 24 * 3_600_000)
  const rows = (await stagedRows()).length
  await sweepFiles(d.t.services, d.t.time.now)
  expect((await stagedRows()).length).toBe(0)
  expect(await storedKeys()).toBe(keys - rows)
  d.t.time.now = start
  const late = await d.decide(agent, applicantId, { decision: 'approved', visaDocumentId })
  expect(refusal(late)).toEqual([404, 'visa-document.not-found'])
})

testPromises(d)
