import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../../test/support/app.ts'
import { openDeciding, visaFor } from '../../../../test/support/deciding.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { brokenInvariants } from '../../../../test/support/invariants.ts'
import { changeRows, insertRow, rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { writeLetter } from '../../../../test/support/services.ts'
import { insertStaff, signIn } from '../../../../test/support/staff.ts'
import { enqueueLetter } from '../../data/correspondence/letter.ts'
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
  const answer = await d.put(
    agent,
    id,
    { status: 'approved', namesConfirmed: 'true' },
    { bytes: visa },
  )
  expect(answer.status).toBe(200)
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
    const answer = await fetch(`${d.app.origin}${pathOf(letterId)}/page`, {
      headers: { cookie: agent.cookie() },
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    const policy = answer.headers.get('content-security-policy')?.split('; ')
    expect(policy).toEqual([
      "default-src 'none'",
      "style-src 'unsafe-inline'",
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      'sandbox',
    ])
    expect(await answer.text()).toBe((await open(letterId)).html)
  })

  test('of codes nothing is kept, of what was never sent nothing is composed', async () => {
    const { id, letterId } = await paid()
    const application = await d.of(id).row()
    const sessionId = await insertRow(d.db, 'travellerSession', {
      tokenHash: Buffer.alloc(32, id),
      createdAt: d.t.time.now,
    })
    await d.db.transaction().execute(async (tx) => {
      const expiresAt = new Date(d.t.time.now.getTime() + 600_000)
      const about = { applicationId: id, sessionId: sessionId.id }
      const fresh = { codeHash: Buffer.alloc(32), tries: 0, expiresAt }
      await insertRow(tx, 'downloadCode', { ...about, ...fresh })
      const code = { kind: 'download-code', application, code: '048213' } as const
      await enqueueLetter(tx, d.t.services, {
        ...code,
        about: { sessionId: sessionId.id },
        now: d.t.time.now,
      })
    })
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
    const answer = await fetch(`${d.app.origin}${pathOf(letterId)}/attachments/0`, {
      headers: { cookie: agent.cookie() },
    })
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).equals(visa)).toBe(true)
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="visa.pdf"')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(answer.headers.get('content-type')).toBe('application/pdf')

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
    expect(codeOf(await agent.get(`${pathOf(letterId)}/attachments/1`))).toBe(
      '404 letter.not-found',
    )
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
    await insertRow(d.db, 'letterAttachment', {
      letterId: copy?.id ?? '',
      position: 0,
      fileName: 'a.pdf',
      storageKey,
    })
    expect(await takeLetterAttachments(d.db, { ids: [copy?.id ?? ''] })).toEqual([])
    const gone = await takeLetterAttachments(d.db, { applicationId: id })
    expect(gone).toEqual(files)
    await deleteStoredFiles(d.db, gone)
  })
})

describe('who may', () => {
  test('nobody without a session, none for what is not there, and chat only for who reads the chat', async () => {
    const { id, letterId } = await paid()
    await sendAll(id)
    expect(codeOf(await d.app.browser().get(pathOf(letterId)))).toBe('401 request.unauthorized')
    const nowhere = '0b3f3a63-2f2b-4c1e-9d53-0b6a4c1f2d11'
    for (const path of ['', '/page', '/attachments/0']) {
      expect(codeOf(await agent.get(`${pathOf(nowhere)}${path}`))).toBe('404 letter.not-found')
    }
    const role = d.t.services.random.uuid()
    await insertRow(d.db, 'staffRole', {
      id: role,
      name: 'Letters only',
      permissions: ['application.read', 'letter.read'],
    })
    const as = await insertStaff(d.t.services, { role })
    const clerk = await signIn(d.app, { as })
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
    const recipient = `Grace.${id}_x%y@Example.org`
    await d.db.updateTable('letter').set({ recipient }).where('id', '=', letterId).execute()
    const found = async (query: Record<string, string>) => {
      const { status, body } = await agent.get(`/api/admin/letters?${new URLSearchParams(query)}`)
      expect(status).toBe(200)
      return (body as unknown as { items: { id: string; standing: string }[] }).items
    }
    const ids = async (query: Record<string, string>) => (await found(query)).map((each) => each.id)
    expect(await ids({ search: `grace.${id}_X%` })).toEqual([letterId])
    expect(await ids({ search: `grace.${id}_xxy` })).toEqual([])
    await changeRows(d.db, 'letter', { id: letterId }, { recipient: `grace.${id}@example.org` })
    expect(await ids({ search: ` GRACE.${id}@example.org` })).toEqual([letterId])
    // A partial address can look like a whole one.
    expect(await ids({ search: `grace.${id}@example.or` })).toEqual([letterId])
    expect(await ids({ search: `TZ-00${id}`, kind: 'application-link' })).toEqual([letterId])
    expect(await ids({ search: `TZ-00${id}`, applicationId: '1' })).toEqual([])
    expect(await ids({ search: `tz ${id}`, state: 'bounced' })).toEqual([])
    const news = { delivery: 'bounced', deliveryAt: d.t.time.now, deliveryCode: '5.1.1' } as const
    await changeRows(d.db, 'letter', { id: letterId }, news)
    const bounced = await found({ state: 'bounced', search: `TZ-00${id}` })
    expect(bounced).toMatchObject([{ id: letterId, standing: 'bounced' }])
    expect(await ids({ search: `TZ-00${id}`, kind: 'application-link', state: 'sent' })).toEqual([])
    expect(codeOf(await agent.get('/api/admin/letters?state=lost'))).toBe('400 request.invalid')
  })
})
