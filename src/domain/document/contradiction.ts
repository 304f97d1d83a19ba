import type { AnswerField } from '../application/fields.ts'
import type { DocumentType } from './document.ts'
import type { RejectionReason } from './review.ts'

/** The single answer that a document is compared with, where there is one. */
const answerBeside: Partial<Record<DocumentType, AnswerField>> = {
  passportDocument: 'passportNumber',
  flightTicket: 'intendedDateOfArrival',
}

/** Reasons for which the answer may be wrong instead. */
const contradicting: readonly RejectionReason[] = [
  'does-not-match',
  'answers-differ',
  'another-person',
]

/** The answer that may be wrong when a document is rejected for this reason, or null. */
export const answerToCorrect = (type: DocumentType, reason: RejectionReason): AnswerField | null =>
  contradicting.includes(reason) ? (answerBeside[type] ?? null) : null
