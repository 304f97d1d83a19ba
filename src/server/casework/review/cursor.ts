import * as z from 'zod/mini'
import { day } from '#contract/shapes.ts'
import { type SavedFilter, type Sort, sorts } from '#domain/application/list.ts'
import { keyOf, type Position } from '../../data/casework/application-list.ts'
import { mayBeEnded } from '../../data/casework/list-filter.ts'
import { cursorsOf, strangeCursor } from '../../platform/cursor.ts'

/** Start of the next page, its order, how the search was read, and the total. */
export type Cursor = {
  sort: Sort
  reading: 'exact' | 'words'
  from: Position
  total: number
  totalIsExact: boolean
}

const cents = z.number().check(z.int(), z.gte(0), z.lte(2_147_483_647))
const cursors = cursorsOf(
  z.tuple([
    z.enum(sorts),
    z.enum(['exact', 'words']),
    z.number().check(z.int(), z.gt(0)),
    z.nullable(z.union([day, cents])),
    z.number().check(z.int(), z.gte(0)),
    z.boolean(),
  ]),
)

/** Opaque to clients, and reveals nothing beyond their rights. */
export function writeCursor({ sort, reading, from, total, totalIsExact }: Cursor): string {
  return cursors.write([sort, reading, from.id, from.key, total, totalIsExact])
}

/** Whether a page in this order can end at this key. */
function canEnd(sort: Sort, key: Position['key'], filter: SavedFilter): boolean {
  const wanted = keyOf(sort)
  if (wanted === 'none') return key === null
  if (wanted === 'cents') return typeof key === 'number'
  // Undecided applications have a date.
  return key === null ? mayBeEnded(filter) : typeof key === 'string'
}

/** Null for the first page. Throws request.invalid for a foreign cursor. */
export function readCursor(
  text: string | undefined,
  sort: Sort,
  filter: SavedFilter,
): Cursor | null {
  const place = cursors.read(text)
  if (!place) return null
  const [written, reading, id, key, total, totalIsExact] = place
  if (written !== sort || !canEnd(sort, key, filter)) throw strangeCursor()
  return { sort, reading, from: { id, key }, total, totalIsExact }
}
