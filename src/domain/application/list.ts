import type { Language } from '../reference/languages.ts'
import type { CalendarDate } from '../time/calendar.ts'
import type { ApplicationStatus } from './status.ts'

/** Work queues of the staff area. */
export const queues = [
  'mine',
  'unassigned',
  'late',
  'today',
  'ready',
  'traveller',
  'messages',
  'second',
  'due',
] as const
/**
 * - mine: assigned to the current user and not handed over for approval; open
 * - unassigned: handed over by the traveller and open, without an assignee
 * - late: promised for a day before today, and our turn
 * - today: promised for today, and our turn
 * - ready: our turn: to be reviewed, filed, or decided by the second person
 * - traveller: waiting for the traveller (documents missing or rejected)
 * - messages: unanswered messages of the traveller
 * - second: ready for approval by a second person, and the current user may be that person
 * - due: handed over and open, by promise or arrival, whichever is first
 */
export type Queue = (typeof queues)[number]

/** `due`: by promise or arrival, whichever is first. */
export const sorts = [
  'newest',
  'oldest',
  'due',
  'arrival',
  'latest-arrival',
  'dearest',
  'cheapest',
] as const
export type Sort = (typeof sorts)[number]

/** Maximum rows in one bulk change. */
export const maxBulk = 200

/** Maximum length of the name of a saved view, and number of views per colleague. */
export const maxViewName = 60
export const maxViews = 50

/** Maximum length of a staff note. */
export const maxNoteLength = 4000

/** Filters that take several values at once, as text, separated by commas: any of them fits. */
export const severalFilters = [
  'work',
  'flag',
  'visaType',
  'processingType',
  'nationality',
  'assignee',
] as const
export type SeveralFilter = (typeof severalFilters)[number]

/** Maximum values of such a filter. */
export const maxFilterValues = 20

export const valuesOf = (several: string): readonly string[] => several.split(',')

/**
 * Filters of a list other than search; a saved view stores these. A nationality is alpha-2, of any
 * traveller; an assignee `me`, `nobody`, or the id of a colleague.
 */
export type SavedFilter = {
  [Name in SeveralFilter]?: string | undefined
} & {
  status?: ApplicationStatus | undefined
  queue?: Queue | undefined
  language?: Language | undefined
  /** First arrival of the undecided travellers, both days inclusive. */
  arrivalFrom?: CalendarDate | undefined
  arrivalTo?: CalendarDate | undefined
}

/** Header of an export that lists the ids it could not find, separated by commas. */
export const leftOutHeader = 'x-left-out'
