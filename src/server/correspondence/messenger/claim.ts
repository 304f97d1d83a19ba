import { claimedAddress } from '#domain/messenger-address.ts'
import type { ApplicationRow } from '../../data/application/application.ts'
import {
  endContact,
  findOpenContacts,
  forgetStopped,
  insertContact,
} from '../../data/correspondence/messenger-contact.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'

const asked = (row: ApplicationRow) =>
  claimedAddress({ ...row, communicationId: row.communicationId ?? '' })

/**
 * The contact of a locked application was corrected: a number that was typed is followed by the new
 * one. With another mailbox go all messengers, since they were connected by whom it had let in.
 */
export async function followContact(
  tx: Tx,
  services: Pick<Services, 'random' | 'messengers'>,
  { before, after, hasMoved }: { before: ApplicationRow; after: ApplicationRow; hasMoved: boolean },
  now: Date,
): Promise<void> {
  const [claimed, wanted] = [asked(before), asked(after)]
  const isSame = claimed?.address === wanted?.address
  if (isSame && !hasMoved) return
  for (const { id, state, address } of await findOpenContacts(tx, after.id)) {
    const isOver = state === 'claimed' && !isSame && address !== wanted?.address
    if (isOver || hasMoved) await endContact(tx, { id, reason: 'replaced', now })
  }
  const messenger = hasMoved ? undefined : (claimed ?? wanted)?.messenger
  await forgetStopped(tx, { applicationId: after.id, ...(messenger && { messenger }) })
  if (isSame || !wanted || !services.messengers[wanted.messenger]) return
  const open = await findOpenContacts(tx, after.id)
  if (open.some(({ messenger }) => messenger === wanted.messenger)) return
  const { id: applicationId, language } = after
  const contact = { id: services.random.uuid(), state: 'claimed', ...wanted } as const
  await insertContact(tx, { ...contact, applicationId, language, createdAt: now })
}
