import { describe, expect, test } from 'vitest'
import { openDeciding, refusal, testPromises } from '../../../../test/support/deciding.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { changeRows, insertRow } from '../../../../test/support/rows.ts'
import { countGuarded } from '../../http/guard.ts'
import { travellersOf } from './test-support.ts'

const d = await forFile(openDeciding())
const agent = await d.signedIn('agent', { name: 'Asha Sample' })
const t = travellersOf(d)
const { expectNothingOf } = d

async function paid(application = d.application()) {
  const made = await application
  await d.move(agent, made.id, 'paid')
  const applicant = await t.applicantOf(made)
  return { ...made, applicant: applicant.id }
}

const byStaff = (id: number, body: object) =>
  agent.patch(`/api/admin/applicants/${id}`, { reason: 'Two digits were swapped', ...body })

const rowOf = async (made: { id: number }) => (await t.applicantsOf(made))[0]

describe('a traveller', () => {
  test('puts a passport number right: row, correction, history, letter, and the page again', async () => {
    const made = await paid()
    await d.addDocument(made.id, 'passportDocument')
    await d.addDocument(made.id, 'flightTicket')
    const before = await d.of(made.id).row()
    const sent = { passportNumber: ' x 123-4576 ', reason: 'typed wrong' }
    const { status, body } = await t.correct(made, made.applicant, sent)
    const at = d.t.time.now.toISOString()
    const change = { field: 'passportNumber', from: 'X1234567', to: 'X1234576', by: 'traveller' }
    expect([status, body]).toMatchObject([
      200,
      {
        applicant: { id: made.applicant, passportNumber: 'X1234576', corrections: 1 },
        corrections: [{ ...change, at, applicantId: made.applicant, reason: 'typed wrong' }],
        ...{ asksAgain: ['passportDocument'], advice: [] },
      },
    ])
    expect((await t.corrections(made)).body).toMatchObject([change])
    const row = await d.of(made.id).row()
    expect(row.version).toBe(before.version + 1)
    expect(row.documentsAskedAt).toEqual(d.t.time.now)
    const events = await d.of(made.id).events()
    expect(events.slice(-2)).toMatchObject([
      { kind: 'corrected', actor: 'traveller', note: 'passportNumber' },
      { kind: 'document-rejected', actor: 'system', note: 'passportDocument' },
    ])
    expect(await d.of(made.id).documents()).toMatchObject([
      { documentType: 'flightTicket', review: 'unreviewed' },
      { documentType: 'passportDocument', review: 'rejected', reviewReason: 'answers-changed' },
    ])
    const letter = await t.read(made, 'answers-corrected')
    expect(letter).toContain('Passport number')
    expect(letter).toContain('Passport page with the photo')
    // E-mail must not contain passport numbers.
    expect(letter).not.toMatch(/X12345/)
    const letters = await d.of(made.id).letters()
    expect(letters.filter(({ kind }) => kind === 'documents-asked')).toEqual([])
    // Staff find it by the new number.
    const found = await agent.get('/api/admin/applications?search=X1234576')
    expect(found.body.items).toMatchObject([{ id: made.id }])
  })

  test('changes nothing by what stands already, empties what may be empty, and is told the rules of the form', async () => {
    const made = await paid()
    const before = await d.recordsOf(made.id)
    const same = { firstName: 'Ada', passportNumber: 'x1234567', occupation: 'Engineer' }
    const answer = await t.correct(made, made.applicant, same)
    expect(answer).toMatchObject({ status: 200, body: { corrections: [], asksAgain: [] } })
    const odd = { id: 1, applicationId: 1, state: 'approved', contactEmail: 'eve@example.com' }
    expect(await t.correct(made, made.applicant, odd)).toMatchObject({ status: 200 })
    const long = await t.correct(made, made.applicant, { firstName: 'A'.repeat(200) })
    expect(refusal(long)).toEqual([400, 'request.invalid'])
    expect(await d.recordsOf(made.id)).toEqual(before)

    await t.correct(made, made.applicant, { occupation: '', placeOfBirth: null })
    expect(await rowOf(made)).toMatchObject({ occupation: null, placeOfBirth: null })
    const again = await t.correct(made, made.applicant, { occupation: 'Painter' })
    expect(again.body.corrections).toMatchObject([
      { field: 'occupation', from: null, to: 'Painter' },
    ])
    const single = { singleName: true, lastName: '' }
    expect((await t.correct(made, made.applicant, single)).status).toBe(200)
    expect(await rowOf(made)).toMatchObject({ lastName: '', singleName: true })

    const call = async () => {
      const answer = await t.correct(made, made.applicant, { dateOfBirth: '2023-01-01' })
      const fault = { path: 'passportIssueDate', code: 'passportIssueDate.before-birth' }
      expect(answer.body).toMatchObject({ fields: [fault] })
      return answer
    }
    await expectNothingOf(made.id, call, [422, 'correction.refused'])
    const nationality = async () => [
      await t.correct(made, made.applicant, { nationality: 'US' }),
      await byStaff(made.applicant, { nationality: 'US' }),
    ]
    await expectNothingOf(made.id, nationality, [409, 'correction.visa-kind'])
    const short = await t.correct(made, made.applicant, { passportNumber: 'AB123' })
    expect(short.body.advice).toEqual([{ path: 'passportNumber', code: 'passportNumber.short' }])
  })

  test('no longer corrects what is handed in; staff do, and ask for nothing then', async () => {
    const made = await paid()
    await d.addDocument(made.id, 'passportDocument')
    await t.file(made, agent)
    // Filed with all documents accepted; none is requested again.
    const documents = await d.of(made.id).documents()
    expect(documents.map(({ review }) => review)).toEqual(['accepted', 'accepted', 'accepted'])
    const sent = { passportNumber: 'X7654321' }
    expect(refusal(await t.correct(made, made.applicant, sent))).toEqual([409, 'applicant.filed'])
    expect((await byStaff(made.applicant, sent)).status).toBe(200)
    expect(await d.of(made.id).documents()).toEqual(documents)
    expect(await t.read(made, 'answers-corrected')).toContain('Two digits were swapped')
  })

  test('who has not paid corrects without a letter, and nothing once the money went back', async () => {
    const made = await d.application()
    const { id } = await t.applicantOf(made)
    expect((await t.correct(made, id, { firstName: 'Ida' })).status).toBe(200)
    expect(await d.of(made.id).letters()).toEqual([])
    await d.move(agent, made.id, 'paid')
    await changeRows(d.db, 'application', { id: made.id }, { paymentStatus: 'refunded' })
    const answer = await t.correct(made, id, { firstName: 'Ada' })
    // There was no payment, as the promises of the database would notice.
    await changeRows(d.db, 'application', { id: made.id }, { paymentStatus: 'unpaid' })
    expect(refusal(answer)).toEqual([409, 'application.closed'])
  })
})

test('staff say why, leave who they are in audit and history, and ask for no documents that they saw to fit', async () => {
  const made = await paid()
  const calls = async () => [
    await byStaff(made.applicant, { firstName: 'Ida', reason: undefined }),
    await byStaff(made.applicant, { firstName: 'Ida', reason: '   ' }),
  ]
  await expectNothingOf(made.id, calls, [422, 'correction.reason-required'])
  const answer = await byStaff(made.applicant, { firstName: 'Ida' })
  expect(answer).toMatchObject({
    status: 200,
    body: { id: made.id, applicants: [{ firstName: 'Ida', corrections: 1 }] },
  })
  const listed = await agent.get(`/api/admin/applications/${made.id}/corrections`)
  expect(listed.body.items).toMatchObject([
    { by: 'staff', staff: { name: 'Asha Sample' }, reason: 'Two digits were swapped' },
  ])
  expect((await d.of(made.id).audit()).slice(-2)).toMatchObject([
    { action: 'application.corrected', subject: String(made.applicant) },
    { action: 'application.read' },
  ])
  // The traveller sees the reason, not the author.
  const seen = await t.corrections(made)
  expect(seen.body).toMatchObject([{ by: 'staff', reason: 'Two digits were swapped' }])
  expect(JSON.stringify(seen.body)).not.toContain('Asha')
  const path = `/api/admin/applications/${made.id}/thread?kinds=correction`
  expect((await agent.get(path)).body.entries).toContainEqual(
    expect.objectContaining({ changes: [expect.objectContaining({ field: 'firstName' })] }),
  )
  await d.addDocument(made.id, 'passportDocument')
  await byStaff(made.applicant, { passportNumber: 'X7654321', documentsFit: true })
  expect(await d.of(made.id).documents()).toMatchObject([{ review: 'unreviewed' }])
  await byStaff(made.applicant, { passportNumber: 'X7654322' })
  expect(await d.of(made.id).documents()).toMatchObject([{ review: 'rejected' }])
})

describe('two at once', () => {
  type Made = Awaited<ReturnType<typeof paid>>
  test.each<[string, (made: Made) => Promise<unknown>, number]>([
    ['the same answer', (made) => byStaff(made.applicant, { passportNumber: 'X1111111' }), 409],
    [
      'the same answer, by the release before,',
      async (made) => {
        await insertRow(d.db, 'correction', {
          ...{ applicationId: made.id, applicantId: made.applicant, field: 'passportNumber' },
          ...{ oldValue: 'X1234567', newValue: 'X1111111', at: d.t.time.now },
          ...{ actor: 'staff', staffId: agent.staff.id, reason: 'Two digits were swapped' },
        })
        const passportNumber = 'X1111111'
        await changeRows(d.db, 'applicant', { id: made.applicant }, { passportNumber })
        return byStaff(made.applicant, { occupation: 'Painter' })
      },
      409,
    ],
    ['another answer', (made) => byStaff(made.applicant, { occupation: 'Painter' }), 200],
    ['the contact', (made) => t.contact(made, { contactName: 'Ida Muster' }), 200],
    [
      'the same answer of another traveller',
      async (made) =>
        byStaff((await t.applicantsOf(made))[1]?.id ?? 0, { passportNumber: 'X1111111' }),
      200,
    ],
  ])('%s changed since the traveller looked', async (_, change, status) => {
    const made = await paid(d.familyOf('Ana', 'Ben'))
    const { version } = await d.of(made.id).row()
    expect(await change(made)).toMatchObject({ status: 200 })
    const answer = await t.correct(made, made.applicant, { passportNumber: 'X2222222', version })
    expect(answer.status).toBe(status)
  })

  test('the second with the version it saw is told; without one each old value is what stood there', async () => {
    const made = await paid()
    const { version } = await d.of(made.id).row()
    const answers = await Promise.all([
      byStaff(made.applicant, { passportNumber: 'X1111111', version }),
      t.correct(made, made.applicant, { passportNumber: 'X2222222', version }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('application.changed')

    const many = await Promise.all(
      ['X3', 'X4', 'X5', 'X6'].map((start, index) =>
        index % 2 === 0
          ? byStaff(made.applicant, { passportNumber: `${start}000000` })
          : t.correct(made, made.applicant, { passportNumber: `${start}000000` }),
      ),
    )
    expect(many.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { body } = await t.corrections(made)
    const chain = (body as unknown as { from: string; to: string }[]).toReversed()
    expect(chain).toHaveLength(5)
    for (const [index, { from }] of chain.entries()) {
      expect(from).toBe(index === 0 ? 'X1234567' : chain[index - 1]?.to)
    }
    expect(await rowOf(made)).toMatchObject({ passportNumber: chain.at(-1)?.to })
    // The same sent twice is one correction.
    const sent = { firstName: 'Ida' }
    const twice = [t.correct(made, made.applicant, sent), t.correct(made, made.applicant, sent)]
    expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([200, 200])
    expect((await t.corrections(made)).body).toHaveLength(6)
  })
})

test('a traveller corrects so often in a day, and then asks us', async () => {
  const made = await paid()
  for (let n = 0; n < 39; n += 1)
    await countGuarded(d.db, 'corrections of application', made.id, d.t.time.now)
  const last = await t.correct(made, made.applicant, { firstName: 'Ida' })
  const more = await t.correct(made, made.applicant, { firstName: 'Ina' })
  expect([last.status, more.body.code]).toEqual([200, 'request.too-many'])
  expect((await byStaff(made.applicant, { firstName: 'Ada' })).status).toBe(200)
})

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
