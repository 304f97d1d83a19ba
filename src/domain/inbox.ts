import { dayAtSeat } from './time/business-day.ts'
import { addDays, weekdayOf } from './time/calendar.ts'
import { momentAtSeat } from './time/seat-hour.ts'

export const inboxBoxes = ['mine', 'unassigned', 'unanswered', 'snoozed', 'all'] as const
/**
 * Which conversations somebody looks at. *Mine*, *unassigned* and *unanswered* leave out what is snoozed
 * until later; *unanswered* are those whose visitor waits for us.
 */
export type InboxBox = (typeof inboxBoxes)[number]

export const inboxSorts = ['newest', 'waiting'] as const
/** By the newest message, or whoever waits longest first. */
export type InboxSort = (typeof inboxSorts)[number]

export const inboxLimits = {
  labels: 10,
  labelLength: 30,
  noteLength: 2000,
  /** Conversations that are closed at once. */
  closedAtOnce: 100,
  /** Earlier conversations that are shown beside one. */
  earlier: 20,
  /** Labels that are offered. */
  offeredLabels: 50,
  snoozeDays: 90,
} as const

/** What decides in which boxes a conversation stands. */
export type BoxFacts = {
  readonly staffId: string | null
  readonly waitingSince: Date | null
  readonly snoozedUntil: Date | null
}

/** Whether a conversation stands in a box of the colleague `me`. */
export function isIn(box: InboxBox, facts: BoxFacts, me: string, now: Date): boolean {
  const isSnoozed = facts.snoozedUntil !== null && facts.snoozedUntil > now
  if (box === 'all') return true
  if (box === 'snoozed') return isSnoozed
  if (isSnoozed) return false
  if (box === 'mine') return facts.staffId === me
  return box === 'unassigned' ? facts.staffId === null : facts.waitingSince !== null
}

/** A label as it is kept: without edges, one space between words; null when nothing is left. */
export function labelText(typed: string): string | null {
  const text = typed.replace(/\s+/gu, ' ').trim()
  return text === '' || text.length > inboxLimits.labelLength ? null : text
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/**
 * Labels after some were added and some taken away: each once however it is written, in the order in which
 * they came. Null when there are more than a conversation carries.
 */
export function changedLabels(
  labels: readonly string[],
  { add = [], remove = [] }: { add?: readonly string[]; remove?: readonly string[] },
): string[] | null {
  const kept = labels.filter((label) => !remove.some((each) => isSame(each, label)))
  for (const typed of add) {
    const text = labelText(typed)
    if (text !== null && !kept.some((label) => isSame(label, text))) kept.push(text)
  }
  return kept.length > inboxLimits.labels ? null : kept
}

export const snoozeChoices = ['three-hours', 'tomorrow', 'monday'] as const
export type SnoozeChoice = (typeof snoozeChoices)[number]

/** The hour at the seat at which what was snoozed until a day comes back. */
export const snoozeHour = 9

const hourMs = 3_600_000

/** The moment of a choice: in three hours; at nine at the seat, tomorrow or on the next Monday. */
export function snoozeMoment(choice: SnoozeChoice, now: Date): Date {
  if (choice === 'three-hours') return new Date(now.getTime() + 3 * hourMs)
  const today = dayAtSeat(now)
  const days = choice === 'tomorrow' ? 1 : (8 - weekdayOf(today)) % 7 || 7
  return momentAtSeat(addDays(today, days), snoozeHour)
}

/** Whether a conversation may be snoozed until a moment: later than now, and not for ever. */
export function isSnoozeMoment(until: Date, now: Date): boolean {
  const ahead = until.getTime() - now.getTime()
  return ahead > 0 && ahead <= inboxLimits.snoozeDays * 24 * hourMs
}
