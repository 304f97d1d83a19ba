import { createHmac, timingSafeEqual } from 'node:crypto'
import type { askStatus } from '#contract/application.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { parseReference, referenceOf } from '#domain/application/reference.ts'
import { whyNot } from '#domain/application/status.ts'
import { AppError } from '#domain/error.ts'
import type { Authority } from '../http/route.ts'
import { enqueueLetter } from '../letter/enqueue.ts'
import type { Services } from '../services.ts'
import {
  type ApplicationRow,
  countApplicants,
  findApplicants,
  findApplication,
  findByEmail,
  findByOrderId,
  findCurrentDocuments,
  findEvents,
} from './queries.ts'
import { applicationStatusOf, paymentStatusOf, stateOf } from './row.ts'
import { expectedOf, timelineOf, turnOf } from './view.ts'

type Question = { applicationId: string; email: string }

const codeLifetimeMs = 15 * 60_000
const codeTries = 5

/** A wrong number and a wrong e-mail are one and the same: application.not-found. */
async function lookUp(services: Services, { applicationId, email }: Question) {
  const id = parseReference(applicationId)
  const by = id === null ? { orderId: applicationId } : { id }
  const found = await findByEmail(services.db, by, email)
  if (!found) throw new AppError('application.not-found')
  return found
}

/** What a bare look-up shows: status, timeline and names; nothing else of the passports. */
export async function statusFor(
  services: Services,
  question: Question,
): Promise<AnswerOf<typeof askStatus>> {
  const row = await lookUp(services, question)
  const [applicants, documents, events] = await Promise.all([
    findApplicants(services.db, row.id),
    findCurrentDocuments(services.db, row.id),
    findEvents(services.db, row.id),
  ])
  const givenBy = (applicantId: number) =>
    documents.filter((document) => document.applicantId === applicantId)
  return {
    application: {
      id: row.id,
      reference: referenceOf(row.id),
      status: applicationStatusOf(row),
      paymentStatus: paymentStatusOf(row),
      applicationType: row.applicationType,
      visaType: row.visaType,
      processingType: row.processingType,
      numberOfApplicants: row.numberOfApplicants,
      createdAt: row.createdAt.toISOString(),
      paidAt: row.paidAt?.toISOString() ?? null,
      completedAt: row.completedAt?.toISOString() ?? null,
      processedAt: row.processedAt?.toISOString() ?? null,
      approvedAt: row.approvedAt?.toISOString() ?? null,
      expectedBy: expectedOf(row),
      canDownload: isDownloadable(row, applicants.length),
      applicants: applicants.map(({ id, firstName, lastName }) => ({
        firstName,
        lastName,
        turn: turnOf(row, givenBy(id)),
      })),
    },
    timeline: timelineOf(events),
  }
}

function isDownloadable(row: ApplicationRow, applicantCount: number): boolean {
  return (
    whyNot('download-visa', stateOf(row, applicantCount)) === null &&
    row.approvalDocumentKey !== null
  )
}

const hashCode = (services: Services, applicationId: number, code: string): Buffer =>
  createHmac('sha256', services.linkKey).update(`download-code:${applicationId}:${code}`).digest()

/** Sends six digits to the contact's mailbox. Throws application.not-found. */
export async function sendCode(services: Services, question: Question, now: Date): Promise<void> {
  const row = await lookUp(services, question)
  if (!isDownloadable(row, await countApplicants(services.db, row.id))) {
    throw new AppError('application.not-found')
  }
  const code = services.random.code()
  const fresh = {
    codeHash: hashCode(services, row.id, code),
    tries: 0,
    expiresAt: new Date(now.getTime() + codeLifetimeMs),
  }
  await services.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('downloadCode')
      .values({ applicationId: row.id, ...fresh })
      .onConflict((oc) => oc.column('applicationId').doUpdateSet(fresh))
      .execute()
    await enqueueLetter(tx, services, { kind: 'download-code', application: row, code, now })
  })
}

/** Uses a code up. Throws code.wrong; after five wrong ones the code is dead. */
async function spendCode(services: Services, applicationId: number, code: string, now: Date) {
  const row = await services.db
    .updateTable('downloadCode')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('applicationId', '=', applicationId)
    .where('expiresAt', '>', now)
    .where('tries', '<', codeTries)
    .returning('codeHash')
    .executeTakeFirst()
  const given = hashCode(services, applicationId, code.replace(/\D/g, ''))
  if (!row || !timingSafeEqual(row.codeHash, given)) throw new AppError('code.wrong')
  await services.db.deleteFrom('downloadCode').where('applicationId', '=', applicationId).execute()
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
}

/** The approval document for whoever may act for the application, or has the code from the letter. */
export async function approvalDocument(
  services: Services,
  ask: { applicationId: string; code?: string | undefined },
  authority: Authority,
  now: Date,
): Promise<{ bytes: Buffer; mediaType: string; fileName: string }> {
  const id = parseReference(ask.applicationId)
  const row =
    id === null
      ? await findByOrderId(services.db, ask.applicationId)
      : ask.code
        ? await services.db
            .selectFrom('application')
            .selectAll()
            .where('id', '=', id)
            .executeTakeFirst()
        : await findApplication(services.db, id, authority)
  if (!row) throw new AppError(ask.code ? 'code.wrong' : 'application.not-found')
  if (id !== null && ask.code) await spendCode(services, row.id, ask.code, now)
  const key = row.approvalDocumentKey
  if (!key || row.status !== 'approved') throw new AppError('document.not-found')
  const file = await services.db
    .selectFrom('storedFile')
    .select('mediaType')
    .where('storageKey', '=', key)
    .executeTakeFirstOrThrow()
  const bytes = Buffer.from(await services.documentStore.get(key))
  const { mediaType } = file
  return { bytes, mediaType, fileName: `visa-${referenceOf(row.id)}${endings[mediaType] ?? ''}` }
}
