import { maxUploadBytes } from './document.ts'

/** Files and bytes within a day. */
export type Quota = { files: number; bytes: number }

export const quotaHours = 24

/**
 * What one application may send in a day: each of at most five documents of every applicant four
 * times at its largest, which nobody needs who sends them once or twice.
 */
export function applicationQuota(applicants: number): Quota {
  const files = 20 * Math.max(2, applicants)
  return { files, bytes: files * maxUploadBytes }
}

/** What comes from one network in a day: an agency with several groups, behind one address. */
export const networkQuota: Quota = { files: 4_000, bytes: 10 * 1024 * 1024 * 1024 }

/** Of files that belong to nothing yet: whoever sends them may be anybody. */
export const strangerQuota: Quota = { files: 200, bytes: 500 * 1024 * 1024 }

/** What a visitor may send in one conversation in a day, known to us or not. */
export const conversationQuota: Quota = { files: 20, bytes: 50 * 1024 * 1024 }

export const isOver = (used: Quota, allowed: Quota): boolean =>
  used.files > allowed.files || used.bytes > allowed.bytes
