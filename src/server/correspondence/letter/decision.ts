import * as z from 'zod/mini'
import { referenceOf } from '#domain/application/reference.ts'
import type { ApplicationStatus } from '#domain/application/status.ts'
import { findDecision } from '../../data/application/event.ts'
import type { LetterRow } from '../../data/correspondence/letter.ts'
import type { LetterPayload } from '../../data/correspondence/letter-payload.ts'
import type { ApplicationContext } from './define-letter.ts'

export type DecisionProps = {
  name: string
  reference: string
  to: ApplicationStatus
  /** The staff's message. */
  message: string | null
  statusUrl: string
}

const about: z.ZodMiniType<Pick<LetterPayload['status-changed'], 'eventId'>> = z.object({
  eventId: z.number(),
})

/** The event that a letter is about. */
export const decisionEvent = ({ props }: Pick<LetterRow, 'props'>): number =>
  about.parse(props).eventId

/** The decision of the letter's event. */
export async function decisionOf({
  services,
  letter,
  application,
  links,
}: ApplicationContext): Promise<DecisionProps> {
  const event = await findDecision(services.db, decisionEvent(letter))
  return {
    name: application.contactName,
    reference: referenceOf(application.id),
    to: event?.toStatus ?? application.status,
    message: event?.message ?? null,
    statusUrl: links.status(application.orderId),
  }
}
