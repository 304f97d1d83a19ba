import type { EventActor } from '#domain/application/event.ts'
import { isResendable, letterKinds } from '#domain/letter.ts'
import { recordEvent } from '../data/application/event.ts'
import { findReturned, markResent } from '../data/correspondence/delivery.ts'
import { copyLetter } from '../data/correspondence/letter.ts'
import type { Tx } from '../platform/db/database.ts'
import { enqueue } from '../platform/db/enqueue.ts'
import type { Services } from '../services.ts'

const kinds = letterKinds.filter(isResendable)

/** Of letters with current content one per kind suffices; of others one per subject. */
const subjectOf = ({ kind, props }: { kind: string; props: unknown }) =>
  `${kind} ${JSON.stringify(props)}`

/**
 * Resends the bounced letters of a locked application to the current address, each only once.
 * Returns their number.
 */
export async function resendReturned(
  tx: Tx,
  services: Pick<Services, 'boss' | 'random'>,
  { applicationId, nextRecipient }: { applicationId: number; nextRecipient: string },
  by: { actor: EventActor; staffId: string | null; now: Date },
): Promise<number> {
  const returned = await findReturned(tx, applicationId, kinds)
  if (returned.length === 0) return 0
  const newest = new Map(returned.toReversed().map((letter) => [subjectOf(letter), letter]))
  for (const letter of newest.values()) {
    const id = await copyLetter(tx, services, { ...letter, nextRecipient }, by)
    await enqueue(tx, services.boss, 'send-letter', { id })
  }
  await markResent(
    tx,
    returned.map(({ id }) => id),
    by.now,
  )
  await recordEvent(tx, {
    ...{ applicationId, kind: 'letters-resent', at: by.now },
    ...{ actor: by.actor, staffId: by.staffId },
  })
  return newest.size
}
