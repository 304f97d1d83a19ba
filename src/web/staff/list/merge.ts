import type { AnswerOf } from '#client/route.ts'

export type ListAnswer = AnswerOf<'GET /api/admin/applications'>
export type Item = ListAnswer['items'][number]

export type Merged = Readonly<{
  /** The rows in the places where they were, with what is known now. */
  rows: readonly Item[]
  /** Rows that would stand between or before these. */
  added: number
  /** Rows that would no longer stand here. */
  gone: ReadonlySet<number>
}>

/**
 * Brings what was just heard into the rows that somebody is reading: their values at once, their
 * order never. `fresh` is the beginning of the same list; `isComplete` says that nothing follows
 * the rows shown.
 */
export function merged(
  shown: readonly Item[],
  fresh: Pick<ListAnswer, 'items' | 'nextCursor'>,
  isComplete: boolean,
): Merged {
  const news = new Map(fresh.items.map((item) => [item.id, item]))
  const known = new Set(shown.map(({ id }) => id))
  const lastKnown = fresh.items.findLastIndex(({ id }) => known.has(id))
  // What follows the last known row belongs to the next page, unless there is none.
  const compared = isComplete || lastKnown < 0 ? fresh.items : fresh.items.slice(0, lastKnown + 1)
  return {
    rows: shown.map((item) => news.get(item.id) ?? item),
    added: compared.filter(({ id }) => !known.has(id)).length,
    gone: new Set(covered(shown, news, fresh).flatMap(({ id }) => (news.has(id) ? [] : [id]))),
  }
}

/** The rows of which `fresh` speaks: all when it is the whole list, else up to the last one it names. */
function covered(
  shown: readonly Item[],
  news: ReadonlyMap<number, Item>,
  fresh: Pick<ListAnswer, 'items' | 'nextCursor'>,
): readonly Item[] {
  if (fresh.nextCursor === null) return shown
  return shown.slice(0, shown.findLastIndex(({ id }) => news.has(id)) + 1)
}
