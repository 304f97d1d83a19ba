import type { askStatus } from '#contract/application.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { lastDecisionDay } from '#domain/application/decision-day.ts'
import { parseReference, referenceOf } from '#domain/application/reference.ts'
import { AppError } from '#domain/error.ts'
import {
  type ApplicationRow,
  findApplication,
  findByEmail,
} from '../data/application/application.ts'
import { findSession, openSession } from '../data/application/session.ts'
import { findCurrentDocuments } from '../data/document/document-version.ts'
import { hashToken } from '../http/cookie.ts'
import { countGuarded, guess } from '../http/guard.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import type { Services } from '../services.ts'
import { writeCode } from './access/mailbox-code.ts'
import { rowForTraveller, timelineForTraveller } from './for-traveller.ts'
import { findOpenCancellation } from './open-cancellation.ts'
import { findQuestionsOf } from './open-questions.ts'
import { timelineOf } from './timeline.ts'
import { expectedOf, turnOf } from './view.ts'
import { standingVisas } from './visas.ts'

type Question = { applicationId: string; email: string }

/** The caller, by their browser's cookie if any. */
export type Asking = { tokenHash: Buffer | null; now: Date }

/** Whether this browser has access anyway, so that nothing is guessed. */
async function isOwn(services: Services, id: number, { tokenHash }: Asking): Promise<boolean> {
  const sessionId = tokenHash && (await findSession(services.db, tokenHash))
  if (!sessionId) return false
  return (await findApplication(services.db, id, { sessionId })) !== undefined
}

/**
 * A wrong number and a wrong e-mail give the same error: application.not-found. Guesses are counted
 * by reference and by e-mail, except with an order id, which cannot be guessed, or with access by
 * cookie.
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

/** The result of a bare look-up: status, timeline and names, nothing from the passports. */
export async function statusFor(
  services: Services,
  question: Question,
  asking: Asking,
): Promise<AnswerOf<typeof askStatus>> {
  const { db } = services
  const found = await lookUp(services, question, asking)
  const documents = await findCurrentDocuments(db, found.id)
  const events = await timelineForTraveller(db, found.id, asking.now)
  const { application: row, applicants, visas } = await rowForTraveller(db, found, asking.now)
  const rules = services.rules.for(row.rulesVersion, asking.now)
  const leaving = await findOpenCancellation(db, rules, row.id, applicants)
  const questions = await findQuestionsOf(db, row, applicants)
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
      expectedBy: expectedOf(rules, row),
      decisionBy: lastDecisionDay(rules, applicants, expectedOf(rules, row)),
      canDownload: standingVisas(row, applicants, visas).length > 0,
      cancellation: leaving.request,
      applicants: applicants.map(({ id, firstName, lastName, state, decidedAt }) => ({
        firstName,
        lastName,
        turn: turnOf(rules, row, state, givenBy(id), {
          isLeaving: leaving.ids.includes(id),
          hasQuestions: questions.has(id),
        }),
        isLeaving: leaving.ids.includes(id),
        state,
        decidedAt: decidedAt?.toISOString() ?? null,
      })),
    },
    timeline: timelineOf(events, applicants, row.language),
  }
}

async function isDownloadable({ db }: Services, row: ApplicationRow, now: Date): Promise<boolean> {
  const { application, applicants, visas } = await rowForTraveller(db, row, now)
  return standingVisas(application, applicants, visas).length > 0
}

/**
 * Sends six digits to the contact's mailbox, valid in this browser. Returns a session token if it
 * had none. Throws application.not-found, request.too-many.
 */
export async function sendCode(
  services: Services,
  question: Question,
  asking: Asking,
): Promise<string | null> {
  const { now } = asking
  const row = await lookUp(services, question, asking)
  if (!(await isDownloadable(services, row, now))) throw new AppError('application.not-found')
  await countGuarded(services.db, 'codes of application', row.id, now)
  const fresh = services.random.token()
  return inTransaction(services.db, async (tx) => {
    const cookie = { token: fresh, tokenHash: hashToken(fresh) }
    const { sessionId, token } = await openSession(tx, asking.tokenHash, cookie, now)
    await writeCode(tx, services, row, { sessionId, now })
    return token
  })
}
