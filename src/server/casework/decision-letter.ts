import type { ApplicantDecision } from '#domain/application/applicant-state.ts'
import { undoSeconds } from '#domain/application/undo.ts'
import type { Moved } from '../application/applicant-states.ts'
import type { ApplicantRow } from '../data/application/applicant.ts'
import type { ApplicationRow } from '../data/application/application.ts'
import { insertHeld } from '../data/casework/held-decision.ts'
import { enqueueLetter } from '../data/correspondence/letter.ts'
import type { NewLetter } from '../data/correspondence/letter-payload.ts'
import { bookFees } from '../data/money/booking.ts'
import { requestDocuments } from '../document/request-documents.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Services } from '../services.ts'

type Told = {
  /** Before the decision. */
  application: ApplicationRow
  moved: Moved
  decision: ApplicantDecision
  /** Applicants approved by this call or with a newer document. */
  approved: readonly ApplicantRow[]
  /** The new documents. */
  visaIds: readonly string[]
  /** The event of a new document when nobody moved. */
  addedEventId: number | null
  /** Whether a status was set and is the resulting one. */
  isStatusSet: boolean
  staffId: string
  now: Date
}

const idsOf = (applicants: readonly ApplicantRow[]) => applicants.map(({ id }) => id)

/** The decision's single letter; null if nothing happened. */
function letterOf(told: Told): NewLetter | null {
  const { application, moved, approved, now } = told
  const { eventIds, statusEventId } = moved
  const eventId = moved.toldBy ?? told.addedEventId
  if (eventId === null) return null
  const all = statusEventId === null ? eventIds : [...eventIds, statusEventId]
  const about = { eventId, eventIds: all }
  if (approved.length > 0) {
    const visas = { ...about, applicantIds: idsOf(approved) }
    return { kind: 'visa-approved', application, about: visas, now }
  }
  if (told.isStatusSet && statusEventId !== null) {
    return { kind: 'status-changed', application, about, now }
  }
  if (moved.applicants.length === 0) return null
  const { decision } = told
  const decided = { ...about, decision, applicantIds: idsOf(moved.applicants) }
  return { kind: 'applicant-decided', application, about: decided, now }
}

/** Stores the previous state, so that the decision can be undone until the letter goes. */
async function hold(tx: Tx, told: Told, letterId: string): Promise<void> {
  const { application, moved, addedEventId, staffId, now } = told
  const {
    id: applicationId,
    status,
    paidAt,
    processedAt,
    approvedAt,
    documentsAskedAt,
    paymentStatus,
  } = application
  const isSettled = paymentStatus === 'needs_review' && moved.to === 'paid' && status !== 'paid'
  await insertHeld(tx, {
    ...{ applicationId, staffId, letterId, madeAt: now },
    until: new Date(now.getTime() + undoSeconds * 1000),
    eventIds: [...moved.eventIds, moved.statusEventId, addedEventId].filter((id) => id !== null),
    visaIds: told.visaIds,
    before: {
      application: {
        ...{ status, paidAt, processedAt, approvedAt, documentsAskedAt },
        ...(isSettled && { paymentStatus }),
      },
      applicants: moved.applicants.map(({ handedOverBy: by, handedOverTo: to, ...each }) => ({
        ...{ id: each.id, state: each.state, stateReason: each.stateReason },
        ...{ filedAt: each.filedAt, decidedAt: each.decidedAt },
        handOver: by && each.handedOverAt ? { by, to, at: each.handedOverAt } : null,
      })),
    },
  })
}

/**
 * Writes the letter of a decision, delayed while it can be undone, and a document request when an
 * applicant with unusable documents was taken back. Without a letter its fees are booked at once.
 */
export async function writeDecisionLetter(tx: Tx, services: Services, told: Told): Promise<void> {
  const letter = letterOf(told)
  const letterId = letter && (await enqueueLetter(tx, services, letter))
  if (letterId) await hold(tx, told, letterId)
  await bookFees(tx, services.rules, told.application, told.now)
  if (told.moved.asksAgain) await requestDocuments(tx, services, told.application, told.now)
}
