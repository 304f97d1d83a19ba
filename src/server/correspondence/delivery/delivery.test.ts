import { describe, expect, test } from 'vitest'
import { codeOf } from '../../../../test/support/app.ts'
import { erase } from '../../../../test/support/data-request.ts'
import { brokenInvariants } from '../../../../test/support/invariants.ts'
import { signMail } from '../../../../test/support/mail-signature.ts'
import { parseMail } from '../../../../test/support/mail-sink.ts'
import { changeRows, rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { insertExample } from '../../../../test/support/services.ts'
import { sweepRows } from '../../operation/jobs/sweep.ts'
import { linkToken } from '../../platform/link-token.ts'
import { takeMailReport } from '../delivery-report.ts'
import { remind } from '../letter/remind.ts'
import { type ReplySubject, replyAddress } from '../reply-address.ts'
import { aboutLetter as about, messageIdOf, openMail } from './test-support.ts'

const mail = await openMail()
const { d } = mail
const day = 86_400_000

describe('a letter that comes back', () => {
  test('is known at the letter, in the history, to colleagues and to its traveller', async () => {
    const agent = await d.signedIn('agent')
    const made = await mail.linked()
    expect(await mail.unreachable(made)).toBeNull()
    const told = await mail.tell([{ ...about(made), code: '5.1.1' }])
    expect(told).toEqual({ taken: 1, repeated: 0, unknown: 0 })
    expect(await mail.letter(made.letterId)).toMatchObject({
      ...{ state: 'sent', delivery: 'bounced', deliveryCode: '5.1.1' },
      deliveryAt: d.t.time.now,
    })
    expect(await mail.eventsOf(made.id)).toEqual(['letter-returned'])
    expect(await mail.flagsOf(made.id)).toContain('unreachable')
    expect(await mail.mark(made.email)).toBe('bounced')
    expect(await mail.unreachable(made)).toEqual({ address: 't•••@example.org', code: '5.1.1' })
    const { body } = await agent.get('/api/admin/alerts')
    expect(body.alerts).toMatchObject([
      { kind: 'letter-returned', place: `applications/${made.id}` },
    ])
    const own = await d.app.owner(made).get(`/api/applications/${made.id}/thread`)
    expect(own.body.entries).toMatchObject([{ kind: 'letter', standing: 'bounced' }])
  })

  test('is told the one who works on it, else all who may write to travellers', async () => {
    const mine = await d.signedIn('agent')
    const another = await d.signedIn('agent')
    const viewer = await d.signedIn('viewer')
    const made = await mail.application()
    const assigned = { assignedTo: mine.staff.id }
    await d.db.updateTable('application').set(assigned).where('id', '=', made.id).execute()
    await mail.sent(made, { kind: 'application-link' })
    await mail.tell([about(made)])
    const alerts = async (who: typeof mine) =>
      ((await who.get('/api/admin/alerts')).body.alerts as unknown[]).length
    expect([await alerts(mine), await alerts(another), await alerts(viewer)]).toEqual([1, 0, 0])
  })

  test('says nothing about an address whose mailbox is only full', async () => {
    const made = await mail.linked()
    await mail.tell([{ ...about(made), code: '5.2.2' }])
    expect(await mail.mark(made.email)).toBeUndefined()
    expect(await mail.flagsOf(made.id)).not.toContain('unreachable')
    expect(await mail.eventsOf(made.id)).toEqual(['letter-returned'])
  })

  test('marks all applications of that mailbox, and those that begin with it later', async () => {
    const made = await mail.application()
    const sibling = await mail.application(made.email.toUpperCase())
    await mail.sent(made, { kind: 'application-link' })
    await mail.tell([about(made)])
    expect(await mail.flagsOf(sibling.id)).toContain('unreachable')
    const details = { contactEmail: made.email }
    const later = await insertExample(d.t.services, { details, now: d.t.time.now })
    expect(await mail.flagsOf(later.id)).toContain('unreachable')
  })

  test('is heard of at once where the server of its recipient refuses it', async () => {
    const made = await mail.application()
    d.t.sink.refuseRecipients = 550
    d.t.sink.refusalWords = '5.1.1 no such user'
    const { state, delivery, deliveryCode } = await mail.sent(made, { kind: 'application-link' })
    expect({ state, delivery, deliveryCode }).toEqual({
      ...{ state: 'failed', delivery: 'bounced', deliveryCode: '5.1.1' },
    })
    expect(await mail.flagsOf(made.id)).toContain('unreachable')
  })
})

describe('the same news, in any order', () => {
  test('counts once, on two nodes at once too', async () => {
    const made = await mail.linked()
    const event = { ...about(made), id: `same-${made.id}` }
    const answers = await Promise.all([0, 1, 0, 1].map((node) => mail.tell([event], node)))
    expect(answers.reduce((sum, { taken }) => sum + taken, 0)).toBe(1)
    expect(answers.reduce((sum, { repeated }) => sum + repeated, 0)).toBe(3)
    expect(await mail.eventsOf(made.id)).toEqual(['letter-returned'])
  })

  test('a later letter that arrives says that the address is right again', async () => {
    const made = await mail.application()
    const began = d.t.time.now
    await mail.sent(made, { kind: 'application-link' })
    await mail.sent(made, { kind: 'documents-received' })
    d.t.time.now = new Date(began.getTime() + 3_000)
    await mail.tell([about(made)])
    const early = new Date(began.getTime() + 1_000).toISOString()
    const second = about(made, 'documents-received')
    await mail.tell([{ ...second, type: 'delivered', at: early }])
    expect(await mail.mark(made.email)).toBe('bounced')
    await mail.sent(made, { kind: 'application-link' })
    d.t.time.now = new Date(began.getTime() + 9_000)
    await mail.tell([{ ...about(made, 'application-link', 2), type: 'delivered' }])
    expect(await mail.mark(made.email)).toBeUndefined()
    expect(await mail.flagsOf(made.id)).not.toContain('unreachable')
    expect(await mail.unreachable(made)).toBeNull()
  })

  test.each([
    ['delivered', undefined],
    ['delayed', 'bounced'],
  ] as const)('an old bounce told late, another letter since %s: %s', async (type, mark) => {
    const made = await mail.application()
    const began = d.t.time.now
    await mail.sent(made, { kind: 'application-link' })
    await mail.sent(made, { kind: 'documents-received' })
    d.t.time.now = new Date(began.getTime() + 9_000)
    await mail.tell([{ ...about(made, 'documents-received'), type }])
    await mail.tell([{ ...about(made), at: began.toISOString() }])
    expect(await mail.mark(made.email)).toBe(mark)
    expect(await mail.eventsOf(made.id)).toEqual(['letter-returned'])
  })
})

describe('reports that count for nothing', () => {
  test.each([
    ['another recipient', { recipient: 'eve@example.org' }],
    ['no letter of ours', { messageId: '<newsletter.1.TZ-000001@karibu.example>' }],
    ['a letter that never was', { messageId: messageIdOf('visa-approved', 7, 1) }],
  ])('%s', async (_, change) => {
    const made = await mail.linked()
    expect(await mail.tell([{ ...about(made), ...change }])).toMatchObject({ unknown: 1 })
    expect((await mail.letter(made.letterId)).delivery).toBeNull()
  })

  test('a return path that somebody made up', async () => {
    const made = await mail.linked()
    const { recipient } = about(made)
    const key = d.t.services.linkKey
    const letter = { of: 'letter', id: made.letterId } as const
    const forged = replyAddress(Buffer.alloc(32), 'visa@karibu.example', letter)
    expect(await mail.tell([{ recipient, returnPath: forged }])).toMatchObject({ unknown: 1 })
    const right = replyAddress(key, 'visa@karibu.example', letter)
    expect(await mail.tell([{ recipient, returnPath: right }])).toMatchObject({ taken: 1 })
  })

  test('signed as another body', async () => {
    const made = await mail.linked()
    const at = d.t.time.now
    const event = { ...about(made), id: 'x', type: 'bounced', at: at.toISOString() }
    const body = JSON.stringify({ events: [event] })
    const signed = signMail(`${body} `, { secret: 'a secret of the tests', at })
    expect(codeOf(await mail.post(body, signed))).toBe('401 mail.signature-wrong')
    expect((await mail.letter(made.letterId)).delivery).toBeNull()
  })

  test.each([
    ['no list', {}, 400],
    ['501 events', { events: Array.from({ length: 501 }, () => 1) }, 400],
    ['more than 256 KB', { events: [], more: 'x'.repeat(300_000) }, 413],
  ])('a body with %s', async (_, body, expected) => {
    const text = JSON.stringify(body)
    const signed = signMail(text, { secret: 'a secret of the tests', at: d.t.time.now })
    expect((await mail.post(text, signed)).status).toBe(expected)
  })

  test('an e-mail that names the letter only by its Message-ID', async () => {
    const made = await mail.linked()
    const status = `Reporting-MTA: dns; x\n\nFinal-Recipient: rfc822; ${made.email}\nAction: failed\nStatus: 5.1.1`
    const returned = `Message-ID: ${about(made).messageId}\nReturn-Path: <visa@karibu.example>`
    const parts = { status, returned, feedback: null, text: null, failedRecipients: null }
    const { now } = d.t.time
    const come = (to: string, name: string) =>
      takeMailReport(d.t.services, { id: name, addresses: [to], parts, at: now }, now)
    expect(await come('visa@karibu.example', 'a')).toBeNull()
    const addressOf = (subject: ReplySubject) =>
      replyAddress(d.t.services.linkKey, 'visa@karibu.example', subject)
    expect(await come(addressOf({ of: 'application', id: made.id }), 'b')).toBeNull()
    expect((await mail.letter(made.letterId)).delivery).toBeNull()
    const back = addressOf({ of: 'letter', id: made.letterId })
    expect(await come(back, 'c')).toBe('taken')
    expect(await come(back, 'c')).toBe('repeated')
    expect((await mail.letter(made.letterId)).delivery).toBe('bounced')
  })
})

const remindersOf = async (id: number) =>
  (await mail.lettersOf(id)).filter(({ kind }) => kind === 'reminder-documents')

test('no reminder goes to an address that bounced or complained, which outlives every letter that arrives', async () => {
  for (const type of ['bounced', 'complained']) {
    const made = await mail.linked()
    await mail.tell([{ ...about(made), type }])
    await remind(d.t.services, new Date(d.t.time.now.getTime() + 3 * day))
    expect(await remindersOf(made.id)).toMatchObject([{ state: 'failed' }])
    const arrived = () => d.t.sink.received.filter(({ to }) => to.includes(made.email)).length
    const before = arrived()
    await mail.sendAll()
    expect(arrived()).toBe(before)
    await mail.sent(made, { kind: 'documents-received' })
    expect(arrived()).toBe(before + 1)
    if (type === 'bounced') continue
    await mail.tell([{ ...about(made, 'documents-received'), type: 'delivered' }])
    expect(await mail.mark(made.email)).toBe('complained')
    expect(await mail.unreachable(made)).toBeNull()
  }
})

async function returned(type = 'bounced') {
  const made = await mail.linked()
  await mail.tell([{ ...about(made), type, code: '5.1.1' }])
  return made
}

test('who asks what we hold is told what became of their letters; who is erased leaves nothing', async () => {
  const made = await returned('complained')
  // Erasing requires that nothing is in progress.
  const unpaid = { status: 'pending', paymentStatus: 'unpaid', paidAt: null } as const
  await changeRows(d.db, 'application', { id: made.id }, unpaid)
  const manager = await d.signedIn('manager')
  expect((await erase(manager, made.email)).status).toBe(200)
  expect(await mail.mark(made.email)).toBeUndefined()
  // A late report belongs to nobody.
  expect(await mail.tell([about(made)])).toMatchObject({ unknown: 1 })
  expect(await mail.mark(made.email)).toBeUndefined()
})

test('reports are forgotten after a month, addresses with the last that is kept of them', async () => {
  const [made, gone] = [await returned(), await returned()]
  await d.db.deleteFrom('letter').where('applicationId', '=', gone.id).execute()
  const elsewhere = { contactEmail: `moved-${gone.email}` }
  await d.db.updateTable('application').set(elsewhere).where('id', '=', gone.id).execute()
  const reports = () => d.db.selectFrom('deliveryReport').select('id').execute()
  await sweepRows(d.t.services, new Date(d.t.time.now.getTime() + 29 * day))
  expect((await reports()).length).toBeGreaterThan(0)
  expect(await mail.mark(made.email)).toBeDefined()
  expect(await mail.mark(gone.email)).toBeUndefined()
  await sweepRows(d.t.services, new Date(d.t.time.now.getTime() + 31 * day))
  expect(await reports()).toEqual([])
})

test('bounces, complaints and corrections break no promise', async () => {
  const made = await returned()
  const agent = await d.signedIn('agent')
  const contact = { contactEmail: 'kept@example.com', reason: 'A slip of the finger' }
  await agent.patch(`/api/admin/applications/${made.id}/contact`, contact)
  // Other tests moved addresses directly.
  const broken = (await brokenInvariants(d.db)).filter((line) => line.endsWith(` ${made.id}`))
  expect(broken.filter((line) => /letters come back|went again|not reached/.test(line))).toEqual([])
})

const stoppedOf = async (id: number) => {
  const { remindersStoppedAt } = await rowOf(d.db, 'application', { id })
  const kind = 'reminders-stopped'
  const events = await rowsOf(d.db, 'applicationEvent', { applicationId: id, kind })
  return { isStopped: remindersStoppedAt !== null, events: events.length }
}

/** Like a mail program: a form without cookie or origin, following no redirect. */
const press = (path: string, method = 'POST') =>
  fetch(d.app.origin + path, {
    method,
    redirect: 'manual',
    ...(method === 'POST' && {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  })

test('a reminder can be stopped by one click in a mail program, and by nothing less', async () => {
  const made = await mail.application()
  await mail.sent(made, { kind: 'reminder-documents', version: 1 } as never)
  const raw = d.t.sink.received.find(({ to }) => to.includes(made.email))?.raw ?? ''
  const headers = parseMail(raw).headers
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const [, path = ''] =
    /^<https?:\/\/[^/]+(\/[^>]+)>$/.exec(headers.get('list-unsubscribe') ?? '') ?? []
  expect(path).toMatch(/^\/api\/stop-reminders\//)

  const looked = await press(path, 'GET')
  expect(looked.status).toBe(303)
  expect(looked.headers.get('location')).toMatch(/^\/status#stop=/)
  expect(await stoppedOf(made.id)).toEqual({ isStopped: false, events: 0 })

  expect((await press(path)).status).toBe(204)
  expect((await press(path)).status).toBe(204)
  expect(await stoppedOf(made.id)).toEqual({ isStopped: true, events: 1 })
  expect(d.t.logged.join()).not.toContain(path.split('/').at(-1))
})

test('a token stops reminders of its application alone, and opens nothing', async () => {
  const [made, other] = [await mail.application(), await mail.application()]
  const key = d.t.services.linkKey
  const token = linkToken(key, 'stop-reminders', String(made.id))
  const mixed = token.replace(String(made.id), String(other.id))
  expect((await press(`/api/stop-reminders/${mixed}`)).status).toBe(404)
  const link = linkToken(key, 'link', String(made.id))
  expect((await press(`/api/stop-reminders/${link}`)).status).toBe(404)
  expect((await press('/api/stop-reminders/x', 'GET')).status).toBe(303)
  expect((await d.app.owner(other).get(`/api/status?orderId=${token}`)).status).toBe(404)
  expect(await stoppedOf(other.id)).toEqual({ isStopped: false, events: 0 })
  expect(await stoppedOf(made.id)).toEqual({ isStopped: false, events: 0 })
})
