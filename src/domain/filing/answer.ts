import { type ApplicantState, isBeforeFiling } from '../application/applicant-state.ts'
import { type ApplicationState, isPaid } from '../application/status.ts'
import type { RuleCode } from '../application/steps/rule-code.ts'
import type { ErrorCode } from '../error.ts'
import { cleanText, hasOtherScript, isUnreadable, latinDigits } from '../text.ts'
import type { CalendarDate } from '../time/calendar.ts'
import { maxFilingValue } from './form.ts'
import { answerKindOf, isBrokenDate } from './question.ts'

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

/** Seconds before questions go out, so that one letter asks what is asked within them. */
export const questionsDelaySeconds = 60

/** Why nobody can be asked for this traveller, or null. What is asked closes with the filing, and with a refund. */
export function whyNotAsk(
  application: Pick<ApplicationState, 'status' | 'paymentStatus'>,
  state: ApplicantState,
): ErrorCode | null {
  if (application.paymentStatus === 'refunded') return 'application.closed'
  if (!isBeforeFiling(state)) return state === 'filed' ? 'applicant.filed' : 'application.closed'
  return isPaid(application) ? null : 'payment.required'
}

/** The day by which we plan to submit while only answers are awaited; null once it has come. */
export function submitDay(
  application: Pick<ApplicationState, 'status' | 'paymentStatus'> & { expectedBy: string | null },
  awaited: { answers: boolean; documents: boolean },
  today: CalendarDate,
): string | null {
  const { status, expectedBy } = application
  const isOurs = isPaid(application) && status !== 'approved' && status !== 'rejected'
  const isLeft = isOurs && awaited.answers && !awaited.documents
  return isLeft && expectedBy && expectedBy > today ? expectedBy : null
}

type Line = { key: string; label: string }

/** What of a traveller's answer can be sent before payment; '' for what the portal cannot take. */
export const travellerAnswer = (line: Line, typed: string): string =>
  (typedFault(line, typed) === null && portalAnswer(typed)) || ''

/** What is wrong with an answer where it is typed: a day has to be complete. */
export function typedFault(line: Line, typed: string): RuleCode | null {
  const isBroken = answerKindOf(line).kind === 'date' && isBrokenDate(typed)
  return isBroken ? 'date.malformed' : answerFault(typed)
}

/** What is wrong with a traveller's answer, or null; an empty one is left for later. */
export function answerFault(typed: string): RuleCode | null {
  if (isUnreadable(typed)) return 'text.control'
  if (portalAnswer(typed) !== null) return null
  return hasOtherScript(cleanText(typed)) ? 'text.not-latin' : 'text.too-long'
}
