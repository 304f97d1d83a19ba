import { describe, expect, test } from 'vitest'
import {
  type Agent,
  type Application,
  openDeciding,
  testPromises,
} from '../../../../test/support/deciding.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { insertStaff } from '../../../../test/support/staff.ts'

const d = await forFile(openDeciding())
const agent = await d.signedIn('agent', { name: 'Asha Sample' })
const colleague = await d.signedIn('manager', { name: 'Baraka Sample' })

const assign = (by: Agent, id: number, body: object) =>
  by.put(`/api/admin/applications/${id}/assignee`, body)
const note = (by: Agent, id: number, text: unknown) =>
  by.post(`/api/admin/applications/${id}/notes`, { text })
const { expectNothingOf } = d
const history = async (id: number) =>
  (await agent.get(`/api/admin/applications/${id}/history`)).body.entries

/** Every public answer to the traveller, as text. */
async function publicAnswers(made: Application): Promise<string> {
  const visitor = d.app.owner(made)
  const question = { applicationId: String(made.id), email: 'ada.muster@gmail.com' }
  const answers = [
    await visitor.get(`/api/status?orderId=${made.orderId}`),
    await visitor.post('/api/status-check', question),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  return JSON.stringify(answers.map(({ body }) => body))
}

describe('work is given', () => {
  test.each<[string, () => Agent]>([
    ['to the assignee', () => agent],
    ['to a colleague', () => colleague],
  ])('%s', async (_, to) => {
    const application = await d.application()
    const { id } = application
    const before = await d.recordsOf(id)
    const { name, id: staffId } = to().staff
    const { status, body } = await assign(agent, id, { staffId, version: before.row.version })
    expect([status, body.assignee, body.version]).toEqual([
      200,
      { id: staffId, name },
      before.row.version + 1,
    ])
    const { row, events, audit, letters } = await d.recordsOf(id)
    expect([row.assignedTo, letters]).toEqual([staffId, []])
    expect(events.slice(before.events.length)).toMatchObject([
      { kind: 'assigned', at: d.t.time.now, staffId: agent.staff.id },
    ])
    expect(audit).toMatchObject([
      { action: 'application.assigned', staffId: agent.staff.id, details: { to: staffId } },
    ])
    expect(await history(id)).toMatchObject([
      { kind: 'assigned', note: name, by: { name: 'Asha Sample' } },
      { kind: 'created' },
    ])
    const seen = await publicAnswers(application)
    expect(seen).not.toContain(staffId)
    expect(seen).not.toContain(name)
  })

  test('to nobody again', async () => {
    const { id } = await d.application()
    await assign(agent, id, { staffId: colleague.staff.id })
    const { status, body } = await assign(agent, id, { staffId: null })
    expect([status, body.assignee]).toEqual([200, null])
    expect(await history(id)).toMatchObject([
      { kind: 'assigned', note: null },
      { kind: 'assigned', note: 'Baraka Sample' },
      { kind: 'created' },
    ])
  })

  test('once: the same again changes nothing', async () => {
    const { id } = await d.application()
    const body = { staffId: agent.staff.id }
    await assign(agent, id, body)
    const { audit, ...before } = await d.recordsOf(id)
    expect((await assign(colleague, id, body)).status).toBe(200)
    const { audit: traces, ...after } = await d.recordsOf(id)
    expect(after).toEqual(before)
    expect(traces).toHaveLength(audit.length + 1)
  })

  test('over from a colleague, but not from one whom the screen did not show', async () => {
    const { id } = await d.application()
    const { version } = await d.of(id).row()
    await assign(colleague, id, { staffId: colleague.staff.id, version })
    const late = () => assign(agent, id, { staffId: agent.staff.id, version })
    await expectNothingOf(id, late, [409, 'application.changed'])
    const now = (await d.of(id).row()).version
    const taken = await assign(agent, id, { staffId: agent.staff.id, version: now })
    expect(taken).toMatchObject({ status: 200, body: { assignee: { id: agent.staff.id } } })
  })

  test('to one of two who take it at the very same time', async () => {
    const { id } = await d.application()
    const { version } = await d.of(id).row()
    const people = [agent, colleague]
    const answers = await Promise.all(
      people.map((by) => assign(by, id, { staffId: by.staff.id, version })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = people[answers.findIndex(({ status }) => status === 200)]
    expect((await d.of(id).row()).assignedTo).toBe(winner?.staff.id)
    expect(await d.of(id).events()).toHaveLength(2)
  })

  test('to nobody who cannot do it', async () => {
    const { id } = await d.application()
    const gone = await insertStaff(d.t.services, { role: 'agent' })
    const disabledAt = d.t.time.now
    await d.db.updateTable('staff').set({ disabledAt }).where('id', '=', gone.id).execute()
    const viewer = await insertStaff(d.t.services, { role: 'viewer' })
    for (const staffId of [gone.id, viewer.id, d.t.services.random.uuid(), '']) {
      const call = () => assign(agent, id, { staffId })
      await expectNothingOf(id, call, [404, 'staff.not-found'])
    }
  })

  test.each<[string, object]>([
    ['nobody named', {}],
    ['a number for a person', { staffId: 7 }],
    ['an endless id', { staffId: 'x'.repeat(65) }],
    ['a version that is none', { staffId: null, version: 'x' }],
  ])('never with %s', async (_, body) => {
    const { id } = await d.application()
    await expectNothingOf(id, () => assign(agent, id, body), [400, 'request.invalid'])
  })

  test('keeps the name of who left', async () => {
    const { id } = await d.application()
    const leaving = await insertStaff(d.t.services, { role: 'agent', name: 'Gone Sample' })
    await assign(agent, id, { staffId: leaving.id })
    const disabledAt = d.t.time.now
    await d.db.updateTable('staff').set({ disabledAt }).where('id', '=', leaving.id).execute()
    const { body } = await agent.get(`/api/admin/applications/${id}`)
    expect(body.assignee).toEqual({ id: leaving.id, name: 'Gone Sample' })
    expect(await history(id)).toMatchObject([{ note: 'Gone Sample' }, {}])
  })
})

describe('notes', () => {
  test('are kept with who and when, newest first, and shown to no traveller', async () => {
    const application = await d.application()
    const { id } = application
    const before = await d.recordsOf(id)
    d.t.time.now = new Date(d.t.time.now.getTime() + 1000)
    await note(agent, id, '  SECRET-ONE  ')
    const { status, body } = await note(colleague, id, 'SECRET-TWO\n<b>bold</b>')
    const at = d.t.time.now.toISOString()
    expect([status, body.notes]).toMatchObject([
      200,
      [
        { text: 'SECRET-TWO\n<b>bold</b>', at, by: { name: 'Baraka Sample' } },
        { text: 'SECRET-ONE', at, by: { id: agent.staff.id, name: 'Asha Sample' } },
      ],
    ])
    expect(await history(id)).toMatchObject([
      { kind: 'noted', note: 'SECRET-TWO\n<b>bold</b>', message: null },
      { kind: 'noted', note: 'SECRET-ONE', message: null },
      { kind: 'created' },
    ])
    const { audit, letters, row } = await d.recordsOf(id)
    expect([letters, row]).toEqual([before.letters, before.row])
    expect(audit).toMatchObject([
      { action: 'application.noted', staffId: agent.staff.id, details: {} },
      { action: 'application.noted', staffId: colleague.staff.id, details: {} },
    ])
    expect(await publicAnswers(application)).not.toContain('SECRET')
    expect(d.t.logged.join('')).not.toContain('SECRET')
  })

  test('may be as long as they may be, and at the very same time', async () => {
    const { id } = await d.application()
    const texts = ['x'.repeat(4000), 'short', '😀'.repeat(2000)]
    const answers = await Promise.all(texts.map((text) => note(agent, id, text)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await d.of(id).notes()).map(({ text }) => text).sort()).toEqual(texts.sort())
  })

  test.each<[string, unknown]>([
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['too much', 'x'.repeat(4001)],
    ['a number', 7],
    ['no text', undefined],
  ])('are not %s', async (_, text) => {
    const { id } = await d.application()
    await expectNothingOf(id, () => note(agent, id, text), [400, 'request.invalid'])
  })

  test('may be written about what is decided', async () => {
    const { id } = await d.application()
    await d.move(agent, id, 'rejected')
    expect((await note(agent, id, 'They wrote back')).status).toBe(200)
  })
})

testPromises(d)
