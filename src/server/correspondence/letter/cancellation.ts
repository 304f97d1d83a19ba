import * as z from 'zod/mini'
import { referenceOf } from '#domain/application/reference.ts'
import { isDecision } from '#domain/money/refund.ts'
import { formatName } from '#phrases/format.ts'
import { findApplicants } from '../../data/application/applicant.ts'
import { type CancellationRow, findCancellation } from '../../data/money/cancellation.ts'
import { isDisputed } from '../../data/money/dispute.ts'
import { findRefunds } from '../../data/money/refund.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { ApplicationContext } from './define-letter.ts'

const about = z.object({ requestId: z.string() })

/** The cancellation request of a letter, with its travellers' names; null when it is gone. */
export async function cancellationOf({ services, letter, application, links }: ApplicationContext) {
  const request = await findCancellation(services.db, about.parse(letter.props).requestId)
  if (!request) return null
  const people = await findApplicants(services.db, application.id)
  const asking = people.filter(({ id }) => request.applicantIds.includes(id))
  const left = asking.filter(({ state }) => state === 'withdrawn')
  const namesOf = (those: typeof asking) => those.map((each) => formatName(each, letter.language))
  return {
    request,
    name: application.contactName,
    reference: referenceOf(application.id),
    travellers: namesOf(asking),
    /** Those who left, and those who go on. */
    left: namesOf(left),
    going: namesOf(asking.filter((each) => !left.includes(each))),
    statusUrl: links.status(application.orderId),
  }
}

/** Whether what was shown with an accepted request is still to come: neither decided since, nor at the bank. */
export async function isRefundOwed(
  tx: Tx,
  { applicationId, applicantIds, createdAt }: CancellationRow,
): Promise<boolean> {
  if (await isDisputed(tx, applicationId)) return false
  return !(await findRefunds(tx, applicationId)).some(
    (refund) =>
      isDecision(refund.reason) &&
      refund.createdAt >= createdAt &&
      (refund.applicantId === null || applicantIds.includes(refund.applicantId)),
  )
}
