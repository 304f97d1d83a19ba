import type { LetterKind } from './letter.ts'

/** Of what a traveller can be told on a device: something changed, or somebody answered. */
export const newsKinds = ['change', 'answer'] as const

export type NewsKind = (typeof newsKinds)[number]

/**
 * What goes to the devices of a traveller with a letter. Absent are letters that answer what the traveller did
 * a moment ago, codes, and reminders: the mailbox is enough for those.
 */
const newsOf: Partial<Record<LetterKind, NewsKind>> = {
  'status-changed': 'change',
  'applicant-decided': 'change',
  'visa-approved': 'change',
  'documents-asked': 'change',
  'refund-made': 'change',
  'cancellation-answered': 'change',
  'staff-message': 'answer',
}

/** Of what a letter of a kind is told on devices; null where it is not. */
export const newsOfLetter = (kind: LetterKind): NewsKind | null => newsOf[kind] ?? null

/** Answers in the chat wait so long, in seconds: who reads them there needs no message. */
export const answerNewsDelaySeconds = 20

/** Older news says nothing that a page would not say better, in milliseconds. */
export const newsTooLateMs = 2 * 86_400_000
