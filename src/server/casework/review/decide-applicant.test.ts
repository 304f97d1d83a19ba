import { describe, expect, test } from 'vitest'
import {
  type Fields,
  type File,
  openDecisions,
  refusal,
  testPromises,
  visaFor,
  visaOf,
} from '../../../../test/support/deciding.ts'
import { changeRows } from '../../../../test/support/rows.ts'
import { sendLetter } from '../../correspondence/letter/send.ts'

const d = await openDecisions()
const { expectNothingOf, lastLetter, start } = d
const agent = await d.signedIn('agent', { name: 'Asha Sample' })
const colleague = await d.signedIn('manager', { name: 'Baraka Sample' })

const filed = async (...names: string[]) => {
  const made = await d.familyOf(...(names.length > 0 ? names : ['Ana', 'Ben', 'Cleo']))
  // A new person each time, because of the limit per minute.
  await d.prepare(await d.signedIn('agent'), made.id)
  await d.move(agent, made.id, 'processing')
  d.t.time.now = new Date(start.getTime() + 60_000)
  return made
}

test('a family ends one approved, one rejected, one withdrawn: the status follows', async () => {
  const { id, orderId, ana, ben, cleo } = await filed()
  const enjoy = { decision: 'approved', travellerMessage: 'Enjoy' }
  expect((await d.decide(agent, ana, enjoy, await visaOf('Ana'))).body.status).toBe('processing')
  // It brings the visa of that one, and says who is still with the authority.
  const first = await lastLetter(id)
  expect(first).toMatchObject({ kind: 'visa-approved', attached: 1 })
  expect(first.text).toContain('the application for Ana Muster is approved')
  expect(first.text).toContain('1 of 3 visas is approved.')
  expect(first.text).toMatch(/for Ben Muster, Cleo Muster are still with the immigration authority/)
  const lost = { decision: 'rejected', reason: 'Reported as lost' }
  expect((await d.decide(agent, ben, lost)).body.status).toBe('processing')
  const second = await lastLetter(id)
  expect(second).toMatchObject({ kind: 'applicant-decided', attached: 0 })
  for (const words of ['Ben Muster', 'Reported as lost', '/refund-policy', 'apply again']) {
    expect(second.text).toContain(words)
  }
  expect(second.text).toContain('for Cleo Muster is still with the immigration authority.')
  const last = await d.decide(agent, cleo, { decision: 'withdrawn', reason: 'Stays at home' })
  expect(last.body.status).toBe('approved')
  expect(last.body.applicants).toMatchObject([
    { state: 'approved', stateReason: null, visa: { fileName: 'visa.pdf' } },
    { state: 'rejected', stateReason: 'Reported as lost', visa: null },
    { state: 'withdrawn', stateReason: 'Stays at home', visaDocumentUrl: null },
  ])
  const { letters, events, row, audit } = await d.recordsOf(id)
  expect(letters.map(({ kind }) => kind).sort()).toEqual([
    'applicant-decided',
    'applicant-decided',
    'status-changed',
    'status-changed',
    'visa-approved',
  ])
  expect(row).toMatchObject({ status: 'approved', approvedAt: d.t.time.now })
  expect(events.slice(-2).map(({ kind, toStatus }) => [kind, toStatus])).toEqual([
    ['applicant-moved', null],
    ['status-changed', 'approved'],
  ])
  expect(audit.slice(-3).map(({ action, details }) => [action, details])).toEqual([
    ['applicant.decided', { applicant: 1, from: 'filed', to: 'approved', document: true }],
    ['applicant.decided', { applicant: 2, from: 'filed', to: 'rejected', document: false }],
    ['applicant.decided', { applicant: 3, from: 'filed', to: 'withdrawn', document: false }],
  ])
  const { body } = await d.app.owner({ orderId }).get(`/api/status?orderId=${orderId}`)
  expect(body.approvalDocumentUrl).toBe(`/api/applications/${id}/visa`)
  expect(body.applicants).toMatchObject([
    {
      visaDocumentUrl: `/api/applicants/${ana}/visa`,
      turn: { turn: 'nobody', action: 'download' },
    },
    { visaDocumentUrl: null, turn: { turn: 'nobody', action: null } },
    { visaDocumentUrl: null, stateReason: 'Stays at home' },
  ])
  expect(body.timeline).toMatchObject([
    { status: 'created', applicants: [] },
    { status: 'paid', applicants: [] },
    { status: 'processing', applicants: [] },
    { status: 'approved', applicants: ['Ana Muster'], note: 'Enjoy' },
    { status: 'rejected', applicants: ['Ben Muster'] },
    { status: 'withdrawn', applicants: ['Cleo Muster'] },
    { status: 'approved', applicants: [] },
  ])
  expect(JSON.stringify(body)).not.toContain('portalNumber')
  const { body: list } = await agent.get(`/api/admin/applications?search=${id}`)
  expect(list.items).toMatchObject([{ id, status: 'approved', decided: 3 }])
})

test('who is decided on at once was submitted before, also in what the traveller reads', async () => {
  const { id, orderId, ana } = await d.familyOf('Ana', 'Ben')
  await d.prepare(await d.signedIn('agent'), id)
  await d.decide(agent, ana, { decision: 'rejected', reason: 'Reported as lost' })
  const { body } = await d.app.owner({ orderId }).get(`/api/status?orderId=${orderId}`)
  expect(body.timeline).toMatchObject([
    { status: 'created', applicants: [] },
    { status: 'paid', applicants: [] },
    { status: 'processing', applicants: [] },
    { status: 'rejected', applicants: ['Ana Muster'] },
  ])
})

test('a letter stays here when it is decided anew before it goes out', async () => {
  const { id, ben } = await filed('Ana', 'Ben')
  await d.decide(agent, ben, { decision: 'withdrawn', reason: 'Asked to' })
  await d.decide(agent, ben, { decision: 'filed', reason: 'Asked again' })
  const sent = d.t.sink.received.length
  const letters = (await d.of(id).letters()).filter(({ kind }) => kind === 'applicant-decided')
  for (const letter of letters) await sendLetter(d.t.services, letter.id)
  expect(d.t.sink.received).toHaveLength(sent + 1)
  expect(d.t.sink.received.at(-1)?.raw).not.toContain('Asked to')
})

describe('a reason', () => {
  test('is asked for, by the spec’s calls, too', async () => {
    const { id, ana } = await filed()
    const calls = async () => [
      await d.decide(agent, ana, { decision: 'rejected', reason: '   ' }),
      await d.decide(agent, ana, { decision: 'withdrawn' }),
      await d.decide(agent, ana, { decision: 'ready' }),
      await d.patch(agent, id, { status: 'rejected', travellerMessage: 'Sorry' }),
      await d.put(agent, id, { status: 'paid', adminNotes: ' ' }),
    ]
    await expectNothingOf(id, calls, [422, 'decision.reason-required'])
  })

  test('of a rejection is the traveller’s, of a step back it stays with colleagues', async () => {
    const { id, orderId, ana, ben } = await filed('Ana', 'Ben', 'Cleo')
    await d.decide(agent, ben, { decision: 'rejected', reason: 'OUTER' })
    expect((await lastLetter(id)).text).toContain('OUTER')
    d.t.time.now = new Date(d.t.time.now.getTime() + 60_000)
    await d.decide(agent, ana, { decision: 'ready', reason: 'INNER' })
    const { body } = await d.app.owner({ orderId }).get(`/api/status?orderId=${orderId}`)
    expect(JSON.stringify(body)).not.toContain('INNER')
    expect((await lastLetter(id)).text).not.toContain('INNER')
    expect((await d.historyOf(agent, id)).slice(0, 2)).toMatchObject([
      {
        event: 'applicant-moved',
        travellers: ['Ana Muster'],
        toState: 'collecting',
        ...{ note: 'INNER', reason: null },
      },
      { travellers: ['Ben Muster'], toState: 'rejected', note: null, reason: 'OUTER' },
    ])
  })
})

test('the number of the portal is kept, corrected, and shown to staff alone', async () => {
  const { id, ana } = await d.familyOf('Ana')
  await d.prepare(await d.signedIn('agent'), id)
  const first = await d.decide(agent, ana, { decision: 'filed', portalNumber: ' E-1 ' })
  expect(first.body.applicants).toMatchObject([{ portalNumber: 'E-1', state: 'filed' }])
  expect(first.body.status).toBe('processing')
  const letters = (await d.of(id).letters()).length
  const second = await d.decide(agent, ana, { decision: 'filed', portalNumber: 'E-2' })
  expect(second.body.applicants).toMatchObject([{ portalNumber: 'E-2' }])
  expect(second.body.version).toBe(Number(first.body.version) + 1)
  expect(await d.of(id).letters()).toHaveLength(letters)
  expect((await d.of(id).events()).at(-1)).toMatchObject({ kind: 'noted', note: 'E-2' })
})

describe('two at once, and twice', () => {
  test('of two who saw the same, one wins', async () => {
    const { id, ana } = await filed('Ana')
    const { letters, row } = await d.recordsOf(id)
    const { version } = row
    const shown = { version: `${version}`, reason: 'Late' }
    const answers = await Promise.all([
      d.decide(agent, ana, { decision: 'rejected', ...shown }),
      d.decide(colleague, ana, { decision: 'withdrawn', ...shown }),
      d.patch(colleague, id, { status: 'rejected', adminNotes: 'No', version }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await d.of(id).row()).version).toBe(version + 1)
    expect(await d.of(id).letters()).toHaveLength(letters.length + 1)
  })

  test('two about two of a family, without a version: both count, the status once', async () => {
    const { id, ana, ben } = await filed('Ana', 'Ben')
    const answers = await Promise.all([
      d.decide(agent, ana, { decision: 'rejected', reason: 'Lost' }),
      d.decide(colleague, ben, { decision: 'rejected', reason: 'Lost' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { events, row } = await d.recordsOf(id)
    expect(row.status).toBe('rejected')
    expect(events.filter(({ toStatus }) => toStatus === 'rejected')).toHaveLength(1)
    // The same again changes nothing.
    const { audit, ...before } = await d.recordsOf(id)
    const again = await d.decide(agent, ana, { decision: 'rejected', reason: 'Lost' })
    expect(again.status).toBe(200)
    const { audit: after, ...now } = await d.recordsOf(id)
    expect(now).toEqual(before)
    expect(after).toHaveLength(audit.length + 1)
  })
})

describe('what is refused leaves nothing', () => {
  test('no such decision, none that it fits, no document or that of another one', async () => {
    const { id, ana } = await filed()
    const before = await d.recordsOf(id)
    const rejected = { decision: 'rejected', reason: 'Lost' }
    const looked = { decision: 'approved', namesConfirmed: 'true', override: 'It is hers' }
    const [anas, bens] = [await visaOf('Ana'), await visaOf('Ben')]
    const refused: [number, string, Fields, File?, whose?: number][] = [
      [400, 'request.invalid', { decision: 'lost' }],
      [400, 'request.invalid', { decision: 'collecting' }],
      [400, 'request.invalid', { decision: 'filed', portalNumber: '1'.repeat(65) }],
      [400, 'request.invalid', rejected, anas],
      [409, 'approval.document-required', { decision: 'approved' }],
      [409, 'application.changed', { decision: 'filed', version: '1' }],
      [409, 'approval.names-missing', { decision: 'approved' }, bens],
      [409, 'approval.names-missing', looked, bens],
      [404, 'application.not-found', { decision: 'approved' }, anas, 999_999],
    ]
    for (const [status, code, fields, file, whose = ana] of refused)
      expect(refusal(await d.decide(agent, whose, fields, file))).toEqual([status, code])
    expect(await d.recordsOf(id)).toEqual(before)
    expect((await d.decide(colleague, ana, looked, bens)).status).toBe(200)
  })

  test('with two-person approval the documents of that traveller count', async () => {
    const { id, ana, ben } = await filed()
    for (const [by, whose] of [
      [agent, ana],
      [colleague, ben],
    ] as const) {
      const document = await d.addDocument(id, 'passportPhoto', whose)
      await by.post(`/api/admin/documents/${document}/review`, { verdict: 'accepted' })
    }
    await d.askForTwo()
    const answers = [
      await d.decide(agent, ana, { decision: 'approved' }, await visaOf('Ana')),
      await d.decide(colleague, ben, { decision: 'approved' }, await visaOf('Ben')),
      await d.decide(colleague, ana, { decision: 'approved' }, await visaOf('Ana')),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 200])
  })

  test('an application without travellers cannot be approved', async () => {
    const { id } = await d.application()
    await d.db.deleteFrom('applicant').where('applicationId', '=', id).execute()
    const approved = { status: 'approved', namesConfirmed: 'true' }
    const refused = await d.put(agent, id, approved, await visaOf('Ana'))
    expect(refusal(refused)).toEqual([409, 'application.incomplete'])
    const unpaid = await d.patch(agent, id, { status: 'processing', adminNotes: 'Go on' })
    expect(refusal(unpaid)).toEqual([409, 'approval.unpaid'])
    await d.payByHand(id)
    expect((await d.patch(agent, id, { status: 'processing' })).body.status).toBe('processing')
    const details = { numberOfApplicants: 1 }
    await changeRows(d.db, 'application', { id }, details)
  })
})

test('documents follow the traveller: of who withdrew nothing is asked any more, and again once it is taken back', async () => {
  const { id, ana } = await d.familyOf('Ana', 'Ben')
  await d.move(agent, id, 'paid')
  const document = await d.addDocument(id, 'passportPhoto')
  const review = { verdict: 'rejected', reason: 'cut-off' }
  await agent.post(`/api/admin/documents/${document}/review`, review)
  expect((await d.of(id).row()).documentsAskedAt).not.toBeNull()
  await d.decide(agent, ana, { decision: 'withdrawn', reason: 'Asked to' })
  expect((await d.of(id).row()).documentsAskedAt).toBeNull()
  const closed = await agent.post(`/api/admin/documents/${document}/review`, {
    verdict: 'accepted',
  })
  expect(refusal(closed)).toEqual([409, 'application.closed'])
  await d.decide(agent, ana, { decision: 'ready', reason: 'Travels after all' })
  expect((await d.of(id).row()).documentsAskedAt).not.toBeNull()
})

const statesOf = async (id: number) => (await d.applicantsOf(id)).map(({ state }) => state)

describe('a status that is set for all', () => {
  test('sets who is undecided, and the status follows', async () => {
    const { id, ana, ben } = await filed()
    await d.decide(agent, ana, { decision: 'approved' }, await visaOf('Ana'))
    await d.decide(agent, ben, { decision: 'withdrawn', reason: 'Asked to' })
    const { body } = await d.patch(agent, id, { status: 'rejected', adminNotes: 'Refused' })
    expect(body.status).toBe('approved')
    expect(await statesOf(id)).toEqual(['approved', 'withdrawn', 'rejected'])
    // The set status is not the resulting one, so the letter is about the applicants.
    expect(await lastLetter(id)).toMatchObject({ kind: 'applicant-decided' })
    // Taken back are all but those who withdrew.
    expect((await d.patch(agent, id, { status: 'paid', adminNotes: 'Appeal' })).status).toBe(200)
    expect(await statesOf(id)).toEqual(['collecting', 'withdrawn', 'collecting'])
    const taken = { filedAt: null, decidedAt: null, stateReason: null }
    expect((await d.applicantsOf(id)).at(-1)).toMatchObject(taken)
  })

  test('a document belongs to all, and has to name all', async () => {
    const { id } = await filed()
    const some = { bytes: await visaFor('Ana Muster and Ben Muster') }
    const refused = await d.put(agent, id, { status: 'approved' }, some)
    expect(refusal(refused)).toEqual([409, 'approval.names-missing'])
    expect(refused.body.params).toEqual({ positions: ['3'] })
    expect(await d.of(id).approvals()).toEqual([])
    const all = { bytes: await visaFor('Ana Muster, Ben Muster, Cleo Muster') }
    expect((await d.put(agent, id, { status: 'approved' }, all)).status).toBe(200)
    const approvals = await d.of(id).approvals()
    expect(approvals.map(({ namesFound }) => namesFound)).toEqual([true, true, true])
    expect(new Set(approvals.map(({ storageKey }) => storageKey)).size).toBe(1)
    expect(await lastLetter(id)).toMatchObject({ kind: 'visa-approved', attached: 1 })
  })

  test('the same status again with a newer document replaces it for who is approved alone', async () => {
    const { id, ana, ben } = await filed('Ana', 'Ben')
    await d.decide(agent, ana, { decision: 'approved' }, await visaOf('Ana'))
    await d.decide(agent, ben, { decision: 'rejected', reason: 'Lost' })
    d.t.time.now = new Date(start.getTime() + 120_000)
    const { status } = await d.approve(agent, id, {}, await visaOf('Ana'))
    expect([status, await statesOf(id)]).toEqual([200, ['approved', 'rejected']])
    expect(await d.of(id).approvals()).toHaveLength(2)
  })
})

testPromises(d)
