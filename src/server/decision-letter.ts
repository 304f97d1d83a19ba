import type { ApplicantDecision } from '#domain/application/applicant-state.ts'
import type { Moved } from './applicant-states.ts'
import { writeAsking } from './asking.ts'
import type { ApplicantRow } from './data/applicant.ts'
import type { ApplicationRow } from './data/application.ts'
import { enqueueLetter } from './data/letter.ts'
import type { Tx } from './db/database.ts'
import type { Services } from './services.ts'

type Told = {
  application: ApplicationRow
  moved: Moved
  decision: ApplicantDecision
  /** Who is approved by the call, or has a newer document. */
  approved: readonly ApplicantRow[]
  /** The line about a new document, where nobody moved. */
  addedEventId: number | null
  /** Whether a status was set, and is the one that followed. */
  isStatusSet: boolean
  now: Date
}

/**
 * Writes the one letter of a decision, about however many; none where nothing happened. And the one
 * that asks for documents, where somebody was taken back whose documents do not serve.
 */
export async function writeDecisionLetter(tx: Tx, services: Services, told: Told): Promise<void> {
  const { application, moved, approved, now } = told
  const { eventIds, statusEventId } = moved
  const eventId = moved.toldBy ?? told.addedEventId
  const idsOf = (applicants: readonly ApplicantRow[]) => applicants.map(({ id }) => id)
  if (eventId !== null) {
    const all = statusEventId === null ? eventIds : [...eventIds, statusEventId]
    const about = { eventId, eventIds: all }
    if (approved.length > 0) {
      const applicantIds = idsOf(approved)
      const visas = { ...about, applicantIds }
      await enqueueLetter(tx, services, { kind: 'visa-approved', application, about: visas, now })
    } else if (told.isStatusSet && statusEventId !== null) {
      await enqueueLetter(tx, services, { kind: 'status-changed', application, about, now })
    } else if (moved.applicants.length > 0) {
      const { decision } = told
      const decided = { ...about, decision, applicantIds: idsOf(moved.applicants) }
      await enqueueLetter(tx, services, {
        kind: 'applicant-decided',
        application,
        about: decided,
        now,
      })
    }
  }
  if (moved.asksAgain) await writeAsking(tx, services, application, now)
}
