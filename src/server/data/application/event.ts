import { type Insertable, sql } from 'kysely'
import { type ApplicationEventKind, answeringEvents } from '#domain/application/event.ts'
import type { ApplicationStatus } from '#domain/application/status.ts'
import type { ErrorCode } from '#domain/error.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { ApplicationEvent } from '../../platform/db/schema.ts'
import { touchMessages, touchWork } from '../casework/work.ts'

/** One line of an application's history. `note` is for colleagues, `message` for the traveller. */
export type NewEvent = Omit<Insertable<ApplicationEvent>, 'id'>

/**
 * Adds it to the history, whose lines are never changed, and has what is to be done follow from it; answers its
 * number.
 */
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
    | 'message-sent'
    | 'reminded'
    | 'conversation-attached'
    | 'nothing-to-answer'
    | 'undone'
  >
  /** Whom it is about, where it is one traveller. */
  applicantId?: number | null
  from?: ApplicationStatus | null
  to?: ApplicationStatus | null
  /** What stood against it, of a decision that was made all the same. */
  against?: readonly ErrorCode[]
  /** For colleagues only. */
  note?: string | null
  /** For the traveller. */
  message?: string | null
}

/** The same, done by a member of staff. */
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

/** What a traveller sees of the history, oldest first. */
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

/** All of the history with the names of colleagues, newest first. */
export function findHistory(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('applicationEvent')
    .leftJoin('staff', 'staff.id', 'applicationEvent.staffId')
    .select([
      'applicationEvent.id',
      'applicationEvent.at',
      'applicationEvent.kind',
      'applicationEvent.actor',
      'applicationEvent.staffId',
      'applicationEvent.fromStatus',
      'applicationEvent.toStatus',
      'applicationEvent.applicantId',
      'applicationEvent.fromState',
      'applicationEvent.toState',
      'applicationEvent.note',
      'applicationEvent.message',
      'applicationEvent.against',
      'staff.name as staffName',
    ])
    .where('applicationEvent.applicationId', '=', applicationId)
    .orderBy('applicationEvent.id', 'desc')
    .execute()
}

/** Whether staff wrote the very same to its traveller since then. */
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

/** What staff decided, for the letter about it. */
export function findDecision(tx: Tx, id: number) {
  return tx
    .selectFrom('applicationEvent')
    .select(['toStatus', 'message'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The history may not be changed: its lines are written anew without what people said in them. */
export async function silenceHistory(tx: Tx, applicationId: number): Promise<void> {
  await sql`select silence_history(${applicationId})`.execute(tx)
}
