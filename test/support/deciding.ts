import { readdir } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import { sql } from 'kysely'
import { type DocumentType, requiredDocuments } from '#domain/document/document.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Role } from '#domain/staff/permission.ts'
import { isDecidedState, statusNeedsReason } from '../../src/domain/application/applicant-state.ts'
import type { ApplicationStatus } from '../../src/domain/application/status.ts'
import { findApplicants } from '../../src/server/data/applicant.ts'
import { insertVisas } from '../../src/server/data/approval.ts'
import { insertVersion } from '../../src/server/data/document.ts'
import { recordEvent } from '../../src/server/data/event.ts'
import { insertStoredFiles } from '../../src/server/data/stored-file.ts'
import { spoolFolder } from '../../src/server/upload/spool.ts'
import { type Answered, startApp } from './app.ts'
import { insertExample, startServices } from './services.ts'
import { signIn } from './staff.ts'

export type Agent = Awaited<ReturnType<typeof signIn>>
export type Fields = Record<string, string>
export type File = { bytes: Uint8Array; name?: string; type?: string }
export type Application = { id: number; orderId: string }

const accepted = { verdict: 'accepted' }

/** What tests of decisions begin with: applications to decide about, and whatever a decision leaves behind. */
export async function openDeciding() {
  const t = await startServices()
  const app = await startApp(t.services)
  const { db } = t.services

  const signedIn = (role: Role = 'agent', more: Parameters<typeof signIn>[1] = {}) =>
    signIn(app, { role, ...more })

  async function application(language: Language = 'en'): Promise<Application> {
    const made = await insertExample(t.services, { now: t.time.now })
    await db.updateTable('application').set({ language }).where('id', '=', made.id).execute()
    return made
  }

  /** A family or group of these given names, all of one surname. */
  async function familyOf(...firstNames: string[]) {
    const applicants = firstNames.map((firstName, index) => ({
      ...{ firstName, lastName: 'Muster', passportNumber: `X123456${index}` },
    }))
    const made = await insertExample(t.services, { applicants, now: t.time.now })
    const people = await applicantsOf(made.id)
    return { ...made, ids: people.map(({ id }) => id) }
  }

  async function addStoredFile(): Promise<string> {
    const storageKey = t.services.random.uuid()
    const file = { storageKey, mediaType: 'image/png', sizeBytes: 1, sha256: Buffer.alloc(32) }
    await insertStoredFiles(db, [file], t.time.now)
    return storageKey
  }

  /** As if the traveller had sent it: a document whose bytes nobody reads. Answers its id. */
  async function addDocument(
    id: number,
    documentType: DocumentType,
    applicantId?: number,
  ): Promise<string> {
    const first = (await findApplicants(db, id))[0]
    const documentId = t.services.random.uuid()
    const whose = { applicationId: id, applicantId: applicantId ?? first?.id ?? 0 }
    const about = { id: documentId, ...whose, documentType }
    const storageKey = await addStoredFile()
    const file = { fileName: 'a.png', storageKey, previewKey: null }
    await insertVersion(db, { ...about, ...file }, t.time.now)
    await recordEvent(db, {
      applicationId: id,
      at: t.time.now,
      kind: 'document-added',
      actor: 'traveller',
      note: documentType,
    })
    return documentId
  }

  const isPaid = ({ status, paymentStatus }: Awaited<ReturnType<ReturnType<typeof of>['row']>>) =>
    paymentStatus === 'paid' || status !== 'pending'

  /** Has every document of each traveller, and none is unread: this one looks through them and accepts. */
  async function acceptAll(by: Agent, id: number): Promise<void> {
    const { visaType } = await of(id).row()
    for (const { id: applicantId, state } of await findApplicants(db, id)) {
      if (isDecidedState(state)) continue
      const there = (await of(id).documents()).filter(
        (each) => each.current && each.applicantId === applicantId,
      )
      for (const type of requiredDocuments(visaType)) {
        const found = there.find(({ documentType }) => documentType === type)
        const document = found?.id ?? (await addDocument(id, type, applicantId))
        if (found?.review === 'accepted') continue
        const answer = await by.post(`/api/admin/documents/${document}/review`, accepted)
        if (answer.status !== 200) throw new Error(`${type}: ${String(answer.body.code)}`)
      }
    }
  }

  /** Nothing stands against filing: marked as paid, and every document accepted, by this one. */
  async function prepare(by: Agent, id: number): Promise<void> {
    if (!isPaid(await of(id).row())) await patch(by, id, { status: 'paid' })
    await acceptAll(by, id)
  }

  /** As if somebody had added it before: an approval document whose bytes nobody reads. */
  async function addApprovalRow(id: number, by: Agent): Promise<void> {
    const createdAt = t.time.now
    const storageKey = await addStoredFile()
    const about = { applicationId: id, storageKey, createdAt, fileName: 'visa.png' }
    const applicants = await findApplicants(db, id)
    const visas = applicants.map((applicant) => ({
      ...{ ...about, id: t.services.random.uuid(), applicantId: applicant.id },
      ...{ namesFound: false, addedBy: by.staff.id },
    }))
    await insertVisas(db, visas)
  }

  const patch = (by: Agent, id: number, body: object): Promise<Answered> =>
    by.patch(`/api/admin/applications/${id}/status`, body)

  function form(fields: Fields, file?: File, part = 'approvalDocument'): RequestInit {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    if (file) {
      const blob = new Blob([new Uint8Array(file.bytes)], { type: file.type ?? 'application/pdf' })
      body.append(part, blob, file.name ?? 'visa.pdf')
    }
    return { body }
  }
  const put = (by: Agent, id: number, fields: Fields, file?: File): Promise<Answered> =>
    by.send('PUT', `/api/admin/applications/${id}/status`, form(fields, file))
  const approve = (by: Agent, id: number, fields: Fields, file?: File): Promise<Answered> =>
    by.send('POST', `/api/admin/applications/${id}/approval`, form(fields, file))

  const applicantsOf = (id: number) => findApplicants(db, id)

  /** Decides about one traveller. */
  function decide(by: Agent, applicantId: number, fields: Fields, file?: File): Promise<Answered> {
    const sent = form(fields, file, 'visaDocument')
    return by.send('PUT', `/api/admin/applicants/${applicantId}/decision`, sent)
  }

  /** Brings an application to a status, by staff, with all that it takes. */
  async function move(by: Agent, id: number, status: ApplicationStatus): Promise<void> {
    if (status === 'processing' || status === 'approved') await prepare(by, id)
    const row = await of(id).row()
    const reason = statusNeedsReason(row.status, status) ? { adminNotes: 'As agreed' } : {}
    const answer = await patch(by, id, { status, namesConfirmed: true, ...reason })
    if (answer.status !== 200) throw new Error(`${status}: ${String(answer.body.code)}`)
  }

  const of = (id: number) => ({
    events: () =>
      db
        .selectFrom('applicationEvent')
        .select(['kind', 'at', 'actor', 'staffId', 'fromStatus', 'toStatus', 'note', 'message'])
        .where('applicationId', '=', id)
        .orderBy('id')
        .execute(),
    letters: () =>
      db
        .selectFrom('letter')
        .select(['id', 'kind', 'language', 'recipient', 'version', 'state'])
        .where('applicationId', '=', id)
        .orderBy('createdAt')
        .orderBy('version')
        .execute(),
    audit: () =>
      db
        .selectFrom('auditEntry')
        .select(['action', 'at', 'staffId', 'subject', 'details', 'requestId'])
        .where('applicationId', '=', id)
        .orderBy('id')
        .execute(),
    row: () =>
      db.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    approvals: () =>
      db
        .selectFrom('approvalDocument')
        .select(['id', 'storageKey', 'fileName', 'namesFound', 'addedBy'])
        .where('applicationId', '=', id)
        .orderBy('createdAt')
        .execute(),
    documents: () =>
      db
        .selectFrom('document')
        .selectAll()
        .where('applicationId', '=', id)
        .orderBy('documentType')
        .orderBy('version')
        .execute(),
    notes: () =>
      db
        .selectFrom('internalNote')
        .select(['text', 'staffId', 'createdAt'])
        .where('applicationId', '=', id)
        .orderBy('id')
        .execute(),
  })

  /** Everything that a call about an application may leave somewhere, as one value to compare. */
  async function recordsOf(id: number) {
    const { events, letters, audit, row, approvals, documents, notes } = of(id)
    const keys: string[] = []
    for await (const { key } of t.services.documentStore.list()) keys.push(key)
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
      notes: await notes(),
      keys: keys.sort(),
      spools,
      files: files.length,
      jobs: jobs.rows.length,
    }
  }

  async function close() {
    await app.close()
    await t.close()
  }
  return {
    ...{ t, app, db, signedIn, application, familyOf, addDocument, addApprovalRow },
    ...{ patch, put, approve, decide, move, prepare, acceptAll, applicantsOf },
    ...{ of, recordsOf, close },
  }
}

export type Deciding = Awaited<ReturnType<typeof openDeciding>>

/** What a refusal is known by. */
export const refusal = ({ status, body }: Answered) => [status, body.code]

/** An approval document as the authority sends it, about this person. */
export async function visaFor(name: string): Promise<Buffer> {
  const made = await PDFDocument.create()
  made.addPage([300, 400]).drawText(`Visa granted to: ${name}`, { x: 20, y: 350, size: 12 })
  return Buffer.from(await made.save())
}
