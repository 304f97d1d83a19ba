import type { StaffThreadEntry } from '#contract/staff/thread.ts'
import type { ThreadKind } from '#domain/thread.ts'
import {
  chatIcon,
  documentIcon,
  errorIcon,
  infoIcon,
  lockIcon,
  mailIcon,
  penIcon,
  personIcon,
} from '../../ui/icons.ts'

export type Entry = StaffThreadEntry
export type EntryOf<Kind extends ThreadKind> = Extract<Entry, { kind: Kind }>

/** Whose words an entry is: the traveller's, ours to them, or neither's. */
export function sideOf(entry: Entry): 'theirs' | 'ours' | 'neither' {
  if (entry.kind === 'email') return 'theirs'
  if (entry.kind === 'chat') return entry.side === 'user' ? 'theirs' : 'ours'
  return entry.kind === 'message' || entry.kind === 'letter' ? 'ours' : 'neither'
}

type Page = Readonly<{ entries: readonly Entry[] }>

/** Pages as they came, the newest first, as they are read: the newest last, and each entry once. */
export function inReadingOrder(pages: readonly Page[]): Entry[] {
  const found = new Map(pages.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry])))
  return [...found.values()].reverse()
}

/** Entries with the day above those that begin one. */
export function withDays(
  entries: readonly Entry[],
  dayOf: (at: string) => string,
): { entry: Entry; day: string | null }[] {
  return entries.map((entry, index) => {
    const [day, before] = [dayOf(entry.at), entries[index - 1]]
    return { entry, day: before && dayOf(before.at) === day ? null : day }
  })
}

/** The newest message of each conversation that its visitor wrote: what this colleague has seen. */
export function lastOfVisitors(entries: readonly Entry[]): ReadonlyMap<string, number> {
  const last = new Map<string, number>()
  for (const entry of entries) {
    if (entry.kind !== 'chat' || entry.side !== 'user') continue
    last.set(entry.sessionId, Math.max(last.get(entry.sessionId) ?? 0, entry.messageId))
  }
  return last
}

/** The newest entry of each decision that can still be undone: undoing it is offered once. */
export function lastOfHeld(entries: readonly Entry[]): ReadonlySet<string> {
  const last = new Map<number, string>()
  for (const entry of entries)
    if (entry.kind === 'status' && entry.held !== null) last.set(entry.held, entry.id)
  return new Set(last.values())
}

/** The drawing of each kind; its words stand beside it. */
export const kindIcons: Readonly<Record<ThreadKind, string>> = {
  letter: mailIcon,
  message: personIcon,
  chat: chatIcon,
  email: mailIcon,
  note: lockIcon,
  correction: penIcon,
  status: infoIcon,
}

/** Of a status: what asks for attention has a drawing of its own. */
export function statusIcon({ event, to, toState }: EntryOf<'status'>): string {
  if (event === 'document-rejected' || to === 'rejected' || toState === 'rejected') return errorIcon
  return event === 'completed' ? documentIcon : infoIcon
}
