import { foldEmail } from '#domain/email.ts'
import type { DeliveryState } from '#domain/letter.ts'
import { afterNews, isAddressAtFault } from '#domain/mail/delivery.ts'
import {
  newsOf,
  quotedReturnPaths,
  type ReportParts,
  readDeliveryReport,
} from '#domain/mail/delivery-report.ts'
import { findApplicationById, lockApplications } from '../data/application/application.ts'
import { recordEvent } from '../data/application/event.ts'
import { tellThread } from '../data/chat/event.ts'
import {
  findLetterOfMessage,
  findOpenOf,
  insertReport,
  setDelivery,
  wasDeliveredSince,
} from '../data/correspondence/delivery.ts'
import { findLetter, findLetterForUpdate, type LetterRow } from '../data/correspondence/letter.ts'
import { tellContacts } from '../data/correspondence/messenger-news.ts'
import { clearUnreachable, markUnreachable } from '../data/correspondence/unreachable-address.ts'
import type { Tx } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import type { Services } from '../services.ts'
import { alertStaff } from '../staff/alert/alert.ts'
import { readReplyAddress } from './reply-address.ts'
import { resendReturned } from './resend.ts'

type Taking = Pick<Services, 'db' | 'boss' | 'random' | 'documentKey'>

export type LetterReport = {
  /** The sender's id of the report, for deduplication; at most 200 characters. */
  id: string
  /** The letter: by id from an unguessable address, or by message id and recipient from a signed report. */
  letter: { id: string } | { messageId: string; recipient: string }
  outcome: DeliveryState
  /** An RFC 3463 status code: '5.1.1'. */
  code: string | null
  /** Never later than `now`. */
  at: Date
}

/** Unknown: not our letter, or erased. */
export type Taken = 'taken' | 'repeated' | 'unknown'

async function findReported(tx: Tx, { letter }: LetterReport): Promise<LetterRow | undefined> {
  if ('id' in letter) return findLetter(tx, letter.id)
  const id = await findLetterOfMessage(tx, letter.messageId)
  const found = id === null ? undefined : await findLetter(tx, id)
  // Message ids can be guessed, and another installation uses the same ones.
  return found && foldEmail(found.recipient) === foldEmail(letter.recipient) ? found : undefined
}

/**
 * Applies a delivery report with all its consequences: the letter's state, reachability of the
 * address, the application's history, an alert. Once per report, in any order.
 */
export function takeReport(services: Taking, report: LetterReport, now: Date): Promise<Taken> {
  const at = report.at > now ? now : report.at
  return inTransaction(services.db, async (tx) => {
    const found = await findReported(tx, report)
    if (!found) return 'unknown'
    const address = foldEmail(found.recipient)
    const open = await findOpenOf(tx, address)
    const own = found.applicationId === null ? [] : [found.applicationId]
    await lockApplications(tx, [...new Set([...own, ...open])])
    const letter = await findLetterForUpdate(tx, found.id)
    if (!letter) return 'unknown'
    if (!(await insertReport(tx, report.id, now))) return 'repeated'
    const { outcome, code } = report
    const delivery = afterNews(letter.delivery, outcome)
    if (delivery === letter.delivery) return 'taken'
    await setDelivery(tx, letter.id, { delivery, deliveryAt: at, deliveryCode: code })
    if (letter.applicationId !== null) await tellThread(tx, letter.applicationId)
    if (outcome === 'delivered') await clearUnreachable(tx, address, at)
    if (outcome === 'bounced' || outcome === 'complained') {
      await follow(tx, services, letter, { outcome, code, at, now })
    }
    return 'taken'
  })
}

type Bad = { outcome: 'bounced' | 'complained'; code: string | null; at: Date; now: Date }

async function follow(tx: Tx, services: Taking, letter: LetterRow, news: Bad): Promise<void> {
  const { outcome, code, at, now } = news
  const address = foldEmail(letter.recipient)
  if (outcome === 'complained' || (await isAtFault(tx, address, news))) {
    await markUnreachable(tx, { address, reason: outcome, letterId: letter.id, since: at })
  }
  const { applicationId } = letter
  if (applicationId === null) return
  const application = await findApplicationById(tx, applicationId)
  if (!application || application.erasedAt) return
  const { contactEmail, assignedTo } = application
  if (foldEmail(contactEmail) !== address) {
    // Sent before the address was corrected.
    const by = { actor: 'system', staffId: null, now } as const
    if (outcome === 'bounced')
      await resendReturned(tx, services, { applicationId, nextRecipient: contactEmail }, by)
    return
  }
  const told =
    outcome === 'bounced'
      ? await tellContacts(tx, services, {
          // A copy is no new news.
          ...{ letter: { id: letter.copyOf ?? letter.id, kind: letter.kind } },
          ...{ applicationId, now, isReturned: true },
        })
      : []
  const note = [letter.kind, outcome, code ?? '', ...told].join(' ').trimEnd()
  const event = { applicationId, at: now, kind: 'letter-returned', actor: 'system', note } as const
  await recordEvent(tx, event)
  await alertStaff(tx, services, { kind: 'letter-returned', to: assignedTo, applicationId, now })
}

/** A bounce counts against its address unless a later letter arrived. */
async function isAtFault(tx: Tx, address: string, { code, at }: Bad): Promise<boolean> {
  return isAddressAtFault(code) && !(await wasDeliveredSince(tx, address, at))
}

export type MailReport = {
  /** A unique id of the e-mail, such as the hash of its Message-ID; at most 150 characters. */
  id: string
  /** The recipients by the mailbox or mail service (Delivered-To, To). */
  addresses: readonly string[]
  parts: ReportParts
  /** Time of arrival. */
  at: Date
}

/**
 * Handles an e-mail that reports on a letter; null if it is no report or names no letter, for the
 * caller to handle. Accepted only if sent to the letter's own return path, or quoting it: that
 * address is unguessable, unlike a message id.
 */
export async function takeMailReport(
  services: Taking & Pick<Services, 'linkKey' | 'inboxAddress'>,
  { id, addresses, parts, at }: MailReport,
  now: Date,
): Promise<Taken | null> {
  const news = newsOf(readDeliveryReport(parts))
  const { linkKey, inboxAddress } = services
  if (!news || inboxAddress === null) return null
  const letter = [...addresses, ...quotedReturnPaths(parts)]
    .map((address) => readReplyAddress(linkKey, inboxAddress, address))
    .find((subject) => subject?.of === 'letter')
  if (letter?.of !== 'letter') return null
  return takeReport(services, { ...news, id: `mail ${id}`, letter: { id: letter.id }, at }, now)
}
