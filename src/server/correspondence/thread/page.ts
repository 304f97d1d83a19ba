import * as z from 'zod/mini'
import {
  findThreadPage,
  type ThreadPosition,
  type ThreadQuestion,
  threadSources,
} from '../../data/correspondence/thread.ts'
import { cursorsOf } from '../../platform/cursor.ts'
import type { Tx } from '../../platform/db/database.ts'

const byUuid: readonly string[] = ['email', 'letter']

const cursors = cursorsOf(
  z
    .tuple([
      z.number().check(z.int(), z.gte(0)),
      z.enum(threadSources),
      z
        .string()
        .check(z.maxLength(36), z.regex(/^(\d{19}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/)),
    ])
    .check(z.refine(([, source, key]) => byUuid.includes(source) === key.includes('-'))),
  'before',
)

function positionIn(before: string | undefined): ThreadPosition | null {
  const place = cursors.read(before)
  return place && { at: place[0], source: place[1], key: place[2] }
}

/** The positions of one page, newest first, and the next cursor. Throws request.invalid. */
export async function pageOf(
  tx: Tx,
  question: Omit<ThreadQuestion, 'before'>,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<{ places: ThreadPosition[]; before: string | null }> {
  const from = positionIn(before)
  const found = await findThreadPage(tx, { ...question, before: from }, limit + 1)
  const places = found.slice(0, limit)
  const last = places.at(-1)
  const hasMore = found.length > limit && last
  return { places, before: hasMore ? cursors.write([last.at, last.source, last.key]) : null }
}

/** One source's keys on a page. */
export const keysOf = (places: readonly ThreadPosition[], source: ThreadPosition['source']) =>
  places.filter((place) => place.source === source).map(({ key }) => key)

export const numbersOf = (places: readonly ThreadPosition[], source: ThreadPosition['source']) =>
  keysOf(places, source).map(Number)

/** The permanent id of an entry. */
export const entryId = (source: ThreadPosition['source'], id: number | string) => `${source}-${id}`

/** Entries sorted by position, without those deleted meanwhile. */
export function inOrder<E extends { id: string }>(
  places: readonly ThreadPosition[],
  entries: readonly E[],
): E[] {
  const known = new Map(entries.map((entry) => [entry.id, entry]))
  return places.flatMap(({ source, key }) => {
    const id = byUuid.includes(source) ? key : Number(key)
    return known.get(entryId(source, id)) ?? []
  })
}
