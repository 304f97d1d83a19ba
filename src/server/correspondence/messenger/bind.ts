import { messengerLimits } from '#domain/messenger.ts'
import { languageOfAddress } from '#domain/messenger-address.ts'
import {
  type ApplicationRow,
  findApplicationById,
  lockApplications,
} from '../../data/application/application.ts'
import { recordEvent } from '../../data/application/event.ts'
import { findCode, spendCode } from '../../data/correspondence/messenger-code.ts'
import {
  applicationsOf,
  changeContact,
  endContact,
  findContactsOf,
  findOpenContacts,
  forgetStopped,
  insertContact,
  type Sender,
  tellContact,
} from '../../data/correspondence/messenger-contact.ts'
import { enqueueMessage } from '../../data/correspondence/messenger-message.ts'
import { callsOf, countCall } from '../../data/operation/rate-limit.ts'
import { hashToken } from '../../http/cookie.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import { conversationOf } from '../thread/conversation.ts'

const hourMs = 3_600_000

/** Who sent it, as their messenger calls them, and when. */
export type Written = Sender & { name: string | null; at: Date; now: Date }

/** By number of calls in an hour; the name is stored as a hash. */
export const hourly = (what: string, { messenger, address }: Sender, now: Date) => ({
  keyHash: hashToken(`messenger ${what} ${messenger} ${address}`),
  now,
  until: new Date(now.getTime() + hourMs),
})

/** The application of a code that counted when it was sent, locked with those of its sender. */
async function lockMeant(tx: Tx, codeHash: Buffer, written: Written) {
  const { messenger, at, now } = written
  const since = new Date(at.getTime() - messengerLimits.codeMinutes * 60_000)
  const applicationId = await findCode(tx, { codeHash, messenger, since })
  if (applicationId === undefined) return null
  const theirs = applicationsOf(await findContactsOf(tx, written, null))
  await lockApplications(tx, [...new Set([applicationId, ...theirs])])
  const application = await findApplicationById(tx, applicationId)
  if (!application || application.erasedAt) return null
  return (await spendCode(tx, codeHash, now)) ? application : null
}

/**
 * A message brought a code: its sender is proved to be the traveller of the code's application. In
 * an hour the first wrong one is answered, and the last one, after which none is tried.
 */
export async function bindByCode(
  tx: Tx,
  services: Pick<Services, 'boss' | 'random'>,
  secret: string,
  written: Written,
): Promise<void> {
  const { wrongCodesPerHour } = messengerLimits
  const wrong = hourly('codes', written, written.now)
  if ((await callsOf(tx, wrong.keyHash, wrong.now)) >= wrongCodesPerHour) return
  const application = await lockMeant(tx, hashToken(secret), written)
  if (application) return bind(tx, services, application, written)
  const counted = await countCall(tx, wrong)
  const isPaused = counted?.count === wrongCodesPerHour
  if (counted?.count !== 1 && !isPaused) return
  const contactId = await someContactOf(tx, services, written)
  const news = isPaused ? 'code-paused' : 'code-wrong'
  await enqueueMessage(tx, services, { contactId, news, now: written.now })
}

async function bind(
  tx: Tx,
  services: Pick<Services, 'boss' | 'random'>,
  application: ApplicationRow,
  { messenger, address, name, at, now }: Written,
): Promise<void> {
  const { id: applicationId, language } = application
  const open = await findOpenContacts(tx, applicationId)
  const others = open.filter((each) => each.messenger === messenger && each.address !== address)
  for (const { id } of others) await endContact(tx, { id, reason: 'replaced', now })
  await forgetStopped(tx, { applicationId, messenger })
  const known = open.find((each) => each.messenger === messenger && each.address === address)
  const contactId = known?.id ?? services.random.uuid()
  const proved = {
    ...({ state: 'proved', provedAt: now, heardAt: at, name, language, wantsNews: true } as const),
    chatSessionId: await conversationOf(tx, services, application, now),
  }
  if (known) await changeContact(tx, contactId, proved)
  else {
    const made = { id: contactId, messenger, address, applicationId, createdAt: now }
    await insertContact(tx, { ...made, ...proved })
  }
  const event = { kind: 'messenger-connected', actor: 'traveller', note: messenger } as const
  await recordEvent(tx, { applicationId, at: now, ...event })
  await tellContact(tx, { applicationId, chatSessionId: proved.chatSessionId })
  await enqueueMessage(tx, services, { contactId, news: 'connected', now })
}

/** Anybody can be answered to what they just wrote. */
async function someContactOf(
  tx: Tx,
  { random }: Pick<Services, 'random'>,
  { messenger, address, name, at, now }: Written,
): Promise<string> {
  const [known] = await findContactsOf(tx, { messenger, address }, null)
  return known?.id ?? insertUnknown(tx, random.uuid(), { messenger, address, name, at, now })
}

/** Somebody who is not known wrote. */
export async function insertUnknown(
  tx: Tx,
  id: string,
  { messenger, address, name, at, now }: Written,
): Promise<string> {
  const language = languageOfAddress(messenger, address)
  const unknown = { id, messenger, address, state: 'unknown', name, language } as const
  await insertContact(tx, { ...unknown, createdAt: now, heardAt: at })
  return id
}
