import type { MessengerEnd } from '#domain/messenger.ts'
import { findApplicationById, lockApplications } from '../../data/application/application.ts'
import { recordEvent } from '../../data/application/event.ts'
import { tellThread } from '../../data/chat/event.ts'
import {
  changeContact,
  findContactsOf,
  findStopped,
  followQuoted,
  noteWritten,
  type Sender,
} from '../../data/correspondence/messenger-contact.ts'
import { enqueueMessage } from '../../data/correspondence/messenger-message.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import type { Written } from './bind.ts'
import { endAndTell } from './end.ts'

type Parts = Pick<Services, 'boss' | 'random' | 'documentKey'>

/** Days for which START opens what STOP ended. */
const restartDays = 180

const applicationsOf = (contacts: readonly { applicationId: number | null }[]) =>
  contacts.flatMap(({ applicationId }) => applicationId ?? [])

/** Ends all contacts of an address; returns the one that they heard from last. */
export async function endAll(
  tx: Tx,
  services: Parts,
  sender: Sender,
  { reason, now }: { reason: MessengerEnd; now: Date },
): Promise<string | undefined> {
  const open = await findContactsOf(tx, sender, null)
  await lockApplications(tx, applicationsOf(open))
  for (const { id } of open) await endAndTell(tx, services, { id, reason, now })
  return open[0]?.id
}

/** They asked for no more messages. The SMS gateway answers that itself, and lets nothing else through. */
export async function stop(
  tx: Tx,
  services: Parts,
  written: Written,
  quotes: string | null,
): Promise<void> {
  const { messenger, now } = written
  if (quotes !== null) await followQuoted(tx, written, quotes)
  await noteWritten(tx, written, written)
  const contactId = await endAll(tx, services, written, { reason: 'stop', now })
  if (contactId === undefined || messenger === 'sms') return
  await enqueueMessage(tx, services, { contactId, news: 'stopped', now })
}

/** Opens what the address stopped last; false if there is nothing. */
export async function restart(tx: Tx, services: Parts, written: Written): Promise<boolean> {
  const { messenger, at, now } = written
  const since = new Date(now.getTime() - restartDays * 86_400_000)
  const stopped = await findStopped(tx, written, since)
  await lockApplications(tx, applicationsOf(stopped))
  for (const { id, applicationId, provedAt } of stopped) {
    const isErased =
      applicationId !== null && (await findApplicationById(tx, applicationId))?.erasedAt !== null
    if (isErased) continue
    const state = applicationId === null ? 'unknown' : provedAt === null ? 'claimed' : 'proved'
    await changeContact(tx, id, { state, endedAt: null, endReason: null, heardAt: at })
    if (applicationId === null) continue
    const event = { kind: 'messenger-connected', actor: 'traveller', note: messenger } as const
    await recordEvent(tx, { applicationId, at: now, ...event })
    await tellThread(tx, applicationId)
  }
  const [first] = stopped
  if (!first) return false
  await enqueueMessage(tx, services, { contactId: first.id, news: 'started', now })
  return true
}
