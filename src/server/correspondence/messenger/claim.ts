import { claimedAddress } from '#domain/messenger-address.ts'
import type { ApplicationRow } from '../../data/application/application.ts'
import {
  endContact,
  findOpenContacts,
  forgetStopped,
  insertContact,
  isStopped,
  type Sender,
} from '../../data/correspondence/messenger-contact.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'

const asked = (row: ApplicationRow) =>
  claimedAddress({ ...row, communicationId: row.communicationId ?? '' })

/**
 * The contact of a locked application was corrected: a number that was typed is followed by the new
 * one. With another mailbox go the messengers that it had let in; their number, where still asked for,
 * counts as typed again.
 */
export async function followContact(
  tx: Tx,
  services: Pick<Services, 'random' | 'messengers'>,
  { before, after, hasMoved }: { before: ApplicationRow; after: ApplicationRow; hasMoved: boolean },
  { staffId, now }: { staffId: string | null; now: Date },
): Promise<void> {
  const [claimed, wanted] = [asked(before), asked(after)]
  const isSame = claimed?.address === wanted?.address
  if (isSame && !hasMoved) return
  const isOffered =
    wanted !== null && services.messengers[wanted.messenger] && !(await isStopped(tx, wanted))
  const open = await findOpenContacts(tx, after.id)
  const isWanted = ({ messenger, address }: Sender) =>
    messenger === wanted?.messenger && address === wanted.address
  const over = open.filter((each) =>
    each.state === 'claimed' ? !isSame && !isWanted(each) : hasMoved,
  )
  for (const { id, state } of over) {
    const reason = state === 'claimed' ? 'replaced' : 'moved'
    await endContact(tx, { id, reason, staffId, now })
  }
  const ended = hasMoved ? undefined : (claimed ?? wanted)?.messenger
  await forgetStopped(tx, { applicationId: after.id, ...(ended && { messenger: ended }) })
  // What was ended before stays ended.
  const former = over.find(isWanted)
  if (!isOffered || (isSame && !former)) return
  if (open.some((each) => each.messenger === wanted.messenger && !over.includes(each))) return
  const { id: applicationId, language } = after
  const contact = { id: services.random.uuid(), state: 'claimed', ...wanted } as const
  const wantsNews = former?.wantsNews ?? true
  await insertContact(tx, { ...contact, applicationId, language, wantsNews, createdAt: now })
}
