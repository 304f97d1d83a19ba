import { describe, expect, test } from 'vitest'
import {
  type Agent,
  type Application,
  openDeciding,
  testPromises,
} from '../../../../test/support/deciding.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { changeRows } from '../../../../test/support/rows.ts'
import { insertStaff } from '../../../../test/support/staff.ts'

const d = await forFile(openDeciding())
const agent = await d.signedIn('agent', { name: 'Asha Sample' })
const colleague = await d.signedIn('manager', { name: 'Baraka Sample' })

const assign = (by: Agent, id: number, body: object) =>
  by.put(`/api/admin/applications/${id}/assignee`, body)
const note = (by: Agent, id: number, text: unknown) =>
  by.post(`/api/admin/applications/${id}/notes`, { text })
const { expectNothingOf } = d
const history = (id: number) => d.historyOf(agent, id)

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
  test('to a colleague', async () => {
    const application = await d.application()
    const { id } = application
    const before = await d.recordsOf(id)
    const { name, id: staffId } = colleague.staff
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
      { event: 'assigned', note: name, by: { name: 'Asha Sample' } },
      { event: 'created' },
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
      { event: 'assigned', note: null },
      { event: 'assigned', note: 'Baraka Sample' },
      { event: 'created' },
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

  test('to nobody who cannot do it', async () => {
    const { id } = await d.application()
    const gone = await insertStaff(d.t.services, { role: 'agent' })
    const disabledAt = d.t.time.now
    await changeRows(d.db, 'staff', { id: gone.id }, { disabledAt })
    const viewer = await insertStaff(d.t.services, { role: 'viewer' })
    const calls = async () => [
      await assign(agent, id, { staffId: gone.id }),
      await assign(agent, id, { staffId: viewer.id }),
      await assign(agent, id, { staffId: 'nobody' }),
    ]
    await expectNothingOf(id, calls, [404, 'staff.not-found'])
  })

  test('keeps the name of who left', async () => {
    const { id } = await d.application()
    const leaving = await insertStaff(d.t.services, { role: 'agent', name: 'Gone Sample' })
    await assign(agent, id, { staffId: leaving.id })
    const disabledAt = d.t.time.now
    await changeRows(d.db, 'staff', { id: leaving.id }, { disabledAt })
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
    const { audit, letters, row } = await d.recordsOf(id)
    expect([letters, row]).toEqual([before.letters, before.row])
    expect(audit).toMatchObject([
      { action: 'application.noted', staffId: agent.staff.id, details: {} },
      { action: 'application.noted', staffId: colleague.staff.id, details: {} },
    ])
    expect(await history(id)).toMatchObject([
      { kind: 'note', text: 'SECRET-TWO\n<b>bold</b>' },
      { kind: 'note', text: 'SECRET-ONE' },
      { event: 'created' },
    ])
    expect(await publicAnswers(application)).not.toContain('SECRET')
    expect(d.t.logged.join('')).not.toContain('SECRET')
  })

  test('are not blank or too long, and may be written about what is decided', async () => {
    const { id } = await d.application()
    const calls = async () => [
      await note(agent, id, ' \n\t '),
      await note(agent, id, 'x'.repeat(4001)),
    ]
    await expectNothingOf(id, calls, [400, 'request.invalid'])
    await d.move(agent, id, 'rejected')
    expect((await note(agent, id, 'They wrote back')).status).toBe(200)
  })
})

testPromises(d)
