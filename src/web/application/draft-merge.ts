import type { DraftContent } from '#contract/draft.ts'

/** Three-way merge of two pages' answers, field by field: changes of this page win. A date is one field. */
export function mergeDrafts(base: DraftContent, mine: DraftContent, theirs: DraftContent) {
  return merge(base, mine, theirs) as DraftContent
}

function merge(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(base, mine)) return theirs
  if (isSame(base, theirs)) return mine
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const known: unknown[] = Array.isArray(base) ? base : []
    const longer = mine.length > theirs.length ? mine : theirs
    return longer.map((_, index) => mergeEach(known[index], mine[index], theirs[index]))
  }
  if (isRecord(mine) && isRecord(theirs) && !('day' in mine)) {
    const known = isRecord(base) ? base : {}
    const names = Object.keys({ ...theirs, ...mine })
    return Object.fromEntries(
      names.map((name) => [name, mergeEach(known[name], mine[name], theirs[name])]),
    )
  }
  return mine
}

/** Keys missing on one side are taken from the other. */
function mergeEach(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (mine === undefined || theirs === undefined) return mine ?? theirs
  return merge(base, mine, theirs)
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
