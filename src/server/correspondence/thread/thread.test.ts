import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Permission } from '#domain/staff/permission.ts'
import { codeOf } from '../../../../test/support/app.ts'
import { anonymise } from '../../../../test/support/data-request.ts'
import { insertRow, rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { insertExample, writeLetter } from '../../../../test/support/services.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { recordEvent } from '../../data/application/event.ts'
import { refreshMessages } from '../../data/casework/work.ts'
import { postMessage } from '../../data/chat/message.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { kindsOf, startThreads } from './test-support.ts'

const threads = await startThreads()
const { apply, later, entries, ownEntries, pages, readOwn, sayOwn, write, receive } = threads
const { t, app, db } = threads

const sessionOf = ({ id }: { id: number }) => rowOf(db, 'chatSession', { applicationId: id })
const flagsOf = async ({ id }: { id: number }) =>
  (await threads.agent.get(`/api/admin/applications/${id}`)).body.flags as string[]

/** One entry of every kind, a minute apart. */
async function applyWithEverything() {
  const of = await apply()
  later(1)
  const application = await rowOf(db, 'application', { id: of.id })
  const letter = { kind: 'payment-confirmed', application, now: t.time.now } as const
  await writeLetter(t.services, letter)
  later(1)
  await write(of, { message: 'The page is cut off' })
  later(1)
  await sayOwn(of, 'Is this one better?')
  later(1)
  await receive(of, { text: 'See the file', quoted: 'What you wrote' })
  later(1)
  await write(of, { message: 'SECRET between colleagues', internal: true })
  later(1)
  for (const field of ['contactName', 'contactPhone']) {
    await sql`insert into correction (application_id, field, old_value, new_value, actor, staff_id, reason, at)
      values (${of.id}, ${field}, 'one', 'other', 'staff', ${threads.agent.staff.id}, 'As you asked',
        ${t.time.now})`.execute(db)
  }
  later(1)
  await recordEvent(db, {
    ...{ applicationId: of.id, at: t.time.now, kind: 'document-rejected' },
    ...{ actor: 'staff', staffId: threads.agent.staff.id, note: 'passportPhoto' },
  })
  return of
}

describe('the thread of an application', () => {
  test('has everything in one order, newest first', async () => {
    const of = await applyWithEverything()
    const found = await entries(of)
    expect(kindsOf(found)).toEqual([
      ...['status', 'correction', 'note', 'email', 'chat', 'message', 'letter', 'status'],
    ])
    const by = { name: 'Neema Sample' }
    const change = { from: 'one', to: 'other' }
    const changes = ['contactName', 'contactPhone'].map((field) => ({ field, ...change }))
    expect(found).toMatchObject([
      { event: 'document-rejected', note: 'passportPhoto', by },
      { by, changes },
      { text: 'SECRET between colleagues', by, sessionId: null },
      { text: 'See the file', hasQuoted: true, files: 0, otherSender: null, isAutoReply: false },
      { text: 'Is this one better?', side: 'user', isProven: true, attachedBy: null },
      { text: 'The page is cut off', letter: { standing: 'queued' } },
      { letterKind: 'payment-confirmed', standing: 'queued', to: null, isCopy: false },
      { event: 'created' },
    ])
  })

  test('is filtered by kind, and shows nobody what they may not see', async () => {
    const of = await applyWithEverything()
    expect(kindsOf(await entries(of, '?kinds=email,letter'))).toEqual(['email', 'letter'])
    expect(kindsOf(await entries(of, '?kinds=message'))).toEqual(['message'])
    const { id } = threads.agent.staff
    const permissions: Permission[] = ['application.read']
    await insertRow(db, 'staffRole', { id, name: id, permissions })
    const reader = await signIn(app, { role: id })
    expect(kindsOf(await entries(of, '', reader))).toEqual([
      ...['status', 'correction', 'note', 'message', 'status'],
    ])
  })

  test('of the traveller has nothing that is internal', async () => {
    const of = await applyWithEverything()
    const found = await ownEntries(of)
    expect(kindsOf(found)).toEqual(['correction', 'email', 'chat', 'message', 'letter'])
    const text = JSON.stringify(found)
    for (const secret of ['SECRET', 'Sample', threads.agent.staff.id, 'passportPhoto']) {
      expect(text).not.toContain(secret)
    }
    expect(found[3]).toMatchObject({ name: 'Neema', text: 'The page is cut off' })
    expect(found[4]).toMatchObject({ title: 'Your receipt: we have received your payment' })
  })

  test('is gone with the person, and takes nothing more', async () => {
    const of = await applyWithEverything()
    await anonymise(t.services, of)
    expect(codeOf(await readOwn(of))).toBe('404 application.not-found')
    expect(codeOf(await sayOwn(of, 'Hello'))).toBe('404 application.not-found')
    expect(codeOf(await write(of, { message: 'Hello' }))).toBe('409 application.erased')
    const noted = await threads.agent.post(`/api/admin/applications/${of.id}/notes`, { text: 'Hi' })
    expect(codeOf(noted)).toBe('409 application.erased')
    const left = JSON.stringify(await entries(of, '?kinds=message,chat,note,letter,correction'))
    expect(left).not.toMatch(/cut off|better|SECRET|other/)
  })
})

test('an e-mail from elsewhere, and one that no person wrote, stand in the thread of staff alone', async () => {
  const of = await apply()
  await receive(of, { text: 'From a stranger', isKnownSender: false, sender: 'x@example.org' })
  await receive(of, { text: 'I am away', kind: 'auto-reply' })
  expect(await ownEntries(of)).toEqual([])
  expect(kindsOf(await entries(of))).toEqual(['email', 'email', 'status'])
  const stranger = expect.objectContaining({ otherSender: 'x@example.org' })
  expect(await entries(of, '?kinds=email')).toContainEqual(stranger)
})

describe('the pages of a thread', () => {
  /** Letters, events, notes and messages, many at the same time. */
  async function applyWithMany() {
    const of = await apply()
    const { id } = of
    const { staff } = threads.agent
    for (let minute = 0; minute < 4; minute += 1) {
      const now = later(1)
      await sql`insert into letter (id, application_id, kind, version, recipient, language, props, created_at)
        select gen_random_uuid(), ${id}, 'documents-asked', ${minute * 5} + n, 'a@example.org', 'en', '{}', ${now}
        from generate_series(1, 5) n`.execute(db)
      await sql`insert into internal_note (application_id, staff_id, text, created_at)
        select ${id}, ${staff.id}, 'note ' || n, ${now} from generate_series(1, 3) n`.execute(db)
      await sql`insert into application_event (application_id, at, kind, actor)
        select ${id}, ${now}, 'completed', 'system' from generate_series(1, 3)`.execute(db)
      await receive(of)
      await sayOwn(of, `message ${minute}`)
    }
    return of
  }

  test('skip none and repeat none', async () => {
    const of = await applyWithMany()
    const whole = await entries(of, '?limit=100')
    expect(whole).toHaveLength(4 * (5 + 3 + 3 + 1 + 1) + 1)
    for (const limit of [1, 3, 7]) {
      const paged = await pages(of, limit)
      expect(paged.map(({ id }) => id)).toEqual(whole.map(({ id }) => id))
    }
  })

  test('do so too while more is said', async () => {
    const of = await applyWithMany()
    const before = await entries(of, '?limit=100')
    let said = 0
    const paged = await pages(of, 4, () => {
      said += 1
      later(1)
      return said < 5 ? receive(of) : Promise.resolve()
    })
    expect(paged.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(await entries(of, '?limit=100')).toHaveLength(before.length + 4)
  })

  test('keep rows apart that differ by a microsecond', async () => {
    const of = await apply()
    const at = new Date(later(1).getTime() - 1).toISOString()
    for (const micro of ['001', '002', '003']) {
      await sql`insert into application_event (application_id, at, kind, actor)
        values (${of.id}, ${at.replace('Z', `${micro}Z`)}, 'completed', 'system')`.execute(db)
    }
    expect(await pages(of, 1)).toHaveLength(4)
  })
})

test('what happened at once to several travellers is one line, and none where the status says it', async () => {
  const applicants = [{ firstName: 'Ada' }, { firstName: 'Ben', passportNumber: 'X7654321' }]
  const of = await insertExample(t.services, { applicants, now: t.time.now })
  const people = await rowsOf(db, 'applicant', { applicationId: of.id }, 'position')
  const base = { applicationId: of.id, actor: 'staff', staffId: threads.agent.staff.id } as const
  const moved = { ...base, kind: 'applicant-moved', fromState: 'ready', toState: 'filed' } as const
  const [first, second] = [later(1), later(1)]
  const [third] = [later(1)]
  for (const at of [first, second, third]) {
    for (const [index, { id: applicantId }] of people.entries()) {
      const fromState = at === third && index > 0 ? 'collecting' : 'ready'
      await recordEvent(db, { ...moved, fromState, applicantId, at })
    }
  }
  const status = { kind: 'status-changed', fromStatus: 'paid', toStatus: 'processing' } as const
  await recordEvent(db, { ...base, ...status, at: second })
  const line = { event: 'applicant-moved', toState: 'filed' }
  const travellers = [/^Ada/, /^Ben/].map(matching)
  expect(await entries(of)).toMatchObject([
    { ...line, fromState: null, travellers },
    { event: 'status-changed', to: 'processing', travellers: [] },
    { ...line, fromState: 'ready', travellers },
    { event: 'created' },
  ])
  expect(await ownEntries(of)).toEqual([])
})

const matching = (pattern: RegExp) => expect.stringMatching(pattern)

describe('writing to the traveller', () => {
  test('is one entry: by letter, and in the conversation that is open', async () => {
    const of = await apply()
    await sayOwn(of, 'Hello')
    later(1)
    expect((await write(of, { message: 'Good morning' })).status).toBe(204)
    expect((await write(of, { message: 'Good morning' })).status).toBe(204)
    expect(kindsOf(await entries(of))).toEqual(['message', 'chat', 'status'])
    expect(kindsOf(await ownEntries(of))).toEqual(['message', 'chat'])
    const { id: sessionId } = await sessionOf(of)
    const said = await rowsOf(db, 'chatMessage', { sessionId }, 'id')
    expect(said).toMatchObject([
      { side: 'user', text: 'Hello', byLetter: false },
      { side: 'admin', text: 'Good morning', byLetter: true },
    ])
    // This is an answer: nothing waits any more.
    expect(await flagsOf(of)).not.toContain('message')
  })

  test('as a note reaches colleagues alone', async () => {
    const of = await apply()
    await sayOwn(of, 'Hello')
    await write(of, { message: 'Careful', internal: true })
    expect(await rowsOf(db, 'letter', { applicationId: of.id })).toEqual([])
    expect(JSON.stringify(await ownEntries(of))).not.toContain('Careful')
    const audit = await rowsOf(db, 'auditEntry', { applicationId: of.id })
    const actions = audit.map(({ action }) => action)
    expect(actions).toContain('application.noted')
    expect(actions).not.toContain('application.messaged')
  })
})

describe('what needs no answer', () => {
  const nothing = (of: { id: number }, upTo: Date) =>
    threads.agent.post(`/api/admin/applications/${of.id}/thread/nothing-to-answer`, {
      upTo: upTo.toISOString(),
    })
  async function wrote() {
    const of = await apply()
    later(1)
    await sayOwn(of, 'Thank you')
    later(1)
    await receive(of, { text: 'Thank you again' })
    await refreshMessages(db, [of.id])
    return of
  }
  test('loses its mark in the application and in the inbox, once, with a line in the history', async () => {
    const of = await wrote()
    expect(await flagsOf(of)).toContain('message')
    const upTo = t.time.now
    later(1)
    const answers = await Promise.all([nothing(of, upTo), nothing(of, upTo)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    expect(await flagsOf(of)).not.toContain('message')
    expect(await sessionOf(of)).toMatchObject({ state: 'closed', waitingSince: null })
    const found = await entries(of)
    expect(found.filter((each) => each.kind === 'status')).toMatchObject([
      { event: 'nothing-to-answer', by: { name: 'Neema Sample' } },
      { event: 'created' },
    ])
    expect(JSON.stringify(await ownEntries(of))).not.toContain('nothing')
    later(1)
    await sayOwn(of, 'One more thing')
    expect(await flagsOf(of)).toContain('message')
  })

  test('is what was read: what came since still waits', async () => {
    const of = await wrote()
    const read = t.time.now
    later(1)
    await receive(of, { text: 'But when?' })
    await nothing(of, read)
    expect(await flagsOf(of)).toContain('message')
    expect((await sessionOf(of)).state).toBe('closed')
    await nothing(of, later(1))
    expect(await flagsOf(of)).not.toContain('message')
  })

  test('is not what was being written at that moment', async () => {
    const of = await wrote()
    const read = t.time.now
    const { id: sessionId } = await sessionOf(of)
    let marking: Promise<unknown> = Promise.resolve()
    await inTransaction(db, async (tx) => {
      const message = { sessionId, clientId: randomUUID(), side: 'user', staff: null } as const
      await postMessage(tx, { ...message, text: 'But when?', now: later(1) })
      marking = nothing(of, read)
      const waiting = sql`select from pg_locks join pg_stat_activity using (pid)
        where datname = current_database() and not granted`
      await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1)
    })
    await marking
    expect((await sessionOf(of)).state).toBe('open')
    expect(await flagsOf(of)).toContain('message')
  })
})

test('a note that is pressed twice is written once', async () => {
  const of = await apply()
  const note = { message: 'They called', internal: true, clientId: randomUUID() }
  await Promise.all([write(of, note), write(of, note)])
  const other = { text: 'They called', clientId: randomUUID() }
  const path = `/api/admin/applications/${of.id}/notes`
  await Promise.all([threads.agent.post(path, other), threads.agent.post(path, other)])
  expect(kindsOf(await entries(of, '?kinds=note'))).toEqual(['note', 'note'])
})
