import * as z from 'zod/mini'
import { referenceOf } from '#domain/application/reference.ts'
import type { ApplicationStatus } from '#domain/application/status.ts'
import { findDecision } from '../../data/application/event.ts'
import type { LetterAbout } from '../../data/correspondence/letter-about.ts'
import type { ApplicationContext } from './define-letter.ts'

export type DecisionProps = {
  name: string
  reference: string
  to: ApplicationStatus
  /** What staff have to say about it. */
  message: string | null
  statusUrl: string
}

const about: z.ZodMiniType<Pick<LetterAbout['status-changed'], 'eventId'>> = z.object({
  eventId: z.number(),
})

/** What staff decided, from the event that the letter was written for. */
export async function decisionOf({
  services,
  letter,
  application,
  links,
}: ApplicationContext): Promise<DecisionProps> {
  const event = await findDecision(services.db, about.parse(letter.props).eventId)
  return {
    name: application.contactName,
    reference: referenceOf(application.id),
    to: event?.toStatus ?? application.status,
    message: event?.message ?? null,
    statusUrl: links.status(application.orderId),
  }
}
