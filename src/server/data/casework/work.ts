import { type RawBuilder, sql } from 'kysely'
import type { ProcessingType, VisaType } from '#domain/application/choice.ts'
import { answeringEvents } from '#domain/application/event.ts'
import type { ApplicationStatus, PaymentStatus } from '#domain/application/status.ts'
import { type KeptFlag, type Work, type WorkTraveller, workOf } from '#domain/application/work.ts'
import { requiredDocuments } from '#domain/document/document.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Rules } from '#domain/rules/rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { beforeCommit } from '../../platform/db/transaction.ts'
import { contactAddress } from '../application/contact.ts'
import { isReturning } from '../correspondence/unreachable-address.ts'
import { isLeaving } from '../money/cancellation.ts'
import { readRules } from '../rules/version.ts'
import { isUndone } from './held-decision.ts'

/**
 * The row of an application in `application_work` follows from other rows: from itself, its travellers, their documents and
 * passport checks, its history, returned letters. Whoever locks an application to change it (`data/application/application.ts`,
 * `data/document/document.ts`) or writes a line of its history (`recordEvent`) calls this, and the row is computed from
 * the facts right before the commit. Two who computed it side by side would each miss what the other one wrote, so that
 * it is for whoever holds the lock. `brokenInvariants` of the tests compares each row with the facts.
 */
export const touchWork = (tx: Tx, ...applicationIds: readonly number[]): Promise<void> =>
  beforeCommit(tx, refreshWork, applicationIds)

/**
 * Has all others that name a passport of this application learn before the commit whether they are alone
 * with it: before its travellers, or their numbers, are taken away.
 */
export async function touchSharers(tx: Tx, applicationId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select distinct other.application_id as id from applicant mine
    join applicant other on other.passport_number = mine.passport_number
      and other.application_id <> mine.application_id
    where mine.application_id = ${applicationId}`.execute(tx)
  if (rows.length === 0) return
  await beforeCommit(
    tx,
    recheckPassports,
    rows.map(({ id }) => id),
  )
}

const answering = sql`(${sql.join(answeringEvents)})`

/** An email `e` that wants an answer, and to which staff have not written since: in a conversation, or by what was not undone. */
export const isUnanswered = sql<boolean>`(e.kind = 'answer' and e.closed_at is null
  and not exists (select from application_event v where v.application_id = e.application_id
    and v.actor = 'staff' and v.kind in ${answering} and v.at >= e.received_at
    and not ${isUndone('v.id', 'v.application_id')})
  and not exists (select from chat_session s join chat_message m on m.session_id = s.id
    where s.application_id = e.application_id and s.is_proven and m.side = 'admin'
      and m.at >= e.received_at))`

const hasUnansweredEmail = (applicationId: RawBuilder<unknown>) => sql`exists (
  select from received_email e where e.application_id = ${applicationId} and ${isUnanswered})`

/**
 * Whether the traveller wrote last: in a conversation of this application that is open, or by email. `but` for one
 * conversation, in which staff answer at this moment: with it every email is answered too.
 */
export const hasMessage = (
  applicationId: RawBuilder<unknown>,
  but: string | null = null,
) => sql<boolean>`(exists (
  select from chat_session s where s.application_id = ${applicationId} and s.is_proven
    and s.state = 'open' and s.id is distinct from ${but}::uuid and (select m.side from chat_message m where m.session_id = s.id
      order by m.id desc limit 1) = 'user') or (${but}::uuid is null and ${hasUnansweredEmail(applicationId)}))`

/** Says anew before the commit whether the traveller wrote last: staff have written to them. */
export const touchMessages = (tx: Tx, applicationId: number): Promise<void> =>
  beforeCommit(tx, refreshMessages, [applicationId])

/** After a conversation was closed, opened, given another application, or taken away. */
export async function refreshMessages(tx: Tx, applicationIds: readonly number[]): Promise<void> {
  await sql`update application_work w set has_message = not w.has_message
    where w.application_id = any(${applicationIds}::bigint[])
      and w.has_message <> ${hasMessage(sql`w.application_id`)}`.execute(tx)
}

type Kept = {
  state: Work['state']
  ownFlags: readonly string[]
  earlyOn: string | null
  arrivesOn: string | null
  nextOn: string | null
  dueOn: string | null
  decidedBy: string | null
  documentsAccepted: number
  documentsReceived: number
  documentsNeeded: number
  nationalities: readonly string[]
  status: ApplicationStatus
  visaType: VisaType
  processingType: ProcessingType
  language: Language
  assignedTo: string | null
  totalPriceCents: number
  isCompleted: boolean
  handedOverBy: string | null
  handedOverTo: string | null
}

type Facts = Pick<
  Kept,
  | 'status'
  | 'visaType'
  | 'processingType'
  | 'language'
  | 'assignedTo'
  | 'totalPriceCents'
  | 'isCompleted'
  | 'handedOverBy'
  | 'handedOverTo'
> & {
  id: number
  paymentStatus: PaymentStatus
  isErased: boolean
  isPaymentOpen: boolean
  isUnreachable: boolean
  dueOn: string | null
  /** Those it was signed under. */
  agreed: Rules
  /** Those that last began, by which all open applications are computed. */
  current: Rules
  /** Another application names one of its passports, or did when we last looked. */
  isSharing: boolean
  travellers: (Omit<WorkTraveller, 'filedAt' | 'documents'> & {
    filedAt: string | null
    documents: readonly (Omit<WorkTraveller['documents'][number], 'isRequired'> & {
      type: string
    })[]
  })[]
  /** The row as it stands; null where there is none. */
  kept: (Kept & { isStale: boolean }) | null
}

// One that took the place of a rejected one, also where another one stood between them unread.
const isReplacement = sql`coalesce((select e.review = 'rejected' from document e
  where e.applicant_id = d.applicant_id and e.document_type = d.document_type
    and e.version < d.version and e.review <> 'unreviewed'
  order by e.version desc limit 1), false)`

const documents = sql`(select coalesce(jsonb_agg(jsonb_build_object('type', d.document_type,
    'review', d.review, 'isReplacement', ${isReplacement},
    'differs', coalesce(c.result = 'differs', false))), '[]')
  from document d left join passport_check c on c.document_id = d.id
  where d.applicant_id = p.id and d.current)`

const travellers = sql`(select coalesce(jsonb_agg(jsonb_build_object('state', p.state,
    'nationality', p.nationality, 'dateOfBirth', p.date_of_birth,
    'intendedDateOfArrival', p.intended_date_of_arrival, 'filedAt', p.filed_at,
    'isAsked', exists (select from filing_answer q where q.applicant_id = p.id and q.value is null)
      and not ${isLeaving(sql`p.id`)},
    'documents', ${documents}) order by p.position), '[]')
  from applicant p where p.application_id = a.id)`

const kept = sql`case when w.application_id is not null then jsonb_build_object('isStale', w.is_stale,
    'state', w.state, 'ownFlags', w.own_flags, 'earlyOn', w.early_on, 'arrivesOn', w.arrives_on,
    'nextOn', w.next_on, 'dueOn', w.due_on, 'decidedBy', w.decided_by,
    'documentsAccepted', w.documents_accepted, 'documentsReceived', w.documents_received,
    'documentsNeeded', w.documents_needed, 'nationalities', w.nationalities, 'status', w.status,
    'visaType', w.visa_type, 'processingType', w.processing_type, 'language', w.language,
    'assignedTo', w.assigned_to, 'totalPriceCents', w.total_price_cents,
    'isCompleted', w.is_completed, 'handedOverBy', w.handed_over_by,
    'handedOverTo', w.handed_over_to) end`

/** A note, a refund, or that staff marked it as paid answers money that is to be looked into. */
const isPaymentOpen = sql`coalesce((select e.kind = 'payment-needs-review' and not exists (
    select from internal_note n where n.application_id = a.id and n.created_at >= e.at)
  from application_event e where e.application_id = a.id and (e.kind = 'payment-needs-review'
    or (e.kind = 'noted' and e.applicant_id is null)
    or (e.kind = 'refund-made' and e.actor = 'staff')
    or (e.kind = 'status-changed' and e.to_status = 'paid' and e.actor = 'staff'
      and e.from_status in ('pending', 'rejected') and not ${isUndone('e.id', 'e.application_id')}))
  order by e.id desc limit 1), false)`

const sharing = sql`select from applicant mine join applicant other
    on other.passport_number = mine.passport_number and other.application_id <> a.id
  where mine.application_id = a.id`

/** All that is needed to say what is to be done, in one statement, and one for rules not read before. */
async function findFacts(tx: Tx, ids: readonly number[]): Promise<Facts[]> {
  type Row = Omit<Facts, 'agreed' | 'current'> & { rulesVersion: number; rulesBegun: number }
  const { rows } = await sql<Row>`
    select a.id, a.rules_version, (select rules_begun from setting) as rules_begun, a.status, a.payment_status, a.processing_type, a.visa_type, a.language,
      a.assigned_to, a.total_price_cents, a.due_on, a.completed_at is not null as is_completed,
      a.erased_at is not null as is_erased, ${isPaymentOpen} as is_payment_open,
      ${isReturning(contactAddress('a'))} as is_unreachable, h.handed_over_by, h.handed_over_to,
      ${travellers} as travellers, ${kept} as kept,
      coalesce(w.has_same_passport, false) or exists (${sharing}) as is_sharing
    from application a left join application_work w on w.application_id = a.id
    left join lateral (select p.handed_over_by, p.handed_over_to from applicant p
      where p.application_id = a.id and p.handed_over_at is not null
      order by p.handed_over_at, p.position limit 1) h on true
    where a.id = any(${ids}::bigint[]) order by a.id`.execute(tx)
  const rules = await readRules(
    tx,
    rows.flatMap(({ rulesVersion, rulesBegun }) => [rulesVersion, rulesBegun]),
  )
  return rows.map(({ rulesVersion, rulesBegun, ...row }) => ({
    ...row,
    agreed: rules(rulesVersion),
    current: rules(rulesBegun),
  }))
}

/** The row as it has to be; what other applications and conversations say of it stands beside. */
function rowOf(facts: Facts): Kept {
  const { status, visaType, processingType, language, assignedTo, totalPriceCents } = facts
  const { isCompleted, handedOverBy, handedOverTo } = facts
  const required = requiredDocuments(facts.agreed, visaType)
  const people = facts.travellers.map((each) => ({
    ...each,
    filedAt: each.filedAt === null ? null : new Date(each.filedAt),
    documents: each.documents.map(({ type, ...document }) => ({
      ...document,
      isRequired: required.some((wanted) => wanted === type),
    })),
  }))
  const work = workOf(facts.current, {
    ...facts,
    travellers: people,
    isHandedOver: handedOverBy !== null,
    hasSamePassport: false,
    hasMessage: false,
    documentsPerTraveller: required.length,
  })
  return {
    state: work.state,
    ownFlags: work.flags,
    earlyOn: work.earlyOn,
    arrivesOn: work.arrivesOn,
    nextOn: work.nextOn,
    dueOn: work.dueOn,
    decidedBy: work.decidedBy,
    documentsAccepted: work.documents.accepted,
    documentsReceived: work.documents.received,
    documentsNeeded: work.documents.needed,
    nationalities: [...new Set(people.map(({ nationality }) => nationality))],
    ...{ status, visaType, processingType, language, assignedTo, totalPriceCents },
    ...{ isCompleted, handedOverBy, handedOverTo },
  }
}

const isKept = (row: Kept, { isStale, ...stands }: NonNullable<Facts['kept']>): boolean =>
  !isStale &&
  (Object.keys(row) as (keyof Kept)[]).every(
    (column) => JSON.stringify(row[column]) === JSON.stringify(stands[column]),
  )

/** Computes anew what is to be done with each, and writes what is not so already. */
export async function refreshWork(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const facts = await findFacts(tx, ids)
  const changed = facts.flatMap((each) => {
    const row = rowOf(each)
    return each.kept && isKept(row, each.kept) ? [] : [{ applicationId: each.id, ...row }]
  })
  if (changed.length > 0) await writeRows(tx, changed)
  const sharers = facts.filter(({ isSharing }) => isSharing).map(({ id }) => id)
  await recheckPassports(tx, [...sharers, ...(await findOthersToTell(tx, sharers))])
}

/** Each column of the row, with the type that it has in a list of JSON objects. */
const columns = [
  ['applicationId', 'bigint'],
  ['state', 'text'],
  ['ownFlags', 'text[]'],
  ['earlyOn', 'date'],
  ['arrivesOn', 'date'],
  ['nextOn', 'date'],
  ['dueOn', 'date'],
  ['decidedBy', 'date'],
  ['documentsAccepted', 'integer'],
  ['documentsReceived', 'integer'],
  ['documentsNeeded', 'integer'],
  ['nationalities', 'text[]'],
  ['status', 'text'],
  ['visaType', 'text'],
  ['processingType', 'text'],
  ['language', 'text'],
  ['assignedTo', 'text'],
  ['totalPriceCents', 'integer'],
  ['isCompleted', 'boolean'],
  ['handedOverBy', 'text'],
  ['handedOverTo', 'text'],
] as const satisfies readonly [keyof Kept | 'applicationId', string][]

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const targets = sql.raw(columns.map(([name]) => snake(name)).join(', '))
const given = sql.raw(columns.map(([name]) => `g."${name}"`).join(', '))
const shape = sql.raw(columns.map(([name, type]) => `"${name}" ${type}`).join(', '))
const news = sql.raw(
  columns
    .slice(1)
    .map(([name]) => `${snake(name)} = excluded.${snake(name)}`)
    .join(', '),
)

async function writeRows(tx: Tx, rows: readonly (Kept & { applicationId: number })[]) {
  await sql`insert into application_work as w (${targets}, has_message)
    select ${given}, ${hasMessage(sql`g."applicationId"`)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (${shape}) order by 1
    on conflict (application_id) do update set ${news}, is_stale = false`.execute(tx)
}

/** Those that share a passport with one of these and do not say yet, or say still, that they do. */
async function findOthersToTell(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select distinct theirs.application_id as id from application_work ours
    join applicant mine on mine.application_id = ours.application_id
    join applicant other on other.passport_number = mine.passport_number
      and other.application_id <> mine.application_id
    join application_work theirs on theirs.application_id = other.application_id
    where ours.application_id = any(${ids}::bigint[])
      and theirs.has_same_passport <> ours.is_open`.execute(tx)
  return rows.map(({ id }) => id)
}

const hasSamePassport = sql<boolean>`exists (
  select from applicant mine join applicant other on other.passport_number = mine.passport_number
    and other.application_id <> mine.application_id
  join application_work theirs on theirs.application_id = other.application_id and theirs.is_open
  where mine.application_id = w.application_id)`

/** Says of each whether another open application names one of its passports. */
async function recheckPassports(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`update application_work w set has_same_passport = not w.has_same_passport
    where w.application_id = any(${ids}::bigint[])
      and w.has_same_passport <> ${hasSamePassport}`.execute(tx)
}

/** The flags of `application_work w`: of what is ended, those of its own that outlast it. */
export const shownFlags = sql<KeptFlag[]>`case when w.is_open then w.flags else w.own_flags end`

/** What is to be done with an application, as it was kept. */
export function findWork(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('applicationWork as w')
    .select(['state', shownFlags.as('flags'), 'earlyOn', 'dueOn'])
    .where('applicationId', '=', applicationId)
    .executeTakeFirst()
}

/** Computes anew what was marked so, a number of them at a time; answers how many there were. */
export async function refreshStale(tx: Tx, most: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select application_id as id from application_work where is_stale order by application_id
    limit ${most}`.execute(tx)
  const ids = rows.map(({ id }) => id)
  // Under the lock of each, as everybody else.
  await sql`select from application where id = any(${ids}::bigint[]) order by id for update`.execute(
    tx,
  )
  await refreshWork(tx, ids)
  await refreshMessages(tx, ids)
  return ids.length
}

/**
 * Which of the next `most` applications after a number are kept otherwise than their facts say, and the last
 * number that was looked at; null at the end.
 */
export async function findWrongWork(
  tx: Tx,
  after: number,
  most: number,
): Promise<{ wrong: number[]; last: number | null }> {
  const found = await tx
    .selectFrom('application')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute()
  const ids = found.map(({ id }) => id)
  const facts = await findFacts(tx, ids)
  const other = facts.filter((each) => !(each.kept && isKept(rowOf(each), each.kept)))
  const { rows: marks } = await sql<{ id: number }>`
    select w.application_id as id from application_work w where w.application_id = any(${ids}::bigint[])
      and (w.has_message <> ${hasMessage(sql`w.application_id`)}
        or w.has_same_passport <> ${hasSamePassport})`.execute(tx)
  const wrong = new Set([...other, ...marks].map(({ id }) => id))
  return { wrong: [...wrong], last: ids.at(-1) ?? null }
}

export async function markStale(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('applicationWork')
    .set({ isStale: true })
    .where('applicationId', 'in', ids)
    .execute()
}
