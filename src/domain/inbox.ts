import { dayAtSeat } from './time/business-day.ts'
import { addDays, weekdayOf } from './time/calendar.ts'
import { momentAtSeat } from './time/seat-hour.ts'

export const inboxBoxes = ['mine', 'unassigned', 'unanswered', 'snoozed', 'all'] as const
/**
 * Views of the inbox. *Mine*, *unassigned* and *unanswered* exclude snoozed conversations; in
 * *unanswered* ones the visitor waits for us.
 */
export type InboxBox = (typeof inboxBoxes)[number]

export const inboxSorts = ['newest', 'waiting'] as const
/** By newest message, or longest wait first. */
export type InboxSort = (typeof inboxSorts)[number]

export const emailShows = ['waiting', 'answered', 'all'] as const
/** E-mails of the inbox: that wait for an answer, one of each application; that do not; or every one. */
export type EmailShow = (typeof emailShows)[number]

/**
 * Whether received e-mails are searched for these words: an index finds three letters or digits in a row,
 * anything shorter would read all texts.
 */
export const isSearchable = (words: string): boolean => /[\p{L}\p{N}]{3}/u.test(words)

export const inboxLimits = {
  labels: 10,
  labelLength: 30,
  noteLength: 2000,
  /** Maximum conversations closed in one call. */
  closedAtOnce: 100,
  /** Earlier conversations shown beside one. */
  earlier: 20,
  /** Maximum labels suggested. */
  offeredLabels: 50,
  snoozeDays: 90,
} as const

/** What determines the boxes of a conversation. */
export type BoxFacts = {
  readonly staffId: string | null
  readonly waitingSince: Date | null
  readonly snoozedUntil: Date | null
}

/** Whether a conversation is in a box of the colleague `me`. */
export function isIn(box: InboxBox, facts: BoxFacts, me: string, now: Date): boolean {
  const isSnoozed = facts.snoozedUntil !== null && facts.snoozedUntil > now
  if (box === 'all') return true
  if (box === 'snoozed') return isSnoozed
  if (isSnoozed) return false
  if (box === 'mine') return facts.staffId === me
  return box === 'unassigned' ? facts.staffId === null : facts.waitingSince !== null
}

/** A label as stored: trimmed, single spaces; null when empty. */
export function labelText(typed: string): string | null {
  const text = typed.replace(/\s+/gu, ' ').trim()
  return text === '' || text.length > inboxLimits.labelLength ? null : text
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Labels after additions and removals: unique ignoring case, in order of addition. Null if there are too many. */
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

/** The hour at the seat at which a conversation snoozed until a day returns. */
export const snoozeHour = 9

const hourMs = 3_600_000

/** The moment of a choice: in three hours; at nine at the seat, tomorrow or next Monday. */
export function snoozeMoment(choice: SnoozeChoice, now: Date): Date {
  if (choice === 'three-hours') return new Date(now.getTime() + 3 * hourMs)
  const today = dayAtSeat(now)
  const days = choice === 'tomorrow' ? 1 : (8 - weekdayOf(today)) % 7 || 7
  return momentAtSeat(addDays(today, days), snoozeHour)
}

/** Whether a snooze moment is valid: in the future, within limits. */
export function isSnoozeMoment(until: Date, now: Date): boolean {
  const ahead = until.getTime() - now.getTime()
  return ahead > 0 && ahead <= inboxLimits.snoozeDays * 24 * hourMs
}
