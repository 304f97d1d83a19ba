import type { BodyOf } from '#client/route.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import { parseTypedDate, type TypedDate, typedDateOf } from '#domain/time/typed-date.ts'
import { readAmount, writeAmount } from '../parts/amount.ts'
import type { Filing } from './use-filing.ts'

/** What is typed of the portal's side of a filing. */
export type TypedDetails = {
  portalNumber: string
  /** Why there is none. */
  noNumber: string
  securityQuestion: string
  securityAnswer: string
  /** Dollars; empty: nothing is paid. */
  amount: string
  paidOn: TypedDate
}

/** What stands in the fields at first: a fee only where one is noted, for filing pays none. */
export function firstDetails(filing: Filing, today: CalendarDate): TypedDetails {
  const { fee, portalNumber, securityQuestion } = filing
  return {
    portalNumber: portalNumber ?? '',
    noNumber: '',
    securityQuestion: securityQuestion ?? '',
    securityAnswer: '',
    amount: fee ? writeAmount(fee.amountCents) : '',
    paidOn: typedDateOf(fee?.paidOn ?? today),
  }
}

/** Who is filed has a number, or there is a reason why not. */
export const lacksNumber = ({ portalNumber, noNumber }: TypedDetails): boolean =>
  portalNumber.trim() === '' && noNumber.trim() === ''

export type DetailsProblem = 'fee.wrong' | 'fee.day.wrong' | 'fee.day.future'

export function detailsProblems(
  { amount, paidOn }: TypedDetails,
  months: readonly string[],
  today: CalendarDate,
): { amount?: DetailsProblem; paidOn?: DetailsProblem } {
  if (amount.trim() === '') return {}
  const cents = readAmount(amount)
  const read = parseTypedDate(paidOn, months)
  const day = !('date' in read) ? 'fee.day.wrong' : read.date > today ? 'fee.day.future' : null
  return {
    ...((cents === null || cents === 0) && { amount: 'fee.wrong' as const }),
    ...(day && { paidOn: day }),
  }
}

/** The fee as typed; null: none is paid. */
function feeIn({ amount, paidOn }: TypedDetails, months: readonly string[]) {
  const cents = readAmount(amount)
  const read = parseTypedDate(paidOn, months)
  return cents && 'date' in read ? { amountCents: cents, paidOn: read.date } : null
}

/**
 * What is sent: an answer only where one was typed, for the one that is kept is not shown, and the
 * fee only where it is another than `seen`, for a colleague may have noted it since.
 */
export function detailsBody(
  typed: TypedDetails,
  seen: TypedDetails,
  months: readonly string[],
): BodyOf<'PUT /api/admin/applicants/{id}/filing'> {
  const [fee, before] = [feeIn(typed, months), feeIn(seen, months)]
  const isSame = fee?.amountCents === before?.amountCents && fee?.paidOn === before?.paidOn
  return {
    portalNumber: typed.portalNumber.trim(),
    securityQuestion: typed.securityQuestion.trim(),
    ...(typed.securityAnswer.trim() && { securityAnswer: typed.securityAnswer.trim() }),
    ...(!isSame && { fee }),
  }
}
