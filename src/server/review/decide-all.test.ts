import { beforeEach, describe, expect, test } from 'vitest'
import { openDeciding, refusal, visaFor } from '../../../test/support/deciding.ts'
import { forFile } from '../../../test/support/for-file.ts'
import { brokenInvariants } from '../../../test/support/invariants.ts'
import { parseMail, partOfType } from '../../../test/support/mail-sink.ts'
import { sendLetter } from '../letter/send.ts'

const start = new Date('2026-11-21T09:00:00Z')

const d = await forFile(openDeciding())
const agent = await d.signedIn('agent')
beforeEach(() => {
  d.t.time.now = start
})

const filed = async () => {
  const made = await d.familyOf('Ana', 'Ben', 'Cleo')
  const [ana = 0, ben = 0, cleo = 0] = made.ids
  await d.move(agent, made.id, 'processing')
  d.t.time.now = new Date(start.getTime() + 60_000)
  return { ...made, ana, ben, cleo }
}
const visaOf = async (name: string) => ({ bytes: await visaFor(`${name} Muster`) })
const statesOf = async (id: number) => (await d.applicantsOf(id)).map(({ state }) => state)

/** The plain text of the newest letter, sent now. */
async function lastLetter(id: number) {
  const letter = (await d.of(id).letters()).findLast(({ state }) => state === 'queued')
  await sendLetter(d.t.services, letter?.id ?? '')
  const mail = parseMail(d.t.sink.received.at(-1)?.raw ?? '')
  const text = partOfType(mail, 'text/plain')?.content.toString().replace(/\s+/g, ' ') ?? ''
  const attached = mail.parts.filter(({ headers }) =>
    headers.get('content-disposition')?.startsWith('attachment'),
  )
  return { kind: letter?.kind, text, attached: attached.length }
}

describe('a status that is set for all', () => {
  test('sets who is undecided, and the status follows', async () => {
    const { id, ana, ben } = await filed()
    await d.decide(agent, ana, { decision: 'approved' }, await visaOf('Ana'))
    await d.decide(agent, ben, { decision: 'withdrawn', reason: 'Asked to' })
    const { body } = await d.patch(agent, id, { status: 'rejected', adminNotes: 'Refused' })
    expect(body.status).toBe('approved')
    expect(await statesOf(id)).toEqual(['approved', 'withdrawn', 'rejected'])
    // It is not the status that was set: the letter is about whom it was set for.
    expect(await lastLetter(id)).toMatchObject({ kind: 'applicant-decided' })
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

  test('takes back all but those who withdrew', async () => {
    const { id, ana, cleo } = await filed()
    await d.decide(agent, cleo, { decision: 'withdrawn', reason: 'Asked to' })
    await d.patch(agent, id, { status: 'rejected', adminNotes: 'Refused' })
    expect((await d.patch(agent, id, { status: 'paid', adminNotes: 'Appeal' })).status).toBe(200)
    expect(await statesOf(id)).toEqual(['collecting', 'collecting', 'withdrawn'])
    expect((await d.applicantsOf(id)).find((each) => each.id === ana)).toMatchObject({
      filedAt: null,
      decidedAt: null,
      stateReason: null,
    })
  })

  test('the same status again with a newer document replaces it for who is approved alone', async () => {
    const { id, ana, ben, cleo } = await filed()
    await d.decide(agent, ana, { decision: 'approved' }, await visaOf('Ana'))
    await d.decide(agent, ben, { decision: 'rejected', reason: 'Lost' })
    await d.decide(agent, cleo, { decision: 'rejected', reason: 'Lost' })
    d.t.time.now = new Date(start.getTime() + 120_000)
    const { status } = await d.approve(agent, id, {}, await visaOf('Ana'))
    expect([status, await statesOf(id)]).toEqual([200, ['approved', 'rejected', 'rejected']])
    expect(await d.of(id).approvals()).toHaveLength(2)
  })
})

test('every promise of the database is kept', async () => {
  expect(await brokenInvariants(d.db)).toEqual([])
})
