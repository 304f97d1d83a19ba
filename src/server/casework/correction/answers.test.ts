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
    const answer = await t.correct(made, made.applicant, {
      passportNumber: ' x 123-4576 ',
      reason: 'typed wrong',
    })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        applicant: { id: made.applicant, passportNumber: 'X1234576', corrections: 1 },
        corrections: [
          {
            at: d.t.time.now.toISOString(),
            by: 'traveller',
            applicantId: made.applicant,
            field: 'passportNumber',
            from: 'X1234567',
            to: 'X1234576',
            reason: 'typed wrong',
          },
        ],
        asksAgain: ['passportDocument'],
        advice: [],
      },
    })
    expect(await t.corrections(made)).toMatchObject({
      status: 200,
      body: [{ field: 'passportNumber', from: 'X1234567', to: 'X1234576', by: 'traveller' }],
    })
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

  test('who sends what stands already, or is no answer, changes nothing', async () => {
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
  })

  test('may leave empty what may be empty, and fill it again', async () => {
    const made = await paid()
    await t.correct(made, made.applicant, { occupation: '', placeOfBirth: null })
    expect(await rowOf(made)).toMatchObject({ occupation: null, placeOfBirth: null })
    const again = await t.correct(made, made.applicant, { occupation: 'Painter' })
    expect(again.body.corrections).toMatchObject([
      { field: 'occupation', from: null, to: 'Painter' },
    ])
    const single = { singleName: true, lastName: '' }
    expect((await t.correct(made, made.applicant, single)).status).toBe(200)
    expect(await rowOf(made)).toMatchObject({ lastName: '', singleName: true })
  })

  test('is refused and advised by the rules of the form', async () => {
    const made = await paid()
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
    const answer = await t.correct(made, made.applicant, { passportNumber: 'AB123' })
    expect(answer.body.advice).toEqual([{ path: 'passportNumber', code: 'passportNumber.short' }])
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

describe('staff', () => {
  test('say why, and leave who they are in audit and history', async () => {
    const made = await paid()
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
  })

  test('correct nothing without a reason, and ask for no documents that they saw to fit', async () => {
    const made = await paid()
    const calls = async () => [
      await byStaff(made.applicant, { firstName: 'Ida', reason: undefined }),
      await byStaff(made.applicant, { firstName: 'Ida', reason: '   ' }),
    ]
    await expectNothingOf(made.id, calls, [422, 'correction.reason-required'])
    await d.addDocument(made.id, 'passportDocument')
    await byStaff(made.applicant, { passportNumber: 'X7654321', documentsFit: true })
    expect(await d.of(made.id).documents()).toMatchObject([{ review: 'unreviewed' }])
    await byStaff(made.applicant, { passportNumber: 'X7654322' })
    expect(await d.of(made.id).documents()).toMatchObject([{ review: 'rejected' }])
  })
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
  })

  test('the same sent twice is one correction', async () => {
    const made = await paid()
    const sent = { firstName: 'Ida' }
    const twice = [t.correct(made, made.applicant, sent), t.correct(made, made.applicant, sent)]
    expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([200, 200])
    expect((await t.corrections(made)).body).toHaveLength(1)
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

testPromises(d)
