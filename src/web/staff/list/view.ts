import { type Queue, queues, type Sort, sorts } from '#domain/application/list.ts'
import { type ApplicationStatus, applicationStatuses } from '#domain/application/status.ts'

/** What the list shows. */
export type View = Readonly<{
  status: ApplicationStatus | null
  queue: Queue | null
  sort: Sort
  /** As typed, trimmed. */
  search: string
}>

export const everything: View = { status: null, queue: null, sort: 'newest', search: '' }

const maxSearchLength = 200

/**
 * The view of an address. Status, queue and order stand in its query; a search names a person, so it
 * stays in the history entry, where back and reload find it and no log does.
 */
export function viewOf(query: string, state: unknown): View {
  const asked = new URLSearchParams(query)
  return {
    status: oneOf(applicationStatuses, asked.get('status')),
    queue: oneOf(queues, asked.get('queue')),
    sort: oneOf(sorts, asked.get('sort')) ?? everything.sort,
    search: searchIn(state),
  }
}

/** '?queue=mine', or '' for the view that needs no words. */
export function queryOf({ status, queue, sort }: View): string {
  const query = new URLSearchParams()
  if (queue) query.set('queue', queue)
  if (status) query.set('status', status)
  if (sort !== everything.sort) query.set('sort', sort)
  const text = query.toString()
  return text ? `?${text}` : ''
}

/** The history entry of a view: what else stands in it stays. */
export function stateOf({ search }: View, state: unknown): Record<string, unknown> {
  return { ...(isRecord(state) ? state : {}), search }
}

/** What the list and the export ask the server for; absent is everything. */
export function filterOf({ status, queue, search }: View) {
  return {
    ...(status ? { status } : {}),
    ...(queue ? { queue } : {}),
    ...(search ? { search } : {}),
  }
}

function searchIn(state: unknown): string {
  const search = isRecord(state) ? state.search : null
  return typeof search === 'string' ? search.slice(0, maxSearchLength).trim() : ''
}

function oneOf<T extends string>(all: readonly T[], value: string | null): T | null {
  return all.find((each) => each === value) ?? null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
