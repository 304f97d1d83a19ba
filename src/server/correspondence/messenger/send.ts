import { isWindowOpen } from '#domain/messenger.ts'
import { findApplicationById } from '../../data/application/application.ts'
import { isOfUndone } from '../../data/casework/held-decision.ts'
import { tellIfDue } from '../../data/casework/tell.ts'
import { findLetter, type LetterRow } from '../../data/correspondence/letter.ts'
import {
  changeContact,
  type MessengerContactRow,
} from '../../data/correspondence/messenger-contact.ts'
import {
  type ClaimedMessage,
  changeMessage,
  claimMessage,
  sentIdOf,
} from '../../data/correspondence/messenger-message.ts'
import { noteFailure, noteSent } from '../../data/correspondence/messenger-service.ts'
import {
  type MessengerService,
  MessengerUnavailable,
  type SendOutcome,
} from '../../platform/adapters/messenger-service/port.ts'
import { enqueue } from '../../platform/db/enqueue.ts'
import { surely } from '../../platform/db/surely.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { type Composed, compose } from './compose.ts'
import { endAndTell } from './end.ts'
import type { Subject } from './words.ts'

type Claimed = { contact: MessengerContactRow; message: ClaimedMessage }

/** Messages of one job; the rest is for the next. */
const mostAtOnce = 20
/** Seconds between tries: as long as it has waited already. */
const backoff = { least: 5, most: 3600 } as const

/**
 * Sends what is due to a contact, in order, while no other node does. Each message is composed as
 * things stand and sent once; one that was handed over right before a crash is sent again after a
 * minute, unless the service reports it by our id before (WhatsApp does). So after a crash, or when
 * a service takes a message and does not answer, the person may get it twice. While the service is
 * away the job is enqueued again.
 */
export async function sendMessages(services: Services, { id }: { id: string }): Promise<void> {
  const { db, boss, clock } = services
  const again = (seconds = 0) => enqueue(db, boss, 'send-messenger', { id }, seconds)
  for (let left = mostAtOnce; left > 0; left -= 1) {
    const claimed = await inTransaction(db, (tx) => claimMessage(tx, id, clock.now()))
    if (claimed === null) return
    if (typeof claimed === 'number') return again(claimed)
    const rest = await attempt(services, claimed)
    if (rest !== null) return again(rest)
  }
  await again()
}

/** Returns the seconds to wait where the service is away; null where the next one's turn has come. */
async function attempt(services: Services, claimed: Claimed): Promise<number | null> {
  const { db, clock, log } = services
  const { contact, message } = claimed
  try {
    await sendOne(services, claimed)
    return null
  } catch (error) {
    // Others may come after it was handed over: its lease gives a report time to say so.
    if (!(error instanceof MessengerUnavailable)) throw error
    await changeMessage(db, message.id, { triedAt: null })
    const now = clock.now()
    log.warn({ err: error, messenger: contact.messenger }, 'messenger service is away')
    const failure = error.isTokenWrong ? 'token-wrong' : 'unavailable'
    const { retryAfter } = error
    const restsUntil = retryAfter === null ? null : new Date(now.getTime() + retryAfter * 1000)
    await noteFailure(db, contact.messenger, { failure, now, restsUntil })
    const waited = (now.getTime() - message.notBefore.getTime()) / 1000
    const own = Math.min(Math.max(waited, backoff.least), backoff.most)
    return Math.ceil(retryAfter ?? own)
  }
}

async function sendOne(services: Services, claimed: Claimed): Promise<void> {
  const { db, clock, messengers } = services
  const { contact, message } = claimed
  const { id } = message
  const now = clock.now()
  const service = messengers[contact.messenger]
  if (!service) return drop('not-offered')
  // That they stopped it is the only thing they still hear.
  if (contact.state === 'ended' && message.news !== 'stopped') return drop(null)
  const letter =
    message.letterId === null ? null : ((await findLetter(db, message.letterId)) ?? null)
  if (letter) {
    const early = await tellIfDue(services, letter.id, now)
    if (early !== null) {
      const notBefore = new Date(now.getTime() + early * 1000)
      return changeMessage(db, id, { triedAt: null, notBefore })
    }
    if ((await isOfUndone(db, letter.id)) || !(await isNeeded(services, letter))) return drop(null)
  }
  const { applicationId } = contact
  const application =
    applicationId === null ? null : ((await findApplicationById(db, applicationId)) ?? null)
  if (application?.erasedAt) return drop(null)
  const subject = { contact, application, letterId: letter?.id ?? null, now }
  await sendAs(services, service, { message, subject, letter }, isWindowOpen(contact, now))

  function drop(code: string | null): Promise<void> {
    return inTransaction(db, (tx) =>
      changeMessage(tx, id, { state: 'dropped', code, stateAt: now }),
    )
  }
}

type Sending = { message: ClaimedMessage; subject: Subject; letter: LetterRow | null }

async function sendAs(
  services: Services,
  service: MessengerService,
  sending: Sending,
  isOpen: boolean,
): Promise<void> {
  const { message, subject } = sending
  const composed = await compose(services, { ...sending, isOpen })
  const { content, state } = composed
  const { address } = subject.contact
  const id = sentIdOf(message.id, state === 'waiting')
  const outcome = content && (await service.send({ id, address, ...content }))
  // Their clock is not ours: colleagues are to see the window that counts.
  if (outcome?.outcome === 'refused' && outcome.isWindow && isOpen) {
    const heardAt = new Date(subject.now.getTime() - 86_400_000)
    await changeContact(services.db, subject.contact.id, { heardAt })
    return sendAs(services, service, sending, false)
  }
  await surely(services.log, { messageId: message.id }, () =>
    note(services, sending, { composed, outcome }),
  )
  if (outcome?.outcome !== 'refused' || outcome.ends === null) return
  const ending = { id: subject.contact.id, reason: outcome.ends, now: services.clock.now() }
  await inTransaction(services.db, (tx) => endAndTell(tx, services, ending))
}

/** Marks what became of it. */
function note(
  { db, clock }: Services,
  { message, subject: { contact } }: Sending,
  { composed, outcome }: { composed: Composed; outcome: SendOutcome | null },
): Promise<void> {
  const now = clock.now()
  const { state, isNotice, code } = composed
  return inTransaction(db, async (tx) => {
    if (outcome === null) {
      return changeMessage(tx, message.id, { state, isNotice, code, stateAt: now })
    }
    if (outcome.outcome === 'refused') {
      const change = { state: 'failed', code: outcome.code, isNotice, stateAt: now } as const
      return changeMessage(tx, message.id, change)
    }
    const { serviceId, address } = outcome
    const change = { state, isNotice, code, serviceId, sentAt: now, stateAt: now }
    // The contact before its messages, as who ends it.
    const isTyped = contact.state === 'claimed' && address !== undefined
    await changeContact(tx, contact.id, { toldAt: now, ...(isTyped && { address }) })
    await changeMessage(tx, message.id, change)
    await noteSent(tx, contact.messenger, now)
  })
}

/** Whether what a letter tells still holds: then its news does, whatever became of the e-mail. */
async function isNeeded(services: Services, letter: LetterRow): Promise<boolean> {
  const { letters } = await import('../letter/letter-kinds.ts')
  return letters[letter.kind].isNeeded({ services, letter, now: services.clock.now() })
}
