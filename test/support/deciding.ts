import { readdir } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type DocumentType, requiredDocuments } from '#domain/document/document.ts'
import type { Language } from '#domain/reference/languages.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import type { Role } from '#domain/staff/permission.ts'
import { isDecidedState, statusNeedsReason } from '../../src/domain/application/applicant-state.ts'
import type { ApplicationStatus } from '../../src/domain/application/status.ts'
import { sendLetter } from '../../src/server/correspondence/letter/send.ts'
import { findApplicants } from '../../src/server/data/application/applicant.ts'
import { refreshReadiness } from '../../src/server/data/application/applicant-state.ts'
import { askWhileRejected, lockApplication } from '../../src/server/data/application/application.ts'
import { recordStaffEvent } from '../../src/server/data/application/event.ts'
import { insertVisas } from '../../src/server/data/casework/approval.ts'
import { keepVerdict } from '../../src/server/data/casework/review.ts'
import { refreshWork } from '../../src/server/data/casework/work.ts'
import { spoolFolder } from '../../src/server/document/upload/spool.ts'
import type { Tx } from '../../src/server/platform/db/database.ts'
import { inTransaction } from '../../src/server/platform/db/transaction.ts'
import { type Answered, startApp } from './app.ts'
import { acceptedBy, addStoredFile, addDocument as insertDocument } from './document-row.ts'
import { forFile } from './for-file.ts'
import { type FormFile, formOf } from './form.ts'
import { brokenInvariants } from './invariants.ts'
import { parseMail, partOfType } from './mail-sink.ts'
import { cookieOf } from './owner.ts'
import { changeRows, rowOf, rowsOf } from './rows.ts'
import { insertExample, startServices } from './services.ts'
import { insertStaff, signIn } from './staff.ts'
import { keysIn } from './stored-keys.ts'

export type Agent = Awaited<ReturnType<typeof signIn>>
export type Fields = Record<string, string>
export type File = FormFile
export type Application = { id: number; orderId: string }

/** Set-up of decision tests: applications, and everything that a decision leaves behind. */
export async function openDeciding() {
  const t = await startServices()
  const app = await startApp(t.services)
  const { db } = t.services

  let colleagues = 0
  /** From its own network, since the clock stands still and limits are per network. */
  const signedIn = (role: Role = 'agent', more: Parameters<typeof signIn>[1] = {}) => {
    colleagues += 1
    const network = `198.51.${Math.floor(colleagues / 250)}.${(colleagues % 250) + 1}`
    return signIn(app, { role, network, ...more })
  }

  async function application(language: Language = 'en'): Promise<Application> {
    const made = await insertExample(t.services, { now: t.time.now })
    await db.updateTable('application').set({ language }).where('id', '=', made.id).execute()
    // Directly, so nothing else notices.
    await refreshWork(db, [made.id])
    return made
  }

  /** A family with these given names; Ana, Ben and Cleo by default. */
  async function familyOf(...firstNames: string[]) {
    const applicants = firstNames.map((firstName, index) => ({
      ...{ firstName, lastName: 'Muster' },
      passportNumber: passports[firstName] ?? `X123456${index}`,
    }))
    const made = await insertExample(t.services, { applicants, now: t.time.now })
    const ids = (await applicantsOf(made.id)).map(({ id }) => id)
    const [ana = 0, ben = 0, cleo = 0] = ids
    return { ...made, ids, ana, ben, cleo }
  }

  /** A document, by default of the first traveller. */
  async function addDocument(
    id: number,
    documentType: DocumentType,
    applicantId?: number,
    tx: Tx = db,
  ): Promise<string> {
    const whose = applicantId ?? (await findApplicants(tx, id))[0]?.id ?? 0
    const about = { applicationId: id, applicantId: whose }
    return insertDocument({ ...t.services, db: tx }, about, documentType)
  }

  const isPaid = ({ status, paymentStatus }: Awaited<ReturnType<ReturnType<typeof of>['row']>>) =>
    paymentStatus === 'paid' || status !== 'pending'

  /** Simulates this colleague's acceptance of the given documents. Real verdicts have tests of their own. */
  async function accept(
    by: Agent,
    id: number,
    applicantId: number,
    types: readonly DocumentType[],
  ): Promise<void> {
    const now = t.time.now
    await inTransaction(db, async (tx) => {
      const row = await lockApplication(tx, id)
      const about = { applicationId: id, staffId: by.staff.id, now }
      let given = 0
      for (const documentType of types) {
        const there = await tx
          .selectFrom('document')
          .select(['id', 'review'])
          .where('applicantId', '=', applicantId)
          .where('documentType', '=', documentType)
          .where('current', '=', true)
          .executeTakeFirst()
        if (there?.review === 'accepted') continue
        const document = there?.id ?? (await addDocument(id, documentType, applicantId, tx))
        await keepVerdict(tx, document, acceptedBy(by.staff.id, now))
        await recordStaffEvent(tx, about, { kind: 'document-accepted', note: documentType })
        given += 1
      }
      if (given === 0) return
      await refreshReadiness(tx, id, requiredDocuments(shippedRules, row.visaType))
      await askWhileRejected(tx, shippedRules, row, row.documentsAskedAt)
      const entry = { at: now, staffId: by.staff.id, action: 'document.reviewed' } as const
      await tx
        .insertInto('auditEntry')
        .values({ ...entry, applicationId: id, details: '{}' })
        .execute()
    })
  }

  /** Simulates this colleague's acceptance of all documents of undecided applicants. */
  async function acceptAll(by: Agent, id: number): Promise<void> {
    const { visaType } = await of(id).row()
    for (const { id: applicantId, state } of await findApplicants(db, id)) {
      if (!isDecidedState(state))
        await accept(by, id, applicantId, requiredDocuments(shippedRules, visaType))
    }
  }

  let owner: ReturnType<typeof insertStaff> | undefined
  async function payerFor(by: Agent | undefined): Promise<Agent> {
    if (by?.staff.role === 'owner' || by?.staff.role === 'manager') return by
    owner ??= insertStaff(t.services)
    return signIn(app, { as: await owner })
  }
  /** Marks as paid, by this colleague if permitted, else by an owner. */
  async function payByHand(id: number, by?: Agent): Promise<void> {
    const paid = { status: 'paid', adminNotes: 'Paid by bank transfer' }
    const { status, body } = await patch(await payerFor(by), id, paid)
    if (status !== 200) throw new Error(`paid: ${String(body.code)}`)
  }

  /** Makes filing possible: paid, with every document accepted by this colleague. */
  async function prepare(by: Agent, id: number): Promise<void> {
    if (!isPaid(await of(id).row())) await payByHand(id, by)
    await acceptAll(by, id)
  }

  /** Simulates an added approval document without real bytes. */
  async function addApprovalRow(id: number, by: Agent): Promise<void> {
    const createdAt = t.time.now
    const storageKey = await addStoredFile(t.services)
    const about = { applicationId: id, storageKey, createdAt, fileName: 'visa.png' }
    const applicants = await findApplicants(db, id)
    const visas = applicants.map((applicant) => ({
      ...{ ...about, id: t.services.random.uuid(), applicantId: applicant.id },
      ...{ namesFound: false, addedBy: by.staff.id },
    }))
    await insertVisas(db, visas)
  }

  /** Simulates a minute passing: decisions are final and travellers notified. */
  const tellNow = () => changeRows(db, 'heldDecision', { undoneAt: null }, { until: new Date(0) })
  async function told(answer: Promise<Answered>): Promise<Answered> {
    const answered = await answer
    await tellNow()
    return answered
  }

  const patch = (by: Agent, id: number, body: object): Promise<Answered> =>
    told(by.patch(`/api/admin/applications/${id}/status`, body))

  const form = (fields: Fields, file?: File, part = 'approvalDocument') =>
    formOf(fields, file && { name: 'visa.pdf', type: 'application/pdf', ...file }, part)
  const put = (by: Agent, id: number, fields: Fields, file?: File): Promise<Answered> =>
    told(by.send('PUT', `/api/admin/applications/${id}/status`, form(fields, file)))
  const approve = (by: Agent, id: number, fields: Fields, file?: File): Promise<Answered> =>
    told(by.send('POST', `/api/admin/applications/${id}/approval`, form(fields, file)))

  const applicantsOf = (id: number) => findApplicants(db, id)

  /** Uploads a document of the first traveller from their browser. */
  async function upload(made: Application, documentType: DocumentType, file: File) {
    const [applicant] = await applicantsOf(made.id)
    const path = `/api/applicants/${applicant?.id}/documents`
    const headers = cookieOf(made)
    return app.browser().send('POST', path, { ...form({ documentType }, file, 'file'), headers })
  }

  /** Decides about one traveller; filing includes a portal number by default. */
  function decide(by: Agent, applicantId: number, fields: Fields, file?: File): Promise<Answered> {
    const number = fields.decision === 'filed' && !fields.reason ? { portalNumber: 'EV-1' } : {}
    const sent = form({ ...number, ...fields }, file, 'visaDocument')
    return told(by.send('PUT', `/api/admin/applicants/${applicantId}/decision`, sent))
  }

  /** Decides as the screens do, undoable for a minute; returns the decision's id. */
  async function hold(by: Agent, applicantId: number, fields: Fields, file?: File) {
    const path = `/api/admin/applicants/${applicantId}/decision`
    const { status, body } = await by.send('PUT', path, form(fields, file, 'visaDocument'))
    expect([status, body.code]).toEqual([200, undefined])
    return (body.held as { id: number }[])[0]?.id ?? 0
  }

  /** Puts in a visa document, which waits for its approval. */
  const stage = (by: Agent, bytes: Buffer, fields: Fields = {}) =>
    by.send('POST', '/api/admin/visa-documents', form(fields, { bytes }, 'file'))

  /** What staff read of the past, newest first. */
  const historyOf = async (by: Agent, id: number) => {
    const path = `/api/admin/applications/${id}/thread?kinds=status,correction,message,note`
    return (await by.get(path)).body.entries as Record<string, unknown>[]
  }

  /** Has two persons approve, until the test ends. */
  async function askForTwo() {
    const set = (twoPersonApproval: boolean) => changeRows(db, 'setting', {}, { twoPersonApproval })
    await set(true)
    onTestFinished(async () => void (await set(false)))
  }

  /** Moves an application to a status with everything that it takes. */
  async function move(by: Agent, id: number, status: ApplicationStatus): Promise<void> {
    if (status === 'processing' || status === 'approved') await prepare(by, id)
    const row = await of(id).row()
    if (status === 'paid' && row.status === 'pending' && !isPaid(row)) return payByHand(id, by)
    const reason = statusNeedsReason(row.status, status) ? { adminNotes: 'As agreed' } : {}
    const answer = await patch(by, id, { status, namesConfirmed: true, ...reason })
    if (answer.status !== 200) throw new Error(`${status}: ${String(answer.body.code)}`)
  }

  const of = (id: number) => ({
    events: () => rowsOf(db, 'applicationEvent', { applicationId: id }, 'id'),
    letters: () =>
      db
        .selectFrom('letter')
        .select(['id', 'kind', 'language', 'recipient', 'version', 'state'])
        .where('applicationId', '=', id)
        .orderBy('createdAt')
        .orderBy('version')
        // In insertion order: several have the same time.
        .orderBy(sql`ctid`)
        .execute(),
    audit: () => rowsOf(db, 'auditEntry', { applicationId: id }, 'id'),
    row: () => rowOf(db, 'application', { id }),
    approvals: () => rowsOf(db, 'approvalDocument', { applicationId: id }, 'createdAt'),
    documents: () =>
      db
        .selectFrom('document')
        .selectAll()
        .where('applicationId', '=', id)
        .orderBy('documentType')
        .orderBy('version')
        .execute(),
  })

  /** Everything that a call about an application may write, for comparison. */
  async function recordsOf(id: number) {
    const { events, letters, audit, row, approvals, documents } = of(id)
    const files = await db.selectFrom('storedFile').select('storageKey').execute()
    const spools = await readdir(spoolFolder(t.services.dataDir)).catch(() => [])
    const jobs = await sql`select id from pgboss.job`.execute(db)
    return {
      row: await row(),
      events: await events(),
      letters: await letters(),
      audit: await audit(),
      approvals: await approvals(),
      documents: await documents(),
      notes: await rowsOf(db, 'internalNote', { applicationId: id }, 'id'),
      keys: await keysIn(t.services.documentStore),
      spools,
      files: files.length,
      jobs: jobs.rows.length,
    }
  }

  /** Each of these calls is refused with this error and writes nothing. */
  async function expectNothingOf(
    id: number,
    calls: () => Promise<Answered | Answered[]>,
    expected: [status: number, code: string],
  ): Promise<void> {
    const before = await recordsOf(id)
    const refused = [await calls()].flat()
    expect(refused.map(refusal)).toEqual(refused.map(() => expected))
    expect(await recordsOf(id)).toEqual(before)
  }

  /** Sends the newest letter about an application; returns its text on one line, and its attachments. */
  async function lastLetter(id: number) {
    const letter = (await of(id).letters()).findLast(({ state }) => state === 'queued')
    await sendLetter(app.services, letter?.id ?? '')
    const raw = t.sink.received.at(-1)?.raw ?? ''
    const mail = parseMail(raw)
    const text = partOfType(mail, 'text/plain')?.content.toString().replace(/\s+/g, ' ') ?? ''
    const attached = mail.parts.filter(({ headers }) =>
      headers.get('content-disposition')?.startsWith('attachment'),
    )
    return { kind: letter?.kind, raw, mail, text, attached: attached.length }
  }

  async function close() {
    await app.close()
    await t.close()
  }
  return {
    ...{
      t,
      app,
      db,
      signedIn,
      application,
      familyOf,
      upload,
      addStoredFile: () => addStoredFile(t.services),
      addDocument,
      addApprovalRow,
    },
    ...{
      patch,
      put,
      approve,
      decide,
      hold,
      stage,
      historyOf,
      askForTwo,
      move,
      tellNow,
      payByHand,
      prepare,
      accept,
      acceptAll,
      applicantsOf,
    },
    ...{ of, recordsOf, expectNothingOf, lastLetter, close },
  }
}

export type Deciding = Awaited<ReturnType<typeof openDeciding>>

/** The same for the tests of a file, each at the same moment and before any letter. */
export async function openDecisions() {
  const d = await forFile(openDeciding())
  const start = d.t.time.now
  beforeEach(() => {
    d.t.time.now = start
    d.t.sink.received.length = 0
  })
  return { ...d, start }
}

/** The last test of a file: all invariants hold after the others, or those with such words. */
export function testPromises({ db }: Pick<Deciding, 'db'>, about = /./): void {
  test('what was done here keeps every promise of the database', async () => {
    expect((await brokenInvariants(db)).filter((promise) => about.test(promise))).toEqual([])
  })
}

/** A short form of a refusal. */
export const refusal = ({ status, body }: Answered) => [status, body.code]

/** Passport numbers by name. */
const passports: Readonly<Record<string, string>> = {
  Ada: 'X1234567',
  Ana: 'X1234560',
  Ben: 'X1234561',
  Cleo: 'X1234562',
}

const passportsOf = (names: string): string[] =>
  Object.entries(passports).flatMap(([name, number]) => (names.includes(name) ? [number] : []))

/** A visa naming these people and their passports. */
export async function visaFor(names: string, numbers = passportsOf(names)): Promise<Buffer> {
  const made = await PDFDocument.create()
  const page = made.addPage([300, 400])
  page.drawText(`Visa granted to: ${names}`, { x: 20, y: 350, size: 12 })
  for (const [index, number] of numbers.entries()) {
    page.drawText(`Passport no. ${number}`, { x: 20, y: 320 - 20 * index, size: 12 })
  }
  return Buffer.from(await made.save())
}

/** A family member's visa, as a file for a decision. */
export const visaOf = async (name: string) => ({ bytes: await visaFor(`${name} Muster`) })
