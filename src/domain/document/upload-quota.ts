import { maxUploadBytes } from './document.ts'

/** Files and bytes per day. */
export type Quota = { files: number; bytes: number }

export const quotaHours = 24

/**
 * Daily quota of one application: five documents per applicant, four times each at the maximum
 * size. Nobody needs that much.
 */
export function applicationQuota(applicants: number): Quota {
  const files = 20 * Math.max(2, applicants)
  return { files, bytes: files * maxUploadBytes }
}

/** Daily quota of one network: an agency with several groups behind one address. */
export const networkQuota: Quota = { files: 4_000, bytes: 10 * 1024 * 1024 * 1024 }

/** For files without an application: the sender may be anyone. */
export const strangerQuota: Quota = { files: 200, bytes: 500 * 1024 * 1024 }

/** Daily quota of one conversation, whether or not the visitor is known. */
export const conversationQuota: Quota = { files: 20, bytes: 50 * 1024 * 1024 }

export const isOver = (used: Quota, allowed: Quota): boolean =>
  used.files > allowed.files || used.bytes > allowed.bytes
