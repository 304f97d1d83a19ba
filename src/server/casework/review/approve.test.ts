import { describe, expect, test } from 'vitest'
import { requiredDocuments } from '#domain/document/document.ts'
import type { Language } from '#domain/reference/languages.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import {
  type Agent,
  type Application,
  type Deciding,
  type Fields,
  type File,
  openDecisions,
  refusal,
  testPromises,
  visaFor,
} from '../../../../test/support/deciding.ts'
import * as samples from '../../../../test/support/document-samples.ts'
import { partOfType } from '../../../../test/support/mail-sink.ts'
import { sendLetter } from '../../correspondence/letter/send.ts'

const d = await openDecisions()
const { expectNothingOf, start } = d
const agent = await d.signedIn('agent', { name: 'Asha Sample' })
const colleague = await d.signedIn('agent')
const manager = await d.signedIn('manager')
const visa = await visaFor('MUSTER, Ada')
const nobodys = await visaFor('Somebody Else')
const picture = await samples.png()

type Way = (by: Agent, id: number, fields: Fields, file?: File) => ReturnType<Deciding['put']>
const ways: Record<'PUT' | 'POST', Way> = {
  PUT: (by, id, fields, file) => d.put(by, id, { status: 'approved', ...fields }, file),
  POST: (by, id, fields, file) => d.approve(by, id, fields, file),
}

async function inWork(language: Language = 'en'): Promise<Application> {
  d.t.time.now = new Date(start.getTime() - 60_000)
  const application = await d.application(language)
  await d.move(agent, application.id, 'processing')
  d.t.time.now = start
  return application
}

test('no call approves without a document', async () => {
  const { id } = await inWork()
  const body = new FormData()
  body.append('status', 'approved')
  body.append('file', new Blob([new Uint8Array(visa)], { type: 'application/pdf' }), 'visa.pdf')
  const calls = async () => [
    await d.put(agent, id, { status: 'approved', namesConfirmed: 'true' }),
    await d.approve(agent, id, {}),
    await d.patch(agent, id, { status: 'approved', namesConfirmed: true }),
    // A file under another name counts as none.
    await agent.send('PUT', `/api/admin/applications/${id}/status`, { body }),
  ]
  await expectNothingOf(id, calls, [409, 'approval.document-required'])
})

test.each(['PUT', 'POST'] as const)(
  '%s with a PDF that names the traveller approves, tells and is written down',
  async (way) => {
    const { id } = await inWork('tr')
    const before = await d.recordsOf(id)
    const said = { adminNotes: 'Came today', travellerMessage: 'Have a good trip' }
    const file = { bytes: visa, name: '../secret/e\u202egpj.visa.PDF' }
    const { version } = before.row
    const answer = await ways[way](agent, id, { ...said, version: `${version}` }, file)
    const at = start.toISOString()
    const addedBy = { id: agent.staff.id, name: 'Asha Sample' }
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      ...{ status: 'approved', version: version + 1, approvedAt: at, adminNotes: 'Came today' },
      approval: { fileName: 'egpj.visa.PDF', mediaType: 'application/pdf', addedAt: at, addedBy },
    })
    const after = await d.recordsOf(id)
    const [approval] = after.approvals
    expect(after.approvals).toHaveLength(1)
    expect(approval).toMatchObject({ namesFound: true, addedBy: agent.staff.id })
    expect(after.keys.filter((key) => !before.keys.includes(key))).toEqual([approval?.storageKey])
    expect([after.files - before.files, after.jobs - before.jobs]).toEqual([1, 1])
    expect(after.spools).toEqual([])
    const by = { at: start, actor: 'staff', staffId: agent.staff.id }
    expect(after.events.slice(before.events.length)).toMatchObject([
      { ...by, kind: 'approval-added', note: null, message: null },
      { ...by, kind: 'applicant-moved', note: null, message: null },
      {
        ...{ ...by, kind: 'status-changed', fromStatus: 'processing', toStatus: 'approved' },
        ...{ note: said.adminNotes, message: said.travellerMessage },
      },
    ])
    expect(after.letters.slice(before.letters.length)).toMatchObject([
      { kind: 'visa-approved', language: 'tr', recipient: 'ada.muster@gmail.com' },
    ])
    const action = way === 'PUT' ? 'application.status-changed' : 'application.approval-added'
    const details = { from: 'processing', to: 'approved', document: true }
    expect(after.audit.slice(before.audit.length)).toMatchObject([
      { action, staffId: agent.staff.id, details },
    ])
    const { mail } = await d.lastLetter(id)
    const stored = await d.t.services.documentStore.get(approval?.storageKey ?? '')
    expect(partOfType(mail, 'application/pdf')?.content.equals(stored)).toBe(true)
  },
)

test('the letter stays here when the approval is taken back before it goes out', async () => {
  const { id } = await inWork()
  await d.put(agent, id, { status: 'approved' }, { bytes: visa })
  await d.move(agent, id, 'processing')
  const sent = d.t.sink.received.length
  const letters = () => d.of(id).letters()
  const letter = (await letters()).find(({ kind }) => kind === 'visa-approved')
  await sendLetter(d.t.services, letter?.id ?? '')
  expect(d.t.sink.received).toHaveLength(sent)
  expect((await letters()).find(({ kind }) => kind === 'visa-approved')?.state).toBe('failed')
})

test('a file that is none for this is refused, and no bytes of it are kept', async () => {
  const { id } = await inWork()
  const before = await d.recordsOf(id)
  const files: [keyof typeof ways, Uint8Array, number, string][] = [
    ['PUT', picture, 415, 'approval.not-pdf'],
    ['POST', Buffer.from('%not a pdf at all'), 415, 'document.wrong-type'],
    // Of a traveller's document it would be accepted.
    ['POST', await samples.scriptedPdf('packed'), 422, 'document.scripted'],
    ['PUT', visa.subarray(0, 300), 422, 'document.unreadable'],
    ['PUT', new Uint8Array(), 422, 'document.empty'],
  ]
  for (const [way, bytes, ...expected] of files) {
    const answer = await ways[way](agent, id, { namesConfirmed: 'true' }, { bytes })
    expect(refusal(answer)).toEqual(expected)
  }
  expect(await d.recordsOf(id)).toEqual(before)
  // Nor is one with another status, or for an application that there is not.
  const file = { bytes: visa }
  const rejected = () => d.put(agent, id, { status: 'rejected' }, file)
  await expectNothingOf(id, rejected, [400, 'request.invalid'])
  const nowhere = () => ways.PUT(agent, 999_999, { namesConfirmed: 'true' }, file)
  await expectNothingOf(id, nowhere, [404, 'application.not-found'])
})

describe('a document that names nobody of the application', () => {
  test('is refused however often, and taken with a reason', async () => {
    const { id } = await inWork()
    const approve = (by: Agent, fields: Fields) => ways.PUT(by, id, fields, { bytes: nobodys })
    const noted = { adminNotes: 'Married last year' }
    const calls = async () => [
      await approve(agent, { namesConfirmed: 'false' }),
      await approve(agent, { namesConfirmed: 'true', adminNotes: 'I looked twice' }),
      await approve(manager, noted),
    ]
    await expectNothingOf(id, calls, [409, 'approval.names-missing'])
    const looked = await approve(manager, { namesConfirmed: 'true', ...noted })
    expect(looked).toMatchObject({ status: 200, body: { status: 'approved' } })
    expect(await d.of(id).approvals()).toMatchObject([{ namesFound: false }])
  })

  test('a picture by the second call is one', async () => {
    const { id } = await inWork()
    const file = { bytes: picture, type: 'image/jpeg', name: 'visa.bin' }
    await expectNothingOf(id, () => d.approve(agent, id, {}, file), [409, 'approval.names-missing'])
    const reason = { namesConfirmed: 'true', adminNotes: 'Nobody else is in today' }
    const { status, body } = await d.approve(manager, id, reason, file)
    const kept = { mediaType: 'image/png', fileName: 'visa.bin.png' }
    expect([status, body.approval]).toMatchObject([200, kept])
  })

  test('one that stands already is asked about as well', async () => {
    const { id } = await inWork()
    await d.addApprovalRow(id, agent)
    const again = { status: 'approved', namesConfirmed: true }
    const calls = async () => [
      await d.patch(agent, id, again),
      await d.patch(colleague, id, { status: 'approved' }),
    ]
    await expectNothingOf(id, calls, [409, 'approval.names-missing'])
    expect((await d.patch(colleague, id, again)).status).toBe(200)
  })
})

describe('who may approve', () => {
  test('nobody whom we have not heard of for ten minutes', async () => {
    const { id } = await inWork()
    await d.addApprovalRow(id, colleague)
    d.t.time.now = new Date(start.getTime() + 10 * 60_000 + 1)
    const call = () => ways.PUT(agent, id, { namesConfirmed: 'true' }, { bytes: visa })
    await expectNothingOf(id, call, [403, 'staff.confirm-required'])
    const rejection = { status: 'rejected', adminNotes: 'Refused today' }
    expect((await d.patch(agent, id, rejection)).status).toBe(200)
  })

  test('where two are asked for, not the reviewer of the documents as they stand', async () => {
    await d.askForTwo()
    const { id } = await inWork()
    for (const type of requiredDocuments(shippedRules, 'tourist')) {
      const path = `/api/admin/documents/${await d.addDocument(id, type)}/review`
      expect((await colleague.post(path, { verdict: 'accepted' })).status).toBe(200)
    }
    const whyNot = async (by: Agent) =>
      (await by.get(`/api/admin/applications/${id}`)).body.whyNotApprove
    expect(await whyNot(agent)).toBe('approval.document-required')
    expect(await whyNot(colleague)).toBe('approval.second-person')
    const call = () => d.approve(colleague, id, {}, { bytes: visa })
    await expectNothingOf(id, call, [403, 'approval.second-person'])
    expect((await d.approve(agent, id, {}, { bytes: visa })).status).toBe(200)
  })
})

test('of two documents at the very same time one only is kept; a better one follows', async () => {
  const { id } = await inWork()
  const before = await d.recordsOf(id)
  const version = `${before.row.version}`
  const answers = await Promise.all([
    d.put(agent, id, { status: 'approved', version }, { bytes: visa }),
    d.approve(colleague, id, { version }, { bytes: await visaFor('Ada Muster') }),
  ])
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(refusal)).toEqual([[409, 'application.changed']])
  const after = await d.recordsOf(id)
  expect([after.approvals.length, after.keys.length - before.keys.length]).toEqual([1, 1])
  expect([after.files - before.files, after.letters.length - before.letters.length]).toEqual([1, 1])

  // A better one takes the place of the first, and is sent as well.
  d.t.time.now = new Date(start.getTime() + 60_000)
  const better = { bytes: await visaFor('Ada Muster, corrected') }
  const said = { adminNotes: 'Misspelt', travellerMessage: 'Please use this one' }
  expect((await d.approve(colleague, id, said, better)).status).toBe(200)
  const { approvals, letters, events, row } = await d.recordsOf(id)
  expect(approvals).toHaveLength(2)
  const { body } = await agent.get(`/api/admin/applications/${id}`)
  expect(body.applicants).toMatchObject([{ visa: { addedBy: { id: colleague.staff.id } } }])
  expect(row.approvedAt).toEqual(start)
  expect(events.at(-1)).toMatchObject({
    kind: 'approval-added',
    note: 'Misspelt',
    message: 'Please use this one',
  })
  expect(letters.filter(({ kind }) => kind === 'visa-approved')).toHaveLength(2)
})

testPromises(d)
