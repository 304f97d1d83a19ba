import { isTrusted, type MessengerEnd } from '#domain/messenger.ts'
import { findApplicationById, lockApplications } from '../../data/application/application.ts'
import { recordEvent } from '../../data/application/event.ts'
import { tellThread } from '../../data/chat/event.ts'
import { postMessage } from '../../data/chat/message.ts'
import {
  applicationsOf,
  changeContact,
  findContactsOf,
  findStopped,
  followQuoted,
  forgetStopped,
  noteWritten,
  type Sender,
  unproveSilent,
} from '../../data/correspondence/messenger-contact.ts'
import { enqueueMessage } from '../../data/correspondence/messenger-message.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import type { Written } from './bind.ts'
import { endAndTell } from './end.ts'
import { type HeardMessage, idOf } from './hear.ts'

type Parts = Pick<Services, 'boss' | 'random' | 'documentKey'>

/** The open contacts of an address, with their applications locked. */
async function lockContactsOf(tx: Tx, sender: Sender) {
  const open = await findContactsOf(tx, sender, null)
  await lockApplications(tx, applicationsOf(open))
  return open
}

/** Ends all contacts of an address; returns the one that they heard from last. */
export async function endAll(
  tx: Tx,
  services: Parts,
  sender: Sender,
  { reason, now }: { reason: MessengerEnd; now: Date },
): Promise<string | undefined> {
  const open = await lockContactsOf(tx, sender)
  for (const { id } of open) await endAndTell(tx, services, { id, reason, now })
  // Somebody else may get a number that was given up.
  if (reason === 'replaced') await forgetStopped(tx, sender)
  return open[0]?.id
}

/**
 * They asked for no more messages; their word stands in the conversation that they have. The SMS
 * gateway answers that itself, and lets nothing else through.
 */
export async function stop(
  tx: Tx,
  services: Parts,
  { key, text, quotes }: HeardMessage,
  written: Written,
): Promise<void> {
  const { messenger, at, now } = written
  if (quotes !== null) await followQuoted(tx, written, quotes)
  await lockContactsOf(tx, written)
  await unproveSilent(tx, written, at)
  const [heard] = await findContactsOf(tx, written, quotes)
  await noteWritten(tx, written, written)
  const contactId = await endAll(tx, services, written, { reason: 'stop', now })
  if (contactId !== undefined && messenger !== 'sms') {
    await enqueueMessage(tx, services, { contactId, news: 'stopped', now })
  }
  if (!heard?.hasRoom || heard.chatSessionId === null) return
  const said = {
    sessionId: heard.chatSessionId,
    side: 'user',
    staff: null,
    messenger,
    now,
  } as const
  await postMessage(tx, { ...said, clientId: idOf(messenger, key, 0), text: text.trim() })
}

/** Opens what the address stopped last; false if there is nothing. */
export async function restart(tx: Tx, services: Parts, written: Written): Promise<boolean> {
  const { messenger, at, now } = written
  const stopped = await findStopped(tx, written, now)
  await lockApplications(tx, applicationsOf(stopped))
  for (const { id, applicationId, provedAt, heardAt } of stopped) {
    const isErased =
      applicationId !== null && (await findApplicationById(tx, applicationId))?.erasedAt !== null
    if (isErased) continue
    const opened = { endedAt: null, endReason: null, restartUntil: null, heardAt: at }
    if (applicationId === null) {
      await changeContact(tx, id, { ...opened, state: 'unknown' })
      continue
    }
    const isProved = isTrusted({ state: 'proved', provedAt, heardAt }, at)
    const state = isProved
      ? ({ state: 'proved' } as const)
      : ({ state: 'claimed', provedAt: null, chatSessionId: null } as const)
    await changeContact(tx, id, { ...opened, ...state })
    const event = { kind: 'messenger-connected', actor: 'traveller', note: messenger } as const
    await recordEvent(tx, { applicationId, at: now, ...event })
    await tellThread(tx, applicationId)
  }
  const [first] = stopped
  if (!first) return false
  await enqueueMessage(tx, services, { contactId: first.id, news: 'started', now })
  return true
}
