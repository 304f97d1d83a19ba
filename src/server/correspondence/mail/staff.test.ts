import { beforeEach, describe, expect, test } from 'vitest'
import { referenceOf } from '#domain/application/reference.ts'
import * as samples from '../../../../test/support/document-samples.ts'
import { brokenInvariants } from '../../../../test/support/invariants.ts'
import { changeRows, rowsOf } from '../../../../test/support/rows.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { contact, emailOf } from '../../../../test/support/written-email.ts'
import { findApplicants } from '../../data/application/applicant.ts'
import { startInbound } from './test-support.ts'

const shop = await startInbound()
const { t, app, staff, application, hasMessage, take } = shop

beforeEach(() => shop.later())

type View = {
  id: string
  applicationId: number | null
  files: { id: string; fileName: string; document: object | null; mediaType: string | null }[]
  slots: { applicantId: number; documentType: string; review: string | null }[]
  suggestions: { id: number; reference: string }[]
}

/** An e-mail with one file about a paid application. */
async function answered(files?: Parameters<typeof emailOf>[0]['files']) {
  const made = await application()
  const { db } = t.services
  const owner = await signIn(app, { role: 'owner' })
  const paid = { status: 'paid', adminNotes: 'Paid by bank transfer' }
  await owner.patch(`/api/admin/applications/${made.id}/status`, paid)
  const given = files ?? [{ name: 'passport.jpg', bytes: await samples.photo(900, 600) }]
  const email = await take(emailOf({ to: made.address, files: given }))
  const [applicant] = await findApplicants(db, made.id)
  return { ...made, emailId: email.id, file: email.files[0], applicantId: applicant?.id ?? 0 }
}

const read = async (id: string) =>
  (await staff.get(`/api/admin/emails/${id}`)).body as unknown as View

describe('a file becomes a document', () => {
  const use = (it: Awaited<ReturnType<typeof answered>>, changes: object = {}) =>
    staff.post(`/api/admin/emails/${it.emailId}/files/${it.file?.id}/document`, {
      ...{ applicantId: it.applicantId, documentType: 'passportDocument' },
      ...changes,
    })

  test('of a traveller, with all that an upload does, once', async () => {
    const it = await answered()
    const before = await read(it.emailId)
    expect(before.slots.map(({ documentType }) => documentType)).toEqual([
      ...['passportPhoto', 'passportDocument', 'flightTicket'],
    ])
    const both = await Promise.all([use(it), use(it)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await use(it)).body.code).toBe('email.file-used')
    const { db } = t.services
    const documents = await rowsOf(db, 'document', { applicationId: it.id })
    expect(documents).toMatchObject([
      { documentType: 'passportDocument', current: true, version: 1, fileName: 'passport.jpg' },
    ])
    const kind = 'document-added'
    const events = await rowsOf(db, 'applicationEvent', { applicationId: it.id, kind })
    expect(events).toMatchObject([{ kind, actor: 'staff', note: 'passportDocument' }])
    const jobs = await t.services.boss.findJobs('compare-passport')
    expect(JSON.stringify(jobs)).toContain(documents[0]?.id)
    const { files } = await read(it.emailId)
    const of = { applicantId: it.applicantId, documentType: 'passportDocument' }
    expect(files[0]?.document).toEqual(of)
  })

  test('not as one that takes no such file, nor of somebody else', async () => {
    const it = await answered([{ name: 'ticket.pdf', bytes: await samples.pdf() }])
    shop.later()
    const other = await answered()
    for (const [change, code] of [
      [{ documentType: 'passportPhoto' }, 'document.wrong-type'],
      [{ documentType: 'transitVisa' }, 'document.type-unknown'],
      [{ applicantId: other.applicantId }, 'applicant.not-found'],
    ] as const) {
      expect((await use(it, change)).body.code).toBe(code)
    }
    const mixed = `/api/admin/emails/${it.emailId}/files/${other.file?.id}/document`
    const asked = { applicantId: it.applicantId, documentType: 'flightTicket' }
    expect((await staff.post(mixed, asked)).body.code).toBe('document.not-found')
  })

  test('not once it was filed', async () => {
    const it = await answered()
    const { db } = t.services
    const filed = { state: 'filed', filedAt: t.time.now } as const
    await changeRows(db, 'applicant', { id: it.applicantId }, filed)
    expect((await use(it)).body.code).toMatch(/applicant.filed|application.closed/)
    expect((await read(it.emailId)).slots).toEqual([])
  })
})

test('files are given out as documents are: to be saved, never run', async () => {
  const it = await answered()
  const path = `/api/admin/emails/${it.emailId}/files/${it.file?.id}`
  const { headers } = await staff.get(path)
  expect(headers.get('content-security-policy')).toContain('sandbox')
  expect(headers.get('content-disposition')).toContain('attachment')
  expect((await staff.get(`${path}/preview`)).headers.get('content-type')).toBe('image/jpeg')
  const missing = `/api/admin/emails/${it.emailId}/files/${it.emailId}`
  expect((await staff.get(missing)).body.code).toBe('document.not-found')
})

type Listed = { id: string; applicationId: number | null }
const listed = async (query: string) =>
  (await staff.get(`/api/admin/emails?${query}`)).body.items as Listed[]
const waiting = () => listed('show=waiting')

describe('an unknown email', () => {
  test('is listed, with the applications of its sender, and attached once', async () => {
    const { id } = await application()
    const written = { to: 'visa@karibu.example', subject: 'My visa', text: 'When?' }
    const email = await take(emailOf(written))
    const listed = await waiting()
    const shown = { id: email.id, subject: 'My visa', sender: contact, kind: 'unknown' }
    expect(listed).toContainEqual(expect.objectContaining(shown))
    const { suggestions } = await read(email.id)
    expect(suggestions[0]).toMatchObject({ id })
    const attach = (applicationId: number) =>
      staff.post(`/api/admin/emails/${email.id}/attach`, { applicationId })
    expect((await attach(9_999_999)).body.code).toBe('application.not-found')
    const answer = await attach(id)
    expect(answer.body).toMatchObject({ applicationId: id, kind: 'answer', isKnownSender: true })
    expect((await attach(id)).body.code).toBe('email.attached')
    expect(await hasMessage(id)).toBe(true)
    const [of] = (await waiting()).filter(({ id: each }) => each === email.id)
    expect(of).toMatchObject({ applicationId: id, waitingSince: email.receivedAt.toISOString() })
  })

  test('needs no answer once that is said, until it is attached', async () => {
    const email = await take(emailOf({ to: 'visa@karibu.example', subject: 'Buy this' }))
    const path = `/api/admin/emails/${email.id}`
    const isWaiting = async () => (await waiting()).some(({ id }) => id === email.id)
    expect(await isWaiting()).toBe(true)
    const close = (isClosed: boolean) => staff.post(`${path}/close`, { isClosed })
    for (const isClosed of [true, true, false, false, true]) {
      expect((await close(isClosed)).body).toMatchObject({ id: email.id, isClosed })
      expect(await isWaiting()).toBe(!isClosed)
    }
    expect((await listed('show=answered')).map(({ id }) => id)).toContain(email.id)
    const broken = await brokenInvariants(t.services.db)
    expect(broken.filter((promise) => promise.includes('email'))).toEqual([])
    const { id: applicationId } = await application()
    await staff.post(`${path}/attach`, { applicationId })
    expect(await isWaiting()).toBe(true)
    expect((await close(true)).body.code).toBe('email.attached')
  })

  test.each([
    ['auto-replied', false],
    ['auto-generated', true],
    ['no', true],
  ])('waits if it comes by itself, %s: %s', async (says, is) => {
    const headers = { 'Auto-Submitted': says }
    const { id } = await take(emailOf({ to: 'visa@karibu.example', headers }))
    expect((await waiting()).some((each) => each.id === id)).toBe(is)
    expect((await listed('show=all')).map((each) => each.id)).toContain(id)
  })

  test.each([
    ['newest', ['3', '2', '1'], 'waiting'],
    ['waiting', ['1', '2', '3'], 'waiting'],
    ['newest', ['5', '4', '3', '2', '1'], 'all'],
    ['waiting', ['1', '2', '3', '5', '4'], 'all'],
    ['waiting', ['5', '4'], 'answered'],
  ])('comes page by page, by %s: %s, %s', async (sort, order, show) => {
    const named = `${sort} ${show}`
    for (const subject of ['1', '2', '3', '4', '5']) {
      const written = { to: 'visa@karibu.example', subject: `${named} ${subject}` }
      const { id } = await take(emailOf(written))
      if (subject > '3') await staff.post(`/api/admin/emails/${id}/close`, { isClosed: true })
    }
    const seen: string[] = []
    const path = `/api/admin/emails?show=${show}&search=${named}%20&sort=${sort}&limit=2`
    let cursor = ''
    do {
      const { body } = await staff.get(`${path}${cursor}`)
      seen.push(...(body.items as { subject: string }[]).map(({ subject }) => subject))
      cursor = body.nextCursor ? `&cursor=${encodeURIComponent(String(body.nextCursor))}` : ''
    } while (cursor)
    expect(seen).toEqual(order.map((each) => `${named} ${each}`))
    expect((await staff.get('/api/admin/emails?cursor=x')).status).toBe(400)
  })
})

test('an application of which emails wait is one line, by its last one, and since its first; found by number and words', async () => {
  const { id, address } = await application()
  const first = await take(emailOf({ to: address, text: 'When will it come?' }))
  const last = await take(emailOf({ to: address, text: 'I fly on Monday, 100% sure' }))
  const of = async (query: string) =>
    (await listed(query)).filter(({ applicationId }) => applicationId === id)
  expect(await of('show=waiting&box=unassigned')).toMatchObject([
    { id: last.id, waitingSince: first.receivedAt.toISOString(), staff: null },
  ])
  expect((await of('show=all')).map((each) => each.id)).toEqual([last.id, first.id])
  expect(await of(`search=${referenceOf(id)}`)).toHaveLength(2)
  expect(await of('search=100%25')).toHaveLength(1)
  expect(await of('search=fl')).toEqual([])
  expect(await of('box=mine')).toEqual([])
  await staff.put(`/api/admin/applications/${id}/assignee`, { staffId: staff.staff.id })
  expect(await of('box=mine&show=waiting')).toMatchObject([{ staff: 'Neema Sample' }])
  const upTo = last.receivedAt.toISOString()
  await staff.post(`/api/admin/applications/${id}/thread/nothing-to-answer`, { upTo })
  expect(await of('show=waiting')).toEqual([])
  expect(await of('show=answered')).toHaveLength(2)
})

test('a decision answers an email until it is undone', async () => {
  const { id, address } = await application()
  const email = await take(emailOf({ to: address, text: 'My number is wrong' }))
  const waits = async () => (await listed('show=waiting')).some((each) => each.id === email.id)
  const rejected = { status: 'rejected', adminNotes: 'No' }
  const { body } = await staff.patch(`/api/admin/applications/${id}/status`, rejected)
  expect(await waits()).toBe(false)
  const [held] = body.held as { id: number }[]
  await staff.post(`/api/admin/decisions/${held?.id}/undo`, {})
  expect(await waits()).toBe(true)
})

test('an email about what is decided waits as well, for anybody where its colleague has left', async () => {
  const { id, address } = await application()
  const [owner, leaving] = [await signIn(app), await signIn(app, { role: 'agent' })]
  const path = `/api/admin/applications/${id}`
  await owner.put(`${path}/assignee`, { staffId: leaving.staff.id })
  await owner.patch(`${path}/status`, { status: 'rejected', adminNotes: 'No' })
  await owner.patch(`/api/admin/staff/${leaving.staff.id}`, { disabled: true })
  const email = await take(emailOf({ to: address, text: 'Why?' }))
  expect(await listed('show=waiting&box=unassigned')).toContainEqual(
    expect.objectContaining({ id: email.id, applicationId: id }),
  )
})
