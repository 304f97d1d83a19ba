import { type AnswerField, answerFields } from '#domain/application/correction.ts'

/** The fragment of My application that opens the correction of one answer of one traveller. */
export const correctionHash = (applicantId: number, field: AnswerField): string =>
  `#correct-${applicantId}-${field}`

/** Which answer a fragment asks to correct, if it is one of this traveller. */
export function fieldToCorrect(hash: string, applicantId: number): AnswerField | null {
  return answerFields.find((field) => hash === correctionHash(applicantId, field)) ?? null
}
