import type { LetterKind } from './letter.ts'

/** Push notifications to travellers: something changed, or someone answered. */
export const newsKinds = ['change', 'answer'] as const

export type NewsKind = (typeof newsKinds)[number]

/**
 * Letters that also notify the traveller's devices. Excluded are codes, reminders and replies to
 * what the traveller just did: the mailbox suffices.
 */
const newsOf: Partial<Record<LetterKind, NewsKind>> = {
  'status-changed': 'change',
  'applicant-decided': 'change',
  'visa-approved': 'change',
  'documents-asked': 'change',
  'questions-asked': 'change',
  'refund-made': 'change',
  'regime-changed': 'change',
  'cancellation-answered': 'change',
  'staff-message': 'answer',
}

/** The notification sent with a letter, or null. */
export const newsOfLetter = (kind: LetterKind): NewsKind | null => newsOf[kind] ?? null

/** Seconds before a chat answer is pushed: reading it in the chat makes that unnecessary. */
export const answerNewsDelaySeconds = 20

/** Milliseconds after which a notification is stale. */
export const newsTooLateMs = 2 * 86_400_000
