import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../../test/support/app.ts'
import { openDeciding, visaFor } from '../../../../test/support/deciding.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { brokenInvariants } from '../../../../test/support/invariants.ts'
import { changeRows, insertRow, rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { writeLetter } from '../../../../test/support/services.ts'
import { insertStaff, signIn } from '../../../../test/support/staff.ts'
import { takeLetterAttachments } from '../../data/correspondence/letter-content.ts'
import { deleteStoredFiles } from '../../data/document/stored-file.ts'
import { sendLetter } from './send.ts'

let agent: Awaited<ReturnType<typeof signIn>>

const d = await forFile(openDeciding())
beforeEach(async () => {
  d.t.time.now = new Date(d.t.time.now.getTime() + 61_000)
  d.t.sink.received.length = 0
  agent = await d.signedIn('agent')
})

type Detail = {
  subject: string | null
  html: string | null
  text: string | null
  missing: string | null
  attachments: { position: number; fileName: string; mediaType: string; sizeBytes: number }[]
  sentAgainBy: { name: string } | null
  conversationId: string | null
}

const pathOf = (id: string): string => `/api/admin/letters/${id}`
async function open(id: string): Promise<Detail> {
  const { status, body } = await agent.get(pathOf(id))
  expect(status).toBe(200)
  return body as unknown as Detail
}

/** An application's letters of a kind, oldest first. */
const lettersOf = async (id: number, kind: string) =>
  (await d.of(id).letters()).filter((letter) => letter.kind === kind)

async function sendAll(id: number): Promise<void> {
  for (const letter of await d.of(id).letters()) await sendLetter(d.t.services, letter.id)
}

/** A waiting letter about a paid application with an odd name. */
async function paid(contactName = 'Ada Muster') {
  const { id, orderId } = await d.application()
  await d.db.updateTable('application').set({ contactName }).where('id', '=', id).execute()
  await d.payByHand(id)
  const application = await d.of(id).row()
  const letter = { kind: 'application-link', application, now: d.t.time.now } as const
  const letterId = await writeLetter(d.t.services, letter)
  if (!letterId) throw new Error('No letter was written')
  return { id, orderId, letterId }
}

async function approved(): Promise<{ id: number; visa: Buffer; letterId: string }> {
  const { id } = await d.application()
  await d.move(agent, id, 'processing')
  const visa = await visaFor('Ada Muster')
  const fields = { status: 'approved', namesConfirmed: 'true' }
  expect((await d.put(agent, id, fields, { bytes: visa })).status).toBe(200)
  await sendAll(id)
  const [letter] = await lettersOf(id, 'visa-approved')
  return { id, visa, letterId: letter?.id ?? '' }
}

const filesOf = async (letterId: string) =>
  (await rowsOf(d.db, 'letterAttachment', { letterId })).map(({ storageKey }) => storageKey)

describe('what was sent', () => {
  test('is opened as it was, without what its links open, and stays so', async () => {
    const { id, orderId, letterId } = await paid('<script>alert(1)</script>')
    expect(await open(letterId)).toMatchObject({ html: null, subject: null, missing: 'waiting' })
    await sendAll(id)
    expect(d.t.sink.received.map(({ raw }) => raw).join()).toContain(orderId.slice(0, 16))
    // Later changes do not affect it.
    await d.db.updateTable('application').set({ contactName: 'Zoe' }).where('id', '=', id).execute()
    const { subject, html, text, missing, attachments } = await open(letterId)
    expect({ missing, attachments }).toEqual({ missing: null, attachments: [] })
    expect(subject).toContain(`TZ-00${id}`)
    expect(text).toContain('<script>alert(1)</script>')
    expect(html).toContain('&lt;script&gt;')
    expect(html).toContain('href="https://karibu.example/status"')
    const kept = JSON.stringify([subject, html, text])
    expect(kept).not.toContain(orderId)
    expect(kept).not.toMatch(/karibu\.example\/\w*[?#]/)
    const { sealed } = await rowOf(d.db, 'letterContent', { letterId })
    expect(sealed.toString('latin1')).not.toContain('alert')
    expect(sealed.length).toBeLessThan(html?.length ?? 0)
    expect(await brokenInvariants(d.db)).toEqual([])
  })

  test('is shown in a frame that runs nothing, loads nothing and leads nowhere', async () => {
    const { id, letterId } = await paid()
    await sendAll(id)
    const answer = await agent.file(`${pathOf(letterId)}/page`)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': [
        ...["default-src 'none'", "style-src 'unsafe-inline'", 'img-src data:', "base-uri 'none'"],
        ...["form-action 'none'", "frame-ancestors 'self'", 'sandbox'],
      ].join('; '),
    })
    expect(answer.bytes.toString()).toBe((await open(letterId)).html)
  })

  test('of codes nothing is kept, of what was never sent nothing is composed', async () => {
    const { id, letterId } = await paid()
    const application = await d.of(id).row()
    const { id: sessionId } = await insertRow(d.db, 'travellerSession', {
      ...{ tokenHash: Buffer.alloc(32, id), createdAt: d.t.time.now },
    })
    await insertRow(d.db, 'downloadCode', {
      ...{ applicationId: id, sessionId, codeHash: Buffer.alloc(32), tries: 0 },
      expiresAt: new Date(d.t.time.now.getTime() + 600_000),
    })
    const written = { kind: 'download-code', application, code: '048213' } as const
    await writeLetter(d.t.services, { ...written, about: { sessionId }, now: d.t.time.now })
    d.t.sink.refuseRecipients = 550
    await sendLetter(d.t.services, letterId)
    d.t.sink.refuseRecipients = null
    expect(await open(letterId)).toMatchObject({ html: null, text: null, missing: 'unsent' })
    await sendAll(id)
    const [code] = await lettersOf(id, 'download-code')
    expect(d.t.sink.received.map(({ raw }) => raw).join()).toContain('048213')
    expect(await open(code?.id ?? '')).toMatchObject({
      ...{ subject: null, html: null, missing: 'secret', conversationId: null },
    })
    expect(codeOf(await agent.get(`${pathOf(code?.id ?? '')}/page`))).toBe('404 letter.not-found')
  })

  test('from before letters were kept says so, and composes nothing', async () => {
    const { id, letterId } = await paid()
    await sendAll(id)
    await d.db.deleteFrom('letterContent').where('letterId', '=', letterId).execute()
    await d.db.updateTable('letter').set({ subject: null }).where('id', '=', letterId).execute()
    expect(await open(letterId)).toMatchObject({ html: null, subject: null, missing: 'before' })
  })

  test('of a letter that was handed over right before a crash is what went last', async () => {
    const { id, letterId } = await paid()
    const { mailer } = d.t.services
    const crashing: typeof mailer.send = async (mail) => {
      await mailer.send(mail)
      throw new Error('killed')
    }
    const dying = { ...d.t.services, mailer: { ...mailer, send: crashing } }
    await expect(sendLetter(dying, letterId)).rejects.toThrow('killed')
    expect(await open(letterId)).toMatchObject({ html: null, missing: 'waiting' })
    await d.db.updateTable('application').set({ contactName: 'Zoe' }).where('id', '=', id).execute()
    await sendLetter(d.t.services, letterId)
    expect(d.t.sink.received).toHaveLength(2)
    expect((await open(letterId)).text).toContain('Dear Zoe')
  })
})

describe('what was attached', () => {
  test('is handed out as it went, and lies there once for all letters', async () => {
    const before = await d.db.selectFrom('storedFile').select('storageKey').execute()
    const { id, visa, letterId } = await approved()
    const [file] = (await open(letterId)).attachments
    expect(file).toMatchObject({ position: 0, fileName: 'visa.pdf', sizeBytes: visa.length })
    const answer = await agent.file(`${pathOf(letterId)}/attachments/0`)
    expect(answer.bytes.equals(visa)).toBe(true)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': expect.stringContaining('attachment; filename="visa.pdf"'),
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-type': 'application/pdf',
    })

    expect((await agent.post(`${pathOf(letterId)}/send`, {})).status).toBe(202)
    await sendAll(id)
    const [, copy] = await lettersOf(id, 'visa-approved')
    expect(await open(copy?.id ?? '')).toMatchObject({ sentAgainBy: { name: 'Neema Sample' } })
    expect(await filesOf(copy?.id ?? '')).toEqual(await filesOf(letterId))
    const approvals = await d.of(id).approvals()
    expect(await filesOf(letterId)).toEqual(approvals.map(({ storageKey }) => storageKey))
    const files = await d.db.selectFrom('storedFile').select('storageKey').execute()
    // The accepted documents and the visa.
    expect(files.length - before.length).toBe(4)
    const none = await agent.get(`${pathOf(letterId)}/attachments/1`)
    expect(codeOf(none)).toBe('404 letter.not-found')
    const traces = (await d.of(id).audit()).filter(({ subject }) => subject === letterId)
    expect(traces.map(({ action, details }) => [action, details])).toEqual([
      ['letter.read', {}],
      ['letter.read', { attachment: 0 }],
    ])
  })

  test('goes with the last letter that it was attached to, and with nothing else of its application', async () => {
    const { id, letterId } = await approved()
    await d.db.deleteFrom('approvalDocument').where('applicationId', '=', id).execute()
    expect((await agent.post(`${pathOf(letterId)}/send`, {})).status).toBe(202)
    // As if printed for each letter alone.
    const [copy] = (await lettersOf(id, 'visa-approved')).filter((each) => each.id !== letterId)
    const files = await filesOf(letterId)
    const [storageKey = ''] = files
    const own = { letterId: copy?.id ?? '', position: 0, fileName: 'a.pdf', storageKey }
    await insertRow(d.db, 'letterAttachment', own)
    expect(await takeLetterAttachments(d.db, { ids: [copy?.id ?? ''] })).toEqual([])
    const gone = await takeLetterAttachments(d.db, { applicationId: id })
    expect(gone).toEqual(files)
    await deleteStoredFiles(d.db, gone)
  })
})

describe('who may', () => {
  test('none for what is not there, and chat only for who reads the chat', async () => {
    const { id, letterId } = await paid()
    await sendAll(id)
    const nowhere = '0b3f3a63-2f2b-4c1e-9d53-0b6a4c1f2d11'
    for (const path of ['', '/page', '/attachments/0']) {
      expect(codeOf(await agent.get(`${pathOf(nowhere)}${path}`))).toBe('404 letter.not-found')
    }
    const role = d.t.services.random.uuid()
    const of = { id: role, name: 'Letters only' }
    await insertRow(d.db, 'staffRole', { ...of, permissions: ['application.read', 'letter.read'] })
    const clerk = await signIn(d.app, { as: await insertStaff(d.t.services, { role }) })
    expect((await clerk.get(pathOf(letterId))).status).toBe(200)
    expect(codeOf(await clerk.get(`${pathOf(letterId)}/attachments/0`))).toBe('403 staff.forbidden')
    const answer = { kind: 'chat-answer', applicationId: null } as const
    const props = { sessionId: nowhere } as never
    await changeRows(d.db, 'letter', { id: letterId }, { ...answer, props })
    expect((await open(letterId)).conversationId).toBe(nowhere)
    for (const path of ['', '/page']) {
      expect(codeOf(await clerk.get(`${pathOf(letterId)}${path}`))).toBe('403 staff.forbidden')
    }
  })

  test('letters are found by a part of the address, by number, kind and what became of them', async () => {
    const { id, letterId } = await paid()
    await sendAll(id)
    const change = (to: Parameters<typeof changeRows<'letter'>>[3]) =>
      changeRows(d.db, 'letter', { id: letterId }, to)
    const isFound = async (query: Record<string, string>) => {
      const { body } = await agent.get(`/api/admin/letters?${new URLSearchParams(query)}`)
      return (body.items as { id: string }[]).some((each) => each.id === letterId)
    }
    await change({ recipient: `Grace.${id}_x%y@Example.org` })
    expect(await isFound({ search: `grace.${id}_X%` })).toBe(true)
    expect(await isFound({ search: `grace.${id}_xxy` })).toBe(false)
    await change({ recipient: `grace.${id}@example.org` })
    expect(await isFound({ search: ` GRACE.${id}@example.org` })).toBe(true)
    // A partial address can look like a whole one.
    expect(await isFound({ search: `grace.${id}@example.or` })).toBe(true)
    const search = `TZ-00${id}`
    expect(await isFound({ search, kind: 'application-link' })).toBe(true)
    expect(await isFound({ search, applicationId: '1' })).toBe(false)
    expect(await isFound({ search: `tz ${id}`, state: 'bounced' })).toBe(false)
    await change({ delivery: 'bounced', deliveryAt: d.t.time.now, deliveryCode: '5.1.1' })
    expect(await isFound({ search, state: 'bounced' })).toBe(true)
    expect(await isFound({ search, state: 'sent' })).toBe(false)
  })
})
