import { beforeEach, describe, expect, test } from 'vitest'
import { maxBulk } from '#domain/application/list.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { requiredDocuments } from '#domain/document/document.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import {
  type Agent,
  openDecisions,
  refusal,
  testPromises,
} from '../../../../test/support/deciding.ts'
import { changeRows } from '../../../../test/support/rows.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { refreshWork } from '../../data/casework/work.ts'

const missing = 987_654

const d = await openDecisions()
const { start } = d
let agent: Agent
const viewer = await d.signedIn('viewer')
// With limits of their own.
beforeEach(async () => {
  agent = await d.signedIn('agent', { name: 'Asha Sample' })
})

/** After that long, staff must sign in again. */
async function later(hours: number) {
  d.t.time.now = new Date(start.getTime() + hours * 3_600_000)
  agent = await signIn(d.app, { as: agent.staff })
}
const bulk = (ids: number[], action: object) =>
  agent.post('/api/admin/applications/bulk', { ids, action })
const preview = (ids: number[], action: object) =>
  agent.post('/api/admin/applications/bulk/preview', { ids, action })

type Row = { id: number; reference: string; error: string | null }
type Answer = Awaited<ReturnType<typeof bulk>>
const rowsOf = ({ status, body }: Answer): [number, string | null][] => {
  expect(status).toBe(200)
  return (body.rows as Row[]).map(({ id, error }) => [id, error])
}
const lettersOf = async (id: number, kind: string) =>
  (await d.of(id).letters()).filter((letter) => letter.kind === kind)
const kindsOf = async (id: number) => (await d.of(id).events()).map(({ kind }) => kind)

async function paid() {
  const application = await d.application()
  await d.move(agent, application.id, 'paid')
  return application.id
}

/** Paid, handed over, every document accepted. */
async function ready() {
  const application = await d.application()
  const { id } = application
  await d.move(agent, id, 'paid')
  for (const type of requiredDocuments(shippedRules, 'tourist')) await d.addDocument(id, type)
  const completed = await d.app.owner(application).post(`/api/applications/${id}/complete`, {})
  expect(completed.status).toBe(200)
  await d.acceptAll(agent, id)
  return id
}

async function erased() {
  const { id } = await d.application()
  await changeRows(d.db, 'application', { id }, { erasedAt: start })
  // Directly, so nothing else notices.
  await refreshWork(d.db, [id])
  return id
}

async function withdrawn() {
  const id = await ready()
  const [applicant] = await d.applicantsOf(id)
  const decision = { decision: 'withdrawn', reason: 'As you asked' }
  expect((await d.decide(agent, applicant?.id ?? 0, decision)).status).toBe(200)
  return id
}

const actions = [
  [{ kind: 'assign', staffId: null }, null, null, null],
  [{ kind: 'remind' }, null, 'reminder.not-needed', 'reminder.not-needed'],
  [{ kind: 'message', text: 'Please call us back' }, null, null, null],
  [{ kind: 'file' }, 'document.missing', 'application.ended', null],
] as const

test('takes between one and 200 numbers', async () => {
  const tooMany = Array.from({ length: maxBulk + 1 }, (_, index) => missing + index)
  const action = { kind: 'remind' }
  for (const call of [bulk, preview]) {
    for (const ids of [[], [0], [1.5], tooMany]) {
      expect(refusal(await call(ids, action))).toEqual([400, 'request.invalid'])
    }
    expect(rowsOf(await call(tooMany.slice(1), action))).toHaveLength(maxBulk)
  }
})

test('each action tells of each what stood against it, in order, and does the others', async () => {
  const unpaid = (await d.application()).id
  const gone = await erased()
  const ended = await withdrawn()
  const complete = await ready()
  const records = () => Promise.all([unpaid, gone, ended, complete].map(d.recordsOf))
  const ids = [complete, missing, ended, gone, unpaid]
  for (const [action, ...own] of actions) {
    const before = await records()
    const rehearsed = rowsOf(await preview(ids, action))
    expect(await records()).toEqual(before)
    await later(1)
    const rows = rowsOf(await bulk(ids, action.kind === 'file' ? await numbered(complete) : action))
    expect(rows).toEqual(rehearsed)
    expect(rows).toEqual([
      [unpaid, own[0]],
      [gone, 'application.erased'],
      [ended, own[1]],
      [complete, own[2]],
      [missing, 'application.not-found'],
    ])
  }
})

test('assigning many gives each once, with its line in history and audit, and a new version', async () => {
  const colleague = await d.signedIn('agent', { name: 'Baraka Sample' })
  const ids = [(await d.application()).id, (await d.application()).id]
  const give = { kind: 'assign', staffId: colleague.staff.id }
  const [first = 0] = ids
  const { version } = await d.of(first).row()
  expect(rowsOf(await bulk([...ids, first], give))).toEqual(ids.map((id) => [id, null]))
  expect(rowsOf(await bulk(ids, give))).toEqual(ids.map((id) => [id, null]))
  for (const id of ids) {
    expect(await d.of(id).row()).toMatchObject({ assignedTo: colleague.staff.id })
    expect((await kindsOf(id)).filter((kind) => kind === 'assigned')).toHaveLength(1)
    const trace = (await d.of(id).audit()).find(({ action }) => action === 'application.assigned')
    expect(trace).toMatchObject({ staffId: agent.staff.id, details: { to: colleague.staff.id } })
  }
  expect((await d.of(first).row()).version).toBe(version + 1)
  // For somebody who may not work, or is not there, it is refused as a whole.
  for (const staffId of [viewer.staff.id, 'nobody']) {
    for (const call of [bulk, preview]) {
      const answer = await call(ids, { kind: 'assign', staffId })
      expect(refusal(answer)).toEqual([404, 'staff.not-found'])
    }
  }
  for (const id of ids) expect((await d.of(id).row()).assignedTo).toBe(colleague.staff.id)
})

describe('reminding many', () => {
  test('writes what is missing, once a day, and never after it was stopped', async () => {
    const unpaid = await d.application()
    const waiting = await paid()
    const stopped = await d.application()
    await d.app.owner(stopped).post('/api/stop-reminders', { orderId: stopped.orderId })
    const ids = [unpaid.id, waiting, stopped.id]
    const told = [
      [unpaid.id, null],
      [waiting, null],
      [stopped.id, 'reminder.stopped'],
    ]
    expect(rowsOf(await bulk(ids, { kind: 'remind' }))).toEqual(told)
    expect(await lettersOf(unpaid.id, 'reminder-payment')).toHaveLength(1)
    expect(await lettersOf(waiting, 'reminder-documents')).toHaveLength(1)
    expect(await kindsOf(waiting)).toContain('reminded')

    await later(23)
    const tooSoon = [unpaid.id, waiting].map((id) => [id, 'reminder.too-soon'])
    expect(rowsOf(await bulk([unpaid.id, waiting], { kind: 'remind' }))).toEqual(tooSoon)
    await later(25)
    expect(rowsOf(await bulk([unpaid.id], { kind: 'remind' }))).toEqual([[unpaid.id, null]])
    const letters = await lettersOf(unpaid.id, 'reminder-payment')
    expect(letters).toHaveLength(2)
    expect((await d.lastLetter(unpaid.id)).text).not.toContain('our last reminder')
  })

  const rejects = async (id: number) => {
    const [document] = await d.of(id).documents()
    const verdict = { verdict: 'rejected', reason: 'cut-off' }
    return agent.post(`/api/admin/documents/${document?.id}/review`, verdict)
  }
  const asks = async (id: number) => {
    const questions = [{ applicantId: (await d.applicantsOf(id))[0]?.id, lines: ['employer'] }]
    const { version } = await d.of(id).row()
    return agent.post(`/api/admin/applications/${id}/filing/questions`, { questions, version })
  }
  test.each([
    ['was rejected', rejects, 'documents-asked'],
    ['the portal wants', asks, 'questions-asked'],
  ])('asks again for what %s', async (_, wait, kind) => {
    const id = await ready()
    expect((await wait(id)).status).toBe(200)
    expect(rowsOf(await bulk([id], { kind: 'remind' }))).toEqual([[id, 'reminder.too-soon']])
    await later(25)
    expect(rowsOf(await bulk([id], { kind: 'remind' }))).toEqual([[id, null]])
    expect(await lettersOf(id, kind)).toHaveLength(2)
  })
})

describe('writing to many', () => {
  const text = 'Please call us back.\nWe have a question.'

  test('writes each a letter in their language, and the same again nothing', async () => {
    const { id: english, orderId } = await d.application()
    const turkish = (await d.application('tr')).id
    const status = await d.of(turkish).row()
    const ids = [english, turkish]
    const sent = { kind: 'message', text }
    expect(rowsOf(await bulk(ids, sent))).toEqual(ids.map((id) => [id, null]))
    expect(rowsOf(await bulk(ids, sent))).toEqual(ids.map((id) => [id, null]))
    expect(await lettersOf(turkish, 'staff-message')).toHaveLength(1)
    expect(await d.of(turkish).row()).toEqual(status)
    expect((await d.lastLetter(turkish)).text).toMatch(/Sayın.*Please call us back\./)
    // The traveller sees it in the line of what happened.
    const { body } = await d.app.owner({ orderId }).get(`/api/status?orderId=${orderId}`)
    const entries = body.timeline as { status: string; note: string | null }[]
    expect(entries.at(-1)).toMatchObject({ status: 'message-sent', note: text })
    const toErased = `/api/admin/applications/${await erased()}/message`
    expect(refusal(await agent.post(toErased, { text }))).toEqual([409, 'application.erased'])
    // Another text is new, and so is the same one a day later.
    expect(rowsOf(await bulk([english], { kind: 'message', text: 'Another' }))).toHaveLength(1)
    await later(25)
    await bulk([english], sent)
    expect(await lettersOf(english, 'staff-message')).toHaveLength(3)
  })

  test('two calls at once write each one letter', async () => {
    const ids = [(await d.application()).id, (await d.application()).id]
    const sent = { kind: 'message', text }
    const answers = await Promise.all([
      bulk(ids, sent),
      bulk([...ids].reverse(), sent),
      bulk(ids, sent),
    ])
    for (const answer of answers) expect(rowsOf(answer).every(([, error]) => !error)).toBe(true)
    for (const id of ids) expect(await lettersOf(id, 'staff-message')).toHaveLength(1)
  })
})

/** All who are ready, each with a portal number. */
async function numbered(...ids: number[]) {
  const people = await Promise.all(ids.map((id) => d.applicantsOf(id)))
  const travellers = people.flat().map(({ id }) => ({ id, portalNumber: `EV-${id}` }))
  return { kind: 'file', travellers }
}

describe('filing many', () => {
  test('asks of each for a number, or why there is none', async () => {
    const id = await ready()
    const [ada] = await d.applicantsOf(id)
    expect(rowsOf(await bulk([id], { kind: 'file' }))).toEqual([[id, 'filing.number-required']])
    const none = { kind: 'file', travellers: [{ id: ada?.id, noNumber: ' ' }] }
    expect(rowsOf(await bulk([id], none))).toEqual([[id, 'filing.number-required']])
    // Earlier entries have another time.
    d.t.time.now = new Date(d.t.time.now.getTime() + 1000)
    const shown = await preview([id], { kind: 'file' })
    expect(shown.body).toMatchObject({
      rows: [{ id, error: null }],
      letters: [{ language: 'en', count: 1 }],
      travellers: [{ id: ada?.id, applicationId: id, portalNumber: null }],
    })
    const why = { kind: 'file', travellers: [{ id: ada?.id, noNumber: 'Comes by email' }] }
    expect(rowsOf(await bulk([id], why))).toEqual([[id, null]])
    expect((await d.of(id).events()).map(({ note }) => note)).toContain('Comes by email')
  })

  test('two calls at once file once, with one letter', async () => {
    const ids = [await ready(), await ready()]
    const action = await numbered(...ids)
    const answers = await Promise.all([bulk(ids, action), bulk(ids, action)])
    for (const [index, id] of ids.entries()) {
      const errors = answers.map((answer) => rowsOf(answer)[index]?.[1]).sort()
      expect(errors).toEqual(['applicant.filed', null])
      expect((await d.of(id).row()).status).toBe('processing')
      expect(await lettersOf(id, 'status-changed')).toHaveLength(2)
    }
    const before = await d.recordsOf(ids[0] ?? 0)
    await bulk(ids, { kind: 'file' })
    expect(await d.recordsOf(ids[0] ?? 0)).toEqual(before)
  })
})

test('a preview shows of each language one letter as it would arrive, and how many', async () => {
  const ids = [(await d.application()).id, (await d.application()).id]
  const japanese = (await d.application('ja')).id
  const asked = { kind: 'message', text: 'Please call us back' }
  const { body, status } = await preview([...ids, japanese, missing], asked)
  expect(status).toBe(200)
  expect(body.letters).toEqual([
    {
      language: 'en',
      count: 2,
      subject: `${referenceOf(ids[0] ?? 0)}: a message about your application`,
      text: expect.stringContaining('Please call us back'),
    },
    expect.objectContaining({ language: 'ja', count: 1 }),
  ])
  for (const id of [...ids, japanese]) expect(await d.of(id).letters()).toEqual([])
})

testPromises(d)
