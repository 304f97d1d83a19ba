import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { requiredDocuments } from '#domain/document/document.ts'
import type { Language } from '#domain/reference/languages.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import {
  type Agent,
  type Application,
  type Deciding,
  type Fields,
  type File,
  openDeciding,
  refusal,
  testPromises,
  visaFor,
} from '../../../../test/support/deciding.ts'
import * as samples from '../../../../test/support/document-samples.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { sendLetter } from '../../correspondence/letter/send.ts'

const start = new Date('2026-11-21T09:00:00Z')

const d = await forFile(openDeciding())
const agent = await d.signedIn('agent', { name: 'Asha Sample' })
const colleague = await d.signedIn('agent')
const manager = await d.signedIn('manager')
const visa = await visaFor('MUSTER, Ada')
const nobodys = await visaFor('Somebody Else')
const picture = await samples.png()
const { expectNothingOf } = d
beforeEach(() => {
  d.t.time.now = start
})

type Way = (by: Agent, id: number, fields: Fields, file?: File) => ReturnType<Deciding['put']>
const ways: Record<'PUT' | 'POST', Way> = {
  PUT: (by, id, fields, file) => d.put(by, id, { status: 'approved', ...fields }, file),
  POST: (by, id, fields, file) => d.approve(by, id, fields, file),
}
const both = ['PUT', 'POST'] as const

async function inWork(language: Language = 'en'): Promise<Application> {
  d.t.time.now = new Date(start.getTime() - 60_000)
  const application = await d.application(language)
  await d.move(agent, application.id, 'processing')
  d.t.time.now = start
  return application
}

describe('without a document', () => {
  test('no call approves', async () => {
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
    const empty = { bytes: new Uint8Array() }
    const taken = async () => [
      await ways.PUT(agent, id, {}, empty),
      await ways.POST(agent, id, {}, empty),
    ]
    await expectNothingOf(id, taken, [422, 'document.empty'])
  })
})

test.each(both)(
  '%s with a PDF that names the traveller approves, tells and is written down',
  async (way) => {
    const { id } = await inWork('tr')
    const before = await d.recordsOf(id)
    const said = { adminNotes: 'Came today', travellerMessage: 'Have a good trip' }
    const file = { bytes: visa, name: '../secret/e\u202egpj.visa.PDF' }
    const { version } = before.row
    const answer = await ways[way](agent, id, { ...said, version: `${version}` }, file)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        status: 'approved',
        version: version + 1,
        approvedAt: start.toISOString(),
        adminNotes: 'Came today',
        approval: {
          fileName: 'egpj.visa.PDF',
          mediaType: 'application/pdf',
          addedAt: start.toISOString(),
          addedBy: { id: agent.staff.id, name: 'Asha Sample' },
        },
      },
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
        ...by,
        kind: 'status-changed',
        fromStatus: 'processing',
        toStatus: 'approved',
        note: 'Came today',
        message: 'Have a good trip',
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
  },
)

test('the letter brings the document itself', async () => {
  const { id } = await inWork()
  await d.put(agent, id, { status: 'approved', travellerMessage: 'Enjoy' }, { bytes: visa })
  const { mail } = await d.lastLetter(id)
  const attached = mail.parts.find(({ headers }) =>
    headers.get('content-type')?.startsWith('application/pdf'),
  )
  const stored = await d.t.services.documentStore.get(
    (await d.of(id).approvals())[0]?.storageKey ?? '',
  )
  expect(attached?.content.equals(stored)).toBe(true)
  const seen = await agent.send('GET', `/api/admin/applications/${id}/approval`)
  expect(seen.headers.get('content-type')).toBe('application/pdf')
  expect(seen.headers.get('content-length')).toBe(String(stored.length))
})

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

describe('a file that is none for this', () => {
  test('is refused, and no bytes of it are kept', async () => {
    const { id } = await inWork()
    const before = await d.recordsOf(id)
    const files: [keyof typeof ways, Uint8Array, number, string][] = [
      ['PUT', picture, 415, 'approval.not-pdf'],
      ['POST', Buffer.from('%not a pdf at all'), 415, 'document.wrong-type'],
      ['PUT', Buffer.alloc(5 * 1024 * 1024 + 1, 37), 413, 'document.too-large'],
      ['POST', await samples.scriptedPdf('packed'), 422, 'document.scripted'],
      ['PUT', visa.subarray(0, 300), 422, 'document.unreadable'],
    ]
    for (const [way, bytes, ...expected] of files) {
      const answer = await ways[way](agent, id, { namesConfirmed: 'true' }, { bytes })
      expect(refusal(answer)).toEqual(expected)
    }
    expect(await d.recordsOf(id)).toEqual(before)
  })

  test('a document is not kept with another status, or for an application that there is not', async () => {
    const { id } = await inWork()
    const file = { bytes: visa }
    const others = async () => [
      await d.put(agent, id, { status: 'rejected' }, file),
      await d.put(agent, id, { status: '' }, file),
    ]
    await expectNothingOf(id, others, [400, 'request.invalid'])
    const calls = async () => [
      await ways.PUT(agent, 999_999, { namesConfirmed: 'true' }, file),
      await ways.POST(agent, 999_999, { namesConfirmed: 'true' }, file),
    ]
    await expectNothingOf(id, calls, [404, 'application.not-found'])
  })
})

describe('a document that names nobody of the application', () => {
  test.each(both)('%s is refused however often, and taken with a reason', async (way) => {
    const { id } = await inWork()
    const file = { bytes: nobodys }
    const noted = { adminNotes: 'Married last year' }
    const calls = async () => [
      await ways[way](agent, id, { namesConfirmed: 'false' }, file),
      await ways[way](agent, id, { namesConfirmed: 'true', adminNotes: 'I looked twice' }, file),
      await ways[way](manager, id, noted, file),
    ]
    await expectNothingOf(id, calls, [409, 'approval.names-missing'])
    const looked = await ways[way](manager, id, { namesConfirmed: 'true', ...noted }, file)
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
    const confirmed = { namesConfirmed: 'true' }
    const calls = async () => [
      await ways.PUT(agent, id, confirmed),
      await ways.PUT(agent, id, confirmed, { bytes: visa }),
      await ways.POST(agent, id, confirmed, { bytes: picture }),
      await d.patch(agent, id, { status: 'approved', namesConfirmed: true }),
    ]
    await expectNothingOf(id, calls, [403, 'staff.confirm-required'])
    const rejection = { status: 'rejected', adminNotes: 'Refused today' }
    expect((await d.patch(agent, id, rejection)).status).toBe(200)
  })

  describe('where two people are asked for', () => {
    beforeAll(() => d.askForTwo(true))
    afterAll(() => d.askForTwo(false))

    const accept = (by: Agent, document: string) =>
      by.post(`/api/admin/documents/${document}/review`, { verdict: 'accepted' })
    const whyNot = async (by: Agent, id: number) =>
      (await by.get(`/api/admin/applications/${id}`)).body.whyNotApprove

    test('the reviewer of the documents asks a colleague', async () => {
      const { id } = await inWork()
      const calls = async () => [
        await ways.PUT(agent, id, {}, { bytes: visa }),
        await ways.POST(agent, id, {}, { bytes: picture }),
      ]
      await expectNothingOf(id, calls, [403, 'approval.second-person'])
      expect(await whyNot(agent, id)).toBe('approval.second-person')
      expect(await whyNot(colleague, id)).toBe('approval.document-required')
      expect((await d.approve(colleague, id, {}, { bytes: visa })).status).toBe(200)
    })

    test('a verdict on a version that no longer stands binds nobody', async () => {
      const { id } = await inWork()
      for (const type of requiredDocuments(shippedRules, 'tourist')) {
        const { status } = await accept(colleague, await d.addDocument(id, type))
        expect(status).toBe(200)
      }
      expect(await whyNot(agent, id)).toBe('approval.document-required')
      expect(await whyNot(colleague, id)).toBe('approval.second-person')
      const call = () => d.approve(colleague, id, {}, { bytes: visa })
      await expectNothingOf(id, call, [403, 'approval.second-person'])
      expect((await d.approve(agent, id, {}, { bytes: visa })).status).toBe(200)
    })
  })
})

describe('two documents', () => {
  test('at the very same time: one is kept, and one only', async () => {
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
    expect([after.files - before.files, after.letters.length - before.letters.length]).toEqual([
      1, 1,
    ])
  })

  test('a better one takes the place of the first, and is sent as well', async () => {
    const { id } = await inWork()
    await d.approve(agent, id, {}, { bytes: visa })
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
})

testPromises(d)
