import { type RawBuilder, sql } from 'kysely'
import {
  type Queue,
  type SavedFilter,
  type SeveralFilter,
  severalFilters,
  valuesOf,
} from '#domain/application/list.ts'
import { endedWorkStates, statesLike, type WorkState } from '#domain/application/work.ts'

export type Sql = RawBuilder<unknown>

/** The viewer and the day at the seat, for `mine` and `late`. */
export type ListViewer = { staffId: string; today: string }

export type ListFilter = SavedFilter & ListViewer & { ids?: readonly number[] | undefined }

export const and = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)

// Each is the condition of one small index, word for word.
const queueConditions: Readonly<Record<Queue, (viewer: ListViewer) => Sql>> = {
  mine: ({ staffId }) => sql`w.is_open and w.assigned_to = ${staffId}
    and w.handed_over_by is distinct from ${staffId}`,
  unassigned: () => sql`w.assigned_to is null and w.is_completed and w.is_open`,
  late: ({ today }) => sql`w.is_ours and w.due_on < ${today}::date`,
  today: ({ today }) => sql`w.is_ours and w.due_on = ${today}::date`,
  ready: () => sql`w.is_ours`,
  traveller: () => sql`w.state = 'waiting-documents'`,
  messages: () => sql`w.flags @> '{message}'`,
  second: ({ staffId }) => sql`w.state = 'second-person'
    and w.handed_over_by is distinct from ${staffId}
    and (w.handed_over_to is null or w.handed_over_to = ${staffId})`,
  due: () => sql`w.is_completed and w.is_open`,
}

/** Membership in a queue, as a condition on `application_work w`. */
export const inQueue = (queue: Queue, viewer: ListViewer): Sql => queueConditions[queue](viewer)

/** The only flag that an ended application may have. */
const lasting = 'payment-review'

function hasFlag(flag: string, viewer: ListViewer): Sql {
  if (flag === 'late') return inQueue('late', viewer)
  if (flag === 'early-arrival') return sql`w.is_open and w.early_on <= ${viewer.today}::date`
  // The condition of its index, word for word.
  if (flag === lasting) return sql`w.own_flags @> '{payment-review}'`
  return sql`w.flags @> ${sql.lit(`{${flag}}`)}`
}

function isAssigned(assignee: string, { staffId }: ListViewer): Sql {
  if (assignee === 'nobody') return sql`w.assigned_to is null`
  return sql`w.assigned_to = ${assignee === 'me' ? staffId : assignee}`
}

const one: Readonly<Record<SeveralFilter, (value: string, viewer: ListViewer) => Sql>> = {
  work: (state) => sql`w.state = ${state}`,
  flag: hasFlag,
  visaType: (type) => sql`w.visa_type = ${type}`,
  processingType: (type) => sql`w.processing_type = ${type}`,
  nationality: (code) => sql`w.nationalities @> array[${code}]::text[]`,
  assignee: isAssigned,
}

/** Stored states that are called as these are. */
const statesIn = (work: string) => statesLike(valuesOf(work) as readonly WorkState[])

function anyOf(name: SeveralFilter) {
  return (several: string, viewer: ListViewer): Sql => {
    const values = name === 'work' ? statesIn(several) : valuesOf(several)
    const [only, ...others] = values.map((value) => one[name](value, viewer))
    return others.length === 0 && only ? only : sql`(${sql.join([only, ...others], sql` or `)})`
  }
}

const several = Object.fromEntries(severalFilters.map((name) => [name, anyOf(name)])) as Record<
  SeveralFilter,
  ReturnType<typeof anyOf>
>

const filters: {
  [K in keyof SavedFilter]-?: (value: NonNullable<SavedFilter[K]>, viewer: ListViewer) => Sql
} = {
  ...several,
  status: (status) => sql`w.status = ${status}`,
  queue: inQueue,
  language: (language) => sql`w.language = ${language}`,
  arrivalFrom: (day) => sql`w.arrives_on >= ${day}::date`,
  arrivalTo: (day) => sql`w.arrives_on <= ${day}::date`,
}
const filterNames = Object.keys(filters) as (keyof SavedFilter)[]

const isAsked = (filter: ListFilter) => (name: keyof SavedFilter) => filter[name] !== undefined

/** All filters as conditions on `application_work w`. */
export const conditionsOf = (filter: ListFilter): Sql[] => [
  ...(filter.ids ? [sql`w.application_id = any(${filter.ids}::bigint[])`] : []),
  ...filterNames
    .filter(isAsked(filter))
    .map((name) =>
      (filters[name] as (value: unknown, viewer: ListViewer) => Sql)(filter[name], filter),
    ),
]

/** At most a status: then the tally has the count. */
export const isCounted = (filter: ListFilter): boolean =>
  filter.ids === undefined && filterNames.filter(isAsked(filter)).every((name) => name === 'status')

/** Whether the result may contain finished applications, which have no arrival or promise. */
export function mayBeEnded({ queue, flag, work, arrivalFrom, arrivalTo }: SavedFilter): boolean {
  if (queue ?? arrivalFrom ?? arrivalTo) return false
  if (flag !== undefined && !valuesOf(flag).includes(lasting)) return false
  return (
    work === undefined ||
    statesIn(work).some((state) => endedWorkStates.some((each) => each === state))
  )
}
