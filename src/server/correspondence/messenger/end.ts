import type { MessengerEnd } from '#domain/messenger.ts'
import { findApplicationById } from '../../data/application/application.ts'
import { endContact } from '../../data/correspondence/messenger-contact.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import { alertStaff } from '../../staff/alert/alert.ts'

/** Ends a contact that its service or its person ended, and tells the application's colleague. */
export async function endAndTell(
  tx: Tx,
  services: Pick<Services, 'boss' | 'random' | 'documentKey'>,
  ending: { id: string; reason: MessengerEnd; now: Date },
): Promise<void> {
  const { now } = ending
  const ended = await endContact(tx, ending)
  if (!ended?.applicationId) return
  const { applicationId } = ended
  const to = (await findApplicationById(tx, applicationId))?.assignedTo ?? null
  await alertStaff(tx, services, { kind: 'messenger-ended', to, applicationId, now })
}
