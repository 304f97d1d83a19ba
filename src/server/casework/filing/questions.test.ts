import { describe, expect, test } from 'vitest'
import { formatDay } from '#phrases/format.ts'
import { codeOf } from '../../../../test/support/app.ts'
import { openDeciding, testPromises } from '../../../../test/support/deciding.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { cookieOf } from '../../../../test/support/owner.ts'
import { changeRows, insertRow, rowsOf } from '../../../../test/support/rows.ts'

const d = await forFile(openDeciding())
const agent = await d.signedIn('agent', { name: 'Asha Sample' })
const owner = await d.signedIn('owner')

type Made = Awaited<ReturnType<typeof paid>>
type Line = { key: string; askedAt: string | null; value: string; kept: object | null }
type Asked = { id: number; questions: { line: string }[]; turn: object }

/** Two travellers who have paid and handed over everything. */
async function paid() {
  const made = await d.familyOf('Ana', 'Ben')
  await d.move(owner, made.id, 'paid')
  await changeRows(d.db, 'application', { id: made.id }, { completedAt: d.t.time.now })
  await d.acceptAll(agent, made.id)
  return made
}

const path = (id: number) => `/api/admin/applications/${id}/filing/questions`
const versionOf = async (id: number) => (await d.of(id).row()).version
const ask = async (id: number, asked: Record<number, string[]>, version?: number) =>
  agent.post(path(id), {
    questions: Object.entries(asked).map(([applicantId, lines]) => ({
      ...{ applicantId: Number(applicantId), lines },
    })),
    version: version ?? (await versionOf(id)),
  })
const lineOf = async (applicantId: number, key: string) => {
  const { body } = await agent.get(`/api/admin/applicants/${applicantId}/filing`)
  return (body.lines as Line[]).find((line) => line.key === key)
}
const viewOf = async (made: Made) => {
  const { body } = await d.app.owner(made).get(`/api/status?orderId=${made.orderId}`)
  return body as { applicants: Asked[]; expectedBy: string }
}
const own = async (made: Made) => (await viewOf(made)).applicants
const submitBy = /We plan to submit the application by ([^.]*)\./
const send = (
  made: Made,
  applicantId: number,
  answers: Record<string, string>,
  more: { label?: string } = {},
) => {
  const list = Object.entries(answers).map(([line, value]) => ({ line, value, ...more }))
  const call = `/api/applicants/${applicantId}/answers`
  return d.app.visitor().put(call, { answers: list }, cookieOf(made))
}
const flagsOf = async (id: number) =>
  (await agent.get(`/api/admin/applications/${id}`)).body.flags as string[]
const lettersOf = async (id: number) =>
  (await d.of(id).letters()).filter(({ kind }) => kind === 'questions-asked')

describe('asking', () => {
  test('shows what can be asked, asks it by one letter, and says so everywhere', async () => {
    const made = await paid()
    const { id, ana, ben } = made
    const shown = (await agent.get(path(id))).body
    expect(shown).toMatchObject({
      ...{ recipient: (await d.of(id).row()).contactEmail, messengers: [] },
      travellers: [{ id: ana }, { id: ben }],
    })
    const [first] = shown.travellers as { lines: object[] }[]
    expect(first?.lines).toContainEqual(
      expect.objectContaining({
        key: 'marital-status',
        words: 'Marital status',
        missing: 'not-asked',
        askedAt: null,
      }),
    )
    expect(first?.lines).not.toContainEqual(expect.objectContaining({ key: 'surname' }))
    const asked = await ask(id, { [ana]: ['marital-status', 'employer'], [ben]: ['employer'] })
    const open = (asked.body.travellers as { lines: { askedAt: string | null }[] }[]).map(
      ({ lines }) => lines.filter((line) => line.askedAt !== null).length,
    )
    expect(open).toEqual([2, 1])
    // Within the minute it is the same letter.
    await ask(id, { [ben]: ['marital-status'] })
    expect(await lettersOf(id)).toHaveLength(1)
    const letter = await d.lastLetter(id)
    expect(letter.kind).toBe('questions-asked')
    expect(letter.text).toContain('Ben Muster · Marital status')
    expect(letter.text).toContain(`/documents?orderId=${made.orderId}`)
    const day = formatDay((await viewOf(made)).expectedBy, 'en')
    expect(submitBy.exec(letter.text)?.[1]).toBe(day)
    expect((await lineOf(ana, 'employer'))?.askedAt).toBe(d.t.time.now.toISOString())
    expect(await flagsOf(id)).toContain('questions')
    expect(await own(made)).toMatchObject([
      {
        questions: [{ line: 'marital-status' }, { line: 'employer' }],
        turn: { turn: 'traveller', action: 'answer', by: null },
      },
      { turn: { turn: 'traveller' } },
    ])
    const standing = await d.app.visitor().post('/api/status-check', {
      ...{ applicationId: `TZ-${String(id).padStart(6, '0')}`, email: shown.recipient },
    })
    expect(JSON.stringify(standing.body)).toContain('"action":"answer"')
    expect(JSON.stringify(standing.body)).not.toContain('marital')
    const events = (await d.of(id).events()).filter(({ kind }) => kind === 'questions-asked')
    expect(events[0]).toMatchObject({ staffId: agent.staff.id, note: 'Marital status, Employer' })
    expect(await d.of(id).audit()).toContainEqual(
      expect.objectContaining({ action: 'filing.asked', details: expect.anything() }),
    )
  })

  test('is refused where nobody can answer, or the line is answered, or was never seen', async () => {
    const made = await paid()
    const { id, ana, ben } = made
    const refusals = async (...lines: string[]) => codeOf(await ask(id, { [ana]: lines }))
    expect(await refusals('surname')).toBe('409 application.changed')
    expect(await refusals('marital-status', 'nothing')).toBe('409 application.changed')
    expect(codeOf(await ask(id, { [ana]: ['employer'] }, 99))).toBe('409 application.changed')
    const stranger = await paid()
    expect(codeOf(await ask(id, { [stranger.ana]: ['employer'] }))).toBe('409 application.changed')
    await d.decide(agent, ana, { decision: 'withdrawn', reason: 'Does not travel' })
    expect(await refusals('employer')).toBe('409 application.closed')
    await d.decide(agent, ben, { decision: 'filed' })
    expect(codeOf(await ask(id, { [ben]: ['employer'] }))).toBe('409 applicant.filed')
    expect(await lettersOf(id)).toEqual([])
    expect(await rowsOf(d.db, 'filingAnswer', { applicantId: ana })).toEqual([])
  })
})

describe('a traveller', () => {
  test('answers a part, then the rest, and colleagues see and hear it', async () => {
    const made = await paid()
    const { id, ana, ben } = made
    await changeRows(d.db, 'application', { id }, { assignedTo: agent.staff.id })
    await ask(id, { [ana]: ['marital-status', 'employer'] })
    const part = await send(made, ana, { employer: '  Müller ٧ AG ' })
    expect(part.body).toMatchObject({ questions: [{ line: 'marital-status' }], unneeded: [] })
    expect(await lineOf(ana, 'employer')).toMatchObject({
      ...{ value: 'Müller 7 AG', kept: { origin: 'traveller', by: null }, askedAt: null },
    })
    // The same again, and what nobody asked.
    const again = await send(made, ana, { employer: 'Müller 7 AG', funds: '2000 USD' })
    expect(again.body.unneeded).toEqual(['funds'])
    const other = await send(made, ana, { employer: 'Other', 'marital-status': 'Single' })
    expect(other.body).toEqual({ questions: [], unneeded: ['employer'] })
    expect((await lineOf(ana, 'employer'))?.value).toBe('Müller 7 AG')
    expect(await own(made)).toMatchObject([{ questions: [], turn: { turn: 'us' } }, { id: ben }])
    expect(await flagsOf(id)).not.toContain('questions')
    const events = (await d.of(id).events()).filter(({ kind }) => kind === 'questions-answered')
    expect(events.map(({ actor, note }) => [actor, note])).toEqual([
      ['traveller', 'Employer'],
      ['traveller', 'Marital status'],
    ])
    const alerts = await rowsOf(d.db, 'staffAlert', { applicationId: id })
    expect(alerts).toMatchObject([{ kind: 'documents', staffId: agent.staff.id }])
    // Nothing is left to ask for, so nothing is sent.
    const sent = d.t.sink.received.length
    await d.lastLetter(id)
    expect(d.t.sink.received).toHaveLength(sent)
  })

  test('answers nothing for others, in no other script, and nothing that was settled meanwhile', async () => {
    const made = await paid()
    const { id, ana, ben } = made
    await ask(id, { [ana]: ['marital-status', 'employer', 'passport-place'], [ben]: ['employer'] })
    const stranger = await paid()
    expect(codeOf(await send(stranger, ana, { employer: 'Works' }))).toBe(
      '404 application.not-found',
    )
    const faulty = await send(made, ana, { employer: 'Works', 'marital-status': '未婚' })
    expect(faulty).toMatchObject({ status: 422, body: { code: 'correction.refused' } })
    expect(faulty.body.fields).toMatchObject([{ path: 'marital-status', code: 'text.not-latin' }])
    expect((await send(made, ana, { employer: 'x'.repeat(121) })).status).toBe(400)
    const invisible = await send(made, ana, { employer: '\u200b' })
    expect(invisible.body.questions).toContainEqual(expect.objectContaining({ line: 'employer' }))
    const withdraw = () =>
      agent.delete(`/api/admin/applicants/${ana}/filing/questions/marital-status`)
    expect((await withdraw()).status).toBe(204)
    expect((await withdraw()).status).toBe(204)
    const { mark } = (await lineOf(ana, 'passport-place')) as unknown as { mark: string }
    await agent.put(`/api/admin/applicants/${ana}/filing/answers`, {
      ...{ answers: [{ line: 'passport-place', mark, value: 'Zürich' }], origin: 'call' },
    })
    const late = { employer: 'Works', 'marital-status': 'Single', 'passport-place': 'Bern' }
    const { body } = await send(made, ana, late)
    expect(body).toEqual({ questions: [], unneeded: ['marital-status', 'passport-place'] })
    expect((await lineOf(ana, 'passport-place'))?.value).toBe('Zürich')
    // Filing closes what is open.
    await d.decide(agent, ben, { decision: 'filed' })
    expect((await send(made, ben, { employer: 'Works' })).body).toEqual({
      ...{ questions: [], unneeded: ['employer'] },
    })
    expect(await flagsOf(id)).not.toContain('questions')
    expect((await own(made)).map(({ questions }) => questions)).toEqual([[], []])
  })
})

describe('a question', () => {
  const filingOf = async (applicantId: number) =>
    (await agent.get(`/api/admin/applicants/${applicantId}/filing`)).body as {
      former: object[]
      isAskable: boolean
    }

  test('whose line left the form, or was reworded, is shown at its end and withdrawn there', async () => {
    const made = await paid()
    const { id, ana } = made
    await ask(id, { [ana]: ['employer'] })
    await changeRows(d.db, 'filingAnswer', { applicantId: ana }, { label: 'Trade' })
    expect((await lineOf(ana, 'employer'))?.askedAt).toBeNull()
    expect((await filingOf(ana)).former).toMatchObject([
      { key: 'employer', label: 'Trade', value: null, askedAt: d.t.time.now.toISOString() },
    ])
    expect((await agent.get(path(id))).body.travellers).toMatchObject([
      { former: [{ key: 'employer', words: 'Trade' }] },
      { former: [] },
    ])
    const withdrawn = `/api/admin/applicants/${ana}/filing/questions/employer`
    expect((await agent.delete(withdrawn)).status).toBe(204)
    expect((await filingOf(ana)).former).toEqual([])
    const [event] = (await d.of(id).events()).slice(-1)
    expect(event).toMatchObject({ kind: 'question-withdrawn', note: 'Trade' })
    await agent.delete(withdrawn)
    const kinds = (await d.of(id).events()).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'question-withdrawn')).toHaveLength(1)

    // In other words it is open whatever was answered to the old ones, and by those who read them.
    const told = { origin: 'traveller', answeredAt: d.t.time.now } as const
    await insertRow(d.db, 'filingAnswer', {
      ...{ applicantId: ana, line: 'employer', label: 'Trade', value: 'Old', ...told },
    })
    expect((await ask(id, { [ana]: ['employer'] })).status).toBe(200)
    expect(await rowsOf(d.db, 'filingAnswer', { applicantId: ana })).toMatchObject([
      { label: 'Employer', value: null },
    ])
    const stale = await send(made, ana, { employer: 'Baker' }, { label: 'Trade' })
    expect(stale.body).toMatchObject({
      ...{ questions: [{ label: 'Employer' }], unneeded: ['employer'] },
    })
    const read = await send(made, ana, { employer: 'Works' }, { label: 'Employer' })
    expect(read.body).toEqual({ questions: [], unneeded: [] })
  })

  test('is closed by a correction that answers it', async () => {
    const made = await paid()
    const { id, ana, ben } = made
    const empty = { residentialPostalCode: null }
    for (const each of [ana, ben]) await changeRows(d.db, 'applicant', { id: each }, empty)
    const lines = ['present-postal-code', 'employer']
    await ask(id, { [ana]: lines, [ben]: lines })
    await d.app
      .visitor()
      .patch(`/api/applicants/${ana}`, { residentialPostalCode: '8001' }, cookieOf(made))
    expect(await own(made)).toMatchObject([
      { questions: [{ line: 'employer' }] },
      { questions: lines.map((line) => ({ line })) },
    ])
    const gone = { applicationId: id, kind: 'question-withdrawn' } as const
    const withdrawn = () => rowsOf(d.db, 'applicationEvent', gone, 'id')
    const byAna = { applicantId: ana, note: 'Postal code', actor: 'traveller', staffId: null }
    expect(await withdrawn()).toMatchObject([byAna])
    await agent.patch(`/api/admin/applicants/${ben}`, {
      ...{ residentialPostalCode: '8001', reason: 'By call' },
    })
    expect(await withdrawn()).toMatchObject([
      byAna,
      { applicantId: ben, note: 'Postal code', actor: 'staff', staffId: agent.staff.id },
    ])
  })

  test('is none to who asked to cancel', async () => {
    const made = await paid()
    const { id, ana, ben } = made
    await ask(id, { [ana]: ['employer'] })
    const leave = { applicantIds: [ana], reason: 'Ill' }
    const left = `/api/applications/${id}/cancellation`
    expect((await d.app.visitor().post(left, leave, cookieOf(made))).status).toBe(202)
    expect((await own(made))[0]).toMatchObject({ questions: [] })
    expect(await flagsOf(id)).not.toContain('questions')
    expect((await agent.get(path(id))).body.travellers).toMatchObject([{ id: ben }])
    expect((await filingOf(ana)).isAskable).toBe(false)
    expect(codeOf(await ask(id, { [ana]: ['employer'] }))).toBe('409 application.changed')
    expect((await send(made, ana, { employer: 'Works' })).body).toMatchObject({
      unneeded: ['employer'],
    })
  })

  test('waits behind the documents until the hand-over, and has no day while one has to come again', async () => {
    const [before, again] = [await paid(), await paid()]
    await changeRows(d.db, 'application', { id: before.id }, { completedAt: null })
    const refused = { review: 'rejected', reviewReason: 'cut-off' } as const
    await changeRows(d.db, 'document', { applicantId: again.ben }, refused)
    for (const { id, ana } of [before, again]) {
      await ask(id, { [ana]: ['employer'] })
      const { kind, text } = await d.lastLetter(id)
      expect([kind, submitBy.test(text)]).toEqual(['questions-asked', false])
    }
    expect((await own(before))[0]).toMatchObject({
      ...{ questions: [{ line: 'employer' }], turn: { action: 'complete' } },
    })
  })
})

testPromises(d, /facts/)
