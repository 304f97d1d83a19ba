import { sql } from 'kysely'
import type { ApplicantState } from '#domain/application/applicant-state.ts'
import type { CorrectableField, CorrectionActor } from '#domain/application/correction.ts'
import type { ApplicationEventKind, EventActor } from '#domain/application/event.ts'
import type { ApplicationStatus } from '#domain/application/status.ts'
import type { Tx } from '../../platform/db/database.ts'
import { filesOfMessage } from '../chat/file.ts'

// What the entries of one page of a thread say, by where they lie.

type Ids = readonly number[]

type EventEntry = {
  id: number
  at: Date
  kind: ApplicationEventKind
  actor: EventActor
  staffId: string | null
  staffName: string | null
  displayName: string | null
  fromStatus: ApplicationStatus | null
  toStatus: ApplicationStatus | null
  toState: ApplicantState | null
  /** Null unless it was the same for all of them. */
  fromState: ApplicantState | null
  note: string | null
  message: string | null
  /** Its letter tells the traveller the note: the reason of a rejection or withdrawal. */
  isNoteTold: boolean
  /** All travellers with the same simultaneous event. */
  travellers: string[]
}

const isSame = sql`case when e.kind = 'applicant-moved' then o.kind = e.kind and o.to_state = e.to_state
  and o.staff_id is not distinct from e.staff_id else o.id = e.id end`

/** Events with the names of their travellers; a colleague who is their note is named. */
export async function findThreadEvents(tx: Tx, ids: Ids): Promise<EventEntry[]> {
  const { rows } = await sql<EventEntry>`
    select e.id, e.at, e.kind, e.actor, e.staff_id, staff.name as staff_name, staff.display_name,
      e.from_status, e.to_status, e.to_state,
      (select case when count(distinct coalesce(o.from_state, '')) = 1 then min(o.from_state) end
        from application_event o
        where o.application_id = e.application_id and o.at = e.at and ${isSame}) as from_state,
      coalesce(named.name, e.note) as note, e.message,
      exists (select from letter l where l.application_id = e.application_id and l.created_at = e.at
        and l.kind = 'applicant-decided' and l.props ->> 'eventId' = e.id::text
        and l.props ->> 'decision' in ('rejected', 'withdrawn')) as is_note_told,
      (select coalesce(array_agg(trim(p.first_name || ' ' || p.last_name) order by p.position), '{}')
        from applicant p where p.id in (select o.applicant_id from application_event o
          where o.application_id = e.application_id and o.at = e.at and ${isSame})) as travellers
    from application_event e left join staff on staff.id = e.staff_id
      left join staff named on named.id = e.note and e.kind in ('assigned', 'handed-over')
    where e.id = any(${ids}::bigint[])`.execute(tx)
  return rows
}

/** The letters of these messages with their state. A letter has its event's time. */
export function findMessageLetters(tx: Tx, applicationId: number, eventIds: Ids) {
  return tx
    .selectFrom('applicationEvent as e')
    .innerJoin('letter as l', (join) =>
      join.onRef('l.applicationId', '=', 'e.applicationId').onRef('l.createdAt', '=', 'e.at'),
    )
    .select(['e.id as eventId', 'l.id', 'l.state', 'l.delivery', 'l.deliveryCode'])
    .where('e.applicationId', '=', applicationId)
    .where('e.id', 'in', eventIds)
    .where('l.kind', '=', 'staff-message')
    .where('l.copyOf', 'is', null)
    .where(sql<boolean>`l.props ->> 'eventId' = e.id::text`)
    .execute()
}

type CorrectionEntry = {
  firstId: number
  at: Date
  actor: CorrectionActor
  staffId: string | null
  staffName: string | null
  applicant: string | null
  reason: string | null
  changes: { field: CorrectableField; from: string | null; to: string | null }[]
}

/** Each with all fields corrected together. */
export async function findThreadCorrections(tx: Tx, firstIds: Ids): Promise<CorrectionEntry[]> {
  const { rows } = await sql<CorrectionEntry>`
    select f.id as first_id, f.at, f.actor, f.staff_id, staff.name as staff_name, f.reason,
      trim(p.first_name || ' ' || p.last_name) as applicant,
      jsonb_agg(jsonb_build_object('field', c.field, 'from', c.old_value, 'to', c.new_value)
        order by c.id) as changes
    from correction f
    join correction c on c.application_id = f.application_id and c.at = f.at
      and c.applicant_id is not distinct from f.applicant_id and c.staff_id is not distinct from f.staff_id
    left join staff on staff.id = f.staff_id left join applicant p on p.id = f.applicant_id
    where f.id = any(${firstIds}::bigint[])
    group by f.id, staff.name, p.first_name, p.last_name`.execute(tx)
  return rows
}

export function findThreadNotes(tx: Tx, ids: Ids) {
  return tx
    .selectFrom('internalNote as n')
    .innerJoin('staff', 'staff.id', 'n.staffId')
    .select(['n.id', 'n.createdAt as at', 'n.text', 'n.staffId', 'staff.name as staffName'])
    .where('n.id', 'in', ids)
    .execute()
}

export function findThreadChatNotes(tx: Tx, ids: Ids) {
  return tx
    .selectFrom('chatNote as n')
    .innerJoin('staff', 'staff.id', 'n.staffId')
    .select(['n.id', 'n.at', 'n.text', 'n.sessionId', 'n.staffId', 'staff.name as staffName'])
    .where('n.id', 'in', ids)
    .execute()
}

export function findThreadChats(tx: Tx, ids: Ids) {
  return tx
    .selectFrom('chatMessage')
    .innerJoin('chatSession as s', 's.id', 'chatMessage.sessionId')
    .leftJoin('staff', 'staff.id', 's.attachedBy')
    .select(['chatMessage.id', 'chatMessage.at', 'side', 'text', 'sessionId', 'senderName'])
    .select(['clientId', 's.isProven', 's.name', 'staff.name as attachedByName'])
    .select('chatMessage.messenger')
    .select(filesOfMessage.as('files'))
    .where('chatMessage.id', 'in', ids)
    .execute()
}

/** E-mails with the beginning of their new text, and the number of files. */
export function findThreadEmails(tx: Tx, ids: readonly string[], length: number) {
  return tx
    .selectFrom('receivedEmail as m')
    .select(['m.id', 'm.receivedAt as at', 'm.kind', 'm.sender', 'm.isKnownSender', 'm.subject'])
    .select(sql<string>`left(m.text, ${length})`.as('text'))
    .select(sql<boolean>`length(m.text) > ${length}`.as('isCut'))
    .select(sql<boolean>`m.quoted is not null`.as('hasQuoted'))
    .select(({ selectFrom }) =>
      selectFrom('receivedFile as f')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('f.emailId', '=', 'm.id')
        .where('f.isInline', '=', false)
        .as('fileCount'),
    )
    .where('m.id', 'in', ids)
    .execute()
}

/** The stored files of these e-mails, without inline pictures. */
export function findThreadEmailFiles(tx: Tx, emailIds: readonly string[]) {
  return tx
    .selectFrom('receivedFile as f')
    .innerJoin('storedFile as s', 's.storageKey', 'f.storageKey')
    .select(['f.emailId', 'f.id', 'f.fileName as name', 's.mediaType', 's.sizeBytes'])
    .where('f.emailId', 'in', emailIds)
    .where('f.isInline', '=', false)
    .orderBy('f.position')
    .execute()
}

/** A file visible to the traveller: from chat, or from e-mails of their address. */
export async function findOwnThreadFile(tx: Tx, applicationId: number, fileId: string) {
  const said = await tx
    .selectFrom('chatFile as f')
    .innerJoin('storedFile as s', 's.storageKey', 'f.storageKey')
    .innerJoin('chatSession as c', 'c.id', 'f.sessionId')
    .select(['f.fileName', 'f.storageKey', 's.mediaType'])
    .where('f.id', '=', fileId)
    .where('f.messageId', 'is not', null)
    .where('c.applicationId', '=', applicationId)
    .where('c.isProven', '=', true)
    .executeTakeFirst()
  if (said) return said
  return tx
    .selectFrom('receivedFile as f')
    .innerJoin('storedFile as s', 's.storageKey', 'f.storageKey')
    .innerJoin('receivedEmail as m', 'm.id', 'f.emailId')
    .select(['f.fileName', 'f.storageKey', 's.mediaType'])
    .where('f.id', '=', fileId)
    .where('m.applicationId', '=', applicationId)
    .where('m.isKnownSender', '=', true)
    .where('m.kind', '=', 'answer')
    .executeTakeFirst()
}

export function findThreadLetters(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('letter')
    .select(['id', 'createdAt as at', 'kind', 'subject', 'state', 'delivery', 'deliveryCode'])
    .select(['recipient', 'copyOf', 'version'])
    .where('id', 'in', ids)
    .execute()
}
