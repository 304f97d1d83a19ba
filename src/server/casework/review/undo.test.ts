import { describe, expect, test } from 'vitest'
import { undoSeconds } from '#domain/application/undo.ts'
import { codeOf } from '../../../../test/support/app.ts'
import { openDecisions, testPromises, visaFor, visaOf } from '../../../../test/support/deciding.ts'
import { cookieOf } from '../../../../test/support/owner.ts'
import { changeRows, insertRow, rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { composeLetter, sendLetter } from '../../correspondence/letter/send.ts'
import { sweepRows } from '../../operation/jobs/sweep.ts'

const d = await openDecisions()
const agent = await d.signedIn('agent', { name: 'Asha Sample' })
const colleague = await d.signedIn('agent', { name: 'Baraka Sample' })

const later = (seconds: number) => d.t.pass(seconds * 1000)
type Made = Awaited<ReturnType<typeof d.familyOf>>

/** Two travellers who can be filed without objections. */
async function ready(): Promise<Made> {
  const made = await d.familyOf('Ana', 'Ben')
  await d.prepare(await d.signedIn('owner'), made.id)
  return made
}
async function filed(): Promise<Made> {
  const made = await ready()
  await d.move(agent, made.id, 'processing')
  later(undoSeconds)
  return made
}

const undo = (id: number, by = agent) => by.post(`/api/admin/decisions/${id}/undo`, {})

let networks = 0
/** Everything the traveller can see: own page, list, status, thread, downloads. */
async function toldOf({ id, orderId }: Made) {
  networks += 1
  const own = d.app.owner({ orderId })
  const { body } = await own.get(`/api/status?orderId=${orderId}`)
  const standing = await d.app
    .browser(`203.0.113.${networks % 250}`)
    .post('/api/status-check', { applicationId: orderId, email: body.contactEmail })
  const headers = cookieOf({ orderId })
  const visas = await fetch(`${d.app.origin}/api/applications/${id}/visa`, { headers })
  const letter = await rowOf(d.db, 'letter', { applicationId: id })
  const link = await composeLetter(d.t.services, {
    ...letter,
    kind: 'application-link',
    id: orderId,
  })
  return {
    body,
    standing: standing.body,
    list: (await own.get('/api/my-applications')).body,
    thread: (await own.get(`/api/applications/${id}/thread`)).body,
    visas: visas.status,
    link: link?.text,
  }
}
/** The version reveals nothing. */
const seen = async (made: Made) => {
  const { body, ...rest } = await toldOf(made)
  return { ...rest, body: { ...body, version: 0 } }
}
const statesOf = async ({ id }: Made) => (await d.applicantsOf(id)).map(({ state }) => state)
const lastLetter = async ({ id }: Made) => (await d.of(id).letters()).at(-1)

async function rejectOne({ id, ana }: Made) {
  const own = (await d.of(id).documents()).find(({ applicantId }) => applicantId === ana)
  const review = { verdict: 'rejected', reason: 'unreadable' }
  return agent.post(`/api/admin/documents/${own?.id}/review`, review)
}
async function handOverOf({ id }: Made) {
  const [first] = await d.applicantsOf(id)
  return [first?.handedOverBy, first?.handedOverTo]
}
const handOverPath = ({ id }: Made) => `/api/admin/applications/${id}/hand-over`

const approval = { decision: 'approved', travellerMessage: 'Enjoy' }
const rejection = { decision: 'rejected', reason: 'Reported as lost' }

const filing = { decision: 'filed', portalNumber: 'EV-7' }
const decisions = [
  ['filed', ready, filing, undefined],
  ['approved', filed, approval, 'Ana'],
  ['withdrawn', filed, { decision: 'withdrawn', reason: 'Stays at home' }, undefined],
  ['taken back', filed, { decision: 'ready', reason: 'Not yet' }, undefined],
] as const

describe('until a minute is over', () => {
  test.each(decisions)('of what is %s nobody reads, and no letter goes', async (...row) => {
    const [, make, fields, visa] = row
    const made = await make()
    const before = await seen(made)
    await d.hold(agent, made.ana, fields, visa && (await visaOf(visa)))
    later(undoSeconds - 1)
    expect(await seen(made)).toEqual(before)
    const letter = await lastLetter(made)
    const send = async () => {
      await sendLetter(d.t.services, letter?.id ?? '')
      return [(await lastLetter(made))?.state, d.t.sink.received.length]
    }
    expect(await send()).toEqual(['queued', 0])
    later(1)
    expect(await seen(made)).not.toEqual(before)
    expect(await send()).toEqual(['sent', 1])
  })

  test('a letter waits as long in the queue, and goes even if its worker died', async () => {
    const made = await filed()
    await d.hold(agent, made.ana, rejection)
    const letter = await lastLetter(made)
    const waiting = async () => {
      const jobs = await d.t.services.boss.findJobs('send-letter', { data: { id: letter?.id } })
      return jobs.filter(({ state }) => state === 'created' || state === 'retry')
    }
    const [job] = await waiting()
    const inSeconds = ((job?.startAfter.getTime() ?? 0) - (job?.createdOn.getTime() ?? 0)) / 1000
    expect(Math.round(inSeconds)).toBe(undoSeconds)
    // A worker that started too early and died: the job still exists.
    await sendLetter(d.t.services, letter?.id ?? '')
    expect((await waiting()).length).toBeGreaterThan(1)
    later(undoSeconds)
    await sweepRows(d.t.services, d.t.time.now)
    for (const _ of await waiting()) await sendLetter(d.t.services, letter?.id ?? '')
    expect(d.t.sink.received).toHaveLength(1)
  })

  test('who is told of the newer decision is told of the older one too', async () => {
    const made = await ready()
    const before = await seen(made)
    const first = await d.hold(agent, made.ana, filing)
    await d.hold(agent, made.ana, approval, await visaOf('Ana'))
    const letter = await lastLetter(made)
    await agent.post(`/api/admin/letters/${letter?.id}/send`, {})
    expect(await seen(made)).not.toEqual(before)
    await sendLetter(d.t.services, letter?.id ?? '')
    expect((await lastLetter(made))?.state).toBe('sent')
    expect(codeOf(await undo(first))).toBe('409 decision.told')
  })

  test('what a traveller does with an order waits while it may be paid, and to cancel for a filing', async () => {
    const made = await d.familyOf('Ana', 'Ben')
    const owner = await d.signedIn('owner')
    const mark = { status: 'paid', adminNotes: 'By transfer' }
    await owner.patch(`/api/admin/applications/${made.id}/status`, mark)
    const own = d.app.owner(made)
    const path = `/api/applications/${made.id}`
    const waiting = [
      await own.post('/api/gpay/create-payment', { applicationId: made.id }),
      await own.post(`${path}/payment-link`, {}),
      await own.post(`${path}/complete`, {}),
      await own.send('DELETE', path, {}),
    ]
    expect(waiting.map(codeOf)).toEqual(waiting.map(() => '409 application.held'))
    expect((await own.get(`/api/gpay/verify/${made.orderId}`)).body.success).toBe(false)

    const filed = await ready()
    await d.hold(agent, filed.ana, filing)
    const cancel = { applicantIds: [filed.ana] }
    const ask = () => d.app.owner(filed).post(`/api/applications/${filed.id}/cancellation`, cancel)
    expect(codeOf(await ask())).toBe('409 application.held')
    // What it would be like tells as much.
    for (const preview of ['cancellation', 'amendment?hasInsurance=true']) {
      const answer = await d.app.owner(filed).get(`/api/applications/${filed.id}/${preview}`)
      expect(codeOf(answer)).toBe('409 application.held')
    }
    later(undoSeconds)
    expect((await ask()).status).toBe(202)
  })
})

describe('undone', () => {
  test.each(decisions)('what was %s stands as before, for travellers for ever', async (...row) => {
    const [, make, fields, visa] = row
    const made = await make()
    const before = { seen: await seen(made), row: await d.of(made.id).row() }
    const people = await d.applicantsOf(made.id)
    const held = await d.hold(agent, made.ana, fields, visa && (await visaOf(visa)))
    later(30)
    const answer = await undo(held, colleague)
    expect([answer.status, answer.body.held]).toEqual([200, []])
    const { version: _v, ...standing } = before.row
    expect(await d.of(made.id).row()).toMatchObject(standing)
    // What the portal gave stays noted.
    const own = fields === filing ? { portalNumber: filing.portalNumber } : {}
    expect(await d.applicantsOf(made.id)).toEqual(
      people.map((each) => ({ ...each, portalNumber: null, ...(each.id === made.ana && own) })),
    )
    expect(await d.of(made.id).approvals()).toEqual([])
    later(undoSeconds)
    const letter = await lastLetter(made)
    await sendLetter(d.t.services, letter?.id ?? '')
    expect([(await lastLetter(made))?.state, d.t.sink.received.length]).toEqual(['failed', 0])
    expect(await seen(made)).toEqual(before.seen)
    const entries = await d.historyOf(agent, made.id)
    expect(entries.filter(({ event }) => event === 'undone')).toMatchObject([
      { isUndone: true, by: { name: 'Baraka Sample' } },
    ])
    expect(entries.find(({ event }) => event === 'applicant-moved')?.isUndone).toBe(true)
    expect(entries.filter(({ reason }) => reason !== null)).toEqual([])
  })

  test('the newest first, twice is once; a minute later it is told', async () => {
    const made = await filed()
    const first = await d.hold(agent, made.ana, approval, await visaOf('Ana'))
    const second = await d.hold(agent, made.ben, rejection)
    // Under what was decided since nothing is pulled away.
    expect(codeOf(await undo(first))).toBe('409 application.changed')
    expect((await undo(second)).status).toBe(200)
    expect((await undo(first)).status).toBe(200)
    expect(await statesOf(made)).toEqual(['filed', 'filed'])
    const held = await d.hold(agent, made.ana, rejection)
    const answers = await Promise.all([undo(held), undo(held, colleague)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await statesOf(made)).toEqual(['filed', 'filed'])
    const again = await d.hold(agent, made.ana, rejection)
    later(undoSeconds)
    expect(codeOf(await undo(again))).toBe('409 decision.told')
    expect(codeOf(await undo(999_999))).toBe('409 decision.told')
    expect(await statesOf(made)).toEqual(['rejected', 'filed'])
  })

  test('a letter tells of nothing that can still be undone', async () => {
    const made = await filed()
    await d.hold(agent, made.ana, approval, await visaOf('Ana'))
    const letter = await lastLetter(made)
    later(30)
    await d.hold(agent, made.ben, rejection)
    later(30)
    await sendLetter(d.t.services, letter?.id ?? '')
    const raw = d.t.sink.received[0]?.raw.replace(/=\r?\n|\s+/g, ' ') ?? ''
    expect(raw).toContain('1 of 2 visas is approved')
    expect(raw).toContain('Ben')
  })

  test('what a second person decided is handed over to them again', async () => {
    const made = await ready()
    await agent.post(handOverPath(made), { staffId: colleague.staff.id })
    const before = await handOverOf(made)
    expect(before).toEqual([agent.staff.id, colleague.staff.id])
    const held = await d.hold(colleague, made.ana, approval, await visaOf('Ana'))
    expect(await handOverOf(made)).toEqual([null, null])
    await undo(held, colleague)
    expect(await handOverOf(made)).toEqual(before)
    // One since then stays.
    const again = await d.hold(colleague, made.ana, filing)
    await colleague.post(handOverPath(made), { staffId: agent.staff.id })
    await undo(again)
    expect(await handOverOf(made)).toEqual([colleague.staff.id, agent.staff.id])
  })

  test.each([
    ['sent back', (made: Made) => agent.post(`${handOverPath(made)}/refusal`, { note: 'Blurred' })],
    ['taken back', (made: Made) => agent.delete(handOverPath(made))],
    ['of a document that was rejected', rejectOne],
  ] as const)('a hand-over that was meanwhile %s stays ended', async (_, end) => {
    const made = await ready()
    await colleague.post(handOverPath(made), {})
    const held = await d.hold(agent, made.ana, filing)
    later(1)
    expect((await end(made)).status).toBeLessThan(300)
    expect((await undo(held)).status).toBe(200)
    expect(await handOverOf(made)).toEqual([null, null])
  })

  test('takes no notice with it that another letter still needs', async () => {
    const made = await filed()
    const { sessionId } = await rowOf(d.db, 'applicationAccess', { applicationId: made.id })
    const keys = { publicKey: Buffer.alloc(65), authSecret: Buffer.alloc(16) }
    await insertRow(d.db, 'travellerPush', {
      ...{ id: d.t.services.random.uuid(), sessionId, ...keys, createdAt: d.t.time.now },
      ...{ endpoint: 'https://push.example/1', language: 'en' },
    })
    await changeRows(d.db, 'letter', { applicationId: made.id }, { state: 'failed' })
    const waiting = async () =>
      (await rowsOf(d.db, 'travellerNews', { applicationId: made.id })).length
    const first = await d.hold(agent, made.ana, rejection)
    const second = await d.hold(agent, made.ben, rejection)
    await undo(second)
    expect(await waiting()).toBe(1)
    await undo(first)
    expect(await waiting()).toBe(0)
  })

  test('what was asked for meanwhile is asked for all the same', async () => {
    const made = await ready()
    await rejectOne(made)
    later(100)
    const held = await d.hold(agent, made.ana, { decision: 'withdrawn', reason: 'Stays at home' })
    later(21)
    const asked = (await d.of(made.id).letters()).find(({ kind }) => kind === 'documents-asked')
    await sendLetter(d.t.services, asked?.id ?? '')
    await undo(held)
    expect(d.t.sink.received).toHaveLength(1)
    expect((await d.of(made.id).row()).documentsAskedAt).not.toBeNull()
  })

  test('a newer visa document gives way to the one before', async () => {
    const made = await filed()
    await d.decide(agent, made.ana, approval, await visaOf('Ana'))
    const before = await d.of(made.id).approvals()
    later(undoSeconds)
    const held = await d.hold(agent, made.ana, approval, { bytes: await visaFor('Ana Muster') })
    // Another one in the same moment.
    const newest = await d.hold(agent, made.ana, approval, { bytes: await visaFor('Ana Muster') })
    expect((await undo(newest)).status).toBe(200)
    expect(await d.of(made.id).approvals()).toHaveLength(2)
    expect((await undo(held)).status).toBe(200)
    expect(await d.of(made.id).approvals()).toEqual(before)
    expect(await statesOf(made)).toEqual(['approved', 'filed'])
  })

  test('a status that was set for all, the money that was said to be there too', async () => {
    const made = await d.familyOf('Ana', 'Ben')
    const owner = await d.signedIn('owner')
    const path = `/api/admin/applications/${made.id}/status`
    const paid = await owner.patch(path, { status: 'paid', adminNotes: 'By transfer' })
    const [held] = paid.body.held as { id: number }[]
    expect((await undo(held?.id ?? 0)).status).toBe(200)
    expect((await d.of(made.id).row()).status).toBe('pending')
    await d.acceptAll(agent, made.id)
    expect(codeOf(await agent.patch(path, { status: 'processing' }))).toBe('409 approval.unpaid')
  })

  test('a mark that stood behind another status, and one that was revoked', async () => {
    const owner = await d.signedIn('owner')
    const set = (by: typeof owner, { id }: Made, status: string) =>
      by.patch(`/api/admin/applications/${id}/status`, { status, adminNotes: 'By transfer' })
    const setAndUndo = async (of: Made, status: string) => {
      const [held] = (await set(owner, of, status)).body.held as { id: number }[]
      expect((await undo(held?.id ?? 0)).status).toBe(200)
    }
    const rejected = await d.familyOf('Ana', 'Ben')
    for (const id of [rejected.ana, rejected.ben]) await d.decide(agent, id, rejection)
    await setAndUndo(rejected, 'paid')
    expect(codeOf(await set(agent, rejected, 'paid'))).toBe('409 payment.by-hand')
    const marked = await filed()
    await setAndUndo(marked, 'pending')
    await d.hold(agent, marked.ana, approval, await visaOf('Ana'))
    expect(await statesOf(marked)).toEqual(['approved', 'filed'])
  })
})

testPromises(d)
