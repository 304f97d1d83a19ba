import type { Language } from '../reference/languages.ts'
import type { CalendarDate } from '../time/calendar.ts'
import type { ProcessingType, VisaType } from './choice.ts'
import type { ApplicationStatus } from './status.ts'
import type { WorkFlag, WorkState } from './work.ts'

/** Which applications a member of staff sees as work. */
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
 * - mine: assigned to whoever asks, who did not hand it over to a second person; not ended
 * - unassigned: handed over, not ended, nobody's
 * - late: promised for a day before today, and our turn
 * - today: promised for today, and our turn
 * - ready: our turn: to be reviewed, filed, or decided by the second person
 * - traveller: waiting for the traveller (documents missing or rejected)
 * - messages: the traveller wrote, and nobody has answered
 * - second: ready for the second person, where that may be whoever asks: handed over to them, or by another
 *   to anybody
 * - due: handed over and not ended, by what comes first: promise or arrival
 */
export type Queue = (typeof queues)[number]

/** `due`: by what comes first, promise or arrival. */
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

/** Rows that one call may change. */
export const maxBulk = 200

/** Characters of the name of a saved view, and how many one colleague may have. */
export const maxViewName = 60
export const maxViews = 50

/** Characters of a note by staff. */
export const maxNoteLength = 4000

/** By what a list is narrowed, apart from a search; what a saved view keeps. */
export type SavedFilter = {
  status?: ApplicationStatus | undefined
  queue?: Queue | undefined
  work?: WorkState | undefined
  flag?: WorkFlag | undefined
  visaType?: VisaType | undefined
  processingType?: ProcessingType | undefined
  /** Alpha-2, of any traveller. */
  nationality?: string | undefined
  language?: Language | undefined
  /** `me`, `nobody`, or the id of a colleague. */
  assignee?: string | undefined
  /** The first arrival of those who are undecided, both days included. */
  arrivalFrom?: CalendarDate | undefined
  arrivalTo?: CalendarDate | undefined
}

/** The header of a file of chosen applications that names those that are not there: ids with commas between. */
export const leftOutHeader = 'x-left-out'
