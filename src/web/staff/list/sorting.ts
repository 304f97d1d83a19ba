import type { Sort } from '#domain/application/list.ts'

/** Columns that order the list, each with its way up and down; the first one is that of the first press. */
const ways = {
  due: { ascending: 'due' },
  arrival: { ascending: 'arrival', descending: 'latest-arrival' },
  total: { descending: 'dearest', ascending: 'cheapest' },
  created: { descending: 'newest', ascending: 'oldest' },
} as const satisfies Record<string, Partial<Record<Direction, Sort>>>

export type SortColumn = keyof typeof ways
export type Direction = 'ascending' | 'descending'

const waysOf = (column: SortColumn) => Object.entries(ways[column]) as [Direction, Sort][]

/** How the rows stand by a column; null when they stand by another one. */
export function directionOf(column: SortColumn, sort: Sort): Direction | null {
  return waysOf(column).find(([, each]) => each === sort)?.[0] ?? null
}

/** The order that a press on the head of a column asks for. */
export function sortedBy(column: SortColumn, now: Sort): Sort {
  const sorts = waysOf(column).map(([, sort]) => sort)
  return sorts[(sorts.indexOf(now) + 1) % sorts.length] as Sort
}
