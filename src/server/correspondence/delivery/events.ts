import type * as z from 'zod/mini'
import type { mailEvents } from '#contract/mail.ts'
import type { Services } from '../../services.ts'
import { type Taken, takeReport } from '../delivery-report.ts'
import { readReplyAddress } from '../reply-address.ts'

type MailEvent = z.output<typeof mailEvents>['events'][number]

function letterOf({ linkKey, inboxAddress }: Services, event: MailEvent) {
  const { messageId, returnPath, recipient } = event
  if (messageId !== undefined) return { messageId, recipient }
  if (returnPath === undefined || inboxAddress === null) return null
  const subject = readReplyAddress(linkKey, inboxAddress, returnPath)
  return subject?.of === 'letter' ? { id: subject.id } : null
}

/** Handles events one by one, so that a failure loses none: the sender repeats them all. */
export async function takeEvents(
  services: Services,
  events: readonly MailEvent[],
  now: Date,
): Promise<Record<Taken, number>> {
  const counted = { taken: 0, repeated: 0, unknown: 0 }
  for (const event of events) {
    const letter = letterOf(services, event)
    const report = {
      ...{ id: `event ${event.id}`, outcome: event.type, code: event.code ?? null },
      at: new Date(event.at),
    }
    const taken = letter ? await takeReport(services, { ...report, letter }, now) : 'unknown'
    counted[taken] += 1
  }
  return counted
}
