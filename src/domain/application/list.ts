/** Which applications a member of staff sees as work. */
export const queues = ['mine', 'unassigned', 'traveller', 'due'] as const
/**
 * - mine: assigned to whoever asks, not decided
 * - unassigned: handed over, not decided, nobody's
 * - traveller: waiting for the traveller (documents missing or rejected)
 * - due: handed over and not decided, by the promised day
 */
export type Queue = (typeof queues)[number]

export const sorts = ['newest', 'oldest', 'due'] as const
export type Sort = (typeof sorts)[number]

/** Characters of a note by staff. */
export const maxNoteLength = 4000
