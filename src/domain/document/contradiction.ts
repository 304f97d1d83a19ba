import type { AnswerField } from '../application/fields.ts'
import type { DocumentType } from './document.ts'
import type { RejectionReason } from './review.ts'

/** The answer that a document is held against: of the others it is not one alone. */
const answerBeside: Partial<Record<DocumentType, AnswerField>> = {
  passportDocument: 'passportNumber',
  flightTicket: 'intendedDateOfArrival',
}

/** What may be the fault of an answer as well. */
const contradicting: readonly RejectionReason[] = [
  'does-not-match',
  'answers-differ',
  'another-person',
]

/** The answer that may be what is wrong, where a document was refused for this reason; null where none may. */
export const answerToCorrect = (type: DocumentType, reason: RejectionReason): AnswerField | null =>
  contradicting.includes(reason) ? (answerBeside[type] ?? null) : null
