import { isDecidedState } from '#domain/application/applicant-state.ts'
import { cancellationAnswerBy } from '#domain/application/cancellation.ts'
import { toDollars } from '#domain/money/money.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import type { ApplicantRow } from '../data/application/applicant.ts'
import { type CancellationRow, findPromised } from '../data/money/cancellation.ts'
import type { Tx } from '../platform/db/database.ts'

export type Leaving = Awaited<ReturnType<typeof findOpenCancellation>>

/** The open cancellation request with its time, deadline, and shown refund. */
export async function findOpenCancellation(
  tx: Tx,
  rules: Rules,
  applicationId: number,
  applicants: readonly Pick<ApplicantRow, 'id' | 'state'>[],
) {
  const undecided = applicants.filter(({ state }) => !isDecidedState(state)).map(({ id }) => id)
  const isLeft = ({ state, applicantIds }: CancellationRow) =>
    state === 'open' && applicantIds.some((id) => undecided.includes(id))
  const open = (await findPromised(tx, applicationId)).filter(isLeft)
  const asked = open.flatMap(({ applicantIds }) => applicantIds)
  // Newest first, so the last one is the oldest.
  const oldest = open.at(-1)
  const askedOn = oldest && dayAtSeat(oldest.createdAt)
  return {
    ids: undecided.filter((id) => asked.includes(id)),
    request: askedOn ? { askedOn, answerBy: cancellationAnswerBy(rules, askedOn) } : null,
    refund: toDollars(open.reduce((sum, { refundCents }) => sum + refundCents, 0)),
  }
}
