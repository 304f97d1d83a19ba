import { createHmac, timingSafeEqual } from 'node:crypto'
import type { askStatus } from '#contract/application.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { lastDecisionDay } from '#domain/application/decision-day.ts'
import { parseReference, referenceOf } from '#domain/application/reference.ts'
import { AppError } from '#domain/error.ts'
import { findApplicants } from '../data/applicant.ts'
import { type ApplicationRow, findApplication, findByEmail } from '../data/application.ts'
import { findVisas } from '../data/approval.ts'
import { findCurrentDocuments } from '../data/document-version.ts'
import { countCodeTry, deleteDownloadCode, saveDownloadCode } from '../data/download-code.ts'
import { findTimeline } from '../data/event.ts'
import { enqueueLetter } from '../data/letter.ts'
import { findSession, openSession } from '../data/session.ts'
import { inTransaction } from '../db/transaction.ts'
import { hashToken } from '../http/cookie.ts'
import { countGuarded, guess } from '../http/guard.ts'
import type { Services } from '../services.ts'
import { standingVisas } from '../visas.ts'
import { timelineOf } from './timeline.ts'
import { expectedOf, turnOf } from './view.ts'

type Question = { applicationId: string; email: string }

const codeLifetimeMs = 15 * 60_000
const codeTries = 5

/** Whoever asks: by the cookie of their browser, where there is one. */
export type Asking = { tokenHash: Buffer | null; now: Date }

/** Whether this browser may act for the application anyway: it guesses at nothing. */
async function isOwn(services: Services, id: number, { tokenHash }: Asking): Promise<boolean> {
  const sessionId = tokenHash && (await findSession(services.db, tokenHash))
  if (!sessionId) return false
  return (await findApplication(services.db, id, { sessionId, orderId: null })) !== undefined
}

/**
 * A wrong number and a wrong e-mail are one and the same: application.not-found. Guesses are counted by
 * reference and by e-mail; whoever holds the order id or the cookie is never locked out by them.
 */
async function lookUp(services: Services, { applicationId, email }: Question, asking: Asking) {
  const id = parseReference(applicationId)
  const by = id === null ? { orderId: applicationId } : { id }
  const look = async () => {
    const found = await findByEmail(services.db, by, email)
    if (!found) throw new AppError('application.not-found')
    return found
  }
  if (id === null || (await isOwn(services, id, asking))) return look()
  const guards = [
    ['look-up of reference', id],
    ['look-up with e-mail', email.trim()],
  ] as const
  return guess(services.db, guards, asking.now, look)
}

/** What a bare look-up shows: status, timeline and names; nothing else of the passports. */
export async function statusFor(
  services: Services,
  question: Question,
  asking: Asking,
): Promise<AnswerOf<typeof askStatus>> {
  const row = await lookUp(services, question, asking)
  const [applicants, documents, visas, events] = await Promise.all([
    findApplicants(services.db, row.id),
    findCurrentDocuments(services.db, row.id),
    findVisas(services.db, row.id),
    findTimeline(services.db, row.id),
  ])
  const givenBy = (applicantId: number) =>
    documents.filter((document) => document.applicantId === applicantId)
  return {
    application: {
      id: row.id,
      reference: referenceOf(row.id),
      status: row.status,
      paymentStatus: row.paymentStatus,
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
      decisionBy: lastDecisionDay(applicants, expectedOf(row)),
      canDownload: standingVisas(row, applicants, visas).length > 0,
      applicants: applicants.map(({ id, firstName, lastName, state, decidedAt }) => ({
        firstName,
        lastName,
        turn: turnOf(row, state, givenBy(id)),
        state,
        decidedAt: decidedAt?.toISOString() ?? null,
      })),
    },
    timeline: timelineOf(events, applicants, row.language),
  }
}

async function isDownloadable({ db }: Services, row: ApplicationRow): Promise<boolean> {
  const applicants = await findApplicants(db, row.id)
  return standingVisas(row, applicants, await findVisas(db, row.id)).length > 0
}

const hashCode = (
  services: Services,
  { applicationId, sessionId }: { applicationId: number; sessionId: number },
  code: string,
): Buffer =>
  createHmac('sha256', services.linkKey)
    .update(`download-code:${applicationId}:${sessionId}:${code}`)
    .digest()

/**
 * Sends six digits to the contact's mailbox, for this browser alone. Gives the token of its cookie where
 * it had none. Throws application.not-found, request.too-many.
 */
export async function sendCode(
  services: Services,
  question: Question,
  asking: Asking,
): Promise<string | null> {
  const { now } = asking
  const row = await lookUp(services, question, asking)
  if (!(await isDownloadable(services, row))) throw new AppError('application.not-found')
  await countGuarded(services.db, 'codes of application', row.id, now)
  const code = services.random.code()
  const fresh = services.random.token()
  return inTransaction(services.db, async (tx) => {
    const cookie = { token: fresh, tokenHash: hashToken(fresh) }
    const { sessionId, token } = await openSession(tx, asking.tokenHash, cookie, now)
    const whose = { applicationId: row.id, sessionId }
    await saveDownloadCode(tx, whose, {
      codeHash: hashCode(services, whose, code),
      expiresAt: new Date(now.getTime() + codeLifetimeMs),
    })
    await enqueueLetter(tx, services, {
      kind: 'download-code',
      application: row,
      about: { sessionId },
      code,
      now,
    })
    return token
  })
}

/**
 * Uses the code of this browser up. Throws code.wrong; after five wrong ones the code is dead. A browser
 * that asked for none has nothing to try, and so uses nobody's tries.
 */
export async function spendCode(
  services: Services,
  { applicationId, sessionId }: { applicationId: number; sessionId: number | null },
  code: string,
  now: Date,
) {
  const { db } = services
  if (sessionId === null) throw new AppError('code.wrong')
  const whose = { applicationId, sessionId }
  const kept = await countCodeTry(db, whose, codeTries, now)
  if (!kept) throw new AppError('code.wrong')
  await countGuarded(db, 'tries at application', applicationId, now)
  const given = hashCode(services, whose, code.replace(/\D/g, ''))
  if (!timingSafeEqual(kept.codeHash, given)) throw new AppError('code.wrong')
  await deleteDownloadCode(db, whose)
}
