import { cleanEmail, isEmailAddress, suggestEmail } from '../email.ts'

const hourMs = 3_600_000

/** Once in so many days at most is an address reminded, whoever typed it wherever. */
export const remindedDays = 30
/** So many days the 'forget this' of a letter works: longer than the answers are kept. */
export const remindedKeptDays = 90
/** Unfinished answers are left alone so long, in hours, before their contact is reminded. */
export const draftQuietHours = 24
/** Later than that, in hours, whoever began has made up their mind: the server was away. */
const tooLateHours = 72
/** Answers that are gone before anybody has read the letter, in hours. */
const endHours = 1
/** The first step asks for the address; who went on meant it. */
const leastStep = 2

/** What is known of unfinished answers, and of the address in them. */
export type DraftFacts = {
  step: number
  /** As it was typed; empty where it was not. */
  email: string
  updatedAt: Date
  expiresAt: Date
  /** They became an application. */
  isSent: boolean
}

export type AddressFacts = {
  /** An application of this address came into being since the answers were begun. */
  hasApplied: boolean
  /** Letters come back from it, or its reader called them spam. */
  isUnreachable: boolean
  /** Its owner refused reminders: of answers, or of an application. */
  hasRefused: boolean
  remindedAt: Date | null
}

/**
 * Whether a draft may be reminded of once: the address was typed, looks right and was left behind. What looks
 * like a slip of the finger is somebody else's mailbox.
 */
export function mayRemindOfDraft({ step, email }: Pick<DraftFacts, 'step' | 'email'>): boolean {
  return step >= leastStep && isEmailAddress(cleanEmail(email)) && suggestEmail(email) === null
}

/** What becomes of a reminder now: later, a letter, or none for ever. Times are moments. */
export function draftReminder(
  draft: DraftFacts,
  address: AddressFacts,
  now: Date,
): 'later' | 'letter' | 'none' {
  if (draft.isSent || !mayRemindOfDraft(draft)) return 'none'
  const quietHours = (now.getTime() - draft.updatedAt.getTime()) / hourMs
  if (quietHours < draftQuietHours) return 'later'
  const leftHours = (draft.expiresAt.getTime() - now.getTime()) / hourMs
  if (quietHours > tooLateHours || leftHours <= endHours) return 'none'
  const { hasApplied, isUnreachable, hasRefused, remindedAt } = address
  if (hasApplied || isUnreachable || hasRefused) return 'none'
  const isRecent =
    remindedAt !== null && now.getTime() - remindedAt.getTime() < remindedDays * 24 * hourMs
  return isRecent ? 'none' : 'letter'
}
