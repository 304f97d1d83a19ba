import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../../test/support/app.ts'
import {
  type Agent,
  type Application,
  openDeciding,
  testPromises,
} from '../../../../test/support/deciding.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { rowOf } from '../../../../test/support/rows.ts'
import { sweepRows } from '../../operation/jobs/sweep.ts'
import { codeIn, travellersOf } from './test-support.ts'

const d = await forFile(openDeciding())
const t = travellersOf(d)
let agent: Agent
let mailbox = 0
/** An unused address. */
let fresh = ''

const old = 'ada.muster@gmail.com'
const later = (seconds: number) => d.t.pass(seconds * 1000)

beforeEach(async () => {
  // Resets the daily counters.
  later(86_400 + 1)
  agent = await d.signedIn('agent')
  mailbox += 1
  fresh = `Ida.${mailbox}@example.org`
})

async function paid(): Promise<Application> {
  const made = await d.application()
  await d.move(agent, made.id, 'paid')
  return made
}

const byStaff = (made: Application, body: object) =>
  agent.patch(`/api/admin/applications/${made.id}/contact`, { reason: 'They called us', ...body })

/** Requests a new address and returns the code sent there. */
async function asked(made: Application, email = fresh): Promise<string> {
  const answer = await t.contact(made, { contactEmail: email })
  expect(answer.status).toBe(202)
  return codeIn(await t.read(made, 'contact-code', email))
}

/** A conversation of the browser that may act for it, with an answer that nobody has seen. */
async function answeredInChat(made: Application): Promise<void> {
  const owner = d.app.owner(made)
  const { body } = await owner.post('/api/chat/sessions', { applicationId: made.orderId })
  const { sessionId, token } = body
  const authorization = `Bearer ${String(token)}`
  await owner.post('/api/chat/messages', { sessionId, message: 'Hello' }, { authorization })
  await agent.post('/api/admin/chat/reply', { sessionId, message: 'Good day' })
}

const wrong = (code: string, n = 1) => String((Number(code) + n) % 1_000_000).padStart(6, '0')

describe('a traveller', () => {
  test('changes the phone and the channel at once; nothing by another spelling, by what the form refuses, or by what is old', async () => {
    const made = await paid()
    const before = await d.recordsOf(made.id)
    expect((await t.contact(made, { contactEmail: ` ${old.toUpperCase()} ` })).status).toBe(200)
    for (const [sent, code] of [
      [{ contactEmail: 'ida@example' }, 'contactEmail.malformed'],
      [{ contactPhone: '+1 234 567 890 123 456' }, 'contactPhone.impossible'],
      [{ communicationId: '' }, 'communicationId.required'],
    ] as const) {
      const refused = await t.contact(made, sent)
      expect(codeOf(refused)).toBe('422 correction.refused')
      expect(refused.body.fields).toMatchObject([{ code }])
    }
    expect(await d.recordsOf(made.id)).toEqual(before)

    const other = { communicationChannel: 'other', communicationId: '' }
    const answer = await t.contact(made, { contactPhone: '+44 20 7946 0123', ...other })
    const changed = { contactPhone: '+442079460123', ...other, communicationId: null }
    expect(answer).toMatchObject({ status: 200, body: changed })
    expect((await t.corrections(made)).body).toMatchObject([
      { applicantId: null, field: 'communicationId', from: '+41446681800', to: null },
      { field: 'communicationChannel', from: 'whatsapp', to: 'other' },
      { field: 'contactPhone', from: '+41 44 668 18 00', to: '+442079460123', by: 'traveller' },
    ])
    expect(await t.read(made, 'answers-corrected')).toContain('Phone number')
    const { version } = await d.of(made.id).row()
    expect((await byStaff(made, { contactName: 'Ida Muster', version })).status).toBe(200)
    const late = await t.contact(made, { contactName: 'Ada', version })
    expect(codeOf(late)).toBe('409 application.changed')
  })

  test('a new e-mail counts once its code is typed; both addresses are told, and what waits follows', async () => {
    const made = await paid()
    const answer = await t.contact(made, { contactEmail: fresh, contactName: 'Ida Muster' })
    expect(answer).toMatchObject({ status: 202, body: { codeSentTo: 'I•••@example.org' } })
    expect(await d.of(made.id).row()).toMatchObject({
      contactEmail: old,
      contactName: 'Ida Muster',
    })
    const waiting = (await d.of(made.id).letters()).filter(
      ({ kind, state }) => kind === 'status-changed' && state === 'queued',
    )
    expect(waiting).toMatchObject([{ recipient: old }])

    const text = await t.read(made, 'contact-code')
    expect(text).not.toContain('Ida Muster')
    expect(text).not.toContain(made.orderId)
    const confirmed = await t.confirm(made, ` ${codeIn(text)} `)
    expect(confirmed).toMatchObject({ status: 200, body: { contactEmail: fresh } })
    const letters = await d.of(made.id).letters()
    expect(letters.find(({ id }) => id === waiting[0]?.id)).toMatchObject({ recipient: fresh })

    const told = await t.read(made, 'contact-changed', old)
    expect(told).toContain('I•••@example.org')
    expect(told).not.toContain(fresh)
    expect(told).not.toContain('Muster')
    expect(told).not.toContain(made.orderId)
    expect(await t.read(made, 'contact-changed', fresh)).toContain(made.orderId)

    // The new address opens the status page; the old one no longer does.
    const look = (email: string) =>
      t.stranger().post('/api/status-check', { applicationId: `${made.id}`, email })
    expect((await look(fresh.toUpperCase())).status).toBe(200)
    expect((await look(old)).status).toBe(404)
    expect(codeOf(await t.confirm(made, codeIn(text)))).toBe('422 code.wrong')
  })

  test('five wrong codes, a late one and another application’s are nothing', async () => {
    const [made, other] = [await paid(), await paid()]
    const code = await asked(made)
    expect(codeOf(await t.confirm(other, code))).toBe('422 code.wrong')
    for (let n = 1; n <= 5; n += 1) {
      expect(codeOf(await t.confirm(made, wrong(code, n)))).toBe('422 code.wrong')
    }
    expect(codeOf(await t.confirm(made, code))).toBe('422 code.wrong')

    const second = await asked(made)
    later(15 * 60)
    expect(codeOf(await t.confirm(made, second))).toBe('422 code.wrong')
    expect(await d.of(made.id).row()).toMatchObject({ contactEmail: old })
    await sweepRows(d.t.services, d.t.time.now)
    const left = await d.db.selectFrom('contactChange').select('id').execute()
    expect(left).toEqual([])

    // The right one typed twice at once changes the address once.
    const third = await asked(made)
    const answers = await Promise.all([t.confirm(made, third), t.confirm(made, third)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await t.corrections(made)).body).toHaveLength(1)
    const told = (await d.of(made.id).letters()).filter(({ kind }) => kind === 'contact-changed')
    expect(told.map(({ recipient }) => recipient).sort()).toEqual([fresh, old].sort())
  })

  test('a pending address is shown to those with access, until its code or the current address is typed', async () => {
    const made = await paid()
    const pending = async () => {
      const view = await d.app.owner(made).get(`/api/status?orderId=${made.orderId}`)
      return view.body.pendingEmail
    }
    expect(await pending()).toBeNull()
    const first = await asked(made)
    expect(await pending()).toBe(fresh)
    // A code is for the address that was asked for last.
    const given = await asked(made, `b.${fresh}`)
    expect(await pending()).toBe(`b.${fresh}`)
    if (first !== given) expect(codeOf(await t.confirm(made, first))).toBe('422 code.wrong')
    const lookedUp = { applicationId: `${made.id}`, email: old }
    const seen = await t.stranger().post('/api/status-check', lookedUp)
    expect(JSON.stringify(seen.body)).not.toContain(fresh)
    expect((await t.contact(made, { contactEmail: old })).status).toBe(200)
    expect(await pending()).toBeNull()
    expect(codeOf(await t.confirm(made, given))).toBe('422 code.wrong')
    const second = await asked(made)
    const confirmed = { contactEmail: fresh, pendingEmail: null }
    expect((await t.confirm(made, second)).body).toMatchObject(confirmed)
  })

  test('codes go to a mailbox, and for an application, three times a day', async () => {
    const made = await paid()
    for (let n = 0; n < 3; n += 1) {
      expect((await t.contact(made, { contactEmail: fresh })).status).toBe(202)
    }
    const more = { contactEmail: `more.${fresh}`, contactName: 'Eve' }
    expect(codeOf(await t.contact(made, more))).toBe('429 request.too-many')
    const other = await paid()
    expect(codeOf(await t.contact(other, { contactEmail: fresh }))).toBe('429 request.too-many')
    // A refused call changes nothing.
    expect(await d.of(made.id).row()).toMatchObject({ contactName: 'Ada Muster' })
  })
})

describe('staff', () => {
  test('set a new e-mail at once, with a reason; a code that waited is dead', async () => {
    const made = await paid()
    const [sent] = await d.of(made.id).letters()
    await t.read(made, 'status-changed')
    const code = await asked(made, `wanted.${fresh}`)
    await answeredInChat(made)
    const answer = await byStaff(made, { contactEmail: fresh, contactName: 'Ida Muster' })
    expect(answer).toMatchObject({
      status: 200,
      body: { contactEmail: fresh, contactName: 'Ida Muster' },
    })
    expect(codeOf(await t.confirm(made, code))).toBe('422 code.wrong')
    expect((await t.corrections(made)).body).toMatchObject([
      { field: 'contactEmail', by: 'staff', from: old, to: fresh, reason: 'They called us' },
      { field: 'contactName', by: 'staff', from: 'Ada Muster', to: 'Ida Muster' },
    ])
    expect(await t.read(made, 'contact-changed', old)).toContain('If this was not you')
    // What waits for who is known by an open application goes there as well.
    expect(await rowOf(d.db, 'letter', { kind: 'chat-answer' })).toMatchObject({ recipient: fresh })
    // Other corrections are announced at the new address.
    expect(await t.read(made, 'answers-corrected', fresh)).toContain('They called us')
    expect((await d.of(made.id).audit()).at(-1)).toMatchObject({
      action: 'application.contact-changed',
      details: { fields: ['contactName', 'contactEmail'] },
    })
    // A letter that is sent again goes to the address that counts now.
    expect((await agent.post(`/api/admin/letters/${sent?.id}/send`, {})).status).toBe(202)
    const copies = (await d.of(made.id).letters()).filter(({ kind }) => kind === 'status-changed')
    expect(copies.map(({ recipient }) => recipient).sort()).toEqual([fresh, old].sort())
  })

  test('without a reason nothing is corrected, nor an address by who did not prove who it is', async () => {
    const made = await paid()
    const sent = { contactEmail: fresh }
    const unsaid = () => byStaff(made, { ...sent, reason: ' ' })
    await d.expectNothingOf(made.id, unsaid, [422, 'correction.reason-required'])
    later(11 * 60)
    await d.expectNothingOf(made.id, () => byStaff(made, sent), [403, 'staff.confirm-required'])
    expect((await byStaff(made, { contactName: 'Ida Muster' })).status).toBe(200)
  })
})

testPromises(d)
