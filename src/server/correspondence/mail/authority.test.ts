import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { referenceOf } from '#domain/application/reference.ts'
import { applicationQuota, strangerQuota } from '#domain/document/upload-quota.ts'
import { defaultForm } from '#domain/filing/default-form.ts'
import { unknownEmailDays } from '#domain/mail/received-email.ts'
import { anonymise } from '../../../../test/support/data-request.ts'
import { visaFor } from '../../../../test/support/deciding.ts'
import * as samples from '../../../../test/support/document-samples.ts'
import { brokenInvariants } from '../../../../test/support/invariants.ts'
import { changeRows, rowsOf } from '../../../../test/support/rows.ts'
import { insertExample } from '../../../../test/support/services.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { contact, emailOf } from '../../../../test/support/written-email.ts'
import { findApplicants } from '../../data/application/applicant.ts'
import { saveFilingForm } from '../../data/casework/filing.ts'
import { refreshWork } from '../../data/casework/work.ts'
import { sweepFiles } from '../../document/sweep.ts'
import { OutOfTime } from '../../document/upload/isolated-process.ts'
import { deleteApplication } from '../../person/deletion.ts'
import { findRecords } from '../../person/records.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { startInbound } from './test-support.ts'

const shop = await startInbound()
const { t, app, staff, hasMessage, take } = shop
const { db } = t.services
const owner = await signIn(app, { role: 'owner' })
const mailbox = 'visa+{reference}.{traveller}@karibu.example'
const by = { version: 0, staffId: owner.staff.id, now: t.time.now }
await saveFilingForm(db, { ...defaultForm, mailbox }, by)
beforeEach(() => shop.later())

const portal = 'Immigration <no-reply@portal.example>'
const [to, day] = ['visa@karibu.example', 86_400]
let count = 0

/** A paid application of travellers who are filed; numbers are given out in turn. */
async function filed(people = 1) {
  const applicants = Array.from({ length: people }, () => {
    count += 1
    return { firstName: 'Ada', lastName: 'Example', passportNumber: `Q${8_000_000 + count}` }
  })
  const details = { contactEmail: contact }
  const { id } = await insertExample(t.services, { applicants, details, now: t.time.now })
  const stands = { status: 'processing', paidAt: t.time.now, assignedTo: staff.staff.id } as const
  await changeRows(db, 'application', { id }, stands)
  await changeRows(db, 'applicant', { applicationId: id }, { state: 'filed', filedAt: t.time.now })
  await refreshWork(db, [id])
  const ids = (await findApplicants(db, id)).map((row) => row.id)
  const passports = applicants.map((each) => each.passportNumber)
  return { id, ids, passports, applicantId: ids[0] ?? 0, passport: passports[0] ?? '' }
}

/** The address that the first traveller of an application has for the portal. */
const portalOf = (id: number) => `visa+${referenceOf(id)}.1@karibu.example`

type Suggested = {
  applicantId: number
  clues: string[]
  offers: string[]
  isRejected: boolean
  portalNumber: string | null
}
type View = {
  kind: string
  applicationId: number | null
  slots: object[]
  authority: { kind: string; number: string | null; travellers: Suggested[] } | null
}
const left = async () => (await shop.emails()).map((each) => each.id)
const read = async (id: string) =>
  (await staff.get(`/api/admin/emails/${id}`)).body as unknown as View
const say = (id: string, what: 'authority' | 'detach', applicantId: number) =>
  staff.post(`/api/admin/emails/${id}/${what}`, { applicantId })
const events = (applicationId: number) =>
  rowsOf(db, 'applicationEvent', { applicationId, kind: 'email-received' })
const written = (email: Partial<Parameters<typeof emailOf>[0]>) =>
  take(emailOf({ from: portal, to, subject: 'e-Visa', ...email }))

/** Of the inbox's waiting list of the colleague who has the application. */
async function waiting(applicationId: number): Promise<string[]> {
  const { body } = await staff.get('/api/admin/emails?show=waiting&box=mine')
  const items = body.items as unknown as { id: string; applicationId: number | null }[]
  return items.flatMap((each) => (each.applicationId === applicationId ? [each.id] : []))
}
const mine = async () => {
  const { body } = await staff.get('/api/admin/queues')
  return (body.emails as unknown as { mine: number }).mine
}

const close = (id: string, isClosed: boolean) =>
  staff.post(`/api/admin/emails/${id}/close`, { isClosed })

test('an email of the authority waits in the inbox as a line of its own, until a colleague says that it is dealt with', async () => {
  const before = await mine()
  const { id } = await filed()
  const email = await written({ to: portalOf(id), text: 'Please send a new photo.' })
  const other = await written({ to: portalOf(id), text: 'Please send it soon.' })
  expect(await waiting(id)).toEqual([other.id, email.id])
  expect(await mine()).toBe(before + 2)
  expect((await close(email.id, true)).body.isClosed).toBe(true)
  expect(await waiting(id)).toEqual([other.id])
  expect(await mine()).toBe(before + 1)
  const traces = await rowsOf(db, 'auditEntry', { action: 'email.closed', subject: email.id })
  expect(traces).toMatchObject([{ applicationId: id, details: { closed: true } }])
  await close(email.id, false)
  expect(await waiting(id)).toEqual([other.id, email.id])
})

describe('an email of the authority', () => {
  test('stands with its application, tells a colleague, and waits for no answer', async () => {
    const { id, applicantId } = await filed()
    const email = await written({
      to: portalOf(id),
      text: 'Thank you. Your application was received.\nApplication ID: E4821907',
    })
    expect(email).toMatchObject({ kind: 'authority', applicationId: id, isKnownSender: false })
    expect(await events(id)).toEqual([])
    expect(await hasMessage(id)).toBe(false)
    const alerts = await rowsOf(db, 'staffAlert', { applicationId: id })
    expect(alerts).toMatchObject([{ kind: 'authority-email', staffId: staff.staff.id }])
    expect(await waiting(id)).toEqual([email.id])
    const { authority, slots } = await read(email.id)
    expect(slots).toEqual([])
    expect(authority).toMatchObject({ kind: 'number', number: 'E4821907' })
    const offered = { applicantId, clues: ['address'], offers: ['number', 'detach'] }
    expect(authority?.travellers).toMatchObject([offered])
    const thread = await staff.get(`/api/admin/applications/${id}/thread`)
    expect(thread.body.entries).toContainEqual(
      expect.objectContaining({ emailId: email.id, isAuthority: true, isAutoReply: false }),
    )
    const kept = { portalNumber: 'E-4821907' }
    const path = `/api/admin/applicants/${applicantId}/filing`
    expect((await staff.put(path, kept)).status).toBe(200)
    const first = { portalNumber: 'E-9', isFirstNumber: true }
    expect((await staff.put(path, first)).body.code).toBe('application.changed')
    expect((await staff.put(path, { ...first, ...kept })).status).toBe(200)
    const after = (await read(email.id)).authority?.travellers
    expect(after).toMatchObject([{ ...kept, offers: ['detach'] }])
    const next = await written({ text: 'Application E4821907: your visa was approved.' })
    expect(next).toMatchObject({ kind: 'authority', applicationId: id })
    expect((await read(next.id)).authority?.travellers).toMatchObject([{ clues: ['number'] }])
  })

  test('is found by a passport in its PDF, and once staff agree that becomes a visa document', async () => {
    const { id, applicantId, passport } = await filed()
    const bytes = await visaFor('Ada Example', [passport])
    const files = [{ name: 'grant.pdf', type: 'application/pdf', bytes }]
    const email = await written({ subject: 'Visa approved', text: 'See the notice.', files })
    const path = `/api/admin/emails/${email.id}/files/${email.files[0]?.id}`
    expect((await read(email.id)).authority?.travellers).toMatchObject([
      { applicantId, clues: ['passport', 'name'], offers: ['attach'] },
    ])
    expect((await staff.post(`${path}/visa-document`, {})).body.code).toBe('document.not-found')
    const { authority } = (await say(email.id, 'authority', applicantId)).body as View
    const travellers = [{ offers: ['visa', 'detach'] }]
    expect(authority).toMatchObject({ kind: 'approved', travellers })
    const puts = await Promise.all([1, 2].map(() => staff.post(`${path}/visa-document`, {})))
    const put = await staff.post(`${path}/visa-document`, {})
    expect(put.status).toBe(201)
    for (const { status, body } of puts) {
      expect(body.id ?? body.code).toBe(status === 201 ? put.body.id : 'email.file-used')
    }
    expect(await rowsOf(db, 'stagedVisa', { applicationId: id })).toHaveLength(1)
    expect(put.body).toMatchObject({ applicationId: id, applicantId, fileName: 'grant.pdf' })
    expect(put.body.candidates).toMatchObject([{ applicantId, isMatch: true }])
    const asDocument = { applicantId, documentType: 'flightTicket' }
    expect((await staff.post(`${path}/document`, asDocument)).body.code).toBe('applicant.not-found')
    await say(email.id, 'detach', applicantId)
    expect((await staff.post(`${path}/visa-document`, {})).body.code).toBe('document.not-found')
  })

  test('is nobody’s by a name, by our reference, or by what it repeats', async () => {
    const { id, passport } = await filed()
    const quoted = `\n\nOn Mon, 2 Nov 2026 at 10:00, Karibu <a@b.example> wrote:\n> ${passport}\n`
    const texts = ['Dear Ada Example, approved', `${referenceOf(id)} approved`, `Yes${quoted}`]
    for (const text of texts) {
      const email = await written({ text })
      expect(email).toMatchObject({ kind: 'unknown', applicationId: null })
      expect((await read(email.id)).authority).toBeNull()
    }
  })

  test('that claims to be from the contact stays a message for staff', async () => {
    const { id, passport, applicantId } = await filed()
    const files = [{ name: 'a.pdf', bytes: await visaFor('A', []) }]
    const text = `Was ${passport} approved?`
    const email = await take(emailOf({ to: portalOf(id), text, files }))
    expect(email).toMatchObject({ kind: 'unknown', applicationId: null })
    expect((await read(email.id)).authority?.travellers).toMatchObject([{ offers: ['attach'] }])
    await staff.post(`/api/admin/emails/${email.id}/attach`, { applicationId: id })
    expect(await read(email.id)).toMatchObject({ kind: 'answer', authority: null })
    expect((await say(email.id, 'detach', applicantId)).body.code).toBe('email.attached')
    const path = `/api/admin/emails/${email.id}/files/${email.files[0]?.id}/visa-document`
    expect((await staff.post(path, {})).body.code).toBe('document.not-found')
    expect(await hasMessage(id)).toBe(true)
  })

  test('that quotes a passport waits, whoever sends it, and closed by mistake waits again', async () => {
    const { id, passport, applicantId } = await filed()
    const email = await written({ from: 'Spouse <s@example.org>', text: `What of ${passport}?` })
    expect(email).toMatchObject({ kind: 'unknown', applicationId: null })
    expect(await rowsOf(db, 'staffAlert', { applicationId: id })).toEqual([])
    await staff.post(`/api/admin/emails/${email.id}/close`, {})
    expect(await brokenInvariants(db, 'email')).toEqual([])
    await say(email.id, 'authority', applicantId)
    expect((await say(email.id, 'detach', applicantId)).body).toMatchObject({ isClosed: false })
  })

  test('is nobody’s who never paid, and at no address before the documents are there', async () => {
    const { id, passport, applicantId } = await filed()
    const applicants = [{ passportNumber: passport }]
    await insertExample(t.services, { applicants, now: t.time.now })
    const named = await read((await written({ text: passport })).id)
    expect(named.authority?.travellers).toMatchObject([{ applicantId }])
    await changeRows(db, 'applicant', { applicationId: id }, { state: 'collecting', filedAt: null })
    expect((await read((await written({ to: portalOf(id) })).id)).authority).toBeNull()
    await changeRows(db, 'application', { id }, { status: 'pending', paidAt: null })
    expect((await read((await written({ text: passport })).id)).authority).toBeNull()
  })

  test('about travellers of two applications belongs to neither, until staff say so', async () => {
    const [one, other] = [await filed(), await filed()]
    const email = await written({ text: `${one.passport} and ${other.passport}` })
    expect(email).toMatchObject({ kind: 'unknown', applicationId: null })
    const offers = ['attach']
    expect((await read(email.id)).authority?.travellers).toMatchObject([
      { applicantId: one.applicantId, offers },
      { applicantId: other.applicantId, offers },
    ])
    const stranger = await filed()
    const refused = await say(email.id, 'authority', stranger.applicantId)
    expect(refused.body.code).toBe('applicant.not-found')
    const said = await say(email.id, 'authority', other.applicantId)
    expect(said.body).toMatchObject({ kind: 'authority', applicationId: other.id })
    expect((await say(email.id, 'authority', other.applicantId)).status).toBe(200)
    expect((await say(email.id, 'authority', one.applicantId)).body.code).toBe('email.attached')
    expect(await hasMessage(other.id)).toBe(false)
  })

  test('about two of a family is taken from one, then from the other, and given back', async () => {
    const { id, ids, passports } = await filed(2)
    const email = await written({ to: portalOf(id), text: passports.join(', ') })
    expect(email).toMatchObject({ kind: 'authority', applicationId: id })
    const [first = 0, second = 0] = ids
    expect((await say(email.id, 'detach', first)).body).toMatchObject({ kind: 'authority' })
    const gone = { kind: 'unknown', applicationId: null }
    expect((await say(email.id, 'detach', second)).body).toMatchObject(gone)
    expect((await say(email.id, 'detach', second)).body).toMatchObject(gone)
    const audit = await rowsOf(db, 'auditEntry', { action: 'email.detached', applicationId: id })
    expect(audit).toHaveLength(3)
    const back = await say(email.id, 'authority', first)
    expect(back.body).toMatchObject({ kind: 'authority', applicationId: id })
    expect((await read(email.id)).authority?.travellers).toMatchObject([
      { isRejected: false },
      { isRejected: true, offers: ['attach'] },
    ])
    expect(await brokenInvariants(db, 'email')).toEqual([])
  })
})

describe('its files', () => {
  const used = (files: number) => db.updateTable('uploadQuota').set({ files }).execute()
  const refusalOf = async (email: Parameters<typeof written>[0]) =>
    (await written({ files: [{ name: 'a.pdf', bytes: await samples.pdf() }], ...email })).files.map(
      ({ refusal }) => refusal,
    )

  test('are not kept out by who sends others under its address', async () => {
    const { id, passport } = await filed()
    await db.deleteFrom('uploadQuota').execute()
    expect(await refusalOf({})).toEqual([null])
    await used(strangerQuota.files)
    expect(await refusalOf({})).toEqual(['document.quota'])
    expect(await refusalOf({ to: portalOf(id) })).toEqual([null])
    expect(await refusalOf({ text: passport })).toEqual([null])
    // Nor do they, whoever sends them, take from what its travellers may send.
    await used(applicationQuota(1).files)
    expect(await refusalOf({ to: portalOf(id) })).toEqual(['document.quota'])
    const answer = shop.addressOf({ of: 'application', id })
    expect(await refusalOf({ from: contact, to: answer })).toEqual([null])
    await db.deleteFrom('uploadQuota').execute()
  })

  test('are not kept out by the pictures of its letterhead', async () => {
    const bytes = await samples.png()
    const logo = { name: 'logo.png', type: 'image/png', cid: 'logo', bytes }
    const files = [logo, logo, { name: 'a.pdf', bytes: await samples.pdf() }]
    await db.deleteFrom('uploadQuota').execute()
    expect(await refusalOf({})).toEqual([null])
    await used(strangerQuota.files - 1)
    expect(await refusalOf({ files })).toEqual([null, null, null])
    await db.deleteFrom('uploadQuota').execute()
  })

  test('are read again where the machine lacked the time, and else left to staff', async () => {
    const { passport } = await filed()
    const files = [{ name: 'grant.pdf', bytes: await visaFor('Ada Example', [passport]) }]
    const textOf = () => Promise.reject(new OutOfTime())
    const slow = { admission: { ...app.services.admission, textOf } }
    const raw = emailOf({ from: portal, to, files })
    const stored = async () => (await rowsOf(db, 'storedFile')).length
    const before = [await left(), await stored()]
    await expect(take(raw, slow)).rejects.toMatchObject({ code: 'server.busy' })
    expect([await left(), await stored()]).toEqual(before)
    const email = await take(raw, slow)
    expect(email).toMatchObject({ kind: 'unknown', files: [{ refusal: null }] })
    const again = emailOf({ from: portal, to, files })
    await expect(take(again, slow)).rejects.toMatchObject({ code: 'server.busy' })
    expect((await read((await take(again)).id)).authority?.travellers).toHaveLength(1)
  })
})

describe('what becomes of it', () => {
  test('it is in the export, and goes with its application', async () => {
    const { id, passport } = await filed()
    const bytes = await visaFor('Ada Example', [passport])
    const email = await written({ to: portalOf(id), files: [{ name: 'grant.pdf', bytes }] })
    const asked = { email: contact, applications: [{ id }] }
    const { data } = await findRecords(db, t.services, asked)
    expect(data.emails).toMatchObject([{ subject: 'e-Visa', files: [{}] }])
    const keys = await inTransaction(db, (tx) => deleteApplication(tx, t.services, id))
    expect(keys).toContain(email.files[0]?.storageKey)
    expect((await shop.emails()).map((each) => each.id)).not.toContain(email.id)
  })

  test('what may be about two goes with the second, and is in nobody’s export', async () => {
    const [one, other, third] = [await filed(), await filed(), await filed()]
    const text = `${one.passport} and ${other.passport}`
    const email = await written({ text, files: [{ name: 'a.pdf', bytes: await visaFor('A', []) }] })
    const denied = await written({ text: `${one.passport} and ${third.passport}` })
    await say(denied.id, 'detach', third.applicantId)
    const rejected = await written({ text: one.passport })
    await say(rejected.id, 'detach', one.applicantId)
    const { data } = await findRecords(db, t.services, { email: contact, applications: [one] })
    expect(JSON.stringify(data.emails)).not.toContain(other.passport)
    expect(await anonymise(t.services, one)).toEqual([])
    expect(await left()).toEqual(expect.arrayContaining([email.id, rejected.id]))
    expect(await left()).not.toContain(denied.id)
    expect((await read(email.id)).authority?.travellers).toMatchObject([
      { applicantId: other.applicantId },
    ])
    expect(await anonymise(t.services, other)).toContain(email.files[0]?.storageKey)
    expect(await left()).not.toContain(email.id)
  })

  test('nobody deletes what may be about them, or somebody else, with their application', async () => {
    const { id, passport } = await filed()
    const email = await written({ text: passport })
    await inTransaction(db, (tx) => deleteApplication(tx, t.services, id))
    expect(await left()).toContain(email.id)
  })

  test('with its application it stays; taken from it, three months longer', async () => {
    const { now } = t.time
    onTestFinished(() => {
      t.time.now = now
    })
    const { id, applicantId } = await filed()
    const taken = await written({ to: portalOf(id) })
    const stays = await written({ to: portalOf(id) })
    shop.later(unknownEmailDays * day)
    const again = await signIn(app, { role: 'agent' })
    const path = `/api/admin/emails/${taken.id}/detach`
    expect((await again.post(path, { applicantId })).status).toBe(200)
    shop.later()
    await sweepFiles(t.services, t.time.now)
    expect(await left()).toEqual(expect.arrayContaining([taken.id, stays.id]))
    shop.later(unknownEmailDays * day)
    await sweepFiles(t.services, t.time.now)
    expect(await left()).not.toContain(taken.id)
    expect(await left()).toContain(stays.id)
  })
})
