import { describe, expect, test } from 'vitest'
import { openDeciding, refusal } from '../../../../test/support/deciding.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { changeRows, insertRow, rowsOf } from '../../../../test/support/rows.ts'

const d = await forFile(openDeciding())
const agent = await d.signedIn('agent', { name: 'Asha Sample' })

type Line = { key: string; value: string; mark: string; missing: string | null }
const pathOf = (id: number, more = '') => `/api/admin/applicants/${id}/filing${more}`
const lineOf = async (id: number, key: string) =>
  ((await agent.get(pathOf(id))).body.lines as Line[]).find((line) => line.key === key) as Line
const put = (id: number, body: object) => agent.put(pathOf(id, '/answers'), body)
const answer = async (id: number, values: Record<string, string>, more: object = {}) => {
  const answers = await Promise.all(
    Object.entries(values).map(async ([line, value]) => {
      const { mark } = await lineOf(id, line)
      return { line, value, mark }
    }),
  )
  return put(id, { answers, origin: 'call', ...more })
}
const keptRows = (applicantId: number) => rowsOf(d.db, 'filingAnswer', { applicantId }, 'line')

describe('an answer that a colleague heard', () => {
  test('is kept with whence and by whom, ticked like any other, changed and taken away', async () => {
    const { id, ana } = await d.familyOf('Ana', 'Ben')
    const kept = await answer(ana, { 'marital-status': '  Single ', employer: 'Musterwerk' })
    expect(kept.status).toBe(200)
    expect(await lineOf(ana, 'marital-status')).toMatchObject({
      ...{ value: 'Single', missing: null },
      kept: { origin: 'call', by: { id: agent.staff.id, name: 'Asha Sample' } },
    })
    const { mark } = await lineOf(ana, 'marital-status')
    await agent.put(pathOf(ana, '/ticks'), {
      ticks: [{ line: 'marital-status', mark, isTicked: true }],
    })
    expect(await lineOf(ana, 'marital-status')).toMatchObject({ tick: {} })
    await answer(ana, { 'marital-status': 'Married' }, { origin: 'document' })
    expect(await lineOf(ana, 'marital-status')).toMatchObject({
      ...{ value: 'Married', tick: null },
      kept: { origin: 'document' },
    })
    await answer(ana, { 'marital-status': '', employer: '\u200b' })
    expect(await lineOf(ana, 'marital-status')).toMatchObject({ value: '', kept: null })
    expect(await keptRows(ana)).toEqual([])
    const traces = (await d.of(id).audit()).filter(({ action }) => action === 'filing.answered')
    expect(traces).toHaveLength(3)
    expect(traces.map(({ details }) => details)).toContainEqual({
      ...{ answered: ['marital-status', 'employer'], emptied: [], isForAll: false },
    })
    expect(JSON.stringify(traces)).not.toMatch(/Single|Musterwerk|Married/)
  })

  test('never overwrites what nobody saw, what the application says, or what is not in the form', async () => {
    const { ana } = await d.familyOf('Ana', 'Ben')
    const seen = await lineOf(ana, 'employer')
    const both = ['Musterwerk', 'Beispiel'].map((value) =>
      put(ana, { answers: [{ line: 'employer', value, mark: seen.mark }], origin: 'message' }),
    )
    const answers = await Promise.all(both)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const before = await keptRows(ana)
    for (const line of ['surname', 'father-name', 'nothing']) {
      const mark = (await lineOf(ana, line))?.mark ?? ''
      // Refused as a whole.
      const { mark: free } = await lineOf(ana, 'host-name')
      const wrong = await put(ana, {
        answers: [
          { line: 'host-name', value: 'Reef Hotel', mark: free },
          { line, value: 'Other', mark },
        ],
        origin: 'call',
      })
      expect(refusal(wrong)).toEqual([409, 'application.changed'])
    }
    // It is in the letters of the portal, short, and from somewhere.
    expect(refusal(await answer(ana, { employer: 'Завод' }))).toEqual([422, 'filing.other-script'])
    for (const [value, origin] of [
      ['x'.repeat(121), 'call'],
      ['a\u0000b', 'call'],
      ['Works', 'traveller'],
    ]) {
      expect((await answer(ana, { employer: value ?? '' }, { origin })).status).toBe(400)
    }
    expect(await keptRows(ana)).toEqual(before)
  })

  test('is for fellow travellers too where they said no other and are not filed', async () => {
    const { ana, ben, cleo } = await d.familyOf('Ana', 'Ben', 'Cleo')
    await answer(cleo, { 'host-name': 'Palm Hotel' })
    const all = { isForAll: true }
    for (const ended of ['rejected', 'withdrawn'] as const) {
      const end = { state: ended, decidedAt: d.t.time.now }
      await changeRows(d.db, 'applicant', { id: cleo }, end)
      expect(await lineOf(ana, 'host-phone')).toMatchObject({ alike: 1 })
      await answer(ana, { 'host-phone': '+255 700' }, all)
      expect(await keptRows(cleo)).toMatchObject([{ value: 'Palm Hotel' }])
    }
    await answer(ana, { 'host-phone': '' }, all)
    await answer(ana, { 'host-name': 'Reef Hotel', 'marital-status': 'Single' }, all)
    expect(await lineOf(ben, 'host-name')).toMatchObject({ value: 'Reef Hotel', isShared: true })
    expect(await lineOf(ben, 'marital-status')).toMatchObject({ value: '' })
    await answer(ana, { 'host-name': 'Coral Hotel' }, all)
    expect(await lineOf(ben, 'host-name')).toMatchObject({ value: 'Coral Hotel' })
    await answer(ben, { 'host-name': 'Palm Hotel' })
    await answer(ana, { 'host-name': '' }, all)
    expect(await lineOf(ben, 'host-name')).toMatchObject({ value: 'Palm Hotel' })
    expect(await keptRows(cleo)).toMatchObject([{ value: 'Palm Hotel' }])
  })

  test('that is emptied withdraws the question too, and to other words stands after the form', async () => {
    const { id, ana } = await d.familyOf('Ana', 'Ben')
    const asked = { askedBy: agent.staff.id, askedAt: d.t.time.now }
    const question = { applicantId: ana, line: 'employer', label: 'Employer', ...asked }
    await insertRow(d.db, 'filingAnswer', question)
    await answer(ana, { employer: 'Musterwerk' })
    expect(await keptRows(ana)).toMatchObject([{ ...asked, value: 'Musterwerk' }])
    await answer(ana, { employer: '' })
    expect(await keptRows(ana)).toEqual([])
    const gone = { applicationId: id, kind: 'question-withdrawn' } as const
    const withdrawn = () => rowsOf(d.db, 'applicationEvent', gone)
    expect(await withdrawn()).toEqual([])
    // Not answered yet, it is missed: the history says who took it back.
    await insertRow(d.db, 'filingAnswer', question)
    await answer(ana, { employer: '' })
    expect(await keptRows(ana)).toEqual([])
    expect(await withdrawn()).toMatchObject([
      { applicantId: ana, note: 'Employer', actor: 'staff', staffId: agent.staff.id },
    ])
    // One to other words fills no line, and is shown after the form.
    const kept = { origin: 'call', answeredBy: agent.staff.id, answeredAt: d.t.time.now } as const
    await insertRow(d.db, 'filingAnswer', {
      ...{ applicantId: ana, line: 'employer', label: 'Former employer', value: 'Old Works' },
      ...kept,
    })
    expect(await lineOf(ana, 'employer')).toMatchObject({ value: '', missing: 'not-asked' })
    expect((await agent.get(pathOf(ana))).body.former).toMatchObject([
      { key: 'employer', label: 'Former employer', value: 'Old Works', kept: { origin: 'call' } },
    ])
    await answer(ana, { employer: 'Musterwerk' })
    expect(await lineOf(ana, 'employer')).toMatchObject({ value: 'Musterwerk' })
    expect((await agent.get(pathOf(ana))).body.former).toEqual([])
  })
})
