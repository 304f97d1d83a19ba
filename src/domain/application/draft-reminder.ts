import { cleanEmail, isEmailAddress, suggestEmail } from '../email.ts'

const hourMs = 3_600_000

/** An address gets at most one reminder in this many days, across all drafts. */
export const remindedDays = 30
/** Days for which the 'forget this' link works: longer than the answers are stored. */
export const remindedKeptDays = 90
/** Hours of inactivity before a reminder. */
export const draftQuietHours = 24
/** After this many hours the moment has passed: the server was down. */
const tooLateHours = 72
/** No reminder when the answers expire within this many hours. */
const endHours = 1
/** The first step asks for the address; going on confirms it. */
const leastStep = 2

/** Facts about a draft and its address. */
export type DraftFacts = {
  step: number
  /** As typed, or empty. */
  email: string
  updatedAt: Date
  expiresAt: Date
  /** It became an application. */
  isSent: boolean
}

export type AddressFacts = {
  /** The address has applied since the draft was started. */
  hasApplied: boolean
  /** Mail to the address bounces or was marked as spam. */
  isUnreachable: boolean
  /** The owner opted out of reminders. */
  hasRefused: boolean
  remindedAt: Date | null
}

/**
 * Whether a draft may get its one reminder: it was left behind with a plausible address. A likely
 * typo is someone else's mailbox.
 */
export function mayRemindOfDraft({ step, email }: Pick<DraftFacts, 'step' | 'email'>): boolean {
  return step >= leastStep && isEmailAddress(cleanEmail(email)) && suggestEmail(email) === null
}

/** What to do about a reminder now: later, send, or never. Times are moments. */
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
