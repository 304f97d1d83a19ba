import * as z from 'zod/mini'
import { isDecidedState } from '#domain/application/applicant-state.ts'
import { hasLeft } from '#domain/application/cancellation.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { stillOwed } from '#domain/money/cancellation.ts'
import { formatName } from '#phrases/format.ts'
import { type ApplicantRow, findApplicants } from '../../data/application/applicant.ts'
import { findCancellation } from '../../data/money/cancellation.ts'
import { isDisputed } from '../../data/money/dispute.ts'
import { findPayments } from '../../data/money/payment.ts'
import { findRefunds } from '../../data/money/refund.ts'
import type { ApplicationContext } from './define-letter.ts'

const about = z.object({ requestId: z.string() })

/** The cancellation request of a letter, with its travellers; null when it is gone. */
async function find({ services, letter, application, links }: ApplicationContext) {
  const request = await findCancellation(services.db, about.parse(letter.props).requestId)
  if (!request) return null
  const people = await findApplicants(services.db, application.id)
  const asking = people.filter(({ id }) => request.applicantIds.includes(id))
  const namesOf = (those: readonly ApplicantRow[]) =>
    those.map((each) => formatName(each, letter.language))
  const shared = {
    name: application.contactName,
    reference: referenceOf(application.id),
    statusUrl: links.status(application.orderId),
  }
  return { request, asking, namesOf, shared }
}

/** An open request, with the names of its travellers; null once it is answered. */
export async function openRequestOf(context: ApplicationContext) {
  const found = await find(context)
  // Answered before this was sent: the answer says more.
  if (found?.request.state !== 'open') return null
  const { request, asking, namesOf, shared } = found
  return { request, props: { ...shared, travellers: namesOf(asking) } }
}

/** An answered request, for whom the answer holds, and what became of them and their money. */
export async function answerOf(context: ApplicationContext) {
  const found = await find(context)
  if (!found || found.request.state === 'open') return null
  const { request, asking, namesOf, shared } = found
  const { state: decision, refundCents, note } = found.request
  const isAccepted = decision === 'accepted'
  // Who was decided otherwise is neither stopped nor goes on.
  const meant = asking.filter(({ state }) =>
    isAccepted ? state === 'withdrawn' : !isDecidedState(state),
  )
  const { db } = context.services
  const owed =
    isAccepted && !(await isDisputed(db, request.applicationId))
      ? stillOwed(
          request,
          asking.every((each) => hasLeft(each, request.createdAt)) &&
            (await findPayments(db, request.applicationId)).every(
              ({ capturedAt }) => capturedAt <= request.createdAt,
            ),
          await findRefunds(db, context.application.id),
        )
      : 'nothing'
  return {
    ...{ ...shared, decision, isSo: meant.length > 0, note, owed },
    travellers: namesOf(meant.length > 0 ? meant : asking),
    refundCents: owed === 'all' ? refundCents : 0,
  }
}
