import { expect, test } from 'vitest'
import { openDeciding, refusal, testPromises } from '../../../../test/support/deciding.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { travellersOf } from './test-support.ts'

const d = await forFile(openDeciding())
const agent = await d.signedIn('agent', { name: 'Asha Sample' })
const t = travellersOf(d)

async function paid() {
  const made = await d.application()
  await d.move(agent, made.id, 'paid')
  return made
}

const bySea = { transportationMethod: 'vessel', portOfEntry: 'sea-dar' } as const

test('a traveller changes how all arrive: row, corrections, history, letter, and what staff see', async () => {
  const made = await paid()
  const before = await d.of(made.id).row()
  const answer = await t.trip(made, bySea)
  expect(answer).toMatchObject({ status: 200, body: { ...bySea, version: before.version + 1 } })
  const rows = [
    { applicantId: null, field: 'portOfEntry', from: 'air-jro', to: 'sea-dar', by: 'traveller' },
    { applicantId: null, field: 'transportationMethod', from: 'airports', to: 'vessel' },
  ]
  expect((await t.corrections(made)).body).toMatchObject(rows)
  const seen = await agent.get(`/api/admin/applications/${made.id}/corrections`)
  expect(seen.body.items).toMatchObject(rows)
  expect((await d.of(made.id).events()).at(-1)).toMatchObject({
    ...{ kind: 'corrected', actor: 'traveller', note: 'transportationMethod portOfEntry' },
  })
  const { id: applicant } = await t.applicantOf(made)
  const form = await agent.get(`/api/admin/applicants/${applicant}/filing`)
  expect(JSON.stringify(form.body)).toContain('Port of Dar es Salaam')
  const letter = await t.read(made, 'answers-corrected')
  expect(letter).toMatch(/Arrival\s+How will you enter Tanzania\?, Port of entry/)
  expect(letter).not.toContain('Contact')
})

test('the same again changes nothing; what does not go together, or is of the authority, is refused', async () => {
  const made = await paid()
  const records = await d.recordsOf(made.id)
  expect((await t.trip(made, { portOfEntry: 'air-jro' })).status).toBe(200)
  expect(await d.recordsOf(made.id)).toEqual(records)
  const refused = await t.trip(made, { transportationMethod: 'roads' })
  expect(refusal(refused)).toEqual([422, 'correction.refused'])
  expect(refused.body.fields).toMatchObject([
    { path: 'portOfEntry', code: 'portOfEntry.other-method' },
  ])
  const ahead = await t.trip(made, { ...bySea, version: 99 })
  expect(refusal(ahead)).toEqual([409, 'application.changed'])
  const { version } = await d.of(made.id).row()
  const reason = 'The traveller called'
  const path = `/api/admin/applications/${made.id}/trip`
  expect((await agent.patch(path, { portOfEntry: 'air-dar', reason })).status).toBe(200)
  const stale = await t.trip(made, { ...bySea, version })
  expect(refusal(stale)).toEqual([409, 'application.changed'])
  await t.file(made, agent)
  expect(refusal(await t.trip(made, bySea))).toEqual([409, 'applicant.filed'])
})

test('a colleague corrects the same with a reason, also of what is with the authority', async () => {
  const made = await paid()
  const path = `/api/admin/applications/${made.id}/trip`
  expect(refusal(await agent.patch(path, bySea))).toEqual([422, 'correction.reason-required'])
  const reason = 'The traveller called'
  const refused = await agent.patch(path, { transportationMethod: 'roads', reason })
  expect(refusal(refused)).toEqual([422, 'correction.refused'])
  await t.file(made, agent)
  expect(await agent.patch(path, { ...bySea, reason })).toMatchObject({ status: 200, body: bySea })
  expect((await t.corrections(made)).body).toMatchObject([
    { field: 'portOfEntry', by: 'staff', reason },
    { field: 'transportationMethod', by: 'staff', reason },
  ])
  expect(await t.read(made, 'answers-corrected')).toContain(reason)
})

testPromises(d)
