import { type Insertable, sql } from 'kysely'
import { type ApplicationEventKind, answeringEvents } from '#domain/application/event.ts'
import type { ApplicationStatus } from '#domain/application/status.ts'
import type { ErrorCode } from '#domain/error.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { ApplicationEvent } from '../../platform/db/schema.ts'
import { touchMessages, touchWork } from '../casework/work.ts'

/** A history event of an application. `note` is for colleagues, `message` for the traveller. */
export type NewEvent = Omit<Insertable<ApplicationEvent>, 'id'>

/** Appends an event to the immutable history and recomputes the work; returns its id. */
export async function recordEvent(tx: Tx, event: NewEvent): Promise<number> {
  const { id } = await tx
    .insertInto('applicationEvent')
    .values(event)
    .returning('id')
    .executeTakeFirstOrThrow()
  await touchWork(tx, event.applicationId)
  const answers = answeringEvents.some((kind) => kind === event.kind)
  if (answers && event.actor === 'staff') await touchMessages(tx, event.applicationId)
  return id
}

export type StaffEvent = {
  kind: Extract<
    ApplicationEventKind,
    | 'status-changed'
    | 'noted'
    | 'assigned'
    | 'document-accepted'
    | 'document-rejected'
    | 'approval-added'
    | 'refund-made'
    | 'letter-sent-again'
    | 'person-exported'
    | 'erased'
    | 'cancellation-answered'
    | 'guard-overridden'
    | 'handed-over'
    | 'taken-back'
    | 'sent-back'
    | 'message-sent'
    | 'reminded'
    | 'conversation-attached'
    | 'nothing-to-answer'
    | 'undone'
    | 'questions-asked'
    | 'question-withdrawn'
  >
  /** The traveller, if it concerns one. */
  applicantId?: number | null
  from?: ApplicationStatus | null
  to?: ApplicationStatus | null
  /** Overridden objections. */
  against?: readonly ErrorCode[]
  /** For colleagues only. */
  note?: string | null
  /** For the traveller. */
  message?: string | null
}

/** Records an event by a member of staff. */
export function recordStaffEvent(
  tx: Tx,
  about: { applicationId: number; staffId: string; now: Date },
  event: StaffEvent,
): Promise<number> {
  return recordEvent(tx, {
    applicationId: about.applicationId,
    at: about.now,
    kind: event.kind,
    applicantId: event.applicantId ?? null,
    fromStatus: event.from ?? null,
    toStatus: event.to ?? null,
    actor: 'staff',
    staffId: about.staffId,
    against: event.against ? [...event.against] : null,
    note: event.note ?? null,
    message: event.message ?? null,
  })
}

export type EventRow = Awaited<ReturnType<typeof findTimeline>>[number]

/** The traveller's view of the history, oldest first. */
export function findTimeline(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('applicationEvent')
    .select(({ fn }) => [fn.coalesce('toState', 'toStatus', 'kind').as('step'), 'at', 'message'])
    .select(['id', 'kind', 'staffId', 'applicantId'])
    .where('applicationId', '=', applicationId)
    .where('kind', 'in', [
      'created',
      'status-changed',
      'completed',
      'applicant-moved',
      'message-sent',
    ])
    .orderBy('id')
    .execute()
}

/** Whether staff sent the same text to the traveller since then. */
export async function hasMessage(
  tx: Tx,
  applicationId: number,
  { text, since, upTo }: { text: string; since: Date; upTo: Date },
): Promise<boolean> {
  const found = await tx
    .selectFrom('applicationEvent')
    .select('id')
    .where('applicationId', '=', applicationId)
    .where('kind', '=', 'message-sent')
    .where('message', '=', text)
    .where('at', '>', since)
    .where('at', '<=', upTo)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** A staff decision, for its letter. */
export function findDecision(tx: Tx, id: number) {
  return tx
    .selectFrom('applicationEvent')
    .select(['toStatus', 'message'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The history is immutable: its events are rewritten without free text. */
export async function silenceHistory(tx: Tx, applicationId: number): Promise<void> {
  await sql`select silence_history(${applicationId})`.execute(tx)
}
