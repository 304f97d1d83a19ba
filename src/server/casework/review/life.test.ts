import { afterAll, describe, expect, test } from 'vitest'
import { openDeciding, visaFor } from '../../../../test/support/deciding.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { brokenInvariants } from '../../../../test/support/invariants.ts'
import { changeRows } from '../../../../test/support/rows.ts'
import { insertExample } from '../../../../test/support/services.ts'
import { refreshReadiness } from '../../data/application/applicant-state.ts'
import { lockApplication } from '../../data/application/application.ts'
import { recordEvent } from '../../data/application/event.ts'
import { recordPayment } from '../../money/payment/record-payment.ts'
import { inTransaction } from '../../platform/db/transaction.ts'

const d = await forFile(openDeciding())
const agent = await d.signedIn('manager')
afterAll(async () => {
  // Whatever the tests below did.
  expect(await brokenInvariants(d.db)).not.toContainEqual(
    expect.stringContaining('what is to be done'),
  )
})

let passports = 0
/** A traveller of no other application. */
function apply() {
  passports += 1
  const applicants = [{ passportNumber: `L${1_000_000 + passports}` }]
  return insertExample(d.t.services, { applicants, now: d.t.time.now })
}

type Listed = { id: number; work: string; flags: string[]; documents: object; nextOn: string }

/** The work in list and view, which must agree. */
async function workOf(id: number): Promise<Listed> {
  const { body } = await agent.get(`/api/admin/applications?search=${id}`)
  const found = (body as unknown as { items: Listed[] }).items.find((each) => each.id === id)
  const view = await agent.get(`/api/admin/applications/${id}`)
  expect([view.body.work, view.body.flags]).toEqual([found?.work, found?.flags])
  if (!found) throw new Error('Not in the list')
  return found
}
const stateOf = async (id: number) => (await workOf(id)).work
const flagsOf = async (id: number) => (await workOf(id)).flags

const review = (document: string, verdict: object) =>
  agent.post(`/api/admin/documents/${document}/review`, verdict)
const accept = (document: string) => review(document, { verdict: 'accepted' })

const required = ['passportPhoto', 'passportDocument', 'flightTicket'] as const

/** Paid, complete and handed over: ready for review. */
async function handedOver() {
  const made = await apply()
  await d.move(agent, made.id, 'paid')
  const documents: string[] = []
  for (const type of required) documents.push(await d.addDocument(made.id, type))
  const completed = { completedAt: d.t.time.now, dueOn: '2026-12-02' }
  await changeRows(d.db, 'application', { id: made.id }, completed)
  await inTransaction(d.db, async (tx) => {
    await refreshReadiness(tx, made.id, required)
    await recordEvent(tx, {
      ...{ applicationId: made.id, at: d.t.time.now, kind: 'completed', actor: 'traveller' },
    })
  })
  return { ...made, documents }
}

test('from the order to the decision', async () => {
  const { id } = await apply()
  expect(await workOf(id)).toMatchObject({ work: 'unpaid', documents: { needed: 3, received: 0 } })
  await inTransaction(d.db, async (tx) => {
    const application = await lockApplication(tx, id)
    return recordPayment(tx, d.t.services, { application, told: application }, d.t.time.now)
  })
  expect(await stateOf(id)).toBe('waiting-documents')
  const ready = await handedOver()
  expect(await workOf(ready.id)).toMatchObject({
    ...{ work: 'ready-to-review', nextOn: '2026-12-02' },
    documents: { needed: 3, received: 3, accepted: 0 },
  })
  const [photo = '', ...others] = ready.documents
  for (const each of others) await accept(each)
  expect(await stateOf(ready.id)).toBe('ready-to-review')
  await review(photo, { verdict: 'rejected', reason: 'cut-off' })
  expect(await stateOf(ready.id)).toBe('waiting-documents')
  const replaced = await d.addDocument(ready.id, 'passportPhoto')
  await changeRows(d.db, 'applicant', { applicationId: ready.id }, { state: 'ready' })
  await agent.post(`/api/admin/applications/${ready.id}/notes`, { text: 'Came by post' })
  expect(await workOf(ready.id)).toMatchObject({
    ...{ work: 'new-documents', flags: ['replaced-document'] },
    documents: { needed: 3, received: 3, accepted: 2 },
  })
  await accept(replaced)
  expect(await workOf(ready.id)).toMatchObject({ work: 'ready-to-file', flags: [] })
  await d.move(agent, ready.id, 'processing')
  expect(await stateOf(ready.id)).toBe('filed')
  const numbers = (await d.applicantsOf(ready.id)).map(({ passportNumber }) => passportNumber)
  const visa = { bytes: await visaFor('Ada Muster', numbers) }
  expect((await d.approve(agent, ready.id, {}, visa)).status).toBeLessThan(300)
  expect(await workOf(ready.id)).toMatchObject({ work: 'decided', flags: [], nextOn: null })
})

describe('what else follows', () => {
  test('all that name a passport learn of each other, and of the end', async () => {
    const people = [{ passportNumber: 'Q9000001' }]
    const made = { applicants: people, now: d.t.time.now }
    const one = await insertExample(d.t.services, made)
    expect(await flagsOf(one.id)).toEqual([])
    const two = await insertExample(d.t.services, made)
    const three = await insertExample(d.t.services, made)
    for (const { id } of [one, two, three]) expect(await flagsOf(id)).toEqual(['same-passport'])
    const person = async (id: number) => (await d.applicantsOf(id))[0]?.id ?? 0
    const correct = async (id: number, passportNumber: string) =>
      agent.patch(`/api/admin/applicants/${await person(id)}`, { passportNumber, reason: 'Typed' })
    expect((await correct(three.id, 'Q9000002')).status).toBe(200)
    expect(await flagsOf(three.id)).toEqual([])
    expect(await flagsOf(one.id)).toEqual(['same-passport'])
    const reason = 'Does not travel'
    await d.decide(agent, await person(two.id), { decision: 'withdrawn', reason })
    expect(await flagsOf(one.id)).toEqual([])
    await correct(three.id, 'Q9000001')
    expect(await flagsOf(one.id)).toEqual(['same-passport'])
  })
})
