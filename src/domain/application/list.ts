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
 * - mine: assigned to whoever asks, not ended
 * - unassigned: handed over, not ended, nobody's
 * - late: promised for a day before today, and not filed
 * - today: promised for today, and not filed
 * - ready: our turn: to be reviewed, filed, or decided by the second person
 * - traveller: waiting for the traveller (documents missing or rejected)
 * - messages: the traveller wrote, and nobody has answered
 * - second: ready for the second person, where that may be whoever asks
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
