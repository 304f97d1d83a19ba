import * as z from 'zod/mini'
import { referenceOf } from '#domain/application/reference.ts'
import { formatName } from '#phrases/format.ts'
import { findApplicants } from '../../data/application/applicant.ts'
import { findCancellation } from '../../data/money/cancellation.ts'
import type { ApplicationContext } from './define-letter.ts'

const about = z.object({ requestId: z.string() })

/** The cancellation request of a letter, with its travellers' names; null when it is gone. */
export async function cancellationOf({ services, letter, application, links }: ApplicationContext) {
  const request = await findCancellation(services.db, about.parse(letter.props).requestId)
  if (!request) return null
  const people = await findApplicants(services.db, application.id)
  return {
    request,
    name: application.contactName,
    reference: referenceOf(application.id),
    travellers: people
      .filter(({ id }) => request.applicantIds.includes(id))
      .map((person) => formatName(person, letter.language)),
    statusUrl: links.status(application.orderId),
  }
}
