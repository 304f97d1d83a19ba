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

/** The places of one page, newest first, and where the next one goes on. Throws request.invalid. */
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

/** The keys of one source on a page. */
export const keysOf = (places: readonly ThreadPosition[], source: ThreadPosition['source']) =>
  places.filter((place) => place.source === source).map(({ key }) => key)

export const numbersOf = (places: readonly ThreadPosition[], source: ThreadPosition['source']) =>
  keysOf(places, source).map(Number)

/** The name of an entry, the same for ever. */
export const entryId = (source: ThreadPosition['source'], id: number | string) => `${source}-${id}`

/** Entries in the order of their places; what went in the meantime is left out. */
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
