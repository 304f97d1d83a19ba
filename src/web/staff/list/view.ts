import { processingTypes, visaTypes } from '#domain/application/choice.ts'
import {
  maxFilterValues,
  type Queue,
  queues,
  type Sort,
  sorts,
  valuesOf,
} from '#domain/application/list.ts'
import { applicationStatuses } from '#domain/application/status.ts'
import { workFlags, workStates, workWordOf } from '#domain/application/work.ts'
import { languages } from '#domain/reference/languages.ts'
import { addressOf, among, day, type FilterOf, filterIn } from '../parts/list/filter.ts'

/** Those of several values that make sense, each once. */
const some = (one: (text: string) => string | null) => (text: string) => {
  const values = valuesOf(text).flatMap((value) => one(value) ?? [])
  return [...new Set(values)].slice(0, maxFilterValues).join(',') || null
}

/** Older addresses and views name states that have the word of another one. */
const workWord = (text: string) => {
  const state = among(workStates)(text)
  return state && workWordOf(state)
}

/** What of an address narrows the list: of each name, the value of a text, or null. */
const readers = {
  queue: among(queues),
  work: some(workWord),
  flag: some(among(workFlags)),
  status: among(applicationStatuses),
  visaType: some(among(visaTypes)),
  processingType: some(among(processingTypes)),
  nationality: some((text) => (/^[A-Z]{2}$/.test(text) ? text : null)),
  arrivalFrom: day,
  arrivalTo: day,
  /** `me`, `nobody`, or the id of a colleague. */
  assignee: some((text) => (/^[\w-]{1,64}$/.test(text) ? text : null)),
  language: among(languages),
} as const

export type FilterName = keyof typeof readers

export type Filter = FilterOf<typeof readers>

export type View = Readonly<{
  filter: Filter
  sort: Sort
  /** As typed, trimmed. */
  search: string
  /** The queue that the search left, for whatever is looked for may stand in any. */
  left: Queue | null
}>

export const everything: View = { filter: {}, sort: 'newest', search: '', left: null }

const names = Object.keys(readers) as readonly FilterName[]

/** What is chosen beside the queue, in the order of the screen. */
export const narrowings = names.filter((name) => name !== 'queue')
export type Narrowing = (typeof narrowings)[number]

/** Those that are offered: a status comes from the reports, a language from older views. */
export const offered = narrowings.filter((name) => name !== 'status' && name !== 'language')

const maxSearchLength = 200

/**
 * The view of an address. What narrows and the order stand in its query; a search names a person, so it
 * stays in the history entry, where back and reload find it and no log does.
 */
export function viewOf(query: string, state: unknown): View {
  const asked = new URLSearchParams(query)
  return {
    filter: filterIn(readers, (name) => asked.get(name)),
    sort: sorts.find((each) => each === asked.get('sort')) ?? everything.sort,
    search: searchIn(state),
    left: queues.find((each) => isRecord(state) && each === state.left) ?? null,
  }
}

/** '?queue=mine', or '' for the view that needs no words. */
export function queryOf({ filter, sort }: Pick<View, 'filter' | 'sort'>): string {
  const query = addressOf(filterIn(readers, (name) => filter[name]))
  if (sort !== everything.sort) query.set('sort', sort)
  const text = query.toString()
  return text ? `?${text}` : ''
}

/** The history entry of a view. */
export const stateOf = ({ search, left }: View) => ({ search, left })

/** What the list and the export ask the server for; absent is everything. */
export function askedBy({ filter, search }: View): Filter & { search?: string } {
  return { ...filter, ...(search ? { search } : {}) }
}

/** The order in which the rows stand: what is due has its own. */
export const sortOf = ({ filter, sort }: Pick<View, 'filter' | 'sort'>): Sort =>
  filter.queue === 'due' ? 'due' : sort

/** The filter with one of its values set, or without it. */
export function narrowed(filter: Filter, name: FilterName, value: string | null): Filter {
  return filterIn(readers, (each) => (each === name ? value : (filter[each] ?? null)))
}

/** Other words are looked for in all queues; without any the queue is back from which the search led. */
export function searched(
  { filter, search: before, left }: View,
  search: string,
): Pick<View, 'filter' | 'search' | 'left'> {
  const queue = filter.queue ?? (before ? left : null)
  return search
    ? { search, left: queue, filter: narrowed(filter, 'queue', null) }
    : { search, left: null, filter: narrowed(filter, 'queue', queue) }
}

/** The queue alone: what people work from is kept when the rest is cleared. */
export const widened = ({ queue }: Filter): Filter => (queue ? { queue } : {})

export const isQueue = (filter: Filter, queue: Queue | null): boolean =>
  (filter.queue ?? null) === queue

function searchIn(state: unknown): string {
  const search = isRecord(state) ? state.search : null
  return typeof search === 'string' ? search.slice(0, maxSearchLength).trim() : ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
