import type { AnswerOf } from '#client/route.ts'
import { isDecidedState } from '#domain/application/applicant-state.ts'
import type { ErrorCode } from '#domain/error.ts'

export type VisaDocument = AnswerOf<'POST /api/admin/visa-documents'>
export type Candidate = VisaDocument['candidates'][number]

/** One file of the batch, from the moment that it is chosen. */
export type Entry = Readonly<{
  key: string
  fileName: string
  /** What is sent; null of one that waited here before. */
  file: File | null
  /** 0 to 1; null before its turn. */
  progress: number | null
  error: unknown
  document: VisaDocument | null
  /** What approving came to; null: not asked yet. */
  outcome: 'approved' | ErrorCode | null
}>

export const entryOf = (key: string, fileName: string, changes: Partial<Entry>): Entry => ({
  ...{ key, fileName, file: null, progress: null, error: null, document: null, outcome: null },
  ...changes,
})

type Entries = readonly Entry[]

export const changed = (all: Entries, key: string, changes: Partial<Entry>): Entries =>
  all.map((each) => (each.key === key ? { ...each, ...changes } : each))

/** What was sent is there: the list of what waited may know it already. */
export const received = (all: Entries, key: string, document: VisaDocument): Entries =>
  changed(
    all.filter((each) => each.key === key || each.document?.id !== document.id),
    key,
    { document },
  )

/** What waited here before, and stands in no entry yet. */
export function waitingBefore(all: Entries, items: readonly VisaDocument[]): Entries {
  const here = new Set(all.map(({ document }) => document?.id))
  const before = items.filter(({ id }) => !here.has(id))
  return before.map((each) => entryOf(each.id, each.fileName, { document: each }))
}

type Row = AnswerOf<'POST /api/admin/visa-documents/approve'>['rows'][number]

/** What approving came to, for those that were asked about. */
export function answered(all: Entries, rows: readonly Row[]): Entries {
  const outcomes = new Map(rows.map(({ id, error }) => [id, error ?? ('approved' as const)]))
  return all.map((each) => ({
    ...each,
    outcome: outcomes.get(each.document?.id ?? '') ?? each.outcome,
  }))
}

/** For whom a document is, with what it says of them; null while that is open. */
export function holderOf({ document }: Pick<Entry, 'document'>): Candidate | null {
  const id = document?.applicantId ?? null
  return document?.candidates.find(({ applicantId }) => applicantId === id) ?? null
}

function stateOnItsWay({ error, progress }: Entry) {
  if (error !== null) return 'failed'
  if (progress === null) return 'waiting'
  return progress < 1 ? 'sending' : 'checking'
}

export type EntryState = ReturnType<typeof stateOf>

/** How far an entry is. Of two documents for one traveller the first counts. */
export function stateOf(entry: Entry, entries: readonly Entry[]) {
  if (entry.outcome === 'approved') return 'approved'
  if (entry.outcome !== null) return 'refused'
  if (!entry.document) return stateOnItsWay(entry)
  const holder = holderOf(entry)
  if (!holder) return 'unmatched'
  if (isDecidedState(holder.state)) return 'decided'
  if (!holder.isMatch) return 'mismatch'
  const first = entries.find((other) => {
    const its = holderOf(other)
    return its?.isMatch && its.applicantId === holder.applicantId
  })
  return first && first.key !== entry.key ? 'twice' : 'ready'
}

export function readyIds(entries: readonly Entry[]): string[] {
  return entries.flatMap((entry) =>
    entry.document && stateOf(entry, entries) === 'ready' ? [entry.document.id] : [],
  )
}
