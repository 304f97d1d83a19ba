import { type MoneyKind, type MoneyState, moneyKinds, moneyStates } from '#domain/money/movement.ts'
import { wrongDaysIn } from '../parts/day-span.ts'

/** What is typed and chosen above the payments; empty text means all. */
export type MoneyFilter = { kind: string; state: string; search: string; from: string; to: string }

export const noFilter: MoneyFilter = { kind: '', state: '', search: '', from: '', to: '' }

const names = ['kind', 'state', 'search', 'from', 'to'] as const

/** The filter in the address of the page; what makes no sense there is left out. */
export function filterIn(query: URLSearchParams): MoneyFilter {
  const filter = { ...noFilter }
  for (const name of names) filter[name] = query.get(name) ?? ''
  for (const { name } of wrongDaysIn(filter)) filter[name] = ''
  if (!isOf(moneyKinds, filter.kind)) filter.kind = ''
  if (!isOf(moneyStates, filter.state)) filter.state = ''
  return filter
}

/** The filter as an address: what is empty does not stand in it. */
export function addressOf(filter: MoneyFilter): URLSearchParams {
  return new URLSearchParams(
    names.flatMap((name) => (filter[name].trim() ? [[name, filter[name].trim()]] : [])),
  )
}

/** The filter as the server is asked. */
export function questionOf({ kind, state, search, from, to }: MoneyFilter) {
  return {
    ...(isOf(moneyKinds, kind) ? { kind } : {}),
    ...(isOf(moneyStates, state) ? { state } : {}),
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  }
}

function isOf<T extends MoneyKind | MoneyState>(known: readonly T[], text: string): text is T {
  return known.some((each) => each === text)
}
