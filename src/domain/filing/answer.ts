import { cleanText, hasOtherScript, latinDigits } from '../text.ts'
import { maxFilingValue } from './form.ts'

/** Where an answer for the portal's form came from: the traveller's own page, or what a colleague heard or read. */
export const answerOrigins = ['traveller', 'message', 'call', 'document', 'other'] as const
export type AnswerOrigin = (typeof answerOrigins)[number]

/** Where a colleague may have it from. */
export const colleagueOrigins = [
  'message',
  'call',
  'document',
  'other',
] as const satisfies readonly AnswerOrigin[]

/** An answer as it is kept for the portal, in the spelling that was typed; null where the portal cannot take it. */
export function portalAnswer(typed: string): string | null {
  const answer = latinDigits(cleanText(typed))
  return hasOtherScript(answer) || answer.length > maxFilingValue ? null : answer
}
