import type { AnswerOf } from '#contract/endpoint.ts'
import type { getHistory } from '#contract/staff/application.ts'
import { AppError } from '#domain/error.ts'
import { type ApplicantRow, findApplicants } from '../../data/application/applicant.ts'
import { findApplicationById } from '../../data/application/application.ts'
import { findHistory } from '../../data/application/event.ts'
import { findHeld, findUndone } from '../../data/casework/held-decision.ts'
import { findNotes } from '../../data/casework/note.ts'
import { findNames } from '../../data/staff/colleague.ts'
import type { Tx } from '../../platform/db/database.ts'
import { colleagueOf } from './view.ts'

type HistoryRow = Awaited<ReturnType<typeof findHistory>>[number]
type History = AnswerOf<typeof getHistory>

/** An event whose note is a colleague's id. */
const isAssigned = ({ kind }: { kind: string }) => kind === 'assigned' || kind === 'handed-over'

/** For a single traveller the status event, right above in newest-first order, says the same. */
const isSaidOnce = (event: HistoryRow, index: number, events: readonly HistoryRow[]): boolean => {
  const above = events[index - 1]
  const isOfStatus =
    above?.kind === 'status-changed' &&
    above.at.getTime() === event.at.getTime() &&
    above.staffId === event.staffId
  return !(event.kind === 'applicant-moved' && isOfStatus)
}

const nameOf = (applicants: readonly ApplicantRow[], wanted: number | null) => {
  const found = applicants.find(({ id }) => id === wanted)
  return found ? [found.firstName, found.lastName].filter(Boolean).join(' ') : null
}

/** Events and internal notes, newest first. Throws application.not-found. */
export async function historyOf(tx: Tx, applicationId: number, now: Date): Promise<History> {
  const events = await findHistory(tx, applicationId)
  if (events.length === 0 && !(await findApplicationById(tx, applicationId))) {
    throw new AppError('application.not-found')
  }
  const notes = await findNotes(tx, applicationId)
  const applicants = await findApplicants(tx, applicationId)
  const names = await findNames(tx, [
    ...notes.map(({ staffId }) => staffId),
    ...events.filter(isAssigned).map(({ note }) => note),
  ])
  const shown = applicants.length > 1 ? events : events.filter(isSaidOnce)
  const held = await findHeld(tx, applicationId, now)
  const undone = await findUndone(tx, applicationId)
  const happened = shown.map((event) => ({
    id: `event-${event.id}`,
    at: event.at.toISOString(),
    kind: event.kind,
    actor: event.actor,
    by: event.staffId ? { id: event.staffId, name: event.staffName ?? event.staffId } : null,
    from: event.fromStatus,
    to: event.toStatus,
    applicant: nameOf(applicants, event.applicantId),
    fromState: event.fromState,
    toState: event.toState,
    note: isAssigned(event) ? (colleagueOf(event.note, names)?.name ?? null) : event.note,
    message: event.message,
    held: held.find(({ eventIds }) => eventIds.includes(event.id))?.id ?? null,
    isUndone: undone.has(event.id),
  }))
  const written = notes.map((note) => ({
    id: `note-${note.id}`,
    at: note.createdAt.toISOString(),
    kind: 'noted' as const,
    actor: 'staff' as const,
    by: colleagueOf(note.staffId, names),
    from: null,
    to: null,
    applicant: null,
    fromState: null,
    toState: null,
    note: note.text,
    message: null,
    held: null,
    isUndone: false,
  }))
  const entries = [...happened, ...written].sort((one, other) =>
    one.at < other.at ? 1 : one.at > other.at ? -1 : 0,
  )
  return { entries }
}
